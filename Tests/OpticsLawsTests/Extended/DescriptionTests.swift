import Foundation
import Optics
import OpticsLaws
import Testing

/// Tests the text of a failing check.
@Suite struct DescriptionTests {
  private let clamping = Lens<User, Int>(
    getter: { $0.age },
    setter: { age, user in User(first: user.first, last: user.last, age: min(age, 130)) })

  @Test func lens() {
    let users = [User(first: "Ann", last: "Lee", age: 30)]
    let thrown = #expect(throws: LawViolations.self) {
      try checkLaws(
        of: clamping, wholes: users, parts: [0, 131], fileID: "Tests/Lens.swift", line: 7)
    }
    #expect(
      thrown?.description == """
        Lens<User, Int> breaks setGet: get(set(a, whole)) == a
          whole:    User(first: "Ann", last: "Lee", age: 30, changes: 0)
          a:        131
          expected: 131
          actual:   130
          checked:  Tests/Lens.swift:7
        """)
  }

  @Test func prism() {
    let width = Prism<Shape, Int>(
      extract: { if case .rectangle(let width, _) = $0 { width } else { nil } },
      embed: { .rectangle(width: $0, height: 0) })
    let thrown = #expect(throws: LawViolations.self) {
      try checkLaws(of: width, seed: 7, fileID: "Tests/Prism.swift", line: 8)
    }
    #expect(
      thrown?.description == """
        Prism<Shape, Int> breaks extractEmbed: extract(whole).map(embed) ?? whole == whole
          whole:    .rectangle(width: 0, height: 1)
          expected: .rectangle(width: 0, height: 1)
          actual:   .rectangle(width: 0, height: 0)
          replay:   seed: 72105175
          checked:  Tests/Prism.swift:8
        """)
  }

  @Test func traversal() {
    let skipping = Traversal<[Int], Int>(
      forEach: { whole, visit in whole.forEach(visit) },
      modify: { whole, body in
        for index in whole.indices.dropLast() { body(&whole[index]) }
      })
    let thrown = #expect(throws: LawViolations.self) {
      try checkLaws(of: skipping, seed: 7, size: 5, fileID: "Tests/Each.swift", line: 9)
    }
    #expect(
      thrown?.description == """
        Traversal<Array<Int>, Int> breaks modifyAll: all(modifying(whole, f)) == all(whole).map(f)
          whole:    [1]
          f:        { $0 == 1 ? 0 : 0 }
          expected: [0]
          actual:   [1]
          replay:   seed: 3868737664, size: 5
          checked:  Tests/Each.swift:9
        """)
  }

  @Test func severalLaws() {
    let thrown = #expect(throws: LawViolations.self) { try checkLaws(of: clamping) }
    let texts = thrown?.violations.map(\.description) ?? []
    #expect(texts.count == 2)
    #expect(thrown?.description == texts.joined(separator: "\n\n"))
  }

  @Test func namesTheCaller() {
    let thrown = #expect(throws: LawViolations.self) { try checkLaws(of: clamping) }
    #expect(thrown?.violations.first?.location == "\(#fileID):\(#line - 1)")
  }

  @Test func equations() {
    #expect(Set(Law.allCases.map(\.equation)).count == Law.allCases.count)
  }

  /// A report names the seed of its case, which replays that case first.
  @Test func replay() throws {
    for seed in 0..<20 as Range<UInt64> {
      for found in violations(try checkLaws(of: clamping, seed: seed, fileID: "F", line: 1)) {
        let text = try #require(found.replay)
        let printed = try #require(UInt64(text.dropFirst("seed: ".count)))
        let replayed = violations(
          try checkLaws(of: clamping, cases: 1, seed: printed, fileID: "F", line: 1))
        #expect(replayed.map(\.description).contains(found.description))
      }
      #expect(
        violations(try checkLaws(of: clamping, seed: seed, fileID: "F", line: 1))
          == violations(try checkLaws(of: clamping, seed: seed, fileID: "F", line: 1)))
    }
  }

  /// The order of a set differs between processes, so the report sorts it.
  @Test func sortedCollections() {
    struct Index: Equatable {
      var pages: [String: Set<Int>]
      var count: Int
    }
    let stuck = Lens<Index, Int>(getter: { $0.count }, setter: { _, index in index })
    let index = Index(pages: ["b": [3, 1, 2], "a": [], "c": [9, 8]], count: 0)
    let found = violations(try checkLaws(of: stuck, wholes: [index], parts: [1]))
    #expect(
      found[0].inputs[0].value
        == #"Index(pages: ["a": [], "b": [1, 2, 3], "c": [8, 9]], count: 0)"#)
  }

  @Test func values() {
    func text(_ shape: Shape?) -> String {
      let stuck = Lens<Shape?, Bool>(getter: { _ in false }, setter: { _, shape in shape })
      return violations(try checkLaws(of: stuck, wholes: [shape], parts: [true]))[0].inputs[0].value
    }
    #expect(text(nil) == "nil")
    #expect(text(.empty) == "Optional(.empty)")
    #expect(text(.circle(1)) == "Optional(.circle(1))")
    #expect(text(.text("a\n")) == #"Optional(.text("a\n"))"#)
    #expect(text(.rectangle(width: 1, height: 2)) == "Optional(.rectangle(width: 1, height: 2))")
  }
  /// Invisible characters are escaped, so that different texts look different.
  @Test func invisibleText() {
    func text<Value: Equatable & SendableMetatype>(_ value: Value) -> String {
      let stuck = Lens<Value, Bool>(getter: { _ in false }, setter: { _, whole in whole })
      return violations(try checkLaws(of: stuck, wholes: [value], parts: [true]))[0].inputs[0].value
    }
    #expect(text("a\u{200D}\u{A0}\u{FEFF}b") == #""a\u{200D}\u{A0}\u{FEFF}b""#)
    #expect(text(["e\u{200D}" as Character]) == #"["e\u{200D}"]"#)
    #expect(text(["a", "\n", "\u{301}"] as [Unicode.Scalar]) == #"["a", "\n", "\u{0301}"]"#)
    #expect(text(Data([1, 255])) == "[1, 255]")
  }

  /// The description of a date omits fractions of a second.
  @Test func descriptionsThatHideTheDifference() throws {
    struct Meeting: Equatable {
      var title: String
      var start: Date
    }
    let whole = Lens<Meeting, Date>(
      getter: { $0.start },
      setter: { start, meeting in
        let seconds = start.timeIntervalSinceReferenceDate.rounded(.down)
        return Meeting(
          title: meeting.title, start: Date(timeIntervalSinceReferenceDate: seconds))
      })
    let half = Date(timeIntervalSinceReferenceDate: 0.5)
    let found = violations(
      try checkLaws(
        of: whole, wholes: [Meeting(title: "a", start: half)], parts: [half],
        fileID: "Tests/Date.swift", line: 10))
    #expect(
      try #require(found.first { $0.law == .setGet }).description == """
        Lens<Meeting, Date> breaks setGet: get(set(a, whole)) == a
          whole:    Meeting(title: "a", start: Date(timeIntervalSinceReferenceDate: 0.5))
          a:        Date(timeIntervalSinceReferenceDate: 0.5)
          expected: Date(timeIntervalSinceReferenceDate: 0.5)
          actual:   Date(timeIntervalSinceReferenceDate: 0.0)
          checked:  Tests/Date.swift:10
        """)
  }

  @Test func objects() {
    let node = Node(name: "a", next: Node(name: "b", next: nil))
    node.next?.next = node
    let renamed = Lens<Node, String>(
      getter: { $0.name }, setter: { name, node in Node(name: "", next: node) })
    let found = violations(try checkLaws(of: renamed, wholes: [node], parts: ["c"]))
    #expect(
      found[0].expected
        == #"Node(name: "a", next: Optional(Node(name: "b", next: Optional(Node(…)))))"#)
  }
}

private class Named: @unchecked Sendable {
  let name: String

  init(name: String) {
    self.name = name
  }
}

private final class Node: Named, Equatable, @unchecked Sendable {
  var next: Node?

  init(name: String, next: Node?) {
    self.next = next
    super.init(name: name)
  }

  static func == (one: Node, other: Node) -> Bool { one.name == other.name }
}
