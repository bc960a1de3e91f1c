import Foundation
import Optics
import OpticsLaws
import OpticsLawsFoundation

private let reversed = Iso<[UInt8], [UInt8]>(get: { $0.reversed() }, embed: { $0.reversed() })

/// All standard optics, and optics made with them.
///
/// `LawfulTests` detects missing ones.
let lawfulOptics: [LawfulOptic] = [
  LawfulOptic("Optional._some", [String]?._some),
  LawfulOptic("Optional._some, nested", Int??._some._some),
  LawfulOptic("Optional._none", Double?._none),
  LawfulOptic("Optional._non(_:)", Stock._count * Int?._non(0)),
  LawfulOptic("Optic.non(_:)", Stock._count.non(0)),
  LawfulOptic("Result._success", Result<Int, Refusal>._success),
  LawfulOptic("Result._failure", Result<Int, Refusal>._failure),
  LawfulOptic("RawRepresentable.fromRawValue", SizeCode.number * Size.fromRawValue),
  LawfulOptic("Error.fromError", Attempt._failure * Refusal.fromError),
  LawfulOptic("String._unicodeScalars", String._unicodeScalars),
  LawfulOptic("String.fromUTF8", String.fromUTF8),
  LawfulOptic("String._prefixed(by:)", String._prefixed(by: "a")),
  LawfulOptic("String._suffixed(by:)", String._suffixed(by: "a")),
  LawfulOptic("Optic.prefixed(by:)", [String]._each.prefixed(by: "a")),
  LawfulOptic("Optic.suffixed(by:)", [String]._each.suffixed(by: "a")),
  LawfulOptic("Substring._string", Substring._string),
  LawfulOptic("LosslessStringConvertible.fromDescription", Numeral.text * Int8.fromDescription),

  LawfulOptic("MutableCollection._each", [User]._each._age),
  LawfulOptic("MutableCollection._each, nested", [[Int]]._each._each),
  LawfulOptic("MutableCollection._each, of a slice", ArraySlice<Bool>._each),
  LawfulOptic("MutableCollection._first", [String]._first),
  LawfulOptic("MutableCollection._last", [Int?]._last),
  LawfulOptic("MutableCollection._index(_:)", [Int]._index(2)),
  LawfulOptic("Optic.index(_:)", [[Int]]._first.index(1)),
  LawfulOptic("MutableCollection._element(id:), the identity stays", [Item]._element(id: 1)._name),
  LawfulOptic("Optic.element(id:), the identity stays", [[Item]]._each.element(id: 1)._name),
  LawfulOptic(
    "MutableCollection._at(id:), each identity once",
    OneItem._items * [Item]._at(id: 1) * OneItem.entry),
  LawfulOptic(
    "Optic.at(id:), each identity once", OneItem._items.at(id: 1) * OneItem.entry),
  LawfulOptic("Dictionary._at(_:)", [UInt8: Int]._at(0)),
  LawfulOptic("Optic.at(_:)", [[UInt8: Int]]._each.at(0)),
  LawfulOptic("Dictionary._index(_:)", [UInt8: Int?]._index(0)),
  LawfulOptic("Optic.index(key:)", [[UInt8: Int]]._each.index(key: 0)),
  LawfulOptic("Dictionary._values", [String: Int]._values),
  LawfulOptic("Dictionary._valuesByKey", [String: Int]._valuesByKey._value),
  LawfulOptic("Set._contains(_:)", Set<UInt8>._contains(0)),
  LawfulOptic("Optic.contains(_:)", [Set<UInt8>]._each.contains(0)),

  LawfulOptic("Tuple2._0", Tuples._pair * Tuple2._0),
  LawfulOptic("Tuple2._1", Tuples._pair * Tuple2._1),
  LawfulOptic("Tuple3._0", Tuples._triple * Tuple3._0),
  LawfulOptic("Tuple3._1", Tuples._triple * Tuple3._1),
  LawfulOptic("Tuple3._2", Tuples._triple * Tuple3._2),
  LawfulOptic("Tuple4._0", Tuples._quadruple * Tuple4._0),
  LawfulOptic("Tuple4._1", Tuples._quadruple * Tuple4._1),
  LawfulOptic("Tuple4._2", Tuples._quadruple * Tuple4._2),
  LawfulOptic("Tuple4._3", Tuples._quadruple * Tuple4._3),
  LawfulOptic("Tuple2._each", FourNumbers._pair * Tuple2._each),
  LawfulOptic("Tuple3._each", FourNumbers._triple * Tuple3._each),
  LawfulOptic("Tuple4._each", FourNumbers._quadruple * Tuple4._each),

  LawfulOptic("Optic.deep, the children stay", Comment._replies._each.deep._text),
  LawfulOptic("Optic.identity", Iso<Double, Double>.identity),
  LawfulOptic("Optic.inverse", reversed.inverse),
  LawfulOptic("Optic.mappedElements", reversed.mappedElements._first._first),
  LawfulOptic("Optic.mappedElements, of a prism", [UInt8]?._some.mappedElements),
  LawfulOptic("Optic.mappedOptional", reversed.mappedOptional),
  LawfulOptic("Optic.mappedValues(keyedBy:)", reversed.mappedValues(keyedBy: Int.self)),
  LawfulOptic("Optic.indexed", [String]._each.indexed._value),
  LawfulOptic(
    "Optic.then(keepingIndex:)", [User]._each.indexed.then(keepingIndex: User._age)._value),
  LawfulOptic("Indexed._value", [User]._each.indexed._value._age),
  LawfulOptic("Optic.parts", Tuples._numbers.parts * ThreeNumbers.array),
  LawfulOptic("Optic.first", [[Int]]._each._each.first),
  LawfulOptic("Optic.part(at:)", [[Int]]._each._each.part(at: 1)),
  LawfulOptic("Optic.prefix(_:)", [[Int]]._each._each.prefix(2)),
  LawfulOptic("Optic.dropFirst(_:)", [[Int]]._each._each.dropFirst()),
  LawfulOptic("Optic.suffix(_:)", [[Int]]._each._each.suffix(2)),
  LawfulOptic("Optic.dropLast(_:)", [[Int]]._each._each.dropLast()),
  LawfulOptic("Optic.slice(_:)", [[Int]]._each._each.slice(1..<3)),
  LawfulOptic(
    "Optic.prefix(while:), by what is not changed", [User]._each.prefix { $0.age > 0 }._last),
  LawfulOptic(
    "Optic.drop(while:), by what is not changed", [User]._each.drop { $0.age > 0 }._last),
  LawfulOptic("Optic.backwards", [[Int]]._each._first.backwards),
  LawfulOptic(
    "Optic.filtered(where:), by what is not changed", [User]._each.filtered { $0.age > 0 }._last),
  LawfulOptic(
    "Optic.orElse(_:), cases of one enum",
    Result<Int, Refusal>._success.orElse(Result._failure.then(path: \.reason))),
  LawfulOptic("Optic.and(_:), disjoint parts", User._first.and(User._age)),
  LawfulOptic(
    "Optic.and(_:_:), disjoint parts", User._first.and(User._last, User._age)),
  LawfulOptic("Optic.required(fileID:line:), the part is there", Full._items.required()),
  LawfulOptic("Optic.optional, one case", Prism(Iso<Int, Int>.identity).optional),
  LawfulOptic("Optic.choosing(fileID:line:named:_:)", Outcome._code),
  LawfulOptic("Optic.adjoin(_:), disjoint parts", User._first.adjoin(User._last)),

  LawfulOptic("Lens(_:), key path", Lens(\Row.numbers)),
  LawfulOptic("then(path:)", [User]._last.then(path: \.first)),
  LawfulOptic("Iso", reversed),
  LawfulOptic("Prism", Shape._circle),
  LawfulOptic("Prism, without a payload", Shape._empty),
  LawfulOptic(
    "Iso, composed with a prism",
    Shape._rectangle
      * Iso<(width: Int, height: Int), (Int, Int)>(
        get: { ($0.width, $0.height) }, embed: { (width: $0.0, height: $0.1) })),
  LawfulOptic("AffineTraversal, composed", [Shape]._first._text),
  LawfulOptic("Traversal, of a lens", Traversal(User._last)),
  LawfulOptic("Foundation, Date", [Date]._first),
  LawfulOptic("Foundation, URL", [URL]._first),
  LawfulOptic("Foundation, UUID", UUID?._some),
  LawfulOptic("Foundation, Data", [Data]._last),
  LawfulOptic("Foundation, Decimal", [Decimal]._each),
]

