import FactoryProvider
import Testing

/// Tests generated stubs.
@Suite struct StubTests {
  let katsuo = Member(name: "Katsuo", age: 11)
  let namihei = Member(name: "Namihei", age: 54)

  @Test func aClosureAnswers() throws {
    let store =
      Factory<MemberStoreStub>.provide()
      |> MemberStoreStub._allMembers *~ { [katsuo, namihei] in [katsuo, namihei] }
      |> MemberStoreStub._member *~ { id in Member(name: "\(id)", age: id) }
    #expect(store.allMembers() == [katsuo, namihei])
    #expect(try store.member(id: 3) == Member(name: "3", age: 3))
  }

  @Test func aLensLeavesTheOldStub() throws {
    let old = Factory<MemberStoreStub>.provide()
    let new = old |> MemberStoreStub._openConnection *~ { Connection() }
    #expect(old.openConnection() == nil)
    #expect(new.openConnection() != nil)
  }

  /// A requirement that may change the stub leaves it open to its answer.
  @Test func anAnswerSetsTheNextOne() throws {
    var stub = Factory<CautiousStub>.provide()
    var answers: [Int] = []
    stub.changeClosure = {
      answers.append(1)
      stub.changeClosure = { answers.append(2) }
    }
    stub.change()
    stub.change()
    #expect(answers == [1, 2])
  }

  @Test func closuresCanBeSetWithoutLenses() {
    var store = MemberStoreStub()
    store.allMembersClosure = { [katsuo] in [katsuo] }
    #expect(store.allMembers() == [katsuo])
  }

  @Test func theProtocolHasAFactory() throws {
    let store: any MemberStore = Factory<any MemberStore>.provide()
    #expect(store.openConnection() == nil)
    #expect(try store.count(in: "") == 0)
  }

  @Test func typesWithAFactoryNeedNoClosure() throws {
    let members = Factory<any Everything>.provide()
    #expect(try members.member(id: 1) == Factory<Member>.provide())
    #expect(members.allMembers() == [Factory<Member>.provide()])
  }

  @Test func protocolsWithAStubNeedNoClosure() throws {
    #expect(Factory<any Transport>.provide().store() is MemberStoreStub)
  }

  @Test func noncopyableValuesComeFromAClosure() throws {
    let counter =
      Factory<CounterStub>.provide()
      |> CounterStub._next *~ { Ticket(number: 3) }
      |> CounterStub._number *~ { ticket in ticket.number }
    #expect(counter.number(of: counter.next()) == 3)
    let error = #expect(throws: UnsetRequirement.self) { _ = try counter.nextIfOpen() }
    #expect(
      error?.description
        == "Counter.nextIfOpen() was used, but its closure in the stub is not set, and a type "
        + "that is not Copyable has no default; set the closure")
  }

  @Test func oneClosureImplementsCoincidingRequirements() {
    let calls = Recorder<Void>()
    let (bold, loaded) = BoldStub.withStatics(
      BoldStub.Statics._init *~ { _ in
        Factory<BoldStub>.provide() |> BoldStub._change *~ { calls.record(()) }
          |> BoldStub._load *~ { 7 }
      }
    ) {
      let bold = BoldStub(id: 1)
      bold.change()
      return (bold, bold.load())
    }
    #expect(loaded == 7)
    #expect((bold as any Bold).load() == 7)
    #expect(calls.count == 1)
  }

  @Test func restatedComparisonsCompareTheIdentity() {
    let stub = Factory<RankedStub>.provide()
    #expect(stub == Factory<RankedStub>.provide())
    #expect(stub < (stub |> RankedStub._stubIdentity *~ 1))
  }

  @Test func overloadsThatDifferInGenericsHaveAClosureEach() {
    let stub =
      Factory<RankedStub>.provide()
      |> RankedStub._rankValueString *~ { value in "hashable \(value)" }
      |> RankedStub._rankValueString2 *~ { value in "comparable \(value)" }
    #expect(stub.rank(AnyHashable(1)) == "hashable 1")
    #expect(stub.rank(Version(number: 2)) == "comparable Version(number: 2)")
  }

  @Test func aThrowingRequirementWithoutDefaultThrows() {
    let error = #expect(throws: UnsetRequirement.self) {
      try Factory<MemberStoreStub>.provide().connection(id: 1)
    }
    #expect(
      error?.description
        == "MemberStore.connection(id:) was used, but its closure in the stub is not set, and "
        + "'Connection' has no default; set the closure, or conform the type to Providable")
  }

  @Test func aRequirementWithoutDefaultTerminatesTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Factory<MemberStoreStub>.provide().connection()
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(message?.contains("MemberStore.connection() was used, but its closure") == true)
  }

  @Test func errorsAreThoseOfTheClosure() {
    let store =
      Factory<MemberStoreStub>.provide()
      |> MemberStoreStub._count *~ { .failure(NotFound(id: $0.count)) }
    #expect(throws: NotFound(id: 3)) { try store.count(in: "abc") }
  }
}

extension Member: Providable {
  static func provide() -> Member { Member(name: "provided", age: 0) }
}

/// Tests properties with setters, in structs and in classes.
@Suite struct StubPropertyTests {
  @Test func writtenValuesAreRead() {
    var log = Factory<LogStub>.provide() |> LogStub._level *~ { 3 }
    let old = log
    #expect(log.level == 3)
    log.level = 5
    #expect(log.level == 5)
    #expect(old.level == 3)
  }

