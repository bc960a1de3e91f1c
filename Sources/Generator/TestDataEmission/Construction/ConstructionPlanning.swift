import EmissionKernel
import SwiftModule
import SwiftReading

extension TypeScope {
  /// Returns the call of the initializer at an index.
  ///
  /// If a property cannot be named, the memberwise initializer is called without arguments.
  func construction(
    _ index: Int, _ call: InitializerCall
  ) throws(ConstructionFailure) -> Construction {
    let initializer = call.initializer
    let isMemberwise = initializer.isMemberwise
    let conditional = type.members.properties.first {
      isMemberwise && $0.isStored && $0.conditions != type.conditions
    }
    let mayOmitAll =
      isMemberwise && conditional == nil && module.place != .support
      && initializer.parameters.allSatisfy(\.hasDefault)
    if let obstacle = call.obstacle, !mayOmitAll { throw .call(obstacle) }
    if let conditional { throw .conditional(conditional.name) }
    let parameters = initializer.parameters.arguments(
      label: \.label, hasDefault: \.hasDefault
    ) { call.obstacle == nil ? parameter(for: $0, of: initializer) : nil }
    guard let parameters else { throw failure(toCalling: initializer) }
    let isExtension = index >= type.members.initializers.count && !isMemberwise
    let access = min(
      isMemberwise ? .internal : initializer.writtenAccess ?? .internal, module.access(of: type))
    let isReachable = isMemberwise || module.isVisible(access)
    let isHidden = isExtension && !initializer.meansTheSame(inExtensionOf: self)
    if declaresSelf || isHidden || !isReachable { throw .other }
    return Construction(
      callee: .initializer, parameters: parameters.distinct,
      access: accessOfCalls(access, with: initializer.attributes), call: call,
      isInExtension: isExtension && !module.isNonisolatedInExtension(initializer),
      keepsArguments: isMemberwise || module.effect(of: initializer, in: type)?.acceptsAll == true,
      isUnsafe: isMemberwise
        ? parameters.contains(where: \.isUnsafe)
        : initializer.parameters.compactMap(\.type).contains(where: isUnsafe)
          && !initializer.attributes.contains { $0.name == "safe" },
      builderRequest: initializer.builderRequest, position: initializer.position)
  }

  /// Whether a member hides the type in the call `Self(…)`.
  private var declaresSelf: Bool {
    module.members(of: type.path).contains { $0.declares(Identifier("Self")) }
  }

  /// Returns the reason why generated code cannot pass an argument.
  private func failure(toCalling initializer: Initializer) -> ConstructionFailure {
    let open = initializer.parameters.first {
      !$0.hasDefault && parameter(for: $0, of: initializer) == nil
    }
    guard let open else { return .other }
    if let reason = open.type.flatMap(ambiguity) { return .ambiguous(open.name, reason) }
    let property = type.members.properties.first { $0.name == open.name }
    let wrapper = initializer.isMemberwise ? property?.unknownAttributes.first : nil
    return wrapper.map { .wrapped(open.name, by: $0) } ?? .parameter(open.name)
  }

  /// Returns the reason why other files cannot name a type, if several modules declare it.
  private func ambiguity(of written: WrittenType) -> SkipReason? {
    written.allNames.lazy.compactMap { names in
      declaredPlace(of: names.map(\.identifier)).flatMap(module.ambiguity)
    }.first
  }

  /// The access level of functions that pass arguments on, which do not repeat the attribute `@_spi`.
  private func accessOfCalls(_ access: AccessLevel, with attributes: [Attribute]) -> AccessLevel {
    module.isSystemInterface(attributes, inside: type) && module.place != .support
      ? min(access, .internal) : access
  }

  var caseConstructions: [Construction] {
    if declaresSelf { return [] }
    let functions = module.members(of: type.path)
      .reduce(into: Set()) { $0.formUnion($1.staticFunctions) }
    return type.members.cases.compactMap { enumCase in
      guard enumCase.attributes.allSatisfy(\.isSystemInterface) else { return nil }
      var parameters: [Construction.Parameter] = []
      for (index, payload) in enumCase.payloads.enumerated() {
        let name = payload.label ?? Identifier("part\(index)")
        guard
          var parameter = parameter(
            labeled: payload.label, named: name, of: payload.type, in: enumCase.position.file,
            hasDefault: false)
        else { return nil }
        parameter.isAutoclosure = payload.isAutoclosure
        parameters.append(parameter)
      }
      return Construction(
        callee: .enumCase(enumCase.name), parameters: parameters.distinct,
        access: accessOfCalls(module.access(of: type), with: enumCase.attributes),
        isOverloaded: functions.contains(enumCase.name),
        isUnsafe: parameters.contains(where: \.isUnsafe),
        builderRequest: enumCase.builderRequest,
        position: enumCase.position,
        conditions: enumCase.conditions.inside(type))
    }
  }
}