private struct Refusal: Error, Equatable, Arbitrary {
  var reason: Int

  static func arbitrary(using source: inout RandomSource) -> Refusal {
    Refusal(reason: .arbitrary(using: &source))
  }
}

/// An element whose identity is not unique.
private struct Item: Equatable, Arbitrary, Identifiable {
  let id: Int
  var name: String

  static func arbitrary(using source: inout RandomSource) -> Item {
    Item(id: source.index(below: 3), name: .arbitrary(using: &source))
  }

  static var _name: Lens<Item, String> { Lens(\.name) }
}

/// An array whose elements have each identity once.
private struct OneItem: Equatable, Arbitrary {
  var items: [Item]

  static func arbitrary(using source: inout RandomSource) -> OneItem {
    var items = [Item(id: 0, name: .arbitrary(using: &source))]
    if Bool.arbitrary(using: &source) { items.append(Item(id: 1, name: "")) }
    return OneItem(items: items)
  }

  static var _items: Lens<OneItem, [Item]> { Lens(\.items) }

  /// The element with the identity 1 as its name.
  static var entry: Iso<Item?, String?> {
    Iso(get: { $0?.name }, embed: { $0.map { Item(id: 1, name: $0) } })
  }
}

/// A tree of two levels.
private struct Comment: Equatable, Arbitrary {
  var text: String
  var replies: [Comment]

