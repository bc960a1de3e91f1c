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
    for line in [
      "tap: @escaping () -> Void = {}",
      "load: @escaping @Sendable (_ id: Int, String) async throws -> User = { _, _ in .provide() }",
      "load: @escaping @Sendable (_ id: Int, String) async throws -> User = { _, _ in .build() }",
      "isOpen: @escaping @MainActor (Screen) -> Bool = { _ in false }",
      "names: @escaping @Sendable () throws -> [Screen] = { [] }",
      "    .closed(then: {})\n",
    ] {
      #expect(generated.text.contains(line))
    }
    #expect(
      try Compiler.complaints(about: snippet, "import FactoryProvider\n" + generated.text) == [])
  }

  @Test func aFunctionThatGivesAnOptionalIsNone() {
    let text = generated(
      [.builders], "struct C { var load: (Int) -> String?; var name: String }"
    ).text
    #expect(text.contains("load: @escaping (Int) -> String? = { _ in nil }"))
  }
}
