/// What the members of a stub are planned with.
struct StubContext {
  let module: Module
  /// The type of the stub, with its arguments.
  let stub: String
  let access: AccessLevel
  let isSendable: Bool
  let isClass: Bool
  let isMainActorByDefault: Bool
  let sources: [TypeDeclaration]
}

/// A requirement, and the protocol that it stands in.
struct SourcedRequirement {
  var requirement: ProtocolRequirement
  let source: TypeDeclaration
}

extension StubContext {
  /// The members of the stub, in the order of the requirements.
  func members() throws(Skipped) -> [StubMember] {
    let requirements = distinctRequirements
    let names = StubNames(for: requirements.map(\.requirement))
    var members: [StubMember] = []
    for (index, item) in requirements.enumerated() {
      do throws(Skipped) {
        members.append(try member(for: item, named: names[index]))
      } catch {
        throw Skipped(.stub(.requirement(item.name, error.reason.message)))
      }
    }
    return members
  }

  /// Whether some of the requirements belong to a global actor.
  var isPartlyIsolated: Bool {
    sources.contains { source in
      isolation(of: source) != nil
        || source.interface.requirements.contains { globalActor(of: $0.attributes) != nil }
    }
  }

  /// Whether a requirement names a type that neither the module nor the standard library declares.
  var namesUnknownTypes: Bool {
    sources.contains { source in
      source.interface.requirements.contains { requirement in
        let own = Set(requirement.genericParameters.map(\.parameter.name.text))
        let types = requirement.parameters.map(\.type) + [requirement.result].compactMap { $0 }
        return types.contains { type in
          let names = type.names.filter { !own.contains($0) }
          let reference = TypeReference(pieces: names.map { .name($0) })
          return module.hasUnknownNames(reference, in: source)
        }
      }
    }
  }

  /// The requirements, each once, although a protocol may repeat what it inherits.
  private var distinctRequirements: [SourcedRequirement] {
    var distinct: [SourcedRequirement] = []
    for source in sources {
      for requirement in source.interface.requirements {
        let known = distinct.firstIndex {
          $0.requirement.isSame(as: requirement)
            && !$0.requirement.conditions.exclude(requirement.conditions)
        }
        if let known {
          distinct[known].requirement.satisfy(requirement)
        } else {
          distinct.append(SourcedRequirement(requirement: requirement, source: source))
        }
      }
    }
    return distinct
  }

  /// The global actor that the requirements of a protocol belong to.
  private func isolation(of source: TypeDeclaration) -> Attribute? {
    if let actor = globalActor(of: source.attributes) { return actor }
    let isDefault = isMainActorByDefault && !source.isNonisolated
    return isDefault && !module.types(at: source.path).isEmpty
      ? Attribute(name: "MainActor", text: "@MainActor") : nil
  }

  private func globalActor(of attributes: [Attribute]) -> Attribute? {
    attributes.first { module.isGlobalActor($0.name) }
  }
}

extension StubContext {
  private func member(
    for item: SourcedRequirement, named names: StubNames.Pair
  ) throws(Skipped) -> StubMember {
    let requirement = item.requirement
    try check(requirement)
    let speller = StubSpeller(context: self, item: item)
    let parameters = try speller.parameters()
    let result = try speller.result()
    let effects = try speller.effects()
    var isAnsweredByType = requirement.isStatic
    if case .initializer = requirement.kind { isAnsweredByType = true }
    let isolation =
      requirement.modifiers.contains("nonisolated")
      ? nil : globalActor(of: requirement.attributes) ?? isolation(of: item.source)
    let prefix = [
      isolation.map { "\($0.text) " }, isSendable || isAnsweredByType ? "@Sendable " : nil,
    ].compactMap { $0 }.joined()
    let setter: StubClosure? = requirement.setter.map { _ in
      let types = ["_ newValue: \(result.closure)"] + parameters.map(\.closure)
      return StubClosure(
        name: names.setter, type: "\(prefix)(\(types.joined(separator: ", "))) -> \(speller.void)",
        arity: types.count, unset: .nothing, requirement: item.name)
    }
    let signature = "(\(parameters.map(\.closure).joined(separator: ", ")))"
    // Swift 6.3 crashes on a literal that throws a typed error and is set by a lens; a result says
    // the same.
    var answer = result.closure
    var throwing = effects.throwing == .never ? "" : " throws"
    if case .typed(let error) = effects.throwing {
      answer = "\(speller.standard("Result"))<\(answer), \(error.text)>"
      throwing = ""
    }
    let words = [isolation?.text].compactMap { $0 } + [access.prefix.dropLast()].map(String.init)
    let head = speller.head(after: words.filter { !$0.isEmpty } + keywords(of: requirement))
    return StubMember(
      kind: requirement.kind, isStatic: requirement.isStatic,
      answer: StubClosure(
        name: names.answer,
        type: "\(prefix)\(signature)\(effects.isAsync ? " async" : "")\(throwing)"
          + " -> \(answer)",
        arity: parameters.count, unset: speller.unset(effects: effects, isErased: result.isErased),
        requirement: item.name),
      setter: setter, memory: memory(of: requirement), head: head,
      parameters: requirement.isProperty ? nil : parameters.map(\.witness),
      tail: try speller.tail(result: result.witness, effects: effects),
      arguments: parameters.map(\.argument), effects: effects, isErased: result.isErased,
      attributes: requirement.attributes.filter {
        $0.deprecates || Self.carriedAttributes.contains($0.name)
      }, conditions: requirement.conditions,
      isBuilt: requirement.attributes.contains { isResultBuilder($0) })
  }

