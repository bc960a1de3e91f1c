/// Plans the stub's code for one requirement: the closures, and the member that calls them.
struct StubMemberPlanning {
  private let context: StubContext
  private let item: SourcedRequirement
  private let names: StubNames.Pair
  private let speller: StubSpeller
  private let parameters: [StubSpeller.Parameter]
  private let result: StubSpeller.Result
  private let effects: Effects

  init(
    of item: SourcedRequirement, named names: StubNames.Pair, in context: StubContext
  ) throws(Skipped) {
    try context.check(item)
    self.context = context
    self.item = item
    self.names = names
    speller = StubSpeller(context: context, item: item)
    parameters = try speller.parameters()
    result = try speller.result()
    effects = try speller.effects()
    try context.checkSetter(of: item)
  }
}

extension StubMemberPlanning {
  private var requirement: ProtocolRequirement { item.requirement }

  /// Returns the member.
  func member() throws(Skipped) -> StubMember {
    var member = StubMember(
      kind: requirement.kind, name: requirement.name, isStatic: requirement.isStatic,
      answer: answer, setter: setter,
      told: result.closure.isAny ? "newValue as Any" : "newValue", memory: memory,
      head: speller.head(after: wordsBeforeKeyword),
      parameters: requirement.isProperty ? nil : parameters.map(\.witness),
      tail: try speller.tail(result: result.witness, effects: effects),
      arguments: parameters.map(\.argument), parameterNames: parameters.map(\.name),
      forwarded: parameters.map(\.forwarded),
      effects: effects, isErased: result.isErased,
      isUnsafe: requirement.types.contains(where: speller.scope.isUnsafe),
      holdsUnsafe: requirement.types.contains(where: speller.isUnsafe),
      givesUnsafe: requirement.result.map(speller.isUnsafe) == true,
      attributes: requirement.attributes.filter {
        $0.deprecates || StubMember.carriedAttributes.contains($0.name)
      }, conditions: requirement.conditions,
      isBuilt: requirement.attributes.contains { context.isResultBuilder($0) })
    if isRecorded(member) {
      if case .method = requirement.kind {
        member.calls = calls(of: names.answer, recordedParameters)
      }
      if requirement.isProperty, requirement.setter != nil, let result = requirement.result,
        isKept(result), !self.result.isErased
      {
        member.writtenValues = calls(
          of: names.setter, [(name: "newValue", type: self.result.closure, argument: "newValue")])
      }
    }
    return member
  }

  private typealias Recorded = (name: String, type: WrittenType, argument: String)

  private func isRecorded(_ member: StubMember) -> Bool {
    context.recordsCalls && !requirement.isAnsweredByType && !member.isBuilt
      && !member.attributes.contains(where: \.deprecates)
      && requirement.result.map(speller.scope.isUninhabited) != true
  }

  /// The parameters whose arguments can be kept.
  private var recordedParameters: [Recorded] {
    zip(requirement.parameters, parameters).compactMap { written, parameter in
      guard written.specifiers.isEmpty, written.attributes.isEmpty, !written.isFunction,
        isKept(written.type)
      else { return nil }
      return (parameter.closure.names.last ?? "_", parameter.closure.type, parameter.argument)
    }
  }

  /// Whether a value of a type can be kept: it is no function, which may not escape.
  private func isKept(_ written: WrittenType) -> Bool {
    let scope = speller.scope
    if scope.isUnsafe(written) { return false }
    if speller.isErased(written) { return !speller.isForeign(written) && !written.isOpaque }
    let resolved = scope.resolve(written)
    return !scope.isNoncopyable(written)
      && scope.deprecatedName(in: written) == nil && !speller.isForeign(written)
      && !resolved.holdsFunction
  }

  /// Returns the list of calls behind a lens's name, unless a requirement has the same name.
  private func calls(of lens: Identifier, _ arguments: [Recorded]) -> StubMember.Calls? {
    let name = Identifier(lens.text.dropFirst() + "Calls")
    let storage = Identifier(lens.text.dropFirst() + "Record")
    if [name, storage].contains(where: context.isRequired) { return nil }
    switch arguments.count {
    case 0:
      return StubMember.Calls(
        name: name, storage: storage, type: speller.void.text, arguments: "()")
    case 1:
      return StubMember.Calls(
        name: name, storage: storage, type: arguments[0].type.text,
        arguments: arguments[0].argument)
    default:
      let types = arguments.map { "\(Identifier($0.name).argumentSpelling): \($0.type.text)" }
        .joined(separator: ", ")
      let values = arguments.map { "\(Identifier($0.name).argumentSpelling): \($0.argument)" }
        .joined(separator: ", ")
      return StubMember.Calls(
        name: name, storage: storage, type: "(\(types))", arguments: "(\(values))")
    }
  }

  /// The closure that implements the requirement.
  private var answer: StubClosure {
    var function = WrittenType.Function(
      parameters: speller.list(parameters.map(\.closure)), effects: effects, result: result.closure)
    switch effects.throwing {
    case .never, .any: break
    case .rethrown: function.effects.throwing = .any
    // Swift 6.3 crashes on a closure literal with a typed error that a lens sets; a `Result` is
    // equivalent.
    case .typed(let error):
      function.effects.throwing = .never
      function.result = speller.standard("Result", arguments: [result.closure, error])
    }
    return StubClosure(
      name: names.answer, type: marked(function), arity: parameters.count,
      unset: speller.unset(effects: effects, isErased: result.isErased), requirement: item.name)
  }

  /// The closure that receives written values.
  private var setter: StubClosure? {
    if requirement.setter == nil { return nil }
    let value = WrittenType.Element(names: ["_", "newValue"], type: result.closure)
    let elements = [value] + parameters.map(\.closure)
    let function = WrittenType.Function(
      parameters: speller.list(elements), result: speller.void)
    return StubClosure(
      name: names.setter, type: marked(function), arity: elements.count, unset: .nothing,
      requirement: item.name)
  }

  /// Returns the type of a closure with its attributes.
  private func marked(_ function: WrittenType.Function) -> WrittenType {
    let staysWithCaller =
      effects.isAsync && requirement.modifiers.contains("nonisolated(nonsending)")
    // The closures of a type are called from any thread, so their results have to be `Sendable`.
    let isSent = context.isSendable || requirement.isAnsweredByType
    let marks = WrittenType.Marks(
      words: staysWithCaller ? ["nonisolated(nonsending)"] : [],
      attributes: [context.isolation(of: item)].compactMap { $0 }
        + (isSent ? [Attribute(type: WrittenType(name: "Sendable"))] : []))
    return marks == WrittenType.Marks()
      ? .function(function) : .attributed(.function(function), marks)
  }

  private var wordsBeforeKeyword: [String] {
    let access = String(context.access.prefix.dropLast())
    let modifiers = requirement.modifiers.filter {
      $0 != "override" && !(context.isClass && $0 == "mutating")
    }
    let isConvenience =
      if case .initializer = requirement.kind { context.isClass } else { false }
    return [context.isolation(of: item)?.text ?? "", access].filter { !$0.isEmpty } + modifiers
      + (context.isSubclass ? ["override"] : []) + (isConvenience ? ["convenience"] : [])
      + (requirement.isStatic ? ["static"] : [])
  }

  private var memory: StubMember.Memory {
    guard requirement.isProperty, !requirement.isStatic, let setter = requirement.setter,
      setter == .mutating || context.isClass
    else { return .none }
    return context.isSendable ? .sendableClosure : .closure
  }
}
