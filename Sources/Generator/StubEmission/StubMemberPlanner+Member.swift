import EmissionKernel
import SwiftModule
import SwiftReading

// The member for the requirement.
extension StubMemberPlanner {
  func member(named names: StubNames.Pair) throws(SkipReason) -> StubMember {
    try check()
    let parameters = try parameters()
    let result = try result()
    let effects = try effects()
    try checkSetter()
    let constraints = try requirement.constraints.map { constraint throws(SkipReason) in
      GenericRequirement(
        subject: try spelled(constraint.subject), relation: constraint.relation,
        object: try spelled(constraint.object, isType: constraint.relation == .equals))
    }
    let isUnsafe = requirement.types.contains(where: scope.isUnsafe)
    return StubMember(
      item: item, genericParameters: requirement.genericParameters.map(named),
      parameters: parameters,
      effects: effects, result: result, constraints: constraints,
      answer: answer(named: names.answer, to: parameters, result: result, effects: effects),
      isVoid: isVoid,
      returnedProtocol: result.isErased || isVoid ? nil : result.witness.flatMap(returnedProtocol),
      setter: names.setter.map {
        setter(named: $0, of: result.closure, parameters, effects: effects)
      },
      calls: calls(named: names, parameters, result),
      isUnsafe: isUnsafe,
      closureIsUnsafe: isUnsafe && requirement.types.contains(where: self.isUnsafe),
      resultIsUnsafe: isUnsafe && requirement.result.map(self.isUnsafe) == true,
      isBuilt: isBuilt)
  }

  /// Whether a result builder would transform the member's body.
  private var isBuilt: Bool { requirement.attributes.contains(where: isResultBuilder) }

  /// Returns a generic parameter as the stub declares it.
  private func named(_ generic: RequirementParameter) -> AssociatedTypes.Parameter {
    let bound = generic.inheritedType.flatMap { try? spelled($0, isType: false) }
    return AssociatedTypes.Parameter(
      name: nameInStub(of: generic.parameter.name), bounds: bound.map { [$0] } ?? [])
  }

  /// Whether the arguments of a parameter can be kept.
  private func isRecorded(_ parameter: StubMember.Parameter) -> Bool {
    let written = parameter.written
    return written.specifiers.isEmpty && written.attributes.isEmpty
      && !scope.resolve(written.type).isFunction && isKept(written.type)
  }

  /// Whether a value of a type can be kept: it is no function, which may not escape.
  private func isKept(_ written: WrittenType) -> Bool {
    if scope.isUnsafe(written) { return false }
    if isErased(written) { return !isOpaqueHere(written) && !written.isOpaque }
    return !scope.isNoncopyable(written) && scope.deprecatedName(in: written) == nil
      && !isOpaqueHere(written) && !scope.resolve(written).holdsFunction
  }

  /// Returns the list of calls, if the stub can keep them, and nothing else has its name.
  private func calls(
    named names: StubNames.Pair, _ parameters: [StubMember.Parameter], _ result: Result
  ) -> StubMember.Calls? {
    if !stub.context[StubOptions.self].recordsCalls || requirement.isAnsweredByType || isBuilt
      || requirement.attributes.contains(where: \.deprecates)
      || requirement.result.map(scope.isUninhabited) == true
    {
      return nil
    }
    var (called, type, recorded) = (names.answer, result.closure, [StubMember.Parameter]())
    if case .method = requirement.kind {
      recorded = parameters.filter(isRecorded)
      let elements = recorded.map {
        WrittenType.Element(names: [$0.name.argumentSpelling], type: $0.passed)
      }
      type = elements.isEmpty ? void : elements.count == 1 ? elements[0].type : .tuple(elements)
    } else if requirement.isProperty, let setter = names.setter, !result.isErased,
      requirement.result.map(isKept) == true
    {
      called = setter
    } else {
      return nil
    }
    let name = Identifier(called.text + "Calls")
    if stub.isTaken(name) || name == Identifier("stubCalls") { return nil }
    return StubMember.Calls(
      name: name, requirement: requirementName(for: called), type: type, parameters: recorded)
  }

  /// Returns the name of the requirement in the list of calls, which tells overloads apart.
  private func requirementName(for called: Identifier) -> String {
    let isSetter = requirement.isProperty
    let isOverloaded = stub.sources.flatMap(\.sourcedRequirements).contains { other in
      other.name == item.name && other.requirement.position != requirement.position
    }
    let name = isOverloaded ? "\(item.name) [\(called.text)]" : item.name
    return isSetter ? "\(name).set" : name
  }

