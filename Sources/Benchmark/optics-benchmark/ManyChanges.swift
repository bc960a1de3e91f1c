/// An expression that changes one value in many ways, with operators and closures on the right-hand
/// sides, as everyday code has them; with or without a mistake.
struct ManyChanges {
  /// How the changes are put together.
  enum Form: String {
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

  /// What is wrong with one change: as a statement and, if it can be one, as a link.
  struct Mistake {
    let name: String
    let edit: String
    var chain: String?
    /// The limit of the attempts in a chain.
    var limit = 1_000
  }

  let form: Form
  var context = Context.statement
  let count: Int
  /// The mistake, and the index of the change that has it.
  var mistake: (Mistake, index: Int)?
}

extension ManyChanges {
  /// Edits, and chains: what a chain takes grows with its length, so beyond eight changes, an edit is the way.
  static var subjects: [TypeCheckingSubject] {
    let edits = Context.allCases.flatMap { context in
      (context == .statement ? [1, 4, 12, 30] : [4]).flatMap { count in
        [ManyChanges(form: .edit, context: context, count: count)]
          + mistakes.map { mistake in
            ManyChanges(
              form: .edit, context: context, count: count, mistake: (mistake, count - 1))
          }
      }
    }
    let chains = [4, 6, 8].flatMap { count in
      [ManyChanges(form: .chain, count: count)]
        + mistakes.filter { $0.chain != nil }.flatMap { mistake in
          [0, count / 2, count - 1].map { index in
            ManyChanges(form: .chain, count: count, mistake: (mistake, index))
          }
        }
    }
    return (edits + chains).map(\.subject)
  }

  private var subject: TypeCheckingSubject {
    TypeCheckingSubject(
      cells: [
        form.rawValue, context.rawValue, "\(count)", "1–2",
        mistake.map { "\($0.0.name), change \($0.index + 1)" } ?? "none",
      ], source: source, linesOfMistake: linesOfMistake, limit: limit)
  }

  private var limit: Int {
    switch (form, context) {
    case (.chain, _): mistake?.0.limit ?? 1_000
    case (.edit, .statement): 5_000
    // Each overload of `==` is tried with each of `+=`.
    case (.edit, _): mistake?.0.name == Self.missingInAssignment ? 100_000 : 12_000
    }
  }

  private var linesOfMistake: [Int] {
    guard let (mistake, index) = mistake else { return [] }
    // In a chain, the compiler reports a wrong root at the operator in front of the change.
    return form == .chain && mistake.name == Self.wrongRoot ? [index + 2, index + 3] : [index + 3]
  }

  private static let missingInAssignment = "missing member in front of +="
  private static let wrongRoot = "wrong root"

  private static let mistakes = [
    Mistake(
      name: "wrong value type", edit: "$0.address.city = 5", chain: "User._address._city *~ 5"),
    Mistake(
      name: "missing member", edit: "$0.address.cty = first + last",
      chain: "User._address._cty *~ first + last"),
    // Nothing determines the kind of an optic that does not exist.
    Mistake(
      name: "missing first member", edit: "$0.adress.city = first + last",
      chain: "User._adress._city *~ first + last", limit: 40_000),
    // The compiler assigns a wrong root to each of the pipes in turn.
    Mistake(
      name: wrongRoot, edit: "$0.city = first + last", chain: "Address._city *~ first + last",
      limit: 15_000),
    Mistake(
      name: "arithmetic on the right", edit: "$0.age = age + first",
      chain: "User._age *~ age + first"),
    Mistake(
      name: "wrong result of a closure", edit: "$0.scores = $0.scores.map { $0 + first }",
      chain: "User._age %~ { $0 + first }"),
    Mistake(name: missingInAssignment, edit: "$0.address.zap += 1"),
    Mistake(name: "wrong operand of +=", edit: "$0.address.zip += first"),
    Mistake(name: "nil to a part that is there", edit: "$0.address.city = nil"),
    Mistake(name: "missing ?", edit: "$0.partner.value = first"),
    Mistake(name: "element of a wrong type", edit: "$0.ids[0] = first"),
    Mistake(name: "inout of a wrong type", edit: "double(&$0.name)"),
  ]
}

// MARK: - The source

extension ManyChanges {
  static let model = """
    public struct User: Equatable, Sendable { public var id: Id; public var name: String; public var age: Int; \
    public var address: Address; public var scores: [Int]; public var ids: [Id]; public var partner: Id?; \
    public var counts: [String: Int] }
    public struct Id: Equatable, Sendable { public var value: String }
    public struct Address: Equatable, Sendable { public var city: String; public var zip: Int }

    """

  /// The source: two lines, a line for each change, and one more.
  private var source: String {
    let correct = form == .edit ? Self.statements : Self.links
    var changes = (0..<count).map { correct[$0 % correct.count] }
    if let (mistake, index) = mistake {
      changes[index] = form == .edit ? mistake.edit : mistake.chain ?? ""
    }
    let (opening, closing) = surrounding
    let head = """
      import Model; import Optics; import Testing; \
      let (age, zip, first, last) = (1, 2, "a", "b"); \
      func make() -> User { fatalError() }; let user = make(); \
      func double(_ number: inout Int) { number *= 2 }
      """
    return ([head, opening] + changes.map { (form == .chain ? "  |> " : "  ") + $0 } + [closing])
      .joined(separator: "\n") + "\n"
  }

  /// The source up to the first change, and after the last one.
  private var surrounding: (String, String) {
    let (start, end) = form == .chain ? ("user", "") : ("user.editing {", "}")
    return switch context {
    case .statement: ("let changed = \(start)", end)
    case .leftInExpectation: ("@Test func test() { #expect(\(start)", "\(end) == user) }")
    case .rightInExpectation: ("@Test func test() { #expect(user == (\(start)", "\(end))) }")
    case .partInExpectation: ("@Test func test() { #expect((\(start)", "\(end)).age == 5) }")
    }
  }

  private static let links = [
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
}
