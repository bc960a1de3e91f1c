import Foundation
import Optics
import OpticsChanges
import OpticsLawsFoundation
import Testing

/// Tests what differs between two values, as a value.
@Suite struct ChangesTests {
  // MARK: Laws

  @Test func lawsOfArbitraryValues() throws {
    try checkProperty(of: Model.self, Model.self, cases: 60, size: 12) { try areLawful($0, $1) }
    try checkProperty(of: [Bool].self, [Bool].self, cases: 200) { try areLawful($0, $1) }
    try checkProperty(of: [String: [Int]?].self, [String: [Int]?].self, cases: 100) {
      try areLawful($0, $1)
    }
    try checkProperty(of: Payment.self, Payment.self, cases: 100) { try areLawful($0, $1) }
  }

  @Test func lawsOfEditedValues() throws {
    try checkProperty(of: Edit.self, cases: 60, size: 12) { try areLawful($0.old, $0.new) }
  }

  /// The changes turn the first value into the second and back, also after they were sent.
  private func areLawful<Value: Codable & Equatable>(_ old: Value, _ new: Value) throws -> Bool {
    let changes = try Changes(from: old, to: new)
    let sent = try JSONDecoder().decode(
      Changes<Value>.self, from: JSONEncoder().encode(changes))
    return try changes.isEmpty == (old == new) && changes.applied(to: old) == new
      && changes.inverted.applied(to: new) == old && changes.inverted.inverted == changes
      && sent == changes && sent.applied(to: old) == new && sent.description == changes.description
  }

  // MARK: Texts

  @Test func texts() throws {
    struct Pair<Key: Codable & Hashable>: Codable { var key: Key, value: [Int]? }
    let cases: [(text: String, changes: () throws -> String)] = [
      ("", { try text([1], [1]) }),
      ("Int: 1 → 2", { try text(1, 2) }),
      ("[1]: 2 → (none)", { try text([1, 2, 3], [1, 3]) }),
      ("[0]: (none) → 0", { try text([1, 3], [0, 1, 3]) }),
      ("[1]: 2 → 4\n[2]: (none) → 5", { try text([1, 2, 3], [1, 4, 5, 3]) }),
      // The index counts as of the changes before.
      ("[1]: 2 → (none)\n[2]: 4 → (none)", { try text([1, 2, 3, 4, 5], [1, 3, 5]) }),
      ("[2]: 3 → (none)\n[1]: 2 → (none)", { try text([1, 2, 3, 4], [1, 4]) }),
      ("[0]: 1 → (none)\n[3]: (none) → 5", { try text([1, 2, 3, 4], [2, 3, 4, 5]) }),
      (
        "key:      \"a\" → \"b\"\nvalue[0]: 1 → 2",
        { try text(Pair(key: "a", value: [1]), Pair(key: "b", value: [2])) }
      ),
      ("value: (none) → []", { try text(Pair(key: 1, value: nil), Pair(key: 1, value: [])) }),
      ("[0]: null → 1", { try text([nil] as [Int?], [1]) }),
      // Numbers and identifiers as names, other keys in quotes.
      (
        #"["a.b/~"]: 1 → 2"# + "\n" + #"[""]:      (none) → 3"#,
        {
          try text(["a.b/~": 1], ["a.b/~": 2, "": 3]).split(separator: "\n").sorted().reversed()
            .joined(separator: "\n")
        }
      ),
      ("[7]: \"a\" → \"b\"", { try text([7: "a"], [7: "b"]) }),
      ("[0][1]: 1 → 2", { try text([Model.Kind.first: 1], [.first: 2]) }),
      (
        #"[1]: (none) → ["second", 2]"#,
        {
          try text([Model.Kind.first: 1], [.first: 1, .second: 2])
        }
      ),
      (#"[1]: (none) → "b""#, { try text(["a", "c"] as Set, ["c", "b", "a"]) }),
      ("transfer._0: \"a\" → \"b\"", { try text(Payment.transfer("a"), .transfer("b")) }),
      (
        #"Payment: {"transfer": {"_0": "a"}} → {"cash": {}}"#,
        { try text(Payment.transfer("a"), .cash) }
      ),
      ("Double: nan → 0.5", { try text(Double.nan, 0.5) }),
      ("Float: 0.1 → 0.2", { try text(Float(0.1), 0.2) }),
      ("UInt64: 18446744073709551615 → 1", { try text(UInt64.max, 1) }),
    ]
    for (expected, changes) in cases { #expect(try changes() == expected) }
  }

  private func text<Value: Encodable>(_ old: Value, _ new: Value) throws -> String {
    try Changes(from: old, to: new).description
  }

  // MARK: Unusual values

  /// What has no JSON is changed all the same.
  @Test func numbers() throws {
    func check<Value: Codable>(_ old: Value, _ new: Value) throws {
      let changes = try Changes(from: old, to: new)
      #expect(changes.count == 1)
      #expect("\(try changes.applied(to: old))" == "\(new)")
      #expect("\(try changes.inverted.applied(to: new))" == "\(old)")
    }
    try check([Double.nan], [.infinity])
    try check([Float.greatestFiniteMagnitude], [.leastNonzeroMagnitude])
    try check(["a": Int64.min], ["a": .max])
    try check([Int64.max], [.max - 1])
    try check([UInt64.max], [.max - 1])
    let same: [(Double, EncodedValue)] = [
      (-0x1p63, .integer(.min)), (0x1p62, .integer(1 << 62)), (0x1p63, .unsigned(1 << 63)),
      (-0.0, 0),
    ]
    for (number, value) in same { #expect(.number(number) == value) }
    #expect(EncodedValue.number(0x1p64) != .unsigned(.max))
    #expect(EncodedValue.number(1.5) != 1)
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      try check([Int128.min], [.max])
    }
    #expect(try Changes(from: [Double.nan, 0], to: [.nan, -0]).isEmpty)
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "+∞", negativeInfinity: "-∞", nan: "NaN")
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "+∞", negativeInfinity: "-∞", nan: "NaN")
    let unusual = try Changes(from: [Double.nan], to: [.infinity])
    #expect(try decoder.decode(Changes<[Double]>.self, from: encoder.encode(unusual)) == unusual)
    // The sign of a zero beside a change stays.
    let zeros = try Changes(from: [-0.0, 1], to: [-0.0, 2]).applied(to: [-0.0, 1])
    #expect(zeros[0].sign == .minus)
  }

