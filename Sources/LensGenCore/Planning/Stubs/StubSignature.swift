/// What tells the requirements of a protocol apart: one member answers all that have the same.
struct StubSignature: Hashable {
  private let name: Identifier
  private let isStatic: Bool
  private let isProperty: Bool
  private let isAsync: Bool
  private let parameters: [Parameter]
  private let result: String?
  /// What the generic parameters have to be, in whatever order it is written.
  private let constraints: Set<String>

  private struct Parameter: Hashable {
    let label: Identifier?
    let type: String
    let specifiers: [String]
    let attributes: Set<String>
    let isVariadic: Bool
  }

  init(of item: SourcedRequirement, in context: StubContext) {
    let requirement = item.requirement
    let own = requirement.genericParameters.map(\.parameter.name.text)
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
    name = requirement.name
    isStatic = requirement.isStatic
    isProperty = requirement.isProperty
    isAsync = !isProperty && requirement.effects.isAsync
    parameters = requirement.parameters.map {
      Parameter(
        label: $0.label, type: normal($0.type), specifiers: $0.specifiers,
        attributes: Set($0.attributes.map(\.name)).subtracting(["escaping"]),
        isVariadic: $0.isVariadic)
    }
    result = requirement.result.map(normal)
    let bounds = requirement.genericParameters.enumerated().flatMap { index, generic in
      (generic.inheritedType?.split(at: "&") ?? []).map { "_\(index): \(normal($0))" }
    }
    let clauses = requirement.constraints.flatMap { constraint in
      constraint.object.split(at: "&").map {
        "\(normal(constraint.subject))\(constraint.relation.rawValue) \(normal($0))"
      }
    }
    constraints = Set(bounds + clauses)
  }
}
