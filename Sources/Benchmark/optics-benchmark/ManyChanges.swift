import Foundation

/// An expression that changes one value in many ways, with operators and closures on the right-hand
/// sides, as everyday code has them; with or without a mistake.
struct ManyChanges {
  /// How the changes are put together.
  enum Form: String, CaseIterable {
    case chain = "|>"
    case edit = ".editing { … }"
  }

  /// What stands around the expression.
  enum Context: String, CaseIterable {
    case statement
    case leftInExpectation = "#expect(… == …), left"
    case rightInExpectation = "#expect(… == …), right"
    case partInExpectation = "#expect(….part == …)"
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
    case missing = "nil to a part that is there"
    case optional = "missing ?"
    case element = "element of a wrong type"
    case argument = "inout of a wrong type"
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

  /// Whether the mistake can occur: only an edit has statements.
  var isPossible: Bool {
    switch mistake {
    case .assignment, .operand, .missing, .optional, .element, .argument: form == .edit
    default: true
    }
  }

  /// The line of the change with the mistake.
  var lineOfMistake: Int {
    Self.model.split(separator: "\n", omittingEmptySubsequences: false).count + 2 + index
  }

  /// The lines at which an error is exact: in a chain, the compiler reports a wrong root at the operator
  /// in front of the change.
  var linesOfMistake: [Int] {
    form == .chain && mistake == .root ? [lineOfMistake - 1, lineOfMistake] : [lineOfMistake]
  }

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
      case .chain: "user"
      case .edit: "user.editing {"
      }
    return switch context {
    case .statement: "let changed = \(start)"
    case .leftInExpectation: "@Test func test() { #expect(\(start)"
    case .rightInExpectation: "@Test func test() { #expect(user == (\(start)"
    case .partInExpectation: "@Test func test() { #expect((\(start)"
    }
  }

  private var closing: String {
    let end = form == .chain ? "" : "}"
    return switch context {
    case .statement: end
    case .leftInExpectation: "\(end) == user) }"
    case .rightInExpectation: "\(end))) }"
    case .partInExpectation: "\(end)).age == 5) }"
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
    case .assignment, .operand, .missing, .optional, .element, .argument:
      preconditionFailure("only an edit has statements")
    }
  }

  private func statement(with mistake: Mistake) -> String {
    switch mistake {
    case .value: "$0.address.city = 5"
    case .member: "$0.address.cty = first + last"
    case .firstMember: "$0.adress.city = first + last"
    case .root: "$0.city = first + last"
    case .arithmetic: "$0.age = age + first"
    case .closure: "$0.scores = $0.scores.map { $0 + first }"
    case .assignment: "$0.address.zap += 1"
    case .operand: "$0.address.zip += first"
    case .missing: "$0.address.city = nil"
    case .optional: "$0.partner.value = first"
    case .element: "$0.ids[0] = first"
    case .argument: "double(&$0.name)"
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
    "$0.age = age + 1",
    "$0.id.value = first + last",
    "$0.address.zip = zip * 2",
    "$0.name = first + \" \" + last",
    "$0.age += 1",
    "$0.scores = $0.scores.map { $0 * 2 }",
    "$0.ids[0].value = $0.id.value + ($0.partner?.value ?? last) + $0.ids[1].value + first",
    "$0.age = $0.scores[0] * 2 + $0.age - $0.address.zip / 3 + ($0.counts[first] ?? 0) + $0.scores[1] * zip",
    "$0.counts[last, default: 0] += $0.scores[0] + $0.age * 2 - $0.address.zip + $0.ids.count + age",
  ]

  private static let model = """
    import Optics
    import Testing
    struct User: Equatable { var id: Id; var name: String; var age: Int; var address: Address; var scores: [Int]; var ids: [Id]; var partner: Id?; var counts: [String: Int] }
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
    extension User: Editable {
      protocol _Views {
        var id: Id._Draft { get }
        var address: Address._Draft { get }
        var ids: [Id]._Draft { get }
        var partner: (Id?)._Draft { get }
      }
      struct Draft: DraftProtocol, _Views {
        typealias _Whole = User
        @_disfavoredOverload @_implements(_Views, id) var _idDraft: Id._Draft
        var id: Id { get { _idDraft._whole } _modify { yield &_idDraft._whole } }
        var name: String
        var age: Int
        @_disfavoredOverload @_implements(_Views, address) var _addressDraft: Address._Draft
        var address: Address { get { _addressDraft._whole } _modify { yield &_addressDraft._whole } }
        var scores: [Int]
        var ids: [Id]
        @_disfavoredOverload @_implements(_Views, ids) var _idsDraft: [Id]._Draft { get { ids._draft } _modify { yield &ids._draft } }
        var partner: Id?
        @_disfavoredOverload @_implements(_Views, partner) var _partnerDraft: (Id?)._Draft { get { partner._draft } _modify { yield &partner._draft } }
        var counts: [String: Int]
      }
      static func _opened(_ whole: consuming User) -> Draft {
        Draft(
          _idDraft: Id._opened(whole.id), name: whole.name, age: whole.age,
          _addressDraft: Address._opened(whole.address), scores: whole.scores, ids: whole.ids,
          partner: whole.partner, counts: whole.counts)
      }
      static func _closed(_ draft: consuming Draft) -> User {
        User(
          id: Id._closed(draft._idDraft), name: draft.name, age: draft.age,
          address: Address._closed(draft._addressDraft), scores: draft.scores, ids: draft.ids,
          partner: draft.partner, counts: draft.counts)
      }
    }
    extension Id: Editable {
      struct Draft: DraftProtocol { typealias _Whole = Id; var value: String }
      static func _opened(_ whole: consuming Id) -> Draft { Draft(value: whole.value) }
      static func _closed(_ draft: consuming Draft) -> Id { Id(value: draft.value) }
    }
    extension Address: Editable {
      struct Draft: DraftProtocol { typealias _Whole = Address; var city: String; var zip: Int }
      static func _opened(_ whole: consuming Address) -> Draft { Draft(city: whole.city, zip: whole.zip) }
      static func _closed(_ draft: consuming Draft) -> Address { Address(city: draft.city, zip: draft.zip) }
    }
    let (age, zip, first, last) = (1, 2, "a", "b")
    let user = User(id: Id(value: ""), name: "", age: 1, address: Address(city: "", zip: 2), scores: [], ids: [], partner: nil, counts: [:])
    func double(_ number: inout Int) { number *= 2 }
    """
}

extension ManyChanges {
  /// How often the type checker may try before it accepts valid changes or has the exact error.
  var limit: Int {
    switch (form, context, mistake) {
    // The compiler assigns a wrong root to each of the pipes in turn.
    case (.chain, _, .root): 15_000
    // Nothing determines the kind of an optic that does not exist.
    case (.chain, _, .firstMember): 40_000
    case (.chain, _, _): 1_000
    case (.edit, .statement, _): 5_000
    // Each overload of `==` is tried with each of `+=`.
    case (.edit, _, .assignment): 100_000
    case (.edit, _, _): 12_000
    }
  }

  /// Whether an error is in a line of the mistake.
  func isAtMistake(_ error: String) -> Bool {
    linesOfMistake.contains { error.hasPrefix("\($0):") }
  }

  /// Whether an error is the one to report.
  func isExact(_ error: String) -> Bool {
    !error.contains("reasonable time") && isAtMistake(error)
  }
}
