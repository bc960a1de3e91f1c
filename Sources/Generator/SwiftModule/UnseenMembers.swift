import SwiftReading

// A type has members that no file shows if another module declares it or a type that it inherits
// from. A name in a type inside that type may refer to such a member.

extension ModuleIndex {
  /// Whether a type may have members, or a given member, that no file shows: no file declares the
  /// type, or a type that it inherits from.
  package func hasUnseenMembers(_ path: [Identifier], named member: String? = nil) -> Bool {
    types(at: path).isEmpty
      || ([path] + declaredAncestors(of: path)).contains { place in
        inheritedTypes(of: place).contains { mayBringMembers($0, into: place, named: member) }
      }
  }

  private func mayBringMembers(
    _ inherited: WrittenType, into place: [Identifier], named member: String?
  ) -> Bool {
    if case .suppressed = inherited { return false }
    guard let names = inherited.path else { return true }
    if placeOfParent(names, of: place) != nil { return false }
    guard let parent = KnownNames.standardProtocol(named: names) else { return true }
    if KnownNames.closedProtocols.contains(parent) { return false }
    guard let member, let brought = KnownNames.associatedTypes[parent] else { return true }
    return brought.contains(member)
  }

  /// Whether a name is that of an associated type, or of a type, that a protocol or class of another module
  /// adds to a type.
  func isAdded(_ name: String, to type: TypeDeclaration) -> Bool {
    // Few names are that of an associated type.
    if !KnownNames.addedNames.contains(name) && known.isEmpty { return false }
    return ([type.path] + declaredAncestors(of: type.path)).contains { place in
      inheritedTypes(of: place).compactMap(\.pathOfDeclaration).contains { parent in
        if placeOfParent(parent, of: place) != nil { return false }
        let brought = KnownNames.standardProtocol(named: parent).flatMap {
          KnownNames.associatedTypes[$0]
        }
        return brought?.contains(name) == true
          || known.declarations(of: parent).contains { other, type in
            other.index.declares(name, addedBy: type)
          }
      }
    }
  }

  /// Whether a protocol or class adds a name to the types that conform to it or inherit from it.
  private func declares(_ name: String, addedBy type: TypeDeclaration) -> Bool {
    ([type.path] + declaredAncestors(of: type.path)).contains {
      !types(at: $0 + [Identifier(name)]).isEmpty
    } || isAdded(name, to: type)
  }

  /// Whether a name that no file declares may be an unseen member of a type that encloses the given
  /// one.
  func mayBeUnseenMember(_ name: String, around type: TypeDeclaration) -> Bool {
    if KnownNames.isStandard(name) || outerNames.contains(name) { return false }
    // The names that literal protocols add are also top-level names.
    if KnownNames.standardLibraryDeclares(name) && !KnownNames.literalTypes.contains(name) {
      return false
    }
    if KnownNames.parameters[type.path.withoutSwift[0].text]?.contains(name) == true {
      return false
    }
    // A type finds what a library's protocol adds to it before the members of types around.
    if isAdded(name, to: type) { return false }
    return (1..<max(1, type.path.count)).contains {
      hasUnseenMembers(Array(type.path.prefix($0)), named: name)
    }
  }
}

extension ModuleIndex {
  /// Returns the names that refer to top-level declarations: modules, and names used where no type
  /// can have declared them.
  func findOuterNames() -> Set<String> {
    importedNames.union(namesUsedOutsideOfTypes).union(namesUsedWhereAllIsSeen)
  }

  private var namesUsedOutsideOfTypes: Set<String> {
    let inherited = files.flatMap(\.types).filter { $0.path.count == 1 }.flatMap { type in
      type.inheritedTypes.flatMap(\.roots)
        .filter { lookUp(Identifier($0), from: type.path) == .unknown }
    }
    let extended = files.flatMap(\.extensions).compactMap { $0.path.first?.text }
    return Set(inherited + extended)
  }

  /// The undeclared names that types use, if no enclosing type has unseen members.
  private var namesUsedWhereAllIsSeen: [String] {
    var isSeen: [TypePath: Bool] = [:]
    return files.flatMap(\.types).flatMap { type -> [String] in
      let names = type.members.writtenTypes.flatMap(\.roots)
      if names.isEmpty { return [] }
      let around = type.path.indices.map { Array(type.path[...$0]) }
      for path in around where isSeen[path] == nil { isSeen[path] = !hasUnseenMembers(path) }
      let unseen = around.filter { isSeen[$0] == false }
      return names.filter { name in
        lookUp(Identifier(name), from: type.path) == .unknown
          && unseen.allSatisfy { !hasUnseenMembers($0, named: name) }
      }
    }
  }
}
