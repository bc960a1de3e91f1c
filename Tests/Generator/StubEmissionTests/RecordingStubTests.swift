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
    for line in [
      "struct FakeUserStore: UserStore, RecordingStub {",
      "  fileprivate(set) var stubCalls = StubCalls()\n",
      "    self.stubCalls.record(\"UserStore.user(id:)\", id)\n    return self.userClosure(id)\n",
      "  var saveCalls: [(user: User, name: String)] {\n"
        + "    self.stubCalls.arguments(of: \"UserStore.save(_:as:then:)\")\n",
      "  var allCalls: [Void] {\n    self.stubCalls.arguments(of: \"UserStore.all()\")\n",
      "  var editCalls: [Int] {\n    self.stubCalls.arguments(of: \"UserStore.edit(_:times:)\")\n",
      "  var setCurrentCalls: [User?] {\n"
        + "    self.stubCalls.arguments(of: \"UserStore.current.set\")\n",
      "  var writeCalls: [String] {\n"
        + "    self.answers.value.stubCalls.arguments(of: \"Log.write(_:)\")\n",
    ] {
      #expect(generated.text.contains(line))
    }
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