  private func keywords(of requirement: ProtocolRequirement) -> [String] {
    var words = requirement.modifiers.filter { $0 != "override" }
    if isClass, case .initializer = requirement.kind { words.append("convenience") }
    return words + (requirement.isStatic ? ["static"] : [])
  }

  private func memory(of requirement: ProtocolRequirement) -> StubMember.Memory {
    guard requirement.isProperty, !requirement.isStatic, let setter = requirement.setter,
      setter == .mutating || isClass
    else { return .none }
    return isSendable ? .sendableClosure : .closure
  }

  /// What a stub can do nothing about.
  private func check(_ requirement: ProtocolRequirement) throws(Skipped) {
    for attribute in requirement.attributes where !isHarmless(attribute) {
      if attribute.makesUnavailable { throw Skipped(.unavailable) }
      if attribute.isAvailability { throw Skipped(.stub(.limitedAvailability)) }
      throw Skipped(.stub(.requirementAttribute(attribute.name)))
    }
    if let modifier = requirement.modifiers.first(where: { !Self.modifiers.contains($0) }) {
      throw Skipped(.stub(.modifier(modifier)))
    }
    if let other = requirement.accessors?.others.first { throw Skipped(.stub(.modifier(other))) }
    if requirement.genericParameters.contains(where: { $0.parameter.kind != .type }) {
      throw Skipped(.stub(.genericPack))
    }
  }

  private func isHarmless(_ attribute: Attribute) -> Bool {
    if attribute.isAvailability { return attribute.deprecates && attribute.text.contains("*") }
    return Self.carriedAttributes.contains(attribute.name) || module.isGlobalActor(attribute.name)
      || ["concurrent", "inlinable", "preconcurrency", "warn_unqualified_access"]
        .contains(attribute.name)
      || isResultBuilder(attribute)
  }

  private func isResultBuilder(_ attribute: Attribute) -> Bool {
    module.types(at: [Identifier(attribute.name)]).contains { declaration in
      declaration.attributes.contains { $0.name == "resultBuilder" }
    }
  }

  private static let carriedAttributes: Set<String> = ["discardableResult", "Sendable"]

  private static let modifiers: Set<String> = [
    "mutating", "nonmutating", "nonisolated", "nonisolated(nonsending)", "prefix", "postfix",
    "infix", "override", "consuming", "borrowing", "__consuming",
  ]
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

  var setter: Accessors.Setter? { accessors?.setter }

  var isProperty: Bool {
    if case .property = kind { true } else { false }
  }

  /// Whether one member answers both requirements.
  fileprivate func isSame(as other: ProtocolRequirement) -> Bool {
    name == other.name && isStatic == other.isStatic && isProperty == other.isProperty
      && parameters.map(\.unnamed) == other.parameters.map(\.unnamed)
      && (isProperty || result?.text == other.result?.text)
      && (isProperty || effects.isAsync == other.effects.isAsync)
  }

  /// Becomes a requirement whose member satisfies another one, too.
  fileprivate mutating func satisfy(_ other: ProtocolRequirement) {
    if other.effects.throwing == .never { effects.throwing = .never }
    if !other.effects.isAsync { effects.isAsync = false }
    guard setter == nil, let setter = other.setter else { return }
    switch kind {
    case .property(var accessors):
      accessors.setter = setter
      kind = .property(accessors)
    case .subscript(var accessors):
      accessors.setter = setter
      kind = .subscript(accessors)
    case .method, .operator, .initializer: break
    }
  }
}

extension ProtocolParameter {
  /// The parameter without the name that only its function sees.
  fileprivate var unnamed: ProtocolParameter {
    var parameter = self
    parameter.name = nil
    return parameter
  }
}
