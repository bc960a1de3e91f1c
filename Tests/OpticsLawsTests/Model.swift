import Optics
import OpticsLaws

struct User: Hashable, Arbitrary {
  var first: String
  var last: String
  var age: Int
  var changes = 0

  static func arbitrary(using source: inout RandomSource) -> User {
    User(
      first: .arbitrary(using: &source), last: .arbitrary(using: &source),
      age: .arbitrary(using: &source))
  }

  func shrunk() -> SimplerValues<User> { shrunk(through: User._first, User._last, User._age) }

  static var _first: Lens<User, String> { Lens(\.first) }
  static var _last: Lens<User, String> { Lens(\.last) }
  static var _age: Lens<User, Int> { Lens(\.age) }
}

enum Shape: Equatable, Arbitrary {
  case empty
  case circle(Int)
  case text(String)
  case rectangle(width: Int, height: Int)

  static func arbitrary(using source: inout RandomSource) -> Shape {
    switch source.index(below: 4) {
    case 0: .empty
    case 1: .circle(.arbitrary(using: &source))
    case 2: .text(.arbitrary(using: &source))
    default: .rectangle(width: .arbitrary(using: &source), height: .arbitrary(using: &source))
    }
  }

  func shrunk() -> SimplerValues<Shape> {
    switch self {
    case .empty: []
    case .circle(let radius): radius.shrunk().map { .circle($0) }.preceded(by: [.empty])
    case .text(let text): text.shrunk().map { .text($0) }.preceded(by: [.empty])
    case .rectangle(let width, let height):
      OpticsLaws.shrunk((width, height)).map { .rectangle(width: $0, height: $1) }
        .preceded(by: [.empty])
    }
  }

  static var _empty: Prism<Shape, Void> {
    Prism(extract: { $0 == .empty ? () : nil }, embed: { .empty })
  }
  static var _circle: Prism<Shape, Int> {
    Prism(
      extract: { if case .circle(let radius) = $0 { radius } else { nil } },
      embed: { .circle($0) })
  }
  static var _text: Prism<Shape, String> {
    Prism(
      extract: { if case .text(let text) = $0 { text } else { nil } }, embed: { .text($0) })
  }
  static var _rectangle: Prism<Shape, (width: Int, height: Int)> {
    Prism(
      extract: {
        if case .rectangle(let width, let height) = $0 { (width, height) } else { nil }
      },
      embed: { .rectangle(width: $0.width, height: $0.height) })
  }
}

/// A sequence of numbers that counts its changes.
struct Row: Equatable, Arbitrary {
  var numbers: [Int]
  var changes = 0

  static func arbitrary(using source: inout RandomSource) -> Row {
    Row(numbers: .arbitrary(using: &source))
  }

  func shrunk() -> SimplerValues<Row> { numbers.shrunk().map { Row(numbers: $0) } }
}

extension Traversal where Kind == TraversalKind, Whole == Row, Part == Int {
  /// Returns a traversal of the numbers of a row that calls a closure after each change.
  static func numbers(
    then finish: @escaping @Sendable (_ row: inout Row, _ old: [Int]) -> Void = { _, _ in }
  ) -> Traversal<Row, Int> {
    Traversal<Row, Int>(
      forEach: { row, visit in row.numbers.forEach(visit) },
      modify: { row, body in
        let old = row.numbers
        for index in row.numbers.indices { body(&row.numbers[index]) }
        finish(&row, old)
      })
  }
}

/// Returns what a check of laws throws.
func violations(_ check: @autoclosure () throws(LawViolations) -> Void) -> [LawViolation] {
  do { try check() } catch { return error.violations }
  return []
}

/// Returns the names of the broken laws.
func laws(_ violations: [LawViolation]) -> Set<Law> { Set(violations.map(\.law)) }