  @Test func classes() throws {
    class Animal: Codable {
      var name: String
      init(_ name: String) { self.name = name }
    }
    final class Dog: Animal {
      var tricks = [1]
      override init(_ name: String) { super.init(name) }
      private enum Name: CodingKey { case tricks }
      required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        tricks = try container.decode([Int].self, forKey: .tricks)
        try super.init(from: container.superDecoder())
      }
      override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        try container.encode(tricks, forKey: .tricks)
        try super.encode(to: container.superEncoder())
      }
    }
    let (old, new) = (Dog("Rex"), Dog("Max"))
    new.tricks = [1, 2]
    let changes = try Changes(from: old, to: new)
    #expect(changes.description == "super.name: \"Rex\" → \"Max\"\ntricks[1]:  (none) → 2")
    let changed = try changes.applied(to: old)
    #expect(changed !== old && changed.name == "Max" && changed.tricks == [1, 2])
  }

  /// A type may encode itself in any way that an encoder offers.
  @Test func containers() throws {
    enum Name: CodingKey { case first, second, third }
    struct Odd: Codable, Equatable {
      var a: Int
      var b: [String]
      init(_ a: Int, _ b: [String]) { (self.a, self.b) = (a, b) }
      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        let isMissing = try list.decodeNil()
        let inner = try list.nestedContainer(keyedBy: Name.self)
        a = try inner.decode(Int.self, forKey: .first)
        var words = try inner.nestedUnkeyedContainer(forKey: .second)
        b = []
        while !words.isAtEnd { b.append(try words.decode(String.self)) }
        #expect(isMissing)
        #expect(try inner.decodeNil(forKey: .third))
        var last = try list.nestedUnkeyedContainer()
        #expect(try last.decode(Int.self) == a)
        #expect(try Int(from: list.superDecoder()) == a)
        #expect(list.isAtEnd)
      }
      func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encodeNil()
        var inner = list.nestedContainer(keyedBy: Name.self)
        var last = list.nestedUnkeyedContainer()
        try last.encode(a)
        try a.encode(to: list.superEncoder())
        // A container may be written to later.
        try inner.encode(a, forKey: .first)
        var words = inner.nestedUnkeyedContainer(forKey: .second)
        for word in b { try words.encode(word) }
        try inner.encodeNil(forKey: .third)
      }
    }
    #expect(try areLawful(Odd(1, ["x"]), Odd(2, ["x", "y"])))
    #expect(try text(Odd(1, []), Odd(1, ["y"])) == #"[1].second[0]: (none) → "y""#)
  }

  /// A JSON document keeps the form that its encoder gave it.
  @Test func documents() throws {
    struct Event: Codable {
      var startsAt: Date
      var tags: [String]?
    }
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.keyEncodingStrategy = .convertToSnakeCase
    func document(_ event: Event) throws -> EncodedValue {
      try JSONDecoder().decode(EncodedValue.self, from: encoder.encode(event))
    }
    let old = try document(Event(startsAt: Date(timeIntervalSince1970: 0)))
    let new = try document(Event(startsAt: Date(timeIntervalSince1970: 60), tags: ["a"]))
    let changes = try Changes(from: old, to: new)
    #expect(
      changes.description == """
        starts_at: "1970-01-01T00:00:00Z" → "1970-01-01T00:01:00Z"
        tags:      (none) → ["a"]
        """)
    #expect(try changes.applied(to: old) == new)
  }

  // MARK: Application to another value

  @Test func otherValues() throws {
    let raise = try Changes(
      from: ["a": [1, 2], "b": [3]], to: ["a": [1, 4], "b": [3]])
    #expect(try raise.applied(to: ["a": [7, 2, 9], "c": []]) == ["a": [7, 4, 9], "c": []])
  }

  @Test func conflicts() throws {
    func check<Value: Codable>(
      _ old: Value, _ new: Value, on other: Value, _ text: String, line: Int = #line
    ) throws {
      let changes = try Changes(from: old, to: new)
      let found = #expect(throws: ChangeConflict.self, "line \(line)") {
        try changes.applied(to: other)
      }
      #expect(found?.description == text)
    }
    try check(1, 2, on: 3, "the value is 3, and was 1 before the change")
    try check(["a": 1], ["a": 2], on: ["a": 5], "a is 5, and was 1 before the change")
    try check(["a": 1], ["a": 2], on: [:], "a is (none), and was 1 before the change")
    try check(["a": 1], [:], on: ["a": 5], "a is 5, and was 1 before the change")
    try check(
      ["b": 0], ["a": 1, "b": 0], on: ["a": 5], "a is 5, and was (none) before the change")
    try check([1, 2], [1], on: [1], "[1] is (none), and was 2 before the change")
    try check([1, 2], [1, 2, 3], on: [1], "[2] is (none), and was (none) before the change")
    try check([[1]], [[2]], on: [], "[0][0] is (none), and was 1 before the change")
    try check(
      Payment.transfer("a"), .transfer("b"), on: .cash,
      #"transfer._0 is (none), and was "a" before the change"#)
  }

  /// Of a dictionary whose keys are no texts, no entry gets lost.
  @Test func entryOfTheSameKey() throws {
    let changes = try Changes(from: [Model.Kind.first: 1], to: [.first: 1, .second: 2])
    #expect(try changes.applied(to: [.first: 7, .third: 3]) == [.first: 7, .second: 2, .third: 3])
    #expect(throws: DecodingError.self) { try changes.applied(to: [.first: 1, .second: 9]) }
  }

  /// A value that the type refuses is not made.
  @Test func refusedResult() throws {
    let changes = try Changes(from: ["a"], to: ["b"])
    let sent = try JSONDecoder().decode(
      Changes<[Model.Kind]>.self,
      from: Data(#"[{"op": "add", "path": "/0", "value": "fourth"}]"#.utf8))
    #expect(changes.count == 1)
    #expect(throws: DecodingError.self) { try sent.applied(to: []) }
  }

  // MARK: JSON Patch

  @Test func patch() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let changes = try Changes(
      from: ["a/b": [1, 2], "~1": []], to: ["a/b": [3], "~1": [nil], "c": []])
    #expect(
      String(decoding: try encoder.encode(changes), as: UTF8.self)
        .replacingOccurrences(of: "},", with: "},\n") == """
          [{"op":"test","path":"/a~1b/0","value":1},
          {"op":"replace","path":"/a~1b/0","value":3},
          {"op":"test","path":"/a~1b/1","value":2},
          {"op":"remove","path":"/a~1b/1"},
          {"op":"add","path":"/c","value":[]},
          {"op":"add","path":"/~01/0","value":null}]
          """)
  }

  @Test(arguments: [
    #"[{"op": "replace", "path": "/a", "value": 1}]"#,
    #"[{"op": "remove", "path": "/a"}]"#,
    #"[{"op": "test", "path": "/b", "value": 1}, {"op": "remove", "path": "/a"}]"#,
    #"[{"op": "test", "path": "/a", "value": 1}]"#,
    #"[{"op": "test", "path": "/a", "value": 1}, {"op": "test", "path": "/a", "value": 1}]"#,
    #"[{"op": "test", "path": "/a", "value": 1}, {"op": "add", "path": "/a", "value": 1}]"#,
    #"[{"op": "move", "from": "/a", "path": "/b"}]"#,
    #"[{"op": "add", "path": "a", "value": 1}]"#,
    #"[{"op": "add", "path": "/a"}]"#,
  ])
  func otherPatches(patch: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Changes<[String: Int]>.self, from: Data(patch.utf8))
    }
  }

  // MARK: Edits

  @Test func edits() throws {
    var list = Edited(numbers: [1, 2])
    let changes = try list.recordChanges { $0.numbers[0] = 5 }
    #expect(changes.description == "numbers[0]: 1 → 5")
    #expect(list == Edited(numbers: [5, 2]))
    struct Refused: Error {}
    #expect(throws: Refused.self) {
      try list.recordChanges {
        $0.numbers[0] = 9
        throw Refused()
      }
    }
    #expect(list == Edited(numbers: [5, 2]))
  }

  // MARK: Long lists

  @Test(.timeLimit(.minutes(1)))
  func longLists() throws {
    let list = Array(0..<20_000)
    var edited = list
    edited[5] = -1
    edited.remove(at: 19_990)
    edited.insert(-2, at: 10_000)
    let changes = try Changes(from: list, to: edited)
    #expect(
      changes.description == """
        [5]:     5 → -1
        [10000]: (none) → -2
        [19991]: 19990 → (none)
        """)
    #expect(try changes.applied(to: list) == edited)
    #expect(try changes.inverted.applied(to: edited) == list)
    let reversed = try Changes(from: list, to: list.reversed())
    #expect(reversed.count == 20_000)
    let grown = try Changes(from: list, to: list + list)
    #expect(grown.count == 20_000)
    #expect(try grown.inverted.applied(to: list + list) == list)
  }
}

/// A value, and what an edit makes of it.
private struct Edit: Arbitrary {
  let old: Model
  let new: Model

  static func arbitrary(using source: inout RandomSource) -> Edit {
    let old = Model.arbitrary(using: &source)
    return Edit(
      old: old, new: old.changed(to: .arbitrary(using: &source), using: &source))
  }
}

private struct Edited: Codable, Equatable {
  let numbers: [Int]
}

extension Edited: Editable {
  struct Draft: DraftProtocol {
    typealias _Whole = Edited
    var numbers: [Int]
  }
  static func _opened(_ whole: consuming Edited) -> Draft { Draft(numbers: whole.numbers) }
  static func _closed(_ draft: consuming Draft) -> Edited { Edited(numbers: draft.numbers) }
}
