/// A call of an initializer that takes every stored property.
struct Rebuilding: Equatable, Sendable {
  let arguments: [OpticDefinition.Argument]
  let access: AccessLevel
}

extension Planner {
  /// The call that rebuilds a value of a struct when a property changes that cannot be written.
  func rebuilding(
    _ type: TypeDeclaration, changing property: Property
  ) throws(Skipped) -> Rebuilding {
    // A constant with a constant value is the same in the rebuilt struct.
    let carried = type.members.properties.filter {
      $0.isStored && !($0.isFixed && $0.initialValue?.isConstant == true)
    }
    if carried.contains(where: { $0.conditions != type.conditions }) {
      throw Skipped(.conditionalProperties)
    }
    if let lost = carried.first(where: { !isCarriedOver($0) }) {
      throw Skipped(.unreadable(lost.name))
    }
    let others = carried.filter { $0.name != property.name }
    if let old = others.first(where: { $0.attributes.contains(where: \.deprecates) }) {
      throw Skipped(.deprecated(old.name))
    }
    let candidates =
      explicitCalls(of: type, passing: carried)
      + memberwiseCall(of: type, passing: carried)
    guard let best = candidates.max(by: { $0.access < $1.access }) else {
      throw Skipped(property.writtenSetterAccess.map { .restrictedSetter($0) } ?? .noInitializer)
    }
    // Whoever calls the initializer also reads the other properties.
    let readable = others.map { $0.writtenAccess ?? .internal }.min() ?? .public
    return Rebuilding(arguments: best.arguments, access: min(best.access, readable))
  }

  /// Whether a property can be read from outside and passed to an initializer as it is.
  private func isCarriedOver(_ property: Property) -> Bool {
    property.storage == .stored && !property.isFixed
      && (property.writtenAccess ?? .internal) >= .internal && property.unknownAttribute == nil
      && !property.attributes.contains(where: \.makesUnavailable)
  }

  /// The call of the initializer that Swift adds to a struct without one.
  private func memberwiseCall(
    of type: TypeDeclaration, passing properties: [Property]
  ) -> [Rebuilding] {
    let hasInitAccessor = type.members.properties.contains { $0.storage == .initAccessor }
    if !type.members.initializers.isEmpty || hasInitAccessor { return [] }
    let arguments = properties.map {
      OpticDefinition.Argument(label: $0.name, property: $0.name)
    }
    return [Rebuilding(arguments: arguments, access: .internal)]
  }

  /// The calls of the written initializers that take the given properties and nothing else.
  private func explicitCalls(
    of type: TypeDeclaration, passing properties: [Property]
  ) -> [Rebuilding] {
    let initializers =
      type.members.initializers + module.extensions(of: type.path).flatMap(\.members.initializers)
    return initializers.compactMap { initializer in
      let access = initializer.writtenAccess ?? .internal
      let isCallable =
        access >= .internal && initializer.isTotal
        && initializer.conditions == type.conditions
        && initializer.attributes.allSatisfy { Self.initializerAttributes.contains($0.name) }
      guard isCallable else { return nil }
      return arguments(initializer.parameters, passing: properties, in: type).map {
        Rebuilding(arguments: $0, access: min(access, module.access(of: type)))
      }
    }
  }

  /// The arguments for parameters that each take another one of the properties.
  private func arguments(
    _ parameters: [Initializer.Parameter], passing properties: [Property],
    in type: TypeDeclaration
  ) -> [OpticDefinition.Argument]? {
    if parameters.count != properties.count { return nil }
    var arguments: [OpticDefinition.Argument] = []
    for parameter in parameters {
      let property = properties.first { property in
        property.name == parameter.label || property.name == parameter.name
      }
      guard parameter.isPlain, let property,
        !arguments.contains(where: { $0.property == property.name }),
        let propertyType = try? module.type(of: property, in: type).text,
        let parameterType = try? module.spelled(parameter.type, in: type).text,
        propertyType == parameterType
      else { return nil }
      arguments.append(OpticDefinition.Argument(label: parameter.label, property: property.name))
    }
    return arguments
  }

  /// The attributes that change nothing about how an initializer is called.
  private static let initializerAttributes: Set<String> = [
    "inlinable", "usableFromInline", "inline", "_alwaysEmitIntoClient", "_transparent",
  ]
}
