import Optics
import Testing

/// Tests the laws of the standard optics, and their behavior when nothing matches.
@Suite struct StandardOpticsTests {
  @Test func optional() {
    expectLawful(Int?._some, wholes: [nil, 1, 2], parts: [1, 5])
    #expect(Optional<Int>._none.matches(nil))
    #expect(!Optional<Int>._none.matches(1))
    #expect(Optional<Int>._none.embed(()) == nil)
    #expect(Optional<Int>._none.set((), 1) == 1)
    #expect(Optional<Int?>._none.set((), .some(nil)) == .some(nil))
  }

  @Test func non() {
    expectLawful(Int?._non(0), wholes: [nil, 1, 2], parts: [0, 1, 5])
    #expect(Optional<Int>._non(0).embed(0) == nil)
    #expect(Optional<Int>._non(0).set(0, 3) == nil)
    let count = Iso<[String: Int], [String: Int]>.identity.at("a").non(0)
    expectLawful(count, wholes: [[:], ["a": 1], ["a": 2, "b": 3]], parts: [0, 1])
    #expect(count.set(0, ["a": 1]) == [:])
    #expect(count.modifying([:]) { $0 + 1 } == ["a": 1])
  }

  @Test func result() {
    typealias Outcome = Result<Int, Refusal>
    let wholes: [Outcome] = [.success(1), .success(2), .failure(Refusal(reason: 1))]
    expectLawful(Outcome._success, wholes: wholes, parts: [1, 7])
    expectLawful(
      Outcome._failure, wholes: wholes, parts: [Refusal(reason: 1), Refusal(reason: 2)])
  }

  @Test func elements() {
    let wholes = [[], [1], [1, 2], [3, 2, 1]]
    expectLawful([Int]._each, wholes: wholes, parts: [0, 1])
    expectLawful([Int]._first, wholes: wholes, parts: [0, 1])
    expectLawful([Int]._last, wholes: wholes, parts: [0, 1])
    for index in 0...2 { expectLawful([Int]._index(index), wholes: wholes, parts: [0, 1]) }
    for index in [-1, 3, .min, .max] {
      for whole in wholes {
        #expect(![Int]._index(index).matches(whole))
        #expect([Int]._index(index).set(9, whole) == whole)
      }
    }
    #expect([Int]._index(1).set(9, [1, 2]) == [1, 9])
    #expect([Int]._index(2).settingIfPresent(9, [1, 2]) == nil)
    #expect([Int]._index(-1).settingIfPresent(9, [1, 2]) == nil)
    #expect([[Int]]._each.index(1).set(9, [[1, 2], [3], []]) == [[1, 9], [3], []])
  }

  @Test func elementWithAnIdentity() {
    let ids = Lens<Entry, Int>(\.at)
    let entries = [1, 2, 2].map { Entry(index: 0, at: $0, first: $0 * 10) }
    let second = [Entry]._element(id: 2)._first
    #expect([Entry]._each._first.all(second.set(9, entries)) == [10, 9, 20])
    #expect(second.extract(entries) == 20)
    #expect([Entry]._element(id: 3).settingIfPresent(entries[0], entries) == nil)
    #expect([[Entry]]._each.element(id: 1).count(in: [entries, [], entries]) == 2)
    let moved = [Entry]._element(id: 1).then(ids).set(3, entries)
    #expect([Entry]._element(id: 1).matches(moved) == false)
  }

  @Test func elementsOfOtherCollections() {
    expectLawful(ArraySlice<Int>._each, wholes: [[1, 2, 3][1...], []], parts: [0])
    expectLawful(ContiguousArray<Int>._each, wholes: [[1, 2]], parts: [0])
    #expect(CollectionOfOne<Int>._each.all(CollectionOfOne(1)) == [1])
    let slice = [1, 2, 3, 4][1..<3]
    #expect(ArraySlice<Int>._index(0).extract(slice) == nil)
    #expect(ArraySlice<Int>._index(1).extract(slice) == 2)
    #expect(ArraySlice<Int>._index(3).extract(slice) == nil)
    #expect(ArraySlice<Int>._first.set(9, slice) == [9, 3])
  }

