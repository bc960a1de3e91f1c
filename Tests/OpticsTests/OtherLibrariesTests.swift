import Optics
import Testing

/// Tests that examples of other libraries have their values here.
@Suite struct OtherLibrariesTests {
  @Test func lensOfHaskell() {
    // taking, dropping
    let pairs = [("hello", "world"), ("!!!", "!!!")]
    let each = [(String, String)]._each * Tuple2<String, String>._each
    #expect(each.prefix(2).all(pairs) == ["hello", "world"])
    let letters = "hello world" |> String._unicodeScalars._each.prefix(5) %~ successor
    #expect(letters == "ifmmp world")
    #expect(Tuple2._each.dropFirst().first.extract(("hello", "world")) == "world")
    // takingWhile, droppingWhile
    #expect([Int]._each.prefix { $0 <= 3 }.all(Array(1...9)) == [1, 2, 3])
    #expect([Int]._each.drop { $0 <= 3 }.all(Array(1...6)) == [4, 5, 6])
    #expect([Int]._each.drop { $0 <= 3 }.all([1, 6, 1]) == [6, 1])
    let above = [Int]._each.drop { $0 <= 1 }
    #expect(([1, 2, 3] |> above *~ 0 |> above *~ 4) == [1, 0, 0])
    #expect(([1, 2, 3] |> above *~ 4) == [1, 4, 4])
    let behind = above.dropFirst()
    #expect(([1, 2, 3] |> behind *~ 0 |> behind *~ 4) == [1, 2, 4])
    #expect(([1, 2, 3] |> behind *~ 4) == [1, 2, 4])
    // below
    typealias Either = Result<String, Code>
    let right = Either._success.mappedElements
    let mixed: [Either] = [
      .failure(Code(number: 1)), .success("foo"), .failure(Code(number: 4)), .success("woot"),
    ]
    #expect(right.all(mixed) == [])
    let words = ["hail hydra!", "foo", "blah", "woot"]
    #expect(right.all(words.map { .success($0) }) == [words])
    // prefixed, suffixed
    #expect(String._prefixed(by: "pre").extract("preview") == "view")
    #expect(String._prefixed(by: "pre").extract("review") == nil)
    #expect(String._prefixed(by: "pre").embed("amble") == "preamble")
    #expect(String._suffixed(by: "view").extract("review") == "re")
    #expect(String._suffixed(by: "tire").extract("review") == nil)
    #expect(String._suffixed(by: ".o").embed("hello") == "hello.o")
    // both
    #expect(((1, 2) |> Tuple2<Int, Int>._each %~ { $0 * 10 }) == (10, 20))
    #expect(Tuple2._each.all(("hello", "world")) == ["hello", "world"])
    // %@~, .@~
    #expect(
      (["x", "y", "z"] |> [String]._each.indexed.modifyingValues { $1 + "\($0)" }) == [
        "x0", "y1", "z2",
      ])
    let keyed =
      [1: "a", 2: "b"]
      |> [Int: String]._valuesByKey.modifyingValues { key, value in "\(key)\(value)" }
    #expect(keyed == [1: "1a", 2: "2b"])
    #expect(
      (["x", "y", "z"] |> [String]._each.indexed.modifyingValues { i, _ in "\(i)" }) == [
        "0", "1", "2",
      ])
  }

  @Test func opticsOfTypeScript() {
    // indexed
    let indexed = [String]._each.indexed.all(["foo", "bar", "baz"])
    #expect(indexed.map(\.index) == [0, 1, 2])
    #expect(indexed.map(\.value) == ["foo", "bar", "baz"])
  }

  @Test func partialLenses() {
    // slice, offset, subseq
    #expect(([1, -2, -3, 4] |> [Int]._each.dropFirst().dropLast() %~ (-)) == [1, 2, 3, 4])
    #expect(([1, -2, -3, 4] |> [Int]._each.suffix(3).prefix(2) %~ (-)) == [1, 2, 3, 4])
    let flat = [3, 1, 4, 1, 5]
    let aboveOne = [Int]._each.filtered { $0 > 1 }
    #expect(aboveOne.dropFirst(2).all(flat) == [5])
    #expect((flat |> aboveOne.dropFirst(2) %~ (-)) == [3, 1, 4, 1, -5])
    #expect(aboveOne.slice(1..<2).all(flat) == [4])
    // dropPrefix, dropSuffix
    #expect(String._prefixed(by: "foo").extract("bar") == nil)
    #expect(String._prefixed(by: "foo").extract("foobar") == "bar")
    #expect(String._prefixed(by: "foo").embed("bar") == "foobar")
    #expect(String._suffixed(by: "foo").extract("bar") == nil)
    #expect(String._suffixed(by: "bar").extract("foobar") == "foo")
    #expect(String._suffixed(by: "bar").embed("foo") == "foobar")
  }

  @Test func accessorsOfJulia() {
    // first(_, n), last(_, n)
    #expect([Int]._each.prefix(2).parts.set([4, 5], [1, 2, 3]) == [4, 5, 3])
    #expect([Int]._each.suffix(2).parts.set([4, 5], [1, 2, 3]) == [1, 4, 5])
    let scalars = String._unicodeScalars._each
    #expect(scalars.prefix(2).parts.set(["x", "ж"], "абв") == "xжв")
    #expect(scalars.suffix(2).parts.set(["x", "ж"], "абв") == "аxж")
    // Properties()
    #expect(((1, 2, 3) |> Tuple3<Int, Int, Int>._each %~ { $0 - 1 }) == (0, 1, 2))
    let properties = Point._x.adjoin(Point._y).adjoin(Point._z)
    #expect((Point(x: 1, y: 2, z: 3) |> properties %~ { $0 - 1 }) == Point(x: 0, y: 1, z: 2))
  }
}

private struct Code: Error, Equatable { var number: Int }

private struct Point: Equatable {
  var x: Int
  var y: Int
  var z: Int

  static var _x: Lens<Point, Int> { Lens(\.x) }
  static var _y: Lens<Point, Int> { Lens(\.y) }
  static var _z: Lens<Point, Int> { Lens(\.z) }
}

private func successor(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  Unicode.Scalar(scalar.value + 1) ?? scalar
}
