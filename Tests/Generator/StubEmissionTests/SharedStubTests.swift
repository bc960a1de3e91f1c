import GeneratorTesting
import LensGenCore
import Testing

@testable import StubEmission
@testable import SwiftReading

/// Tests stubs whose copies share their closures.
@Suite struct SharedStubTests {
  private let protocols = """
    protocol Store {
      var name: String { get set }
      func all() -> [Int]
      static func make() -> Self
    }
    protocol Log: AnyObject { func write(_ line: String) }
    protocol Clock: Sendable { func now() async -> Int }
    protocol Key: Hashable { init(name: String) }
    protocol Pointers { func next(_ pointer: UnsafePointer<Int>) -> UnsafePointer<Int> }
    """

  private var shared: Generator {
    var generator = Generator(emitting: [.stubs])
    generator.stubs.sharesClosures = true
    return generator
  }

  @Test func eachClosureHasAProperty() {
    let text = Generated(protocols, by: shared).text
    for lines in [
      """
        var allClosure: () -> [Int] {
          get { self.answers.value.allClosure }
          nonmutating set { self.answers.update { $0.allClosure = newValue } }
        }
      """,
      """
        var writeClosure: (_ line: String) -> Void {
          get { self.answers.value.writeClosure }
          set { self.answers.update { $0.writeClosure = newValue } }
        }
      """,
      "    left.answers.value.stubIdentity == right.answers.value.stubIdentity\n",
      "  static func provide() -> Self { Self(answers: Answers()) }\n",
    ] {
      #expect(text.contains(lines))
    }
  }

  @Test func closuresAreSetAtAnyTime() throws {
    let use = """
      import FactoryProvider
      func use() async {
        let store = Factory<StoreStub>.provide()
        var copy: any Store = store
        store.allClosure = { [1] }
        copy.name = "a"
        _ = (copy.all(), store.name, store |> StoreStub._all *~ { [2] })
        LogStub().writeClosure = { _ in }
        let clock = ClockStub()
        await Task { clock.nowClosure = { 3 } }.value
        _ = KeyStub(name: "a") == KeyStub(name: "b")
      }
      """
    #expect(try complaints(about: use) == [])
  }

  @Test func theStubOfAProtocolThatIsNotSendableIsNotSendable() throws {
    let use = "func send(_ value: some Sendable) {}\nfunc use() { send(StoreStub()) }"
    let complaints = try complaints(about: use)
    #expect(complaints.contains { $0.contains("error: type 'StoreStub' does not conform") })
  }

  @Test func aRequirementMayTakeTheNameOfTheStorage() {
    let generated = Generated("protocol A { var answers: Int { get } }", by: shared)
    #expect(generated.text == "")
    #expect(generated.messages.first?.contains("'answers'") == true)
    #expect(
      Generated("protocol A { var answers: Int { get } }", by: Generator(emitting: [.stubs]))
        .messages == [])
  }

  /// Returns the compiler's messages, in both language modes.
  private func complaints(about use: String) throws -> [String] {
    let output = shared.generate(from: [SourceFile(path: "A.swift", text: protocols)])
    return try Compiler.complaints(about: protocols, try #require(output.text), use)
  }
}
