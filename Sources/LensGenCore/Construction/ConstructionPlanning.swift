extension Module {
  /// The ways to make a value of a type that generated code can use.
  func constructions(of type: TypeDeclaration) -> [Construction] {
    // The code calls `Self(…)`.
    if members(of: type.path).contains(where: { $0.declares(Identifier("Self")) }) { return [] }
    switch type.kind {
    case .struct: return initializerCalls(of: type)
    case .enum: return initializerCalls(of: type) + caseConstructions(of: type)
    default: return []
    }
  }

  private func initializerCalls(of type: TypeDeclaration) -> [Construction] {
    let initializers = initializers(of: type).filter { !$0.conditions.exclude(type.conditions) }
    let calls =
      explicitConstructions(of: type)
      + (type.kind == .struct ? memberwiseConstructions(of: type) : [])
    return calls.map { call in
      var call = call
      call.rivals = initializers.filter { $0.position != call.position }.map(\.parameters)
      return call
    }
  }
}

extension Module {
  /// The initializer that Swift adds to a struct without one; that with no parameters where some
  /// property cannot be named.
  private func memberwiseConstructions(of type: TypeDeclaration) -> [Construction] {
    let stored = type.members.properties.filter { $0.isStored && !$0.isFixed }
    let isConditional = type.members.properties.contains {
      $0.isStored && $0.conditions != type.conditions
    }
    let hasInitAccessor = type.members.properties.contains { $0.storage == .initAccessor }
    if !type.members.initializers.isEmpty || hasInitAccessor || isConditional
      || !type.unknownAttributes.isEmpty
    {
      return []
    }
    let access = min(.internal, access(of: type))
    let isReachable = stored.allSatisfy { ($0.writtenAccess ?? .internal) >= .internal }
    if !isReachable {
      return stored.allSatisfy(\.hasDefault)
        ? [
          Construction(
            callee: .initializer, parameters: [], access: access, position: type.position)
        ] : []
    }
    var parameters: [Construction.Parameter] = []
    for property in stored {
      if let parameter = parameter(for: property, in: type) {
        parameters.append(parameter)
      } else if !property.hasDefault {
        return []
      }
    }
    return [
      Construction(
        callee: .initializer, parameters: parameters, access: access,
        isUnsafe: parameters.contains(where: \.isUnsafe), position: type.position)
    ]
  }

  /// The parameter of the memberwise initializer for a property, where it is certain.
  private func parameter(
    for property: Property, in type: TypeDeclaration
  ) -> Construction.Parameter? {
    guard property.storage == .stored, property.unknownAttributes.isEmpty,
      !property.attributes.contains(where: \.deprecates),
      let written = writtenType(of: property, in: type)
    else { return nil }
    return parameter(
      label: property.name, name: property.name, type: written, hasDefault: property.hasDefault,
      in: type)
  }

  private func parameter(
    label: Identifier?, name: Identifier, type written: TypeReference, hasDefault: Bool,
    initializer: Initializer.Parameter? = nil, in type: TypeDeclaration
  ) -> Construction.Parameter? {
    guard !isUninhabited(written, in: type), deprecatedName(in: written, of: type) == nil,
      let inside = try? spelledExplicitly(written, in: type),
      let outside = try? spelledExplicitly(written, in: type, fromOutside: true)
    else { return nil }
    let shape = shape(of: inside.text, in: type.path)
    let isKept = initializer?.isEscaping ?? mayBeFunction(shape, keptBy: type)
    return Construction.Parameter(
      label: label, name: ["self", "Self"].contains(name.text) ? Identifier("value") : name,
      type: inside.text, outerType: outside.text, shape: shape,
      unknownNames: unknownNames(in: written, of: type), isUnsafe: isUnsafe(written, in: type),
      hasDefault: hasDefault,
      passing: shape == .function || initializer != nil && isKept
        ? .escaping : isKept ? .unwrapped : .plain)
  }

