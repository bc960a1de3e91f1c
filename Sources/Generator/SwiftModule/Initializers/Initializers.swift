import SwiftReading

extension ModuleIndex {
  /// Returns the initializers of a type: its own, those in extensions, and the memberwise one.
  package func initializers(of type: TypeDeclaration) -> [Initializer] {
    type.members.initializers + extensions(of: type.path).flatMap(\.members.initializers)
      + [scope(of: type).memberwiseInitializer].compactMap { $0 }
  }
}

extension TypeScope {
  /// The memberwise initializer of a struct without other initializers, unless a macro may add one.
  var memberwiseInitializer: Initializer? {
    let properties = type.members.properties
    let hasOther =
      !type.members.initializers.isEmpty || properties.contains { $0.storage == .initAccessor }
      || !module.unknownAttributes(of: type).isEmpty
    if hasOther { return nil }
    if type.kind == .class { return implicitInitializer }
    if type.kind != .struct { return nil }
    var taken = properties.filter { property in
      // A private wrapper that has a value takes no part.
      let isPrivate = (property.writtenAccess ?? .internal) < .internal
      return property.isStored && !property.isFixed && !(isPrivate && isFilled(property))
    }
    // Code that sees such a property calls the initializer that takes it, which Swift keeps.
    if module.settings.memberwiseRule == .accessible,
      !module.isVisible(accessOfImplicitInitializer(taking: taken))
    {
      taken.removeInaccessibleValues()
    }
    return Initializer(
      addedTo: type,
      taking: taken.map { property in
        Initializer.Parameter(
          for: property, of: writtenType(of: property),
          hasDefault: property.hasDefault || isFilled(property))
      }, access: accessOfImplicitInitializer(taking: taken))
  }
}

extension TypeScope {
  /// Whether a property has a wrapper that has a value.
  ///
  /// A wrapper with arguments has one, as it would not compile otherwise.
  private func isFilled(_ property: Property) -> Bool {
    property.unknownAttributes.contains { attribute in
      let hasValue = property.hasDefault || !attribute.arguments.isEmpty
      return switch module.lookUp(attribute.path, from: type.path) {
      case .parameter: false
      case .declared(let place):
        module.types(at: place).contains { wrapper in
          wrapper.isWrapper
            && (hasValue
              || module.initializers(of: wrapper).contains {
                $0.parameters.allSatisfy(\.hasDefault)
              })
        }
      case .unknown:
        module.isAmong(KnownNames.fillingWrappers, attribute.path, of: type)
          || hasValue && module.isAmong(KnownNames.sharingWrappers, attribute.path, of: type)
      }
    }
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
      addedTo: type, taking: [], access: accessOfImplicitInitializer(taking: []))
  }

  /// The access level of an initializer that Swift adds, which is never public, if other files, or
  /// other modules, cannot call it.
  private func accessOfImplicitInitializer(taking properties: [Property]) -> AccessLevel? {
    module.place == .support
      ? .unexported : properties.compactMap(\.writtenAccess).filter { $0 < .internal }.min()
  }
}

extension [Property] {
  /// Removes the properties with values that are less accessible than another one.
  fileprivate mutating func removeInaccessibleValues() {
    let greatest = map(\.accessInInitializer).max() ?? .internal
    removeAll { $0.accessInInitializer < greatest && $0.hasDefault }
  }
}

extension Property {
  /// The access level to which the property limits an initializer that takes it.
  fileprivate var accessInInitializer: AccessLevel {
    Swift.min(writtenAccess ?? .internal, .internal)
  }

  /// Whether the property needs no argument.
  fileprivate var hasDefault: Bool {
    let isNil = if case .optional = type, !isConstant { true } else { false }
    return (initialValue != nil && storage != .pattern) || storage == .lazy || isNil
  }
}
