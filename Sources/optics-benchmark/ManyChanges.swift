import Foundation

/// An expression that changes one value in many ways, with operators and closures on the right-hand
/// sides, as everyday code has them; with or without a mistake.
struct ManyChanges {
  /// How the changes are put together.
  enum Form: String, CaseIterable {
    case block = "changing { … }"
    case chain = "|>"
    case edit = "editing { … }"
  }

  /// What stands around the expression.
  enum Context: String, CaseIterable {
    case statement
    case leftInExpectation = "#expect(… == …), left"
    case rightInExpectation = "#expect(… == …), right"
  }

  /// What is wrong with one change.
  enum Mistake: String, CaseIterable {
    case value = "wrong value type"
    case member = "missing member"
    case firstMember = "missing first member"
    case root = "wrong root"
    case arithmetic = "arithmetic on the right"
    case closure = "wrong result of a closure"
    case assignment = "missing member in front of +="
    case operand = "wrong operand of +="
  }

  /// Where the mistake is.
  enum Position: String, CaseIterable {
    case first, middle, last
  }

  let form: Form
  let context: Context
  let count: Int
  var mistake: Mistake?
  var position = Position.middle

  /// Whether the mistake can occur: only an edit has operators that assign.
  var isPossible: Bool { form == .edit || mistake != .assignment && mistake != .operand }

  /// The line of the change with the mistake.
  var lineOfMistake: Int {
    lineOfOpening + 1 + index
  }

  /// The lines at which an error is exact: in a chain, the compiler reports a wrong root at the operator
  /// in front of the change.
  var linesOfMistake: [Int] {
    form == .chain && mistake == .root ? [lineOfMistake - 1, lineOfMistake] : [lineOfMistake]
  }

  /// The line in front of the changes.
  var lineOfOpening: Int { Self.model.split(separator: "\n").count + 1 }

  var source: String {
    let correct = form == .edit ? Self.statements : Self.changes
    var changes = (0..<count).map { correct[$0 % correct.count] }
    if let mistake {
      changes[index] = form == .edit ? statement(with: mistake) : change(with: mistake)
    }
    return ([Self.model, opening] + changes.map { "  \(link)\($0)" } + [closing])
      .joined(separator: "\n") + "\n"
  }

  private var index: Int {
    switch position {
    case .first: 0
    case .middle: count / 2
    case .last: count - 1
    }
  }

  private var link: String { form == .chain ? "|> " : "" }

  private var opening: String {
    let start =
      switch form {
      case .block: "changing(user) {"
      case .chain: "user"
      case .edit: "editing(user) {"
      }
    return switch context {
    case .statement: "let changed = \(start)"
    case .leftInExpectation: "@Test func test() { #expect(\(start)"
    case .rightInExpectation: "@Test func test() { #expect(user == (\(start)"
    }
  }

  private var closing: String {
    let end = form == .chain ? "" : "}"
    return switch context {
    case .statement: end
    case .leftInExpectation: "\(end) == user) }"
    case .rightInExpectation: "\(end))) }"
    }
  }

  private func change(with mistake: Mistake) -> String {
    switch mistake {
    case .value: "User._address._city *~ 5"
    case .member: "User._address._cty *~ first + last"
    case .firstMember: "User._adress._city *~ first + last"
    case .root: "Address._city *~ first + last"
    case .arithmetic: "User._age *~ age + first"
    case .closure: "User._age %~ { $0 + first }"
    case .assignment, .operand: preconditionFailure("only an edit has operators that assign")
    }
  }

  private func statement(with mistake: Mistake) -> String {
    switch mistake {
    case .value: "$0._address._city = 5"
    case .member: "$0._address._cty = first + last"
    case .firstMember: "$0._adress._city = first + last"
    case .root: "$0._city = first + last"
    case .arithmetic: "$0._age = age + first"
    case .closure: "$0._scores = $0._scores.map { $0 + first }"
    case .assignment: "$0._address._zap += 1"
    case .operand: "$0._address._zip += first"
    }
  }

  private static let changes = [
    "User._age *~ age + 1",
    "User._id._value *~ first + last",
    "User._address._zip *~ zip * 2",
    "User._name *~ first + \" \" + last",
    "User._age %~ { $0 + 1 }",
    "User._scores %~ { $0.map { $0 * 2 } }",
  ]

  private static let statements = [
    "$0._age = age + 1",
    "$0._id._value = first + last",
    "$0._address._zip = zip * 2",
    "$0._name = first + \" \" + last",
    "$0._age += 1",
    "$0._scores = $0._scores.map { $0 * 2 }",
  ]

  private static let model = """
    import Optics
    import Testing
    struct User: Equatable { var id: Id; var name: String; var age: Int; var address: Address; var scores: [Int] }
    struct Id: Equatable { var value: String }
    struct Address: Equatable { var city: String; var zip: Int }
    extension User {
      static var _id: Lens<User, Id> { Lens(\\.id) }
      static var _name: Lens<User, String> { Lens(\\.name) }
      static var _age: Lens<User, Int> { Lens(\\.age) }
      static var _address: Lens<User, Address> { Lens(\\.address) }
      static var _scores: Lens<User, [Int]> { Lens(\\.scores) }
    }
    extension Id { static var _value: Lens<Id, String> { Lens(\\.value) } }
    extension Address {
      static var _city: Lens<Address, String> { Lens(\\.city) }
      static var _zip: Lens<Address, Int> { Lens(\\.zip) }
    }
    let (age, zip, first, last) = (1, 2, "a", "b")
    let user = User(id: Id(value: ""), name: "", age: 1, address: Address(city: "", zip: 2), scores: [])
    """
}

extension ManyChanges {
  /// How often the type checker may try before it accepts valid changes or has the exact error; `nil`
  /// if there is no limit.
  var limit: Int? {
    switch (form, context) {
    case (.block, .statement): 2_000
    case (.block, _): 150_000
    case (.chain, _):
      switch mistake {
      // The compiler assigns a wrong root to each of the pipes in turn.
      case .root: 15_000
      // Nothing determines the kind of an optic that does not exist.
      case .firstMember: 40_000
      default: 1_000
      }
    case (.edit, .statement): 12_000
    case (.edit, _):
      // `==` compares optionals, too, so the compiler also tries an edit of an optional.
      switch mistake {
      // Such an edit is wrong from its first statement on, which here explains less and so wins.
      case .firstMember, .assignment: nil
      case .root: 200_000
      case .member: 100_000
      default: 25_000
      }
    }
  }

  /// Whether an error is in a line of the mistake.
  func isAtMistake(_ error: String) -> Bool {
    linesOfMistake.contains { error.hasPrefix("\($0):") }
  }

  /// Whether an error is the one to report.
  ///
  /// In a statement, the compiler also says at the head of the block that it cannot infer the result,
  /// which follows from the error in the line.
  func isExact(_ error: String) -> Bool {
    if error.contains("reasonable time") { return false }
    if isAtMistake(error) { return true }
    return form == .block && context == .statement
      && error == "\(lineOfOpening): generic parameter 'Changed' could not be inferred"
  }
}
