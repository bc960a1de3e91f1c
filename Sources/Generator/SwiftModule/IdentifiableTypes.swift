import SwiftReading

extension ModuleIndex {
  /// Returns the type that `ID` stands for in an `Identifiable` type: the type of its property
  /// `id`.
  ///
  /// - Parameter path: The names down to and including `ID`, which the module does not declare.
  package func identity(at path: [Identifier]) -> WrittenType? {
    let owner = Array(path.dropLast())
    guard path.last?.text == "ID", parameters(of: owner).isEmpty, isIdentifiable(owner),
      let type = types(at: owner).first
    else { return nil }
    let properties = members(of: owner).flatMap(\.properties).filter { $0.name.text == "id" }
    return properties.count == 1 ? scope(of: type).writtenType(of: properties[0]) : nil
  }

  private func isIdentifiable(_ path: [Identifier]) -> Bool {
    ([path] + declaredAncestors(of: path)).contains { ancestor in
      inheritedTypes(of: ancestor).contains {
        ["Identifiable", "Swift.Identifiable"].contains($0.path?.text)
      }
        && lookUp(Identifier("Identifiable"), from: ancestor) == .unknown
    }
  }
}