extension TypeScope {
  /// Returns the parameter by which generated code passes on an argument, or `nil` if it cannot.
  private func parameter(
    for parameter: Initializer.Parameter, of initializer: Initializer
  ) -> Construction.Parameter? {
    guard parameter.isPlain, let written = parameter.type else { return nil }
    let properties = initializer.isMemberwise ? type.members.properties : []
    let isStoredAsPassed = properties.allSatisfy { property in
      property.name != parameter.name
        || property.storage == .stored && property.unknownAttributes.isEmpty
          && !property.attributes.contains(where: \.deprecates)
    }
    if !isStoredAsPassed { return nil }
    var passed = self.parameter(
      labeled: parameter.label, named: parameter.label ?? parameter.name, of: written,
      in: initializer.position.file, hasDefault: parameter.hasDefault,
      isKept: initializer.isMemberwise ? nil : parameter.isEscaping)
    // Such a default is for one generic argument, which Swift infers from it.
    switch passed?.resolved {
    case .parameter(let path), .metatype(.parameter(let path), word: _):
      if path.count == 1 && parameter.isDefaultOfOtherType { passed?.hasDefault = false }
    default: break
    }
    return passed
  }

  /// Returns a parameter that generated code can pass on.
  ///
  /// - Parameters:
  ///   - file: The file in which the parameter is written.
  ///   - isKept: Whether an initializer declares that a function escapes; `nil` if nothing declares it.
  private func parameter(
    labeled label: Identifier?, named name: Identifier, of written: WrittenType, in file: String,
    hasDefault: Bool, isKept: Bool? = nil
  ) -> Construction.Parameter? {
    if obstacle(to: .argument, of: written) != nil { return nil }
    let explicit = withExplicitExistentials(written)
    guard let inside = try? spelled(explicit),
      var outside = try? spelled(explicit, atTopLevel: true)
    else { return nil }
    let resolved = resolve(inside)
    // Tests may have another language mode than the module.
    if module.place.isOutside { outside = outside.withSendableFunctions }
    let passing: Construction.Passing =
      resolved.isFunction || isKept == true
      ? .escaping : isKept == nil && mayBeFunction(resolved) ? .unwrapped : .plain
    return Construction.Parameter(
      label: label, name: ["self", "Self"].contains(name.text) ? Identifier("value") : name,
      type: inside, outerType: outside, resolved: resolved,
      names: namedTypes(in: written, from: file), isUnsafe: isUnsafe(written),
      hasDefault: hasDefault,
      passing: passing)
  }

  /// Whether a stored value may be a function although its type does not look like one: an alias of
  /// an unread module can stand for anything.
  private func mayBeFunction(_ resolved: ResolvedType) -> Bool {
    guard case .foreign(let path, _) = resolved else { return false }
    let root = path[0].text
    let isKnown =
      KnownNames.standardLibraryDeclares(root) || KnownNames.foundationMayDeclare(root)
      || KnownNames.platformNumbers.contains(root) || !module.extensions(of: path).isEmpty
      || !module.known.declarations(of: path).isEmpty
    // Functions cannot be compared.
    let isCompared =
      module.writtenConformance(of: type.path, to: KnownProtocol.equatable) != nil
      && !module.members(of: type.path).contains {
        $0.staticFunctions.contains(Identifier("=="))
      }
    return !isKnown && !isCompared
  }
}

extension Initializer {
  /// Whether the names in its types have the same meaning in a generated extension as in its own
  /// extension.
  fileprivate func meansTheSame(inExtensionOf scope: TypeScope) -> Bool {
    parameters.compactMap(\.type).flatMap(\.roots).allSatisfy { name in
      scope.module.meansTheSame(Identifier(name), inExtensionOf: scope.type.path)
    }
  }
}

extension Members {
  fileprivate func declares(_ name: Identifier) -> Bool {
    properties.contains { $0.name == name } || cases.contains { $0.name == name }
  }
}
