extension TypeScope {
  /// The memberwise initializer of a struct without other initializers, unless a macro may add one.
  var memberwiseInitializer: Initializer? {
    let properties = type.members.properties
    let hasOther =
      !type.members.initializers.isEmpty || properties.contains { $0.storage == .initAccessor }
      || !type.unknownAttributes.isEmpty
    if type.kind != .struct || hasOther { return nil }
    let taken = properties.filter { $0.isStored && !$0.isFixed }
    return Initializer(
      position: type.position,
      parameters: taken.map { property in
        Initializer.Parameter(
          label: property.name, name: property.name, type: writtenType(of: property),
          isPlain: true, hasDefault: property.hasDefault)
      },
      writtenAccess: taken.compactMap(\.writtenAccess).filter { $0 < .internal }.min(),
      isFailable: false, isThrowing: false, isAsync: false, isGeneric: false, isNonisolated: true,
      attributes: [], conditions: type.conditions,
      steps: taken.map { .stores($0.name, .parameter($0.name)) }, isMemberwise: true)
  }
}

extension Property {
  /// Whether the property needs no argument.
  fileprivate var hasDefault: Bool {
    let isNil = if case .optional = type, !isConstant { true } else { false }
    return (initialValue != nil && storage != .pattern) || storage == .lazy || isNil
  }
}
