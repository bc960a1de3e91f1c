import GeneratorTesting
import LensGenCore
import Testing

/// Tests the defaults of parameters that are functions.
@Suite struct FunctionDefaultTests {
  private func generated(_ emissions: Set<Emission>, _ snippet: String) -> Generated {
    Generated(snippet, by: Generator(emitting: emissions))
  }

  /// One closure does not cost a type its factory.
  @Test func aFunctionHasADefault() throws {
    let snippet = """
      struct User { let name: String }
      @MainActor final class Screen {}
      struct Actions {
        let tap: () -> Void
        var load: @Sendable (_ id: Int, String) async throws -> User
        let isOpen: @MainActor (Screen) -> Bool
        let next: ((Int) -> User?)
        let names: @Sendable () throws -> [Screen]
      }
      enum Event { case closed(then: @MainActor @Sendable () async -> Void) }
      """
    let generated = generated([.factories, .builders], snippet)
    func parameters(user: String, bool: String, next: String) -> String {
      "tap: @escaping () -> Void = {}, load: @escaping @Sendable (_ id: Int, String) async throws "
        + "-> User = { _, _ in \(user) }, isOpen: @escaping @MainActor (Screen) -> Bool "
        + "= { _ in \(bool) }, next: @escaping ((Int) -> User?) = { _ in \(next) }, "
        + "names: @escaping @Sendable () throws -> [Screen] = { [] }"
    }
    let provided = parameters(user: ".provide()", bool: ".provide()", next: ".provide()")
    #expect(
      generated[in: "Factory where Provided == Actions"].heads
        == ["func provide(\(provided)) -> Actions"])
    let built = parameters(user: ".build()", bool: "false", next: "nil")
    #expect(generated[in: "Actions"].heads == ["func build(\(built)) -> Self"])
    #expect(generated[in: "Event: Providable"].first?.code == [".closed(then: {})"])
    #expect(
      try Compiler.complaints(about: snippet, "import FactoryProvider\n" + generated.text) == [])
  }

  @Test func aFunctionThatGivesAnOptionalIsNone() {
    #expect(
      generated([.builders], "struct C { var load: (Int) -> String?; var name: String }")
        .members.heads == [
          "func build(load: @escaping (Int) -> String? = { _ in nil }, name: String = \"\") -> Self"
        ])
  }
}