  @Test(arguments: [[], [[]], [[[]]], [[[1], [], [2, 3]], [], [[4]]], [[[1]], [[2, 3]], []]])
  func elementsOfElements(whole: [[[Int]]]) {
    let optic = [[[Int]]]._each._each._each
    let numbers = whole.flatMap { $0.flatMap { $0 } }
    #expect(optic.all(whole) == numbers)
    #expect(optic.count(in: whole) == numbers.count)
    let filled = [[[Int]]]._each.filtered { !$0.isEmpty }._each._each
    #expect(filled.all(whole) == numbers)
    #expect(filled.count(in: whole) == numbers.count)
  }

  @Test func allHoldsEachObjectOnce() {
    final class Object {}
    weak var last: Object?
    do {
      let objects = (0..<3).map { _ in Object() }
      last = objects[2]
      let all = [Object]._each.all(objects)
      let areTheSame = all.elementsEqual(objects, by: ===)
      #expect(areTheSame)
    }
    #expect(last == nil)
  }

  @Test func dictionary() {
    let wholes = [[:], ["a": 1], ["b": 2], ["a": 1, "b": 2, "c": 3]]
    expectLawful(Dictionary._at("a"), wholes: wholes, parts: [nil, 1, 2])
    expectLawful(Dictionary._index("a"), wholes: wholes, parts: [1, 2])
    expectLawful([String: Int]._values, wholes: wholes, parts: [1, 2])
    #expect(Dictionary._at("a").set(2, ["b": 1]) == ["a": 2, "b": 1])
    #expect(Dictionary._at("a").set(nil, ["a": 1, "b": 1]) == ["b": 1])
    #expect(Dictionary._index("a").settingIfPresent(2, ["b": 1]) == nil)
    #expect(Dictionary._index("a").set(2, ["a": 1]) == ["a": 2])
  }

  @Test func dictionaryOfOptionals() {
    let wholes: [[String: Int?]] = [[:], ["a": nil], ["a": 1]]
    expectLawful(Dictionary._at("a"), wholes: wholes, parts: [nil, .some(nil), 1])
    expectLawful(Dictionary._index("a"), wholes: wholes, parts: [nil, 1])
    #expect(Dictionary._index("a").settingIfPresent(1, ["a": Int?.none]) == ["a": 1])
  }

  @Test func set() {
    let wholes: [Set<Int>] = [[], [1], [1, 2], [3]]
    expectLawful(Set._contains(1), wholes: wholes, parts: [true, false])
    let optic = [Set<Int>]._each.contains(1)
    #expect(optic.set(true, [[], [1], [2]]) == [[1], [1], [1, 2]])
  }

  @Test func rawValue() {
    expectLawful(Size.fromRawValue, wholes: ["S", "L", "?", ""], parts: [.small, .large])
    expectLawful(Style.fromRawValue, wholes: [0, 1, 2], parts: [.bold, []])
  }

  @Test func error() {
    let result = Result<Int, any Error>._failure * Refusal.fromError
    let refused = Result<Int, any Error>.failure(Refusal(reason: 1))
    #expect(result.extract(refused) == Refusal(reason: 1))
    #expect(result.extract(result.set(Refusal(reason: 2), refused)) == Refusal(reason: 2))
    #expect(result.extract(.failure(CancellationError())) == nil)
    #expect(result.settingIfPresent(Refusal(reason: 2), .failure(CancellationError())) == nil)
  }

  @Test func description() {
    let texts = ["", "0", "1", "-1", "-0", "+1", "01", "1.0", " 1", "١", "128", "x"]
    expectLawful(Int8.fromDescription, wholes: texts, parts: [0, 1, -1, .max, .min])
    #expect(texts.compactMap(Int8.fromDescription.extract) == [0, 1, -1])
    let numbers = ["", "1", "1.0", "-0.0", "inf", "1e3", "0x1p3", "5e-324"]
    expectLawful(Double.fromDescription, wholes: numbers, parts: [0, -0.0, .infinity, 1e300, 0.1])
    expectLawful(Bool.fromDescription, wholes: ["true", "True", "1"], parts: [true, false])
    expectLawful(
      Character.fromDescription, wholes: ["", "e\u{301}", "ab"], parts: ["é", "e\u{301}"])
    expectLawful(Unicode.Scalar.fromDescription, wholes: ["", "é", "ab"], parts: ["é", "a"])
  }

