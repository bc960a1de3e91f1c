extension ModuleIndex {
  /// Whether a name is that of the module itself, which its own files may write before its types.
  func isOwnName(_ name: String) -> Bool {
    name == ownName || name == tested?.name && types(at: [Identifier(name)]).isEmpty
  }

  /// The module's own name, where its files tell it: nothing imports or declares the name, and it
  /// stands before nothing but types of the module.
  func findOwnName() -> String? {
    var candidates: Set<String> = []
    var others = importedNames
    for names in files.flatMap(\.writtenTypes).flatMap(\.allNames) {
      let root = names[0].text
      let isBeforeOwn =
        names.count > 1 && names[0].arguments == nil && !types(at: [names[1].identifier]).isEmpty
        && types(at: [names[0].identifier]).isEmpty && !KnownNames.isStandard(root)
      if isBeforeOwn { candidates.insert(root) } else { others.insert(root) }
    }
    let names = candidates.subtracting(others)
    return names.count == 1 ? names.first : nil
  }
}

extension Declarations {
  /// The types of all members of all types.
  fileprivate var writtenTypes: [WrittenType] {
    var all = extensions.flatMap(\.members.writtenTypes)
    for type in types {
      all += type.inheritedTypes + type.members.writtenTypes
      all += type.interface.requirements.flatMap(\.types)
    }
    return all
  }
}
