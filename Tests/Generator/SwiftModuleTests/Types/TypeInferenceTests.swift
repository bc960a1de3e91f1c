import Testing

@testable import SwiftModule
@testable import SwiftReading

/// The types of properties that say only their first value.
@Suite struct TypeInferenceTests {
  private func type(of value: String) -> String? {
    let scope = Snippet(
      """
      struct Place { var value = \(value) }
      struct Point { init() {}; static let zero = Point(); static var none: Int? }
      struct Maybe { init?() {} }
      struct Box<T> {}
      enum Kind { case one, two(Int) }
      """
    ).scope("Place")
    return scope.writtenType(of: scope.type.members.properties[0])?.text
  }

  @Test func isInferredWhereOnlyOneIsPossible() {
    let cases = [
      ("1", "Int"), ("-1.5", "Double"), ("true", "Bool"), ("\"a\"", "String"),
      ("[1, 2]", "[Int]"), ("[\"a\": [1.5]]", "[String: [Double]]"), ("x as Point?", "Point?"),
      ("Point()", "Point"), ("Point.zero", "Point"), ("Kind.one", "Kind"), ("[Int]()", "[Int]"),
      ("Set<Int>()", "Set<Int>"), ("[1, 2 as Swift.Int]", "[Int]"),
    ]
    for (value, type) in cases { #expect(self.type(of: value) == type, "\(value)") }
  }

  @Test func isNotGuessed() {
    for value in [
      "nil", "[]", "[1, \"a\"]", "Point.none", "Maybe()", "Box()", "f()", "Other()", "Kind.two",
      "1 + 2",
    ] {
      let type = type(of: value)
      #expect(type == nil || type == "Kind", "\(value): \(type ?? "")")
    }
  }

  @Test func aModuleMayHaveAnIntOfItsOwn() {
    let scope = Snippet("struct Place { var value = 1 }; struct Int {}").scope("Place")
    #expect(scope.writtenType(of: scope.type.members.properties[0])?.text == "Swift.Int")
  }
}
