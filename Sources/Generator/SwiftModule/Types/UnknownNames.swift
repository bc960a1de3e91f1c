import SwiftReading

extension TypeScope {
  /// Returns the names in a type that neither the module nor the standard library declares, so that one
  /// of the imports of its file may: `Date`, and `String.Encoding`.
  package func unknownNames(in written: WrittenType) -> Set<String> {
    let names = written.allNames
    let needed = protocols(neededFor: names).flatMap(\.allNames)
    return Set((names + needed).compactMap(unknownName)).union(unknownMembers(in: written))
  }

  package func isForeign(_ name: String) -> Bool {
    !KnownNames.standardLibraryDeclares(name) && lookUp(WrittenType.Name(name)) == .unknown
      && !module.isAdded(name, to: type)
  }

  /// Returns the first of several names, or all of them if it is that of a known type, and the others
  /// may be those of members that another module adds to it.
  private func unknownName(_ names: [WrittenType.Name]) -> String? {
    let root = names[0].text
    let path = names.identifiers.withoutSwift
    switch lookUp(names.identifiers) {
    case .parameter: return nil
    case .unknown:
      if root != "Swift" && isForeign(root) { return root }
      return path.count > 1 && !isKnown(membersOf: path) ? path.text : nil
    case .declared(let place):
      if path.count < 2 { return nil }
      let known = (1...place.count).last { !module.types(at: Array(place.prefix($0))).isEmpty }
      return isKnown(membersOf: place.dropFirst(max(0, (known ?? 1) - 1))) ? nil : path.text
    }
  }

  /// Whether all names but the first are those of members that the standard library declares.
  private func isKnown(membersOf path: some Collection<Identifier>) -> Bool {
    path.dropFirst().allSatisfy { KnownNames.standardLibraryDeclares(member: $0.text) }
  }

  /// Returns the members of types without a name, such as `[Int]`.
  private func unknownMembers(in written: WrittenType) -> Set<String> {
    var own: Set<String> = []
    if case .member(_, let name) = written,
      !KnownNames.standardLibraryDeclares(member: name.identifier.text)
    {
      own.insert(written.text)
    }
    return written.children.reduce(into: own) { $0.formUnion(unknownMembers(in: $1)) }
  }
}
