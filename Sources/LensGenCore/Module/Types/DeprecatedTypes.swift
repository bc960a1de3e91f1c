extension Module {
  /// The deprecated type that a type names, of which the compiler warns; `nil` where there is none,
  /// or where what it is written in is deprecated as well.
  func deprecatedName(in reference: TypeReference, of type: TypeDeclaration) -> Identifier? {
    if isDeprecated(type.path)
      || enclosingTypes(of: type).contains(where: { isDeprecated($0.path) })
    {
      return nil
    }
    for (index, piece) in reference.pieces.enumerated() {
      guard case .name(let name) = piece,
        case .declared(var place) = lookUp(Identifier(name), from: type.path)
      else { continue }
      var rest = reference.pieces[(index + 1)...]
      let members = rest.popMembers().map { Identifier($0) }
      for member in [nil] + members.map(Optional.some) {
        if let member { place.append(member) }
        if isDeprecated(place) { return place.last }
      }
    }
    return nil
  }

  private func isDeprecated(_ path: [Identifier]) -> Bool {
    types(at: path).contains { $0.attributes.contains(where: \.deprecates) }
  }
}