  @Test func string() {
    let texts = ["", "lens", "e\u{301}", "é", "日本\n", "🇯🇵"]
    let scalars: [[Unicode.Scalar]] = [[], ["a"], ["e", "\u{301}"], ["🇯", "🇵"]]
    expectLawful(String._unicodeScalars, wholes: texts, parts: scalars)
    let bytes: [[UInt8]] = [
      [], [0x61], [0xff], [0xe3, 0x81], [0xed, 0xa0, 0x80], [0xc0, 0x80],
    ]
    expectLawful(String.fromUTF8, wholes: bytes, parts: texts)
    #expect(String.fromUTF8.extract([0xff]) == nil)
    #expect(String.fromUTF8.extract(Array("\u{fffd}".utf8)) == "\u{fffd}")
    expectLawful(Substring._string, wholes: ["", "a", "abc".dropFirst()], parts: texts)
  }

  /// A part may begin or end with what combines with the character beside it.
  @Test func prefixAndSuffix() {
    let combining = ["", "x", "\u{301}", "e", "\u{308}\u{301}", "🇵", "e\u{301}"]
    for text in combining {
      let wholes = combining + combining.flatMap { [text + $0, $0 + text] }
      expectLawful(String._prefixed(by: text), wholes: wholes, parts: combining)
      expectLawful(String._suffixed(by: text), wholes: wholes, parts: combining)
      for whole in wholes {
        let (scalars, affix) = (Array(whole.unicodeScalars), Array(text.unicodeScalars))
        #expect(
          String._prefixed(by: text).extract(whole).map { Array($0.unicodeScalars) }
            == (scalars.starts(with: affix) ? Array(scalars.dropFirst(affix.count)) : nil))
        #expect(
          String._suffixed(by: text).extract(whole).map { Array($0.unicodeScalars) }
            == (scalars.reversed().starts(with: affix.reversed())
              ? Array(scalars.dropLast(affix.count)) : nil))
      }
    }
    let links: AffineTraversal<Team, String> = Team._captain._name.prefixed(by: "a")
    let prism: Prism<String?, String> = String?._some.suffixed(by: ".")
    #expect(links.extract(.sample) == "nn")
    #expect(prism.embed("a") == "a.")
  }

  @Test func elementsOfTuples() {
    #expect(((1, 2, 3, 4) |> Tuple4<Int, Int, Int, Int>._each *~ 0) == (0, 0, 0, 0))
    #expect(Tuple3._each.all((1, 2, 3)) == [1, 2, 3])
    #expect(Tuple2<Int, Int>._each.count(in: (1, 2)) == 2)
    #expect(Tuple4._each.first.extract((1, 2, 3, 4)) == 1)
  }

  @Test func tuples() {
    #expect(Tuple2._0.set(9, (1, "a")) == (9, "a"))
    #expect(Tuple2._1.set("b", (1, "a")) == (1, "b"))
    let triple = (1, "a", true)
    #expect(Tuple3._0.set(9, triple) == (9, "a", true))
    #expect(Tuple3._1.set("b", triple) == (1, "b", true))
    #expect(Tuple3._2.set(false, triple) == (1, "a", false))
    let four = (1, "a", true, 2.5)
    #expect(Tuple4._0.set(9, four) == (9, "a", true, 2.5))
    #expect(Tuple4._1.set("b", four) == (1, "b", true, 2.5))
    #expect(Tuple4._2.set(false, four) == (1, "a", false, 2.5))
    #expect(Tuple4._3.set(0, four) == (1, "a", true, 0))
    #expect(Tuple4._3.get(four) == 2.5)
    #expect(Tuple3._2.get(triple))
    #expect(Tuple2._1.get((1, "a")) == "a")
  }

  @Test func tuplesAndKeyPathsInPaths() {
    let pairs = [(1, "a"), (2, "b")]
    let numbers: Traversal<[(Int, String)], Int> = [(Int, String)]._each * Tuple2._0
    #expect(numbers.all(numbers.set(9, pairs)) == [9, 9])
    let first: AffineTraversal<[(Int, String)], Int> = [(Int, String)]._first.then(path: \.0)
    #expect(first.all(first.set(9, pairs)) == [9])
    let score: Lens<Team, Int> = Team._captain.then(path: \.score)
    expectLawful(score, wholes: [.sample], parts: [0, 1])
  }

  @Test func filtered() {
    let even = [Int]._each.filtered { $0 % 2 == 0 }
    #expect(even.all([1, 2, 3, 4]) == [2, 4])
    #expect(even.modifying([1, 2, 3, 4]) { $0 * 10 } == [1, 20, 3, 40])
    let veterans = [Player]._each.filtered { $0.score > 1 }._name
    expectLawful(veterans, wholes: [[], Team.sample.players], parts: ["x", "y"])
    let positive = [Int]._first.filtered { $0 > 0 }
    #expect(positive.extract([-1]) == nil)
    #expect(positive.set(5, [-1]) == [-1])
    #expect(positive.set(5, [1]) == [5])
  }
}