  static func arbitrary(using source: inout RandomSource) -> Comment {
    let replies = [String].arbitrary(using: &source).map { Comment(text: $0, replies: []) }
    return Comment(text: .arbitrary(using: &source), replies: replies)
  }

  static var _text: Lens<Comment, String> { Lens(\.text) }
  static var _replies: Lens<Comment, [Comment]> { Lens(\.replies) }
}

/// An array that is never empty.
private struct Full: Equatable, Arbitrary {
  var items: [Int]

  static func arbitrary(using source: inout RandomSource) -> Full {
    Full(items: [.arbitrary(using: &source)] + [Int].arbitrary(using: &source))
  }

  static var _items: AffineTraversal<Full, Int> {
    let items = Lens<Full, [Int]>(\.items)
    return items._first
  }
}

/// An enum whose cases have something in common.
private enum Outcome: Equatable, Arbitrary {
  case done(Int)
  case failed(code: Int, reason: String)

  static func arbitrary(using source: inout RandomSource) -> Outcome {
    let code = Int.arbitrary(using: &source)
    return Bool.arbitrary(using: &source)
      ? .done(code) : .failed(code: code, reason: .arbitrary(using: &source))
  }

  static var _done: Prism<Outcome, Int> {
    Prism(
      extract: { if case .done(let code) = $0 { code } else { nil } }, embed: Outcome.done)
  }

  static var _failed: Prism<Outcome, (code: Int, reason: String)> {
    Prism(
      extract: { if case .failed(let code, let reason) = $0 { (code, reason) } else { nil } },
      embed: { .failed(code: $0.code, reason: $0.reason) })
  }

  static var _code: Lens<Outcome, Int> {
    .choosing {
      switch $0 {
      case .done: Outcome._done
      case .failed: Outcome._failed.then(path: \.code)
      }
    }
  }
}

/// An optional that never contains the value that `nil` stands for.
private struct Stock: Equatable, Arbitrary {
  var count: Int?

  static func arbitrary(using source: inout RandomSource) -> Stock {
    let count = Int?.arbitrary(using: &source)
    return Stock(count: count == 0 ? nil : count)
  }

  static var _count: Lens<Stock, Int?> { Lens(\.count) }
}

private enum Size: Int, Arbitrary, CaseIterable { case small, large }

/// A raw value that often represents a value.
private struct SizeCode: Equatable, Arbitrary {
  var code: Int

  static func arbitrary(using source: inout RandomSource) -> SizeCode {
    SizeCode(code: source.index(below: 4))
  }

