import EmissionKernel
import GeneratorTesting
import LensGenCore
import StubEmission
import Testing

/// Tests stubs that record their calls.
@Suite struct RecordingStubTests {
  @Test func stubsRecordCallsOnRequest() throws {
    let snippet = """
      struct User { let name: String }
      protocol UserStore {
        var current: User? { get set }
        func all() throws -> [User]
        func save(_ user: User, as name: String, then: () -> Void) async
        func user(id: Int) -> User
        func edit(_ user: inout User, times: Int)
        func find<T: Equatable>(_ value: T, in users: [User]) -> Bool
      }
      protocol Log: AnyObject, Sendable { func write(_ line: String); var level: Int { get set } }
      @MainActor protocol Screen { func show(_ title: String) -> Int }
      """
    var generator = Generator(emitting: [.stubs])
    generator.stubs.recordsCalls = true
    generator.stubs.name = "Fake*"
    let generated = Generated(snippet, by: generator)
    #expect(generated.messages == [])
    #expect(generated["FakeUserStore"]?.head == "struct FakeUserStore: UserStore, RecordingStub")
    #expect(generated["stubCalls"]?.modifiers == ["fileprivate(set)"])
    #expect(
      generated["user"]?.code == [
        "self.stubCalls.record(\"UserStore.user(id:)\", id)", "return self.userClosure(id)",
      ])
    for (name, type, requirement) in [
      ("saveCalls", "(user: User, name: String)", "UserStore.save(_:as:then:)"),
      ("allCalls", "Void", "UserStore.all()"),
      ("editCalls", "Int", "UserStore.edit(_:times:)"),
      ("setCurrentCalls", "User?", "UserStore.current.set"),
    ] {
      #expect(generated[name]?.head == "var \(name): [\(type)]")
      #expect(generated[name]?.code == ["self.stubCalls.arguments(of: \"\(requirement)\")"])
    }
    #expect(
      generated["writeCalls"]?.code
        == ["self.answers.value.stubCalls.arguments(of: \"Log.write(_:)\")"])
    let use = """
      func use() {
        let store = FakeUserStore()
        _ = store.user(id: 3)
        let ids: [Int] = store.userCalls
        _ = (ids.count, store.saveCalls.last?.name, store.allCalls.isEmpty)
      }
      """
    #expect(
      try Compiler.complaints(about: snippet, "import FactoryProvider\n" + generated.text, use)
        == [])
  }
}