  /// Returns the closure that implements the requirement.
  private func answer(
    named name: Identifier, to parameters: [StubMember.Parameter], result: Result, effects: Effects
  ) -> StubClosure {
    var function = WrittenType.Function(
      parameters: list(parameters.map(\.element)), effects: effects, result: result.closure)
    switch effects.throwing {
    case .never, .any: break
    case .rethrown: function.effects.throwing = .any
    // Swift 6.3 crashes on a closure literal with a typed error that a lens sets; a `Result` is
    // equivalent.
    case .typed(let error):
      function.effects.throwing = .never
      let made = WrittenType(
        name: stub.context.qualified("Result", in: "Swift"),
        arguments: [result.closure.withoutSending, error])
      function.result = result.closure.isSending ? made.sending : made
    }
    return StubClosure(name: name, type: marked(function, effects))
  }

  /// Returns the closure that receives written values.
  private func setter(
    named name: Identifier, of value: WrittenType, _ parameters: [StubMember.Parameter],
    effects: Effects
  ) -> StubClosure {
    let elements =
      [WrittenType.Element(names: ["_", "newValue"], type: value)] + parameters.map(\.element)
    let function = WrittenType.Function(parameters: list(elements), result: void)
    return StubClosure(name: name, type: marked(function, effects))
  }

  /// Returns the type of a closure with its attributes.
  private func marked(_ function: WrittenType.Function, _ effects: Effects) -> WrittenType {
    let staysWithCaller =
      effects.isAsync
      && (stub.isActor && stub.isolation(of: item) == nil
        || requirement.modifiers.contains("nonisolated(nonsending)"))
    // The closures of a type are called from any thread, so their results have to be `Sendable`.
    let isSent = stub.isSendable || requirement.isAnsweredByType
    let prefix = WrittenType.Prefix(
      words: staysWithCaller ? ["nonisolated(nonsending)"] : [],
      attributes: [stub.isolation(of: item)].compactMap { $0 }
        + (isSent ? [Attribute(type: WrittenType(name: "Sendable"))] : []))
    return prefix == WrittenType.Prefix()
      ? .function(function) : .attributed(.function(function), prefix)
  }
}

// The reasons why a stub cannot implement a requirement.
extension StubMemberPlanner {
  /// Throws if a stub cannot implement the requirement.
  func check() throws(SkipReason) {
    for attribute in requirement.attributes where !isHarmless(attribute) {
      if attribute.makesUnavailable { throw .unavailable }
      if attribute.isAvailability { throw .limitedAvailability(inClass: stub.isSubclass) }
      throw .requirementAttribute(attribute.name)
    }
    let others =
      requirement.modifiers.filter { !Self.modifiers.contains($0) }
      + (requirement.accessors?.others ?? [])
    if let modifier = others.first { throw .modifier(modifier) }
    if requirement.genericParameters.contains(where: { $0.parameter.kind != .type }) {
      throw .genericPack
    }
    for type in requirement.types {
      if let reason = scope.obstacle(to: .requirement, of: type, with: requirement.attributes) {
        throw reason
      }
    }
  }

  /// Throws if no value can reach a setter.
  func checkSetter() throws(SkipReason) {
    guard requirement.setter != nil, let type = requirement.result else { return }
    if scope.isNoncopyable(type) { throw .noncopyableSetter }
    if scope.isUninhabited(type) {
      throw .uninhabitedParameter(Identifier("newValue"))
    }
  }

  private func isHarmless(_ attribute: Attribute) -> Bool {
    if let availability = attribute.availability {
      return availability.contains(.onAllPlatforms)
        && !availability.isDisjoint(with: [.deprecated, .noasync])
    }
    return KnownAttributes.repeatedByStubs.union(KnownAttributes.ignoredByStubs)
      .contains(attribute.name)
      || stub.module.isGlobalActor(attribute, in: item.source) || isResultBuilder(attribute)
  }

  func isResultBuilder(_ attribute: Attribute) -> Bool {
    stub.module.isResultBuilder(attribute, in: item.source)
  }

  private static let modifiers: Set<String> = [
    "mutating", "nonmutating", "nonisolated", "nonisolated(nonsending)", "prefix", "postfix",
    "infix", "override", "consuming", "borrowing", "__consuming",
  ]
}
