import Testing

@testable import SwiftModule

/// The module's own name, as its files tell it.
@Suite struct ModuleNameTests {
  private func moduleName(_ text: String) -> String? { Snippet(text).module.moduleName }

  @Test func itStandsBeforeTypesOfTheModuleOnly() {
    #expect(moduleName("struct A { var b: Own.B }; struct B {}") == "Own")
    #expect(moduleName("protocol A { associatedtype B: Own.B }; protocol B {}") == "Own")
    #expect(moduleName("struct A { var b: Own.B; var c: Own.C }; struct B {}") == nil)
    #expect(moduleName("struct A { var b: Own.B; var c: Own }; struct B {}") == nil)
    #expect(moduleName("import Own; struct A { var b: Own.B }; struct B {}") == nil)
    #expect(moduleName("struct Own { struct B {} }; struct A { var b: Own.B }; struct B {}") == nil)
  }
}
