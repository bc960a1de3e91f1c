extension TypeScope {
  /// Returns the deprecated type in a type, which the compiler warns about; `nil` if there is none,
  /// or if the declaration is deprecated, too.
  func deprecatedName(in written: WrittenType) -> Identifier? {
    if isDeprecated { return nil }
    for names in written.allNames {
      guard case .declared(let place) = lookUp(names[0]) else { continue }
      var path = place
      for member in [nil] + names.dropFirst().map(Optional.some) {
        if let member { path.append(member.identifier) }
        if module.isDeprecated(path) { return path.last }
      }
    }
    return nil
  }

  private var isDeprecated: Bool {
    module.isDeprecated(type.path)
      || module.enclosingTypes(of: type).contains { module.isDeprecated($0.path) }
  }
}

extension ModuleIndex {
  fileprivate func isDeprecated(_ path: [Identifier]) -> Bool {
    types(at: path).contains { $0.attributes.contains(where: \.deprecates) }
  }
}
