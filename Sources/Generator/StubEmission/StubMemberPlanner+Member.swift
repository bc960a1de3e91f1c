import EmissionKernel
import SwiftModule
import SwiftReading

// The stub's code for the requirement.
extension StubMemberPlanner {
  func member(named names: StubNames.Pair) throws(SkipReason) -> StubMember {
    try check()
    let parameters = try parameters()
    let result = try result()
    let effects = try effects()
    try checkSetter()
    let isUnsafe = requirement.types.contains(where: scope.isUnsafe)
    var member = StubMember(
      requirement: requirement, name: item.name,
      answer: answer(named: names.answer, to: parameters, result: result, effects: effects),
      isVoid: isVoid,
      returnedProtocol: result.isErased || isVoid ? nil : result.witness.flatMap(returnedProtocol),
      setter: requirement.setter == nil
        ? nil : setter(named: names.setter, of: result.closure, parameters, effects: effects),
      setterArgument: result.closure.isAny ? "newValue as Any" : "newValue",
      head: head(after: wordsBeforeKeyword), parameters: parameters,
      tail: try tail(result: result.witness, effects: effects), effects: effects,
      isErased: result.isErased, isUnsafe: isUnsafe,
      closureIsUnsafe: isUnsafe && requirement.types.contains(where: self.isUnsafe),
      resultIsUnsafe: isUnsafe && requirement.result.map(self.isUnsafe) == true,
      isBuilt: requirement.attributes.contains(where: isResultBuilder))
    if !stub.context[StubOptions.self].recordsCalls || requirement.isAnsweredByType
      || member.isBuilt
      || requirement.attributes.contains(where: \.deprecates)
      || requirement.result.map(scope.isUninhabited) == true
    {
      return member
    }
    if case .method = requirement.kind {
      member.calls = calls(
        "The arguments of the calls of", behind: names.answer, recorded(parameters))
    }
    if requirement.isProperty, requirement.setter != nil, let written = requirement.result,
      isKept(written), !result.isErased
    {
      member.writtenValues = calls(
        "The values written to", behind: names.setter,
        [("newValue", result.closure, "newValue", false)])
    }
    return member
  }

  private typealias Recorded = (
    name: String, type: WrittenType, argument: String, isErased: Bool
  )

  /// Returns the parameters whose arguments can be kept.
  private func recorded(_ parameters: [Parameter]) -> [Recorded] {
    zip(requirement.parameters, parameters).compactMap { written, parameter in
      guard written.specifiers.isEmpty, written.attributes.isEmpty,
        !scope.resolve(written.type).isFunction, isKept(written.type)
      else { return nil }
      return (
        parameter.closure.names.last ?? "_", parameter.closure.type, parameter.argument,
        isErased(written.type)
      )
    }
  }

  /// Whether a value of a type can be kept: it is no function, which may not escape.
  private func isKept(_ written: WrittenType) -> Bool {
    if scope.isUnsafe(written) { return false }
    if isErased(written) { return !isOpaqueHere(written) && !written.isOpaque }
    return !scope.isNoncopyable(written) && scope.deprecatedName(in: written) == nil
      && !isOpaqueHere(written) && !scope.resolve(written).holdsFunction
  }

  /// Returns the list of calls behind a lens's name, unless a requirement or the list of all calls has
  /// the same name.
  private func calls(
    _ title: String, behind lens: Identifier, _ arguments: [Recorded]
  ) -> StubMember.Calls? {
    let name = Identifier(lens.text.dropFirst() + "Calls")
    if stub.isRequired(name) || name == Identifier("stubCalls") { return nil }
    func tuple(_ element: (Recorded) -> String) -> String {
      if arguments.count == 1 { return element(arguments[0]) }
      let elements = arguments.map { "\(Identifier($0.name).argumentSpelling): \(element($0))" }
      return "(\(elements.joined(separator: ", ")))"
    }
    return StubMember.Calls(
      title: title, name: name, requirement: requirementName(behind: lens),
      type: arguments.isEmpty ? void.text : tuple(\.type.text),
      arguments: arguments.isEmpty
        ? nil
        : tuple {
          // An argument of type `Any` is converted already.
          $0.isErased && !$0.type.isAny ? "\($0.argument) as \($0.type.text)" : $0.argument
        })
  }

  /// Returns the name of the requirement in the list of calls, which tells overloads apart.
  private func requirementName(behind lens: Identifier) -> String {
    let isSetter = requirement.isProperty
    let isOverloaded = stub.sources.flatMap(\.sourcedRequirements).contains { other in
      other.name == item.name && other.requirement.position != requirement.position
    }
    let name = isOverloaded ? "\(item.name) [\(lens.text.dropFirst())]" : item.name
    return isSetter ? "\(name).set" : name
  }

  /// Returns the closure that implements the requirement.
  private func answer(
    named name: Identifier, to parameters: [Parameter], result: Result, effects: Effects
  ) -> StubClosure {
    var function = WrittenType.Function(
      parameters: list(parameters.map(\.closure)), effects: effects, result: result.closure)
    switch effects.throwing {
    case .never, .any: break
    case .rethrown: function.effects.throwing = .any
    // Swift 6.3 crashes on a closure literal with a typed error that a lens sets; a `Result` is
    // equivalent.
    case .typed(let error):
      function.effects.throwing = .never
      let made = standard("Result", arguments: [result.closure.withoutSending, error])
      function.result = result.closure.isSending ? made.sending : made
    }
    return StubClosure(name: name, type: marked(function, effects))
  }

  /// Returns the closure that receives written values.
  private func setter(
    named name: Identifier, of value: WrittenType, _ parameters: [Parameter], effects: Effects
  ) -> StubClosure {
    let elements =
      [WrittenType.Element(names: ["_", "newValue"], type: value)] + parameters.map(\.closure)
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

  private var wordsBeforeKeyword: [String] {
    let access = String(stub.access.prefix.dropLast())
    // A call that changes nothing leaves the stub open to its answer, which may set the next one.
    let modifiers = requirement.modifiers.filter {
      $0 != "override" && $0 != "mutating" && !(stub.isClass && $0 == "nonmutating")
    }
    let isConvenience =
      if case .initializer = requirement.kind { stub.isClass && !stub.isActor } else { false }
    let isNonisolated = stub.isNonisolated(item) && !requirement.isInitializer
    return [stub.isolation(of: item)?.text ?? "", access, isNonisolated ? "nonisolated" : ""]
      .filter { !$0.isEmpty } + modifiers
      + (stub.isSubclass ? ["override"] : []) + (isConvenience ? ["convenience"] : [])
      + (requirement.isStatic ? ["static"] : [])
  }
}

// The reasons why a stub cannot implement a requirement.
extension StubMemberPlanner {
  /// Throws if a stub cannot implement the requirement.
  package func check() throws(SkipReason) {
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
      || stub.module.isGlobalActor(attribute.name) || isResultBuilder(attribute)
  }

  func isResultBuilder(_ attribute: Attribute) -> Bool {
    stub.module.types(at: [Identifier(attribute.name)]).contains { declaration in
      declaration.attributes.contains { $0.name == "resultBuilder" }
    }
  }

  private static let modifiers: Set<String> = [
    "mutating", "nonmutating", "nonisolated", "nonisolated(nonsending)", "prefix", "postfix",
    "infix", "override", "consuming", "borrowing", "__consuming",
  ]
}
