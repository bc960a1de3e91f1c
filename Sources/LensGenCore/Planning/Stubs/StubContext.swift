/// What the members of a stub are planned with.
struct StubContext {
  let module: Module
  /// The type of the stub, with its arguments.
  let stub: String
  let access: AccessLevel
  let isSendable: Bool
  let isClass: Bool
  let isMainActorByDefault: Bool
  /// The protocols among `Equatable`, `Hashable` and `Comparable`.
  let comparisons: Set<String>
  let associated: AssociatedTypes
  let sources: [TypeDeclaration]
}

extension StubContext {
  /// The members of the stub, in the order of the requirements.
  func members() throws(Skipped) -> [StubMember] {
    let requirements = distinctRequirements
    try checkNames(of: requirements)
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

  /// Whether a requirement takes or gives functions that belong to a global actor; whether those can
  /// be sent anywhere depends on the language mode.
  var hasIsolatedFunctions: Bool {
    sources.flatMap(\.interface.requirements).contains { requirement in
      requirement.types.flatMap(\.names).contains(where: module.isGlobalActor)
        || requirement.parameters.flatMap(\.attributes).contains { module.isGlobalActor($0.name) }
    }
  }

  /// The associated types that the compiler would not find by their name alone, since overloads
  /// leave it a choice.
  var doubtfulTypes: [StubDefinition.Alias] {
    let overloads = distinctRequirements.map(\.requirement).filter { !$0.isProperty }
    return associated.parameters.flatMap { parameter in
      let isDoubtful = overloads.contains { requirement in
        requirement.types.flatMap(\.names).contains(parameter.name.text)
          && overloads.contains { $0.isOverload(of: requirement) }
      }
      let declaring = sources.filter { source in
        source.interface.associatedTypes.contains { $0.name == parameter.name }
      }
      return (isDoubtful ? declaring : []).map { source in
        StubDefinition.Alias(
          name: Identifier(parameter.name.text + "Of" + source.name), type: parameter.name.spelling,
          implemented: "\(source.path.spelling), \(parameter.name.spelling)")
      }
    }
  }

  /// The names in requirements that neither the module nor the standard library declares.
  var unknownNames: Set<String> {
    var all: Set<String> = []
    for source in sources {
      for requirement in source.interface.requirements {
        let own = Set(requirement.genericParameters.map(\.parameter.name.text))
        let names = requirement.types.flatMap { module.unknownNames(in: $0, of: source) }
        all.formUnion(names.filter { !own.contains($0) })
      }
    }
    return all
  }

  /// The requirements, each once, although a protocol may repeat what it inherits.
  private var distinctRequirements: [SourcedRequirement] {
    var distinct: [SourcedRequirement] = []
    for source in sources {
      for requirement in source.interface.requirements {
        let item = SourcedRequirement(requirement: requirement, source: source)
        if isComparison(item) { continue }
        let signature = StubSignature(of: item, in: self)
        let same = distinct.indices.filter {
          StubSignature(of: distinct[$0], in: self) == signature
            && !distinct[$0].requirement.conditions.exclude(requirement.conditions)
        }
        // A protocol may ask for both what waits and what does not. Where they meet in a protocol
        // that inherits them, what does not wait is both.
        let known =
          same.first { distinct[$0].requirement.effects.isAsync == requirement.effects.isAsync }
          ?? same.first { requirement.isProperty || distinct[$0].source.path != source.path }
        if let known {
          if isolation(of: distinct[known]) != isolation(of: item) {
            distinct[known].requirement.modifiers.removeAll { $0 == "nonisolated" }
            distinct[known].requirement.modifiers.append("nonisolated")
          }
          distinct[known].requirement.satisfy(requirement)
        } else {
          distinct.append(item)
        }
      }
    }
    return distinct
  }

  /// Whether the stub answers by its identity.
  private func isComparison(_ item: SourcedRequirement) -> Bool {
    let (name, parameters) = (item.requirement.name.text, item.requirement.parameters)
    let isOfStubs = parameters.count == 2 && parameters.allSatisfy { $0.type.text == "Self" }
    let isHashing = name == "hash" && parameters.count == 1 && parameters[0].label?.text == "into"
    return comparisons.contains("Equatable") && name == "==" && isOfStubs
      || comparisons.contains("Comparable") && name == "<" && isOfStubs
      || comparisons.contains("Hashable") && isHashing
        && parameters[0].specifiers.contains("inout")
  }

  /// Throws where no type can have all that is asked for.
  private func checkNames(of requirements: [SourcedRequirement]) throws(Skipped) {
    for item in requirements where item.requirement.isProperty {
      let isDoubled = requirements.contains { other in
        other.requirement.position != item.requirement.position
          && other.requirement.name == item.requirement.name
          && other.requirement.isStatic == item.requirement.isStatic
          && other.requirement.parameters.isEmpty
          && !other.requirement.conditions.exclude(item.requirement.conditions)
      }
      if isDoubled { throw Skipped(.stub(.contradiction(item.requirement.name))) }
    }
  }

  /// The global actor that a requirement belongs to.
  private func isolation(of item: SourcedRequirement) -> Attribute? {
    let requirement = item.requirement
    let isFree =
      requirement.modifiers.contains { $0.hasPrefix("nonisolated") }
      || requirement.attributes.contains { $0.name == "concurrent" }
    return isFree ? nil : globalActor(of: requirement.attributes) ?? isolation(of: item.source)
  }

  /// The global actor that the requirements of a protocol belong to.
  private func isolation(of source: TypeDeclaration) -> Attribute? {
    if let actor = globalActor(of: source.attributes) { return actor }
    let isDefault = isMainActorByDefault && !module.isNonisolated(source)
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
    if !requirement.attributes.contains(where: \.deprecates),
      let old = requirement.types.lazy.compactMap({ module.deprecatedName(in: $0, of: item.source) }
      )
      .first
    {
      throw Skipped(.deprecatedType(old))
    }
    if isMainActorByDefault {
      for type in requirement.types { try module.checkArguments(in: type, of: item.source) }
    }
    let speller = StubSpeller(context: self, item: item)
    let parameters = try speller.parameters()
    let result = try speller.result()
    let effects = try speller.effects()
    let isolation = isolation(of: item)
    // A type answers wherever it is asked, so what it answers with can be sent there.
    let staysWithCaller =
      effects.isAsync && requirement.modifiers.contains("nonisolated(nonsending)")
    let prefix = [
      staysWithCaller ? "nonisolated(nonsending) " : nil,
      isolation.map { "\($0.text) " },
      isSendable || requirement.isAnsweredByType ? "@Sendable " : nil,
    ].compactMap { $0 }.joined()
    if requirement.setter != nil, let type = requirement.result {
      if module.isNoncopyable(type, in: item.source) { throw Skipped(.stub(.noncopyableSetter)) }
      if module.isUninhabited(type, in: item.source) {
        throw Skipped(.stub(.uninhabitedParameter(Identifier("newValue"))))
      }
    }
    let setter: StubClosure? = requirement.setter.map { _ in
      let types = ["_ newValue: \(result.closure)"] + parameters.map(\.closure)
      let list = speller.list(types)
      return StubClosure(
        name: names.setter, type: "\(prefix)\(list) -> \(speller.void)",
        arity: types.count, unset: .nothing, requirement: item.name)
    }
    let signature = speller.list(parameters.map(\.closure))
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
      setter: setter, told: result.closure == "Any" ? "newValue as Any" : "newValue",
      memory: memory(of: requirement), head: head,
      parameters: requirement.isProperty ? nil : parameters.map(\.witness),
      tail: try speller.tail(result: result.witness, effects: effects),
      arguments: parameters.map(\.argument), effects: effects, isErased: result.isErased,
      isUnsafe: requirement.types.contains { module.isUnsafe($0, in: item.source) },
      holdsUnsafe: requirement.types.contains(where: speller.isUnsafe),
      givesUnsafe: requirement.result.map(speller.isUnsafe) == true,
      attributes: requirement.attributes.filter {
        $0.deprecates || Self.carriedAttributes.contains($0.name)
      }, conditions: requirement.conditions,
      isBuilt: requirement.attributes.contains { isResultBuilder($0) })
  }

  private func keywords(of requirement: ProtocolRequirement) -> [String] {
    var words = requirement.modifiers.filter { $0 != "override" && !(isClass && $0 == "mutating") }
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
    if attribute.isAvailability {
      let isEverywhere = attribute.deprecates || attribute.text.contains("noasync")
      return isEverywhere && attribute.text.contains("*")
    }
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
