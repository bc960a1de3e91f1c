import Optics
import OpticsLaws
import Testing

/// Tests the reports of changes that find no part.
@Suite struct ReportingMissingPartsTests {
  @Test func changesThatFindNoPart() {
    let messages = Messages()
    reportingMissingParts(to: messages.add) {
      _ = [] |> [Int]._first *~ 1
      _ = [] |> [Int]._first %~ { $0 + 1 }
      _ = [Int]._first.set(1, [])
      _ = [Int]._each.modifying([]) { $0 + 1 }
      _ = [[], [1]] |> [[Int]]._first %~ ([Int]._first *~ 1)
    }
    #expect(messages.all == Array(repeating: "missing part: no Int in []", count: 5))
  }

  @Test func changesThatFindAPart() {
    let messages = Messages()
    reportingMissingParts(to: messages.add) {
      _ = [1] |> [Int]._first *~ 2 |> [Int]._each %~ { $0 + 1 }
      // Of several parts, each need not have the next one.
      _ = [[], [1]] |> [[Int]]._each._first *~ 2
    }
    #expect(messages.all.isEmpty)
  }

  /// Verbs whose result says whether they found a part.
  @Test func changesThatAnswer() {
    let messages = Messages()
    var numbers: [Int] = []
    reportingMissingParts(to: messages.add) {
      #expect([Int]._first.settingIfPresent(1, numbers) == nil)
      #expect([Int]._each.modify(&numbers) { $0 += 1 } == 0)
      #expect(!([Int]._first.set(1, in: &numbers)))
    }
    #expect(messages.all.isEmpty)
  }

  @Test func changesElsewhere() async {
    let messages = Messages()
    await reportingMissingParts(to: messages.add) {
      await Task { _ = [Int]._first.set(1, []) }.value
      await Task.detached { _ = [Int]._first.set(2, []) }.value
    }
    _ = [Int]._first.set(3, [])
    #expect(messages.all.count == 1)
  }

  @Test func errorsPass() {
    #expect(throws: CancellationError.self) {
      try reportingMissingParts(to: { _ in }) { throw CancellationError() }
    }
  }

  @Test func asyncChanges() async {
    let messages = Messages()
    let changed = await reportingMissingParts(to: messages.add) {
      await [Int]._first.modifying([]) { number in
        await Task.yield()
        return number
      }
    }
    #expect(changed.isEmpty)
    #expect(messages.all == ["missing part: no Int in []"])
  }
}

/// The messages; no test reports on two threads at a time.
private final class Messages: @unchecked Sendable {
  private(set) var all: [String] = []

  @Sendable func add(_ message: String) { all.append(message) }
}
