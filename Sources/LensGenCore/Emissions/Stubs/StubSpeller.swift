/// Writes the types of a requirement as the stub needs them.
struct StubSpeller {
  let context: StubContext
  let item: SourcedRequirement

  var requirement: ProtocolRequirement { item.requirement }

  /// The protocol that the requirement stands in; what the requirement itself declares is not to be
  /// looked up.
  var scope: TypeScope {
    TypeScope(
      module: context.module, type: item.source,
      parameters: Set(requirement.genericParameters.map(\.parameter.name)))
  }
}

extension StubSpeller {
  /// A type as it is written in the stub; the stub's name stands for `Self`.
  ///
  /// - Parameter isType: Whether it is a type, as opposed to a constraint on one.
  func spelled(_ written: WrittenType, isType: Bool = true) throws(Skipped) -> WrittenType {
    let explicit = isType ? scope.withExplicitExistentials(written) : written
    // `some P` is there to be repeated.
    let speller = TypeSpeller(scope: scope, isOutside: false, keepsOpaque: true)
    return try speller.spelled(explicit).withoutSelf.replacingNames { name in
      if scope.parameters.contains(name) { return nil }
      if name.text == "Self" { return context.stub }
      return isHidden(name) ? context.stub.appending(WrittenType.Name(name.typeSpelling)) : nil
    }
  }

  /// Whether a name is not seen from the lenses of a type within the stub: that of a type alias.
  private func isHidden(_ name: Identifier) -> Bool {
    let isOfProtocol = context.sources.contains { source in
      context.module.types(at: source.path + [name]).first?.kind == .typealias
    }
    return requirement.isAnsweredByType
      && (isOfProtocol || context.associated.aliases.contains { $0.name == name })
  }

  /// The parameters of a closure's type.
  func list(_ parameters: [WrittenType.Element]) -> WrittenType.List<WrittenType.Element> {
    var parameters = parameters
    // The compiler takes a single `Void` for no parameter at all, and asks.
    if parameters.count == 1, parameters[0].type.isVoid {
      parameters[0].type = parameters[0].type.parenthesized
    }
    return WrittenType.List(items: parameters)
  }

  /// A type of the standard library, also where the module declares it, too.
  func standard(_ name: String, arguments: [WrittenType] = []) -> WrittenType {
    let own = WrittenType(name: name, arguments: arguments)
    return context.module.declares(name)
      ? .named([WrittenType.Name("Swift")] + (own.names ?? [])) : own
  }

  var void: WrittenType {
    context.module.declares("Void")
      ? .tuple(WrittenType.List(items: [])) : WrittenType(name: "Void")
  }

  /// Whether nothing is returned.
  var isVoid: Bool {
    if case .initializer = requirement.kind { return false }
    guard let result = requirement.result else { return true }
    let isStandard = scope.lookUp(WrittenType.Name("Void")) == .unknown
    return result.isVoid && (isStandard || result.soleName == nil)
  }
}

extension WrittenType {
  /// Whether it is `Void` in one of its spellings, as far as the name tells.
  fileprivate var isVoid: Bool {
    if case .tuple(let elements) = self { return elements.items.isEmpty }
    return path.map { ["Void", "Swift.Void"].contains($0.text) } == true
  }
}