  /// Whether a stored value may be a function although its type is not written as one: an alias of
  /// a module that is not read can stand for anything.
  private func mayBeFunction(_ shape: TypeShape, keptBy type: TypeDeclaration) -> Bool {
    guard case .other(let name, _) = shape else { return false }
    let path = [Identifier](dotted: name)
    let root = path[0].text
    let isKnown =
      KnownNames.isOfLanguage(root) || KnownNames.isOfFoundation(root)
      || KnownNames.platformNumbers.contains(root) || !extensions(of: path).isEmpty
    // Functions are not compared.
    let isCompared =
      writtenConformance(of: type.path, to: .equatable) != nil
      && !members(of: type.path).contains { $0.staticFunctions.contains(Identifier("==")) }
    return !isKnown && !isCompared
  }

  private func explicitConstructions(of type: TypeDeclaration) -> [Construction] {
    let extended = extensions(of: type.path).flatMap(\.members.initializers).filter {
      $0.parameters.flatMap(\.type.names).allSatisfy { name in
        meansTheSame(Identifier(name), inExtensionOf: type.path)
      }
    }
    return (type.members.initializers + extended).compactMap { initializer in
      let access = min(initializer.writtenAccess ?? .internal, access(of: type))
      guard access >= .internal, !initializer.isGeneric, initializer.conditions == type.conditions,
        unknownAttribute(of: initializer, in: type) == nil
      else { return nil }
      var parameters: [Construction.Parameter] = []
      for parameter in initializer.parameters {
        if parameter.isPlain,
          let parameter = self.parameter(
            label: parameter.label, name: parameter.label ?? parameter.name, type: parameter.type,
            hasDefault: parameter.hasDefault, initializer: parameter, in: type)
        {
          parameters.append(parameter)
        } else if !parameter.hasDefault {
          return nil
        }
      }
      return Construction(
        callee: .initializer, parameters: parameters.distinct, access: access,
        isFailable: initializer.isFailable, isThrowing: initializer.isThrowing,
        isAsync: initializer.isAsync,
        keepsArguments: outcome(of: initializer, in: type)?.used.isEmpty == true,
        isUnsafe: initializer.parameters.contains { isUnsafe($0.type, in: type) },
        position: initializer.position)
    }
  }

  private func caseConstructions(of type: TypeDeclaration) -> [Construction] {
    let functions = members(of: type.path).reduce(into: Set()) { $0.formUnion($1.staticFunctions) }
    return type.members.cases.compactMap { enumCase in
      guard enumCase.attributes.allSatisfy(\.isSystemInterface),
        !enumCase.payloads.contains(where: { isUninhabited($0.type, in: type) })
      else { return nil }
      var parameters: [Construction.Parameter] = []
      for (index, payload) in enumCase.payloads.enumerated() {
        guard
          let parameter = parameter(
            label: payload.label, name: payload.label ?? Identifier("part\(index)"),
            type: payload.type, hasDefault: false, in: type)
        else { return nil }
        parameters.append(parameter)
      }
      return Construction(
        callee: .enumCase(enumCase.name), parameters: parameters.distinct, access: access(of: type),
        isOverloaded: functions.contains(enumCase.name),
        isUnsafe: parameters.contains(where: \.isUnsafe), isMarked: enumCase.isMarked,
        position: enumCase.position,
        conditions: Array(enumCase.conditions.dropFirst(type.conditions.count)))
    }
  }
}

extension Members {
  fileprivate func declares(_ name: Identifier) -> Bool {
    properties.contains { $0.name == name } || cases.contains { $0.name == name }
  }
}

extension Property {
  /// Whether a value can be made without one for the property.
  fileprivate var hasDefault: Bool {
    (initialValue != nil && storage != .pattern) || storage == .lazy
      || (!isConstant && type?.text.hasSuffix("?") == true)
  }
}
