@testable import SwiftModule
import Testing

@testable import LensGenCore

/// The module's own name, as its files tell it.
@Suite struct OwnNameTests {
  private func ownName(_ text: String) -> String? { Snippet(text).module.ownName }

  @Test func itStandsBeforeTypesOfTheModuleOnly() {
    #expect(ownName("struct A { var b: Own.B }; struct B {}") == "Own")
    #expect(ownName("protocol A { associatedtype B: Own.B }; protocol B {}") == "Own")
    #expect(ownName("struct A { var b: Own.B; var c: Own.C }; struct B {}") == nil)
    #expect(ownName("struct A { var b: Own.B; var c: Own }; struct B {}") == nil)
    #expect(ownName("import Own; struct A { var b: Own.B }; struct B {}") == nil)
    #expect(ownName("struct Own { struct B {} }; struct A { var b: Own.B }; struct B {}") == nil)
  }
}
