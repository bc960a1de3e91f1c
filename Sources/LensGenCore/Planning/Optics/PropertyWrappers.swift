extension Planner {
  /// Whether a property wrapper keeps what is written and gives it back: it is a struct of the
  /// module that stores its wrapped value and does nothing about it.
  func isTransparent(
    _ attribute: Attribute, of property: Property, in type: TypeDeclaration
  ) -> Bool {
    // Without a written type the wrapper decides what an initial value is.
    guard property.type != nil,
      case .declared(let place) = module.lookUp(Identifier(attribute.name), from: type.path)
    else { return false }
    let wrappers = module.types(at: place)
    guard wrappers.count == 1, wrappers[0].kind == .struct, isolation(of: wrappers[0]) == nil,
      wrappers[0].attributes.contains(where: { $0.name == "propertyWrapper" })
    else { return false }
    return wrappers[0].members.properties.contains { value in
      let access = value.writtenSetterAccess ?? value.writtenAccess ?? .internal
      return value.name == Identifier("wrappedValue") && value.storage == .stored
        && !value.isConstant && value.observers == .none && value.attributes.isEmpty
        && access >= (property.writtenAccess ?? .internal)
    }
  }
}
