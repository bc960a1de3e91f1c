import GeneratorTesting
import LensGenCore
import Testing

/// Generic methods whose values cannot become `Any`, because they cannot be copied, or do not escape.
@Suite struct ConfinedTypeTests {
  private static let declarations = """
    struct Own<R>: ~Copyable { let r: R }
    struct Maybe<R: ~Copyable>: ~Copyable { let r: Int }
    extension Maybe: Copyable where R: Copyable {}
    typealias Owned<R> = Own<R>
    typealias View<T> = Span<T>
    """

  @Test func theirStubsAreSkipped() {
    for requirement in [
      "func f<R>(_ n: consuming Own<R>)", "func f<R>(_ r: R) -> Own<R>",
      "func f<T>(_ s: Span<T>)", "func f<T>(_ s: View<T>)", "func f<R>(_ n: consuming Owned<R>)",
      "func f<R>(_ n: consuming Own<R>?)", "func f<T>(_ s: Swift.Span<T>)",
      "func f<T>(_ s: Swift::Span<T>)", "func f<R>(_ r: R) -> Owned<R>?",
    ] {
      let generated = Generated(
        "\(Self.declarations)\nprotocol P { \(requirement) }", by: Generator(emitting: [.stubs]))
      #expect(generated.text == "", "\(requirement)")
      #expect(
        generated.messages.first?.hasSuffix(
          "a closure cannot take or return a generic type that is not 'Copyable' and 'Escapable'; "
            + "move the requirement to another protocol") == true, "\(generated.messages)")
    }
  }

  @Test func othersCompile() throws {
    let model = CompiledModel(
      Self.declarations,
      """
      protocol P {
        func f<R>(_ n: Maybe<R>) -> Maybe<R>
        func g<R>(_ body: @escaping (borrowing Own<R>) -> Void)
        func h<T>(_ s: [T]) -> T?
      }
      """)
    let found = try model.complaints(by: Generator(emitting: [.stubs]), languageModes: [6])
    #expect(found == [])
  }
}
