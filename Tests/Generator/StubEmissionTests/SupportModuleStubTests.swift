import GeneratorTesting
import LensGenCore
import SwiftModule
import Testing

/// Tests stubs in a module that several test targets share.
@Suite struct SupportModuleStubTests {
  private let generator: Generator

  init() {
    var generator = Generator(emitting: [.factories, .stubs])
    generator.settings.supportedImports = ["Model"]
    self.generator = generator
  }

  @Test(arguments: [[], ["-package-name", "other"]])
  func otherModulesUseTheStubs(_ options: [String]) throws {
    let model = """
      public struct User: Equatable, Sendable { public let id: Int; public init(id: Int) { self.id = id } }
      public protocol Store: Sendable {
        var count: Int { get }
        func user(id: Int) async throws -> User
      }
      """
    let user = """
      import FactoryProvider
      import Model
      import Support

      func use() -> [Any] {
        let store = StoreStub() |> StoreStub._count *~ { 3 }
        return [store.count, Factory<any Store>.provide().count]
      }
      """
    #expect(
      try SupportModule(of: model).complaints(by: generator, usedBy: user, options: options) == [])
  }

  @Test func aProtocolThatIsNotPublicAndAClassHaveNoStub() {
    let generated = Generated(
      """
      protocol A { func a() }
      // lens-gen: stub
      open class B { public init() {}; open func b() {} }
      """, by: generator)
    #expect(generated["AStub"] == nil && generated["BStub"] == nil)
    #expect(generated.messages.contains("skipped 'stub of A': not public"))
    #expect(generated.messages.contains { $0.contains("'stub of B'") && $0.contains("'open'") })
  }
}
