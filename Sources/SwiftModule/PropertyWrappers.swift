import SwiftReading

extension ModuleIndex {
  /// Whether a property wrapper stores the written value and returns it, according to its
  /// declaration or the configuration, or because it is well known.
  package func isTransparent(
    _ attribute: Attribute, of property: Property, in type: TypeDeclaration
  ) -> Bool {
    // Without a written type, the wrapper determines the meaning of an initial value.
    let hasType = property.type != nil
    switch lookUp(attribute.path, from: type.path) {
    case .parameter: return false
    case .declared(let place):
      return hasType && isTransparent(wrapperAt: place, for: property, in: type)
    case .unknown:
      return isAmong(KnownNames.transparentWrappers, attribute.path, of: type)
        || (hasType && isListedWrapper(attribute, in: type))
    }
  }

  /// Whether the configuration lists an attribute as a transparent wrapper.
  package func isListedWrapper(_ attribute: Attribute, in type: TypeDeclaration) -> Bool {
    wrappers.contains(attribute.name) && mayBeListed(attribute, in: type)
  }

  /// Whether a property wrapper is a struct that only stores its wrapped value.
  private func isTransparent(
    wrapperAt place: [Identifier], for property: Property, in type: TypeDeclaration
  ) -> Bool {
    let wrappers = types(at: place)
    guard wrappers.count == 1, let wrapper = wrappers.first, wrapper.kind == .struct,
      wrapper.isWrapper, isolation(of: wrapper).namedActor == nil,
      [.none, .nonisolated, isolation(of: type)].contains(isolation(of: wrapper))
    else { return false }
    return wrapper.members.properties.contains { value in
      let access = value.writtenSetterAccess ?? value.writtenAccess ?? .internal
      return value.name == Identifier("wrappedValue") && value.storage == .stored
        && !value.isConstant && value.observers == .none && value.attributes.isEmpty
        && access >= (property.writtenAccess ?? .internal)
    }
  }
}

extension KnownNames {
  /// The property wrappers, and other attributes, of properties that store what is written.
  fileprivate static let transparentWrappers: [String: Set<String>] = [
    "ArgumentParser": ["Argument", "Flag", "Option", "OptionGroup"],
    "ComposableArchitecture": ["ObservationStateIgnored", "Presents"],
    "SwiftUI": ["ViewBuilder"],
  ]
}