  @Test func writtenValuesCanBeInspected() {
    let levels = Recorder<Int>()
    var log = Factory<LogStub>.provide() |> LogStub._setLevel *~ { levels.record($0) }
    log.level = 1
    log.level += 1
    #expect(levels.calls == [1, 2])
  }

  @Test func referencesShareAClass() {
    let clock = Factory<ClockStub>.provide() |> ClockStub._now *~ { 3 }
    let same: any Clock = clock
    same.now = 7
    #expect(clock.now == 7)
  }

  @Test func aLensMakesAnotherObjectOfAClass() {
    let ticks = Recorder<Void>()
    let old = Factory<ClockStub>.provide()
    let new = old |> ClockStub._tick *~ { ticks.record(()) }
    old.tick()
    #expect(ticks.count == 0)
    new.tick()
    #expect(ticks.count == 1)
    #expect(new !== old)
  }

  @Test func aSendableClassCanBeWrittenFromAllThreads() async {
    let levels = Recorder<Int>()
    let log = Factory<SharedLogStub>.provide() |> SharedLogStub._setLevel *~ { levels.record($0) }
    await withTaskGroup { group in
      for level in 0..<1000 { group.addTask { log.level = level } }
    }
    #expect(levels.calls.sorted() == Array(0..<1000))
    #expect(levels.calls.contains(log.level))
  }

  @Test @MainActor func membersOfTheMainActorStayThere() {
    let shown = Recorder<String>()
    var display = Factory<DisplayStub>.provide() |> DisplayStub._show *~ { shown.record($0) }
    display.show("a")
    display.title = "b"
    #expect(shown.calls == ["a"])
    #expect(display.title == "b")
  }

  @Test func subscriptsCallTheirClosures() {
    let written = Recorder<(String?, Int)>()
    let cache =
      Factory<CacheStub<Int, String>>.provide()
      |> CacheStub._subscript *~ { "value \($0)" }
      |> CacheStub._setSubscript *~ { written.record(($0, $1)) }
    cache[1] = "a"
    #expect(cache[2] == "value 2")
    #expect(written.calls.map(\.0) == ["a"])
    #expect(written.calls.map(\.1) == [1])
  }
}

/// Tests requirements that no closure type can express.
@Suite struct GenericStubTests {
  @Test func genericRequirementsReturnAnyType() throws {
    let paths = Recorder<String>()
    let transport =
      Factory<TransportStub>.provide()
      |> TransportStub._decode *~ { type, path in
        paths.record(path)
        return type == Int.self ? 3 : "text"
      }
    #expect(try transport.decode(Int.self, at: "a") == 3)
    #expect(try transport.decode(String.self, at: "b") == "text")
    #expect(paths.calls == ["a", "b"])
  }

  @Test func aReturnValueOfAnotherTypeTerminatesTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let transport = Factory<TransportStub>.provide() |> TransportStub._decode *~ { _, _ in "a" }
      _ = try transport.decode(Int.self, at: "")
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(
      message?.contains("closure for Transport.decode(_:at:) returned String; return Int") == true)
  }

  @Test func rethrowingRequirementsThrowTheErrorsOfTheirArgument() {
    let transport =
      Factory<TransportStub>.provide()
      |> TransportStub._each *~ { body in
        try body(1)
        try body(2)
        return 2
      }
    let numbers = Recorder<Int>()
    #expect(transport.each { numbers.record($0) } == 2)
    #expect(numbers.calls == [1, 2])
    #expect(throws: NotFound(id: 1)) { try transport.each { throw NotFound(id: $0) } }
  }

  @Test func primaryAssociatedTypesNameTheStub() {
    let cache: any Cache<Int, String> = Factory<any Cache<Int, String>>.provide()
    #expect(cache is CacheStub<Int, String>)
  }
}

@Suite struct RecorderTests {
  @Test func callsAreKeptInOrderUntilReset() {
    let recorder = Recorder<String>()
    recorder.record("a")
    recorder.record("b")
    #expect(recorder.calls == ["a", "b"])
    #expect(recorder.count == 2)
    recorder.reset()
    #expect(recorder.calls == [])
  }

  @Test(.timeLimit(.minutes(30))) func whatIsForgottenMayRecord() {
    let ends = Recorder<String>()
    let values = Recorder<AnyObject>()
    values.record(AtEnd { ends.record("\(values.count) left") })
    values.reset()
    #expect(ends.calls == ["0 left"])
  }

  @Test(.timeLimit(.minutes(30))) func whatIsReplacedMayUseTheStub() {
    let answers = SharedAnswers<AtEnd?>(nil)
    let ends = Recorder<Bool>()
    answers.update { $0 = AtEnd { ends.record(answers.value == nil) } }
    answers.update { $0 = nil }
    #expect(ends.calls == [true])
  }

  @Test func noCallIsLostAmongThreads() async {
    let recorder = Recorder<Int>()
    let log = Factory<LogStub>.provide() |> LogStub._write *~ { recorder.record($0.count) }
    await withTaskGroup { group in
      for _ in 0..<1000 { group.addTask { await log.write("abc") } }
    }
    #expect(recorder.calls == Array(repeating: 3, count: 1000))
  }

  /// Each task writes its own closure, which stands for all others that are set at the same time.
  @Test func noWriteIsLostAmongThreads() async {
    let answers = SharedAnswers([0, 0, 0, 0])
    await withTaskGroup { group in
      for index in 0..<4 {
        group.addTask { for _ in 0..<5000 { answers.update { $0[index] += 1 } } }
      }
    }
    #expect(answers.value == [5000, 5000, 5000, 5000])
  }
}

/// Calls a closure in its deinitializer.
private final class AtEnd {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  deinit { action() }
}
