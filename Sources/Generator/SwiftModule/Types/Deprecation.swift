import SwiftReading

extension TypeScope {
  /// Returns the deprecated type in a type, which the compiler warns about; `nil` if there is none,
  /// or if the declaration is deprecated, too.
  package func deprecatedName(in written: WrittenType) -> Identifier? {
    if isDeprecated { return nil }
    for names in written.allNames {
      guard case .declared(let path) = lookUp(names.identifiers) else { continue }
      let first = max(1, path.count - names.count + 1)
      let count = (first...path.count).first { module.isDeprecated(Array(path.prefix($0))) }
      if let count { return path[count - 1] }
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
