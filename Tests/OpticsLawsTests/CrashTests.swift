import Foundation
import Optics
import OpticsLaws
import Testing

// Other systems have no exit tests.
#if os(macOS) || os(Linux)
  /// Tests what a check says if the program stops in it.
  ///
  /// Each test runs its check in a process of its own.
  @Suite struct CrashTests {
    /// Where the first case of the seed 0 crashes, and the first case whose integer is the largest.
    private static let first = "  case:     1\n  replay:   seed: 0\n  checked:  M/F.swift:1\n"
    private static let largest =
      "  case:     8\n  replay:   seed: 746756798\n  checked:  M/F.swift:1\n"

    @Test func property() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        try checkProperty(of: Int.self, fileID: "M/F.swift", line: 1) { $0 + 1 > $0 }
      }
      try expect(
        result,
        "crashed: the property holds for every Int\n\(Self.largest)  $0:       9223372036854775807\n"
      )
    }

    @Test func asyncProperty() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        try await checkProperty(of: Int.self, Bool.self, fileID: "M/F.swift", line: 1) {
          number, _ in
          await Task.yield()
          return number + 1 > number
        }
      }
      try expect(result, "\(Self.largest)  $0:       9223372036854775807\n  $1:       ")
    }

    /// Arbitrary numbers of cents overflow when the value is made.
    private struct Money: Equatable, Arbitrary {
      var cents: Int

      static var _cents: Lens<Money, Int> { Lens(\.cents) }

      static func arbitrary(using source: inout RandomSource) -> Money {
        Money(cents: .arbitrary(using: &source) * 100)
      }
    }

    @Test func generating() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        try checkLaws(of: Money._cents, fileID: "M/F.swift", line: 1)
      }
      try expect(
        result,
        """
        crashed: the laws of Lens<Money, Int>
        \(Self.first)  value:    crashed while it was generated

        """)
    }

    @Test func law() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let doubled = Lens<Int, Int>(getter: { $0 * 2 }, setter: { part, _ in part / 2 })
        try checkLaws(of: doubled, fileID: "M/F.swift", line: 1)
      }
      try expect(
        result, "crashed: the laws of Lens<Int, Int>, getSet: set(get(whole), whole) == whole\n")
      try expect(result, "  whole:    ")
    }

    /// A difference of positions overflows, as in the indices of public packages.
    private struct Position: Comparable, Arbitrary {
      var offset: Int

      static func < (one: Position, other: Position) -> Bool { one.offset - other.offset < 0 }

      static func arbitrary(using source: inout RandomSource) -> Position {
        Position(offset: .arbitrary(using: &source))
      }
    }

    @Test func comparison() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        try checkComparable(Position.self, fileID: "M/F.swift", line: 1)
      }
      try expect(result, "crashed: the laws of Position: Comparable, ")
      try expect(result, "\n  replay:   seed: ")
      try expect(result, "  checked:  M/F.swift:1\n  a:        Position(offset: ")
    }

    /// A comparison with a tolerance overflows.
    private struct Height: Hashable, Arbitrary {
      var meters: Int

      static func == (one: Height, other: Height) -> Bool { abs(one.meters - other.meters) < 2 }
      func hash(into hasher: inout Hasher) {}

      static func arbitrary(using source: inout RandomSource) -> Height {
        Height(meters: .arbitrary(using: &source))
      }
    }

    @Test func equality() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        try checkHashable(Height.self, fileID: "M/F.swift", line: 1)
      }
      try expect(result, "crashed: the laws of Height: Hashable, ")
      try expect(result, "  checked:  M/F.swift:1\n  a:        Height(meters: ")
    }

    @Test func samples() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let next = Lens<Int, Int>(getter: { $0 + 1 }, setter: { part, _ in part - 1 })
        try checkLaws(of: next, wholes: [1, .max], parts: [5], fileID: "M/F.swift", line: 1)
      }
      try expect(
        result,
        """
          case:     2
          checked:  M/F.swift:1
          whole:    9223372036854775807
          a:        5
          b:        5

        """)
    }

    @Test func invariant() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        try checkInvariant(of: { $0 += $1 }, from: 0, actions: Int.self) { _ in true }
      }
      try expect(result, "crashed: the invariant holds after every list of Int\n")
      try expect(result, "\n  actions:  [")
    }

    @Test func frame() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let user = User(first: "", last: "", age: 0)
        try checkIgnores(User._age, in: user) { $0.age + 1 == .min }
      }
      try expect(result, "crashed: the result does not depend on \(User._age)\n")
      try expect(result, "\n  part:     9223372036854775807\n")
    }

    /// A crash for the given value comes before the first case.
    @Test func frameOfGivenValue() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let user = User(first: "", last: "", age: .max)
        try checkIgnores(User._age, in: user, fileID: "M/F.swift", line: 1) { $0.age + 1 }
      }
      let awaited = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let user = User(first: "", last: "", age: .max)
        try await checkIgnores(User._age, in: user, fileID: "M/F.swift", line: 1) {
          await Task.yield()
          return $0.age + 1
        }
      }
      for result in [result, awaited] {
        try expect(
          result,
          """
          crashed: the result does not depend on \(User._age)
            case:     0
            checked:  M/F.swift:1
            part:     9223372036854775807

          """)
      }
    }

    @Test func changes() async throws {
      struct Count: Equatable {
        var number: Int
        static func == (one: Count, other: Count) -> Bool { one.number + 1 == other.number + 1 }
      }
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        try checkChanges(
          only: Lens(\Count.number), from: Count(number: 3), to: Count(number: .max),
          fileID: "M/F.swift", line: 1)
      }
      try expect(
        result,
        """
        crashed: only some parts of Count changed
          case:     1
          checked:  M/F.swift:1
          before:   Count(number: 3)
          after:    Count(number: 9223372036854775807)

        """)
    }

    @Test func overflowingStack() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        func depth(_ number: Int) -> Int { number == -1 ? 0 : depth(number &+ 2) &+ 1 }
        try checkProperty(of: Int.self) { depth($0) > 0 }
      }
      try expect(result, "crashed: the property holds for every Int\n")
    }

    @Test func otherThread() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        try checkProperty(of: Int.self) { number in
          let thread = Thread { _ = number + 1 }
          thread.start()
          while !thread.isFinished { usleep(1000) }
          return true
        }
      }
      try expect(result, "\n  $0:       9223372036854775807\n")
    }

    /// A description that crashes, too, does not hide how to replay the case.
    @Test func crashingDescription() async throws {
      struct Loud: Arbitrary, CustomStringConvertible {
        var description: String { fatalError("no description") }
        static func arbitrary(using source: inout RandomSource) -> Loud { Loud() }
      }
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        try checkProperty(of: Loud.self, fileID: "M/F.swift", line: 1) { _ in fatalError("stop") }
      }
      try expect(result, "crashed: the property holds for every Loud\n\(Self.first)")
    }

    /// A value that no longer works, as after a bad index, still shows what it stores.
    @Test func crashingElements() async throws {
      struct Ring: Arbitrary, RangeReplaceableCollection {
        struct Marked: CustomReflectable { var customMirror: Mirror { fatalError("no mirror") } }
        enum End: CustomStringConvertible {
          case open
          var description: String { fatalError("no description") }
        }

        var head = 3
        var names = ["Ann": [1.5]]
        var marked: Marked? = Marked()
        var end = End.open

        var startIndex: Int { fatalError("no index") }
        var endIndex: Int { fatalError("no index") }
        subscript(index: Int) -> Int { fatalError("no element") }
        func index(after index: Int) -> Int { fatalError("no index") }
        mutating func replaceSubrange(_: Range<Int>, with _: some Collection<Int>) {}
        static func arbitrary(using source: inout RandomSource) -> Ring { Ring() }
      }
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        try checkProperty(of: Ring.self, fileID: "M/F.swift", line: 1) { $0.isEmpty }
      }
      try expect(
        result,
        """
        crashed: the property holds for every Ring
        \(Self.first)  $0:       Ring(head: 3, names: ["Ann": [1.5]], marked: Optional(Marked(…)), end: End(…))

        """)
    }

    /// A counterexample whose text cannot be made is reported as a crash.
    @Test func crashingCounterexample() async throws {
      struct Loud: Arbitrary, Equatable, CustomStringConvertible {
        var description: String { fatalError("no description") }
        static func arbitrary(using source: inout RandomSource) -> Loud { Loud() }
        static func == (one: Loud, other: Loud) -> Bool { false }
      }
      let property = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        try checkProperty(of: Loud.self, fileID: "M/F.swift", line: 1) { _ in false }
      }
      try expect(
        property, "crashed: the property holds for every Loud\n\(Self.first)  $0:       Loud()\n")
      let laws = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        try checkEquatable(Loud.self, fileID: "M/F.swift", line: 1)
      }
      try expect(laws, "crashed: the laws of Loud: Equatable, ")
      try expect(laws, "\(Self.first)  a:        Loud()\n")
    }

    /// So does a value whose description does not end.
    @Test func endlessDescription() async throws {
      struct Loud: Arbitrary, CustomReflectable {
        var customMirror: Mirror {
          while true { sleep(60) }
        }
        static func arbitrary(using source: inout RandomSource) -> Loud { Loud() }
      }
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        try checkProperty(of: Loud.self, fileID: "M/F.swift", line: 1) { _ in fatalError("stop") }
      }
      try expect(
        result, "crashed: the property holds for every Loud\n\(Self.first)  $0:       Loud(…)\n")
    }

    /// While a counterexample is simplified, a crash shows the simpler value, and the seed of the case.
    @Test func simplifying() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        try checkProperty(of: [Int].self, seed: 3) { numbers in
          if numbers.count == 1 { fatalError("one") }
          return numbers.count < 2
        }
      }
      try expect(result, "\n  $0:       [")
    }

    /// A check that has ended is not reported, and the signal ends the program as ever.
    @Test func afterTheCheck() async throws {
      let result = await #expect(
        processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
      ) {
        try checkProperty(of: Int.self) { $0 == $0 }
        abort()
      }
      let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(!text.contains("crashed"), "\(text)")
    }

    private func expect(_ result: ExitTest.Result?, _ part: String) throws {
      let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(text.contains(part), "\(text)")
    }
  }
#endif
