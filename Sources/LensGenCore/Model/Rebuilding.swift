/// A call of an initializer that takes every stored property.
struct Rebuilding: Equatable, Sendable {
  let arguments: [OpticDefinition.Argument]
  let access: AccessLevel
}

extension Planner {
  /// The call that rebuilds a value of a struct when a property changes that cannot be written.
  func rebuilding(
    _ type: TypeDeclaration, changing property: Property
  ) -> Result<Rebuilding, Skipped> {
    let members = type.members
    // A constant with a literal value is the same in the rebuilt struct.
    let carried = members.properties.filter {
      $0.isStored && !($0.isConstant && $0.initialValue == .literal)
    }
    if carried.contains(where: { $0.conditions != type.conditions }) {
      return .failure(Skipped(.conditionalProperties))
    }
    let lost = carried.first { other in
      other.storage != .stored || (other.isConstant && other.initialValue != nil)
        || (other.writtenAccess ?? .internal) < .internal
        || other.attributes.contains { !$0.isAvailability || $0.makesUnavailable }
    }
    if let lost { return .failure(Skipped(.unreadable(lost.name))) }

    let inExtensions = module.extensions(of: type.path).filter { !$0.hasWhereClause }
      .flatMap(\.members.initializers)
    let explicit = (members.initializers + inExtensions)
      .compactMap { call(of: $0, passing: carried, type: type) }
    let best = explicit.max { $0.access < $1.access }
    if let best, best.access == .public { return .success(best) }
    let isMemberwise =
      members.initializers.isEmpty
      && !members.properties.contains(where: { $0.storage == .initAccessor })
    if isMemberwise {
      let arguments = carried.map {
        OpticDefinition.Argument(label: $0.name, property: $0.name)
      }
      return .success(Rebuilding(arguments: arguments, access: .internal))
    }
    if let best { return .success(best) }
    return .failure(
      Skipped(property.writtenSetterAccess.map { .restrictedSetter($0) } ?? .noInitializer))
  }

  /// The call of an initializer with the given properties, if it takes them and nothing else.
  private func call(
    of initializer: Initializer, passing properties: [Property], type: TypeDeclaration
  ) -> Rebuilding? {
    let access = initializer.writtenAccess ?? .internal
    guard
      access >= .internal, !initializer.isConditional, initializer.conditions == type.conditions,
      initializer.attributes.isEmpty, initializer.parameters.count == properties.count
    else { return nil }
    var arguments: [OpticDefinition.Argument] = []
    for parameter in initializer.parameters {
      let property = properties.first { property in
        property.name == parameter.label || property.name == parameter.name
      }
      guard
        parameter.isPlain, let property, property.type?.text == parameter.type.text,
        !arguments.contains(where: { $0.property == property.name })
      else { return nil }
      arguments.append(OpticDefinition.Argument(label: parameter.label, property: property.name))
    }
    return Rebuilding(arguments: arguments, access: access)
  }
}
