import Testing

@testable import SwiftReading

/// What an expression says of its type.
@Suite struct ValueReadingTests {
  private typealias Name = WrittenType.Name

  @Test func eachFormOfAValue() throws {
    let nested = WrittenType.named([Name("A"), Name("B")])
    let cases: [(String, Value)] = [
      ("1", .integer), ("-1", .integer), ("-1.5", .float), ("1e3", .float), ("-a", .other),
      ("true", .boolean), ("nil", .nil), ("\"a\"", .string), ("\"\\(a)\"", .interpolation),
      ("[1, a]", .array([.integer, .other])), ("[]", .array([])),
      ("[\"a\": 1]", .dictionary(keys: [.string], values: [.integer])), ("[:]", .other),
      ("A()", .call("A", isEmpty: true)), ("A(1)", .call("A", isEmpty: false)),
      ("A { 1 }", .call("A", isEmpty: false)), ("A.B()", .call(nested, isEmpty: true)),
      ("a()", .other), ("a.b()", .other),
      ("A<B>()", .call(.named([Name("A", arguments: ["B"])]), isEmpty: true)),
      ("M::A()", .call(.named([Name(module: "M"), Name("A")]), isEmpty: true)),
      ("[A]()", .call(.array("A"), isEmpty: true)),
      ("[A: B]()", .call(.dictionary(key: "A", value: "B"), isEmpty: true)),
      ("A?(1)", .call(.optional("A", isImplicit: false), isEmpty: false)),
      (".a", .member(of: nil, name: "a")), (".a(1)", .member(of: nil, name: "a")),
      ("A.b", .member(of: "A", name: "b")), ("A.B.c(1)", .member(of: nested, name: "c")),
      ("A.f(x:)", .other), ("a.b", .other),
      ("1 as A", .cast("A")), ("b as? A", .other), ("b as! A", .other), ("1 + 1", .other),
      ("{ 1 }", .other), ("a", .other),
    ]
    for (text, value) in cases {
      #expect(try readProperty("var a = \(text)").initialValue == value, "\(text)")
    }
  }

  @Test func aConstantValueIsTheSameEachTime() {
    let same: [Value] = [
      .integer, .nil, .array([.string]), .dictionary(keys: [], values: [.float]),
    ]
    let other: [Value] = [.interpolation, .array([.other]), .call("A", isEmpty: true), .cast("A")]
    #expect(same.map(\.isConstant) == [true, true, true, true])
    #expect(other.map(\.isConstant) == [false, false, false, false])
  }

  @Test func onlyACallOrACastIsCertain() {
    let cases: [(Value, Bool)] = [
      (.call("A", isEmpty: false), true), (.cast("A"), true), (.member(of: "A", name: "b"), true),
      (.member(of: "A", name: "self"), false), (.member(of: nil, name: "b"), false),
      (.call("B", isEmpty: false), false), (.integer, false),
    ]
    for (value, isCertain) in cases {
      #expect(value.isCertain(toBe: "A") == isCertain, "\(value)")
    }
    let metatype = WrittenType.metatype("A", word: "Type")
    #expect(Value.member(of: "A", name: "self").isCertain(toBe: metatype))
  }

  @Test func aGivenExpression() {
    let cases: [(String, GivenExpression.Form, Set<String>, Set<String>)] = [
      ("{ A() }", .closure, [], ["A"]),
      (".a", .member, [], []),
      (".provide().b(c)", .member, ["provide"], ["c"]),
      ("A(b: .c)", .call(of: "A"), [], ["A"]),
      ("A.b", .other, [], ["A"]),
      ("[A.b(), d]", .other, ["b"], ["A", "d"]),
      ("1 as E", .other, [], ["E"]),
    ]
    for (text, form, calledMembers, names) in cases {
      let expression = GivenExpression(
        text: text, form: form, calledMembers: calledMembers, names: names)
      #expect(GivenExpression(text) == expression, "\(text)")
    }
  }

  @Test func anExpressionIsNothingMore() {
    for text in ["1", "a + b", "{ $0 }", ".a", "if a { 1 } else { 2 }"] {
      #expect(text.isExpression, "\(text)")
    }
    for text in ["", "1 +", "1; b()", "1)\nlet c = (2", "1, d = 2"] {
      #expect(!text.isExpression, "\(text)")
    }
  }
}
