import SwiftReading

/// The names of a stub's closures: the requirement's name, if it is unique; otherwise with its
/// labels, then with its types.
struct StubNames {
  /// The names of the closures of a getter and, if there is one, of a setter.
  typealias Pair = (answer: Identifier, setter: Identifier?)

  private let stub: Stub
  private let requirements: [ProtocolRequirement]
  private var used: [(name: Identifier, requirement: ProtocolRequirement)] = []
  /// The names for each requirement, in their order.
  private(set) var pairs: [Pair] = []

  init(for requirements: [ProtocolRequirement], in stub: Stub) {
    self.stub = stub
    self.requirements = requirements
    for requirement in requirements {
      let name = distinctName(of: requirement)
      let answer = reserve(name, for: requirement)
      let setter = requirement.setter.map { _ in
        reserve("set\(name.capitalizedFirst)", for: requirement)
      }
      pairs.append((answer, setter))
    }
  }
}

extension StubNames {
  /// Returns the shortest name that no other requirement has.
  private func distinctName(of requirement: ProtocolRequirement) -> String {
    let others = requirements.filter {
      $0.position != requirement.position && $0.sharesScope(with: requirement)
    }
    let names: [(ProtocolRequirement) -> String] = [
      \.baseName, { $0.baseName + $0.labels }, { $0.baseName + $0.labelsAndTypes },
      { $0.baseName + $0.labelsAndTypes + ($0.result?.joinedWords ?? "") },
    ]
    let distinct = names.first { name in !others.contains { name($0) == name(requirement) } }
    return (distinct ?? names[3])(requirement)
  }

  /// Returns the name, with a number if it is already used.
  private mutating func reserve(
    _ name: String, for requirement: ProtocolRequirement
  ) -> Identifier {
    func isUsed(_ name: Identifier) -> Bool {
      stub.isTaken(StubClosure.property(of: name))
        || requirements.contains { $0.name == name.opticName }
        || used.contains { $0.name == name && $0.requirement.sharesScope(with: requirement) }
    }
    var (free, number) = (Identifier(name), 2)
    while isUsed(free) {
      free = Identifier("\(name)\(number)")
      number += 1
    }
    used.append((free, requirement))
    return free
  }
}

extension ProtocolRequirement {
  /// Whether the closures of both are in the same type.
  fileprivate func sharesScope(with other: ProtocolRequirement) -> Bool {
    isAnsweredByType == other.isAnsweredByType && !conditions.exclude(other.conditions)
  }

  /// Whether it is a requirement on the type itself.
  var isAnsweredByType: Bool {
    if case .initializer = kind { true } else { isStatic }
  }

  /// The name in letters, even for an operator.
  fileprivate var baseName: String {
    guard case .operator = kind else { return name.text }
    return name.text.unicodeScalars.map { Self.operatorNames[$0] ?? "U\($0.value)" }
      .joined().lowercasedFirst
  }

  fileprivate var labels: String {
    parameters.compactMap { $0.label?.text.capitalizedFirst }.joined()
  }

  fileprivate var labelsAndTypes: String {
    let words = parameters.map { parameter in
      (parameter.label?.text.capitalizedFirst ?? "")
        + parameter.specifiers.map(\.capitalizedFirst).joined() + parameter.type.joinedWords
    }
    return words.joined()
  }

  private static let operatorNames: [Unicode.Scalar: String] = [
    "=": "Equal", "<": "Less", ">": "Greater", "+": "Plus", "-": "Minus", "*": "Times",
    "/": "Slash", "%": "Percent", "!": "Not", "&": "And", "|": "Or", "^": "Caret", "~": "Tilde",
    "?": "Question", ".": "Dot",
  ]
}

extension StringProtocol {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
