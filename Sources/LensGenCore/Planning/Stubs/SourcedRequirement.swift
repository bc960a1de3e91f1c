/// A requirement, and the protocol that it stands in.
struct SourcedRequirement {
  var requirement: ProtocolRequirement
  let source: TypeDeclaration
}

extension SourcedRequirement {
  /// The requirement, as messages name it: `UserStore.user(id:)`.
  var name: String {
    let base = "\(source.name).\(requirement.name.text)"
    if requirement.isProperty { return base }
    let labels = requirement.parameters.map { "\($0.label?.text ?? "_"):" }
    return "\(base)(\(labels.joined()))"
  }
}

extension ProtocolRequirement {
  var accessors: Accessors? {
    switch kind {
    case .property(let accessors), .subscript(let accessors): accessors
    case .method, .operator, .initializer: nil
    }
  }

  /// The types of what is passed, returned and thrown.
  var types: [TypeReference] {
    let error: TypeReference? = if case .typed(let type) = effects.throwing { type } else { nil }
    return parameters.map(\.type) + [result, error].compactMap { $0 }
  }

  var setter: Accessors.Setter? { accessors?.setter }

  var isProperty: Bool {
    if case .property = kind { true } else { false }
  }

  /// Becomes a requirement whose member satisfies another one, too.
  mutating func satisfy(_ other: ProtocolRequirement) {
    if other.effects.throwing == .never || effects.throwing == .any {
      effects.throwing = other.effects.throwing
    }
    if !other.effects.isAsync { effects.isAsync = false }
    modifiers.removeAll { Self.ownership.contains($0) && !other.modifiers.contains($0) }
    switch (kind, other.kind) {
    case (.property(let accessors), .property(let others)):
      kind = .property(accessors.satisfying(others))
    case (.subscript(let accessors), .subscript(let others)):
      kind = .subscript(accessors.satisfying(others))
    case (.initializer, .initializer(isFailable: false)): kind = other.kind
    default: break
    }
  }

  /// What a member may only do to the value if all that it answers may.
  private static let ownership: Set<String> = ["mutating", "consuming", "__consuming"]
}

extension Accessors {
  fileprivate func satisfying(_ other: Accessors) -> Accessors {
    var accessors = self
    accessors.isGetterMutating = isGetterMutating && other.isGetterMutating
    accessors.setter =
      [setter, other.setter].contains(.nonmutating) ? .nonmutating : setter ?? other.setter
    return accessors
  }
}