  static var number: Iso<SizeCode, Int> { Iso(get: { $0.code }, embed: { SizeCode(code: $0) }) }
}

/// An error of one of two types.
private struct Attempt: Equatable, Arbitrary {
  var failure: any Error

  static func == (first: Attempt, second: Attempt) -> Bool {
    "\(first.failure)" == "\(second.failure)"
  }

  static func arbitrary(using source: inout RandomSource) -> Attempt {
    let refusal = Refusal.arbitrary(using: &source)
    return Attempt(failure: Bool.arbitrary(using: &source) ? refusal : CancellationError())
  }

  static var _failure: Lens<Attempt, any Error> { Lens(\.failure) }
}

/// A text that is often a number, though not always in its canonical spelling.
private struct Numeral: Equatable, Arbitrary {
  var digits: String

  static func arbitrary(using source: inout RandomSource) -> Numeral {
    let prefix = ["", "", "-", "+", "0", "x"][source.index(below: 6)]
    return Numeral(digits: "\(prefix)\(source.index(below: 200))")
  }

  static var text: Iso<Numeral, String> {
    Iso(get: { $0.digits }, embed: { Numeral(digits: $0) })
  }
}

/// A whole with tuples, which cannot conform to protocols.
private struct Tuples: Equatable, Arbitrary {
  var pair: (Int, String)
  var triple: (Int, String, Bool)
  var quadruple: (Int, String, Bool, Int8)
  var numbers: ThreeNumbers

  static func arbitrary(using source: inout RandomSource) -> Tuples {
    Tuples(
      pair: source.tuple(), triple: source.tuple(), quadruple: source.tuple(),
      numbers: .arbitrary(using: &source))
  }

  static func == (one: Tuples, other: Tuples) -> Bool {
    one.pair == other.pair && one.triple == other.triple && one.quadruple == other.quadruple
      && one.numbers == other.numbers
  }

  static var _pair: Lens<Tuples, (Int, String)> { Lens(\.pair) }
  static var _triple: Lens<Tuples, (Int, String, Bool)> { Lens(\.triple) }
  static var _quadruple: Lens<Tuples, (Int, String, Bool, Int8)> { Lens(\.quadruple) }
  static var _numbers: Traversal<Tuples, Int> {
    Traversal(
      forEach: { whole, visit in
        visit(whole.numbers.first)
        visit(whole.numbers.second)
        visit(whole.numbers.third)
      },
      modify: { whole, body in
        body(&whole.numbers.first)
        body(&whole.numbers.second)
        body(&whole.numbers.third)
      })
  }
}

/// As many numbers as `Tuples` has parts.
private struct ThreeNumbers: Equatable, Arbitrary {
  var first: Int
  var second: Int
  var third: Int

  static func arbitrary(using source: inout RandomSource) -> ThreeNumbers {
    ThreeNumbers(
      first: .arbitrary(using: &source), second: .arbitrary(using: &source),
      third: .arbitrary(using: &source))
  }

  static var array: Iso<[Int], ThreeNumbers> {
    Iso(
      get: { ThreeNumbers(first: $0[0], second: $0[1], third: $0[2]) },
      embed: { [$0.first, $0.second, $0.third] })
  }
}

/// Tuples whose elements have one type.
private struct FourNumbers: Equatable, Arbitrary {
  var pair: (Int, Int)
  var triple: (Int, Int, Int)
  var quadruple: (Int, Int, Int, Int)

  static func arbitrary(using source: inout RandomSource) -> FourNumbers {
    FourNumbers(pair: source.tuple(), triple: source.tuple(), quadruple: source.tuple())
  }

  static func == (one: FourNumbers, other: FourNumbers) -> Bool {
    one.pair == other.pair && one.triple == other.triple && one.quadruple == other.quadruple
  }

  static var _pair: Lens<FourNumbers, (Int, Int)> { Lens(\.pair) }
  static var _triple: Lens<FourNumbers, (Int, Int, Int)> { Lens(\.triple) }
  static var _quadruple: Lens<FourNumbers, (Int, Int, Int, Int)> { Lens(\.quadruple) }
}
