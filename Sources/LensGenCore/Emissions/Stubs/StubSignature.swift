/// What tells the requirements of a protocol apart: one member answers all that have the same.
///
/// What a member may do less of than it is asked for is not among it: to throw, to wait, to keep a
/// function, to own a value.
struct StubSignature: Hashable {
  private let name: Identifier
  /// `static`, and the side on which an operator stands.
  private let place: Set<String>
  private let isProperty: Bool
  private let parameters: [Parameter]
  private let result: String?
  /// What the generic parameters have to be, in whatever order it is written.
  private let constraints: Set<String>

  private struct Parameter: Hashable {
    let label: Identifier?
    let type: String
    let isInout: Bool
    let attributes: Set<String>
    let isVariadic: Bool
  }

  init(of item: SourcedRequirement, in context: StubContext) {
    let requirement = item.requirement
    var own = requirement.genericParameters.map(\.parameter.name.text)
    var constraints: [String] = []
    // The names of generic parameters say nothing, but their order does; associated types are the
    // same wherever they are named.
    func normal(_ type: TypeReference) -> String {
      let pieces = context.associated.withoutAliases(type.withoutSelf).pieces.map {
        piece -> TypeReference.Piece in
        guard case .name(let name) = piece else { return piece }
        if let index = own.firstIndex(of: name) { return .name("_\(index)") }
        return context.associated.declares(name) ? .name("_\(name)") : piece
      }
      return context.module.normalForm(of: TypeReference(pieces: pieces), in: item.source)
    }
    func constrain(_ subject: String, to bound: TypeReference) {
      let parts = bound.split(at: "&").map(normal).filter { $0 != "Swift.Any" }
      constraints += parts.map { "\(subject): \($0)" }
    }
    name = requirement.name
    place = Set(requirement.modifiers).intersection(["prefix", "postfix"])
      .union(requirement.isStatic ? ["static"] : [])
    isProperty = requirement.isProperty
    parameters = requirement.parameters.map { parameter in
      var type = normal(parameter.type)
      // `some P` is a generic parameter without a name.
      if let bound = parameter.type.opaqueBound {
        type = "_\(own.count)"
        own.append("")
        constrain(type, to: bound)
      }
      return Parameter(
        label: parameter.label, type: type, isInout: parameter.specifiers.contains("inout"),
        attributes: Set(parameter.attributes.map(\.name)).subtracting(["escaping", "Sendable"]),
        isVariadic: parameter.isVariadic)
    }
    let isVoid = !isProperty && requirement.result.map(normal) == "Swift.Void"
    result = isVoid ? nil : requirement.result.map { normal($0.withoutSending) }
    for (index, generic) in requirement.genericParameters.enumerated() {
      if let bound = generic.inheritedType { constrain("_\(index)", to: bound) }
    }
    for constraint in requirement.constraints {
      let subject = normal(constraint.subject)
      switch constraint.relation {
      case .conforms: constrain(subject, to: constraint.object)
      case .equals: constraints.append("\(subject) == \(normal(constraint.object))")
      }
    }
    self.constraints = Set(constraints)
  }
}

extension TypeReference {
  /// `P` for `some P`.
  var opaqueBound: TypeReference? {
    guard pieces.first == .text("some") else { return nil }
    return TypeReference(pieces: Array(pieces.drop { $0 == .text("some") || $0 == .text(" ") }))
  }

  /// The type without `sending` before it.
  var withoutSending: TypeReference {
    guard pieces.first == .text("sending") else { return self }
    let type = pieces.drop { $0 == .text("sending") || $0 == .text(" ") }
    return TypeReference(pieces: Array(type), isOpaque: isOpaque)
  }
}
