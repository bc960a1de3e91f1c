extension TypeScope {
  /// The memberwise initializer of a struct without other initializers, unless a macro may add one.
  var memberwiseInitializer: Initializer? {
    let properties = type.members.properties
    let hasOther =
      !type.members.initializers.isEmpty || properties.contains { $0.storage == .initAccessor }
      || !type.unknownAttributes.isEmpty
    if hasOther { return nil }
    if type.kind == .class { return implicitInitializer }
    if type.kind != .struct { return nil }
    let taken = properties.filter { $0.isStored && !$0.isFixed }
    return Initializer(
      position: type.position,
      parameters: taken.map { property in
        Initializer.Parameter(
          label: property.name, name: property.name, type: writtenType(of: property),
          isPlain: true, hasDefault: property.hasDefault)
      },
      writtenAccess: taken.compactMap(\.writtenAccess).filter { $0 < .internal }.min(),
      isNonisolated: true, conditions: type.conditions,
      steps: taken.map { .stores($0.name, .parameter($0.name)) }, isMemberwise: true)
  }
}

extension TypeScope {
  /// The initializer without parameters of a class whose stored properties all have values, unless
  /// it may inherit another one.
  private var implicitInitializer: Initializer? {
    let stored = type.members.properties.filter(\.isStored)
    guard module.mayHaveSuperclass(type) == false,
      stored.allSatisfy({ $0.hasDefault || $0.storage == .weak })
    else { return nil }
    return Initializer(
      position: type.position, parameters: [], isNonisolated: false, conditions: type.conditions,
      steps: [], isMemberwise: true)
  }
}

extension ModuleIndex {
  /// Whether a class inherits from a class, as far as the files say: the first type that it inherits
  /// may be one of another module.
  func mayHaveSuperclass(_ type: TypeDeclaration) -> Bool {
    guard let parent = type.inheritedTypes.first else { return false }
    guard let names = parent.path, let place = placeOfParent(names, of: type.path) else {
      return parent.parts.contains { part in
        part.path.map { !KnownNames.protocolsOfClasses.contains($0.text) } ?? true
      }
    }
    return !types(at: place).allSatisfy { $0.kind == .protocol }
  }

  /// Returns the class of this module that a class inherits from, if there is one.
  func superclass(of type: TypeDeclaration) -> TypeDeclaration? {
    guard let names = type.inheritedTypes.first?.path,
      let place = placeOfParent(names, of: type.path)
    else { return nil }
    return types(at: place).first { $0.kind == .class }
  }

  /// Returns a class of this module that inherits from a class directly, if there is one.
  func subclass(of type: TypeDeclaration) -> TypeDeclaration? {
    files.lazy.flatMap(\.types).first { $0.kind == .class && superclass(of: $0)?.path == type.path }
  }
}

extension Property {
  /// Whether the property needs no argument.
  fileprivate var hasDefault: Bool {
    let isNil = if case .optional = type, !isConstant { true } else { false }
    return (initialValue != nil && storage != .pattern) || storage == .lazy || isNil
  }
}