/// Tests the kinds of standard optics at the end of a path.
@Suite struct StandardOpticsCompositionTests {
  @Test func dots() {
    let captain: Lens<Team, String> = Team._captain._name
    let names: Traversal<Team, String> = Team._players._each._name
    let first: AffineTraversal<Team, String> = Team._players._first._name
    let deputy: AffineTraversal<Team, String> = Team._deputy._some._name
    let values: Traversal<Team, Int> = Team._results._values._each
    expectLawful(captain, wholes: [.sample], parts: ["x", "y"])
    expectLawful(names, wholes: [.sample], parts: ["x", "y"])
    expectLawful(first, wholes: [.sample], parts: ["x", "y"])
    expectLawful(deputy, wholes: [.sample], parts: ["x", "y"])
    expectLawful(values, wholes: [.sample], parts: [0, 1])
  }

  @Test func methodsWithArguments() {
    let entry: Lens<Team, [Int]?> = Team._results.at("home")
    let existing: AffineTraversal<Team, [Int]> = Team._results.index(key: "home")
    let third: AffineTraversal<Team, Int> = Team._results.at("home")._some.index(2)
    let second: AffineTraversal<Team, String> = Team._players.index(1)._name
    let isTagged: Lens<Team, Bool> = Team._tags.contains("new")
    let prism: AffineTraversal<Player?, Bool> = Player?._some._tags.contains("x")
    let each: Traversal<[Team], Bool> = [Team]._each._tags.contains("new")
    expectLawful(entry, wholes: [.sample], parts: [nil, [], [1]])
    expectLawful(existing, wholes: [.sample], parts: [[], [1]])
    expectLawful(third, wholes: [.sample], parts: [0, 1])
    expectLawful(second, wholes: [.sample], parts: ["x", "y"])
    expectLawful(isTagged, wholes: [.sample], parts: [true, false])
    expectLawful(prism, wholes: [nil, Team.sample.captain], parts: [true, false])
    expectLawful(each, wholes: [[], [.sample, .sample]], parts: [true, false])
  }

  /// Properties often have these names, and their optics must remain reachable.
  @Test func namesOfMethodsHideNoOptic() {
    let index: Traversal<[Entry], Int> = [Entry]._each._index
    let at: Traversal<[Entry], Int> = [Entry]._each._at
    let first: Traversal<[Entry], Int> = [Entry]._each._first
    #expect(index.all([Entry(index: 1, at: 2, first: 3)]) == [1])
    #expect(at.all([Entry(index: 1, at: 2, first: 3)]) == [2])
    #expect(first.all([Entry(index: 1, at: 2, first: 3)]) == [3])
  }
}

private struct Refusal: Error, Equatable { let reason: Int }

private enum Size: String { case small = "S", large = "L" }

private struct Style: OptionSet {
  let rawValue: Int
  static let bold = Style(rawValue: 1)
}

private struct Entry: Identifiable {
  var index: Int
  var at: Int
  var first: Int
  var id: Int { at }
  static var _index: Lens<Entry, Int> { Lens(\.index) }
  static var _at: Lens<Entry, Int> { Lens(\.at) }
  static var _first: Lens<Entry, Int> { Lens(\.first) }
}
