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
    settings.wrappers.contains(attribute.name) && mayBeListed(attribute, in: type)
  }

  /// Returns what a property wrapper of the sources does to its properties, or `nil` for another
  /// attribute.
  package func wrapper(_ attribute: Attribute, in type: TypeDeclaration) -> WrapperEffect? {
    guard case .declared(let place) = lookUp(attribute.path, from: type.path),
      let wrapper = types(at: place).first, wrapper.isWrapper, let value = wrapper.wrappedValue
    else { return nil }
    let isReadOnly = value.isConstant || value.storage == .computed && !value.accessors.canWrite
    if isReadOnly || !isVisible(value.writtenSetterAccess ?? value.writtenAccess) {
      return .readOnly
    }
    if wrapper.kind != .struct { return .shared }
    return wrapper.stores(value) ? .stored : .computed
  }

  /// Whether a property wrapper is a struct that only stores its wrapped value.
  private func isTransparent(
    wrapperAt place: [Identifier], for property: Property, in type: TypeDeclaration
  ) -> Bool {
    let wrappers = types(at: place)
    guard wrappers.count == 1, let wrapper = wrappers.first, wrapper.kind == .struct,
      wrapper.isWrapper, isolation(of: wrapper).namedActor == nil,
      [.none, .nonisolated, isolation(of: type)].contains(isolation(of: wrapper)),
      let value = wrapper.wrappedValue, wrapper.stores(value)
    else { return false }
    let access = value.writtenSetterAccess ?? value.writtenAccess ?? .internal
    return access >= (property.writtenAccess ?? .internal)
  }
}

/// What a property wrapper does to a property.
package enum WrapperEffect {
  /// It stores what is written.
  case stored
  /// It computes what is read, or what is stored.
  case computed
  /// It does not let the property be set.
  case readOnly
  /// It lets copies share the value.
  case shared
}

extension TypeDeclaration {
  fileprivate var wrappedValue: Property? {
    members.properties.first { $0.name == Identifier("wrappedValue") }
  }

  /// Whether a property is stored, or only reads and writes one that is.
  fileprivate func stores(_ property: Property) -> Bool {
    let name = property.accessors.forwarded ?? property.name
    let stored = members.properties.first { $0.name == name }
    return property.attributes.isEmpty
      && stored.map {
        $0.storage == .stored && !$0.isConstant && $0.observers == .none && $0.attributes.isEmpty
      } == true
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
