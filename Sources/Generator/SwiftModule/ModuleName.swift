import SwiftReading

extension ModuleIndex {
  /// Whether a name is the module's own, which its files may use to qualify its types, or that of
  /// another module whose files are included.
  func isModuleName(_ name: Identifier) -> Bool {
    (name.text == moduleName || ownModules.contains(name.text)) && types(at: [name]).isEmpty
  }

  /// Returns the module's own name, if its files reveal it: nothing imports or declares the name,
  /// and it qualifies only types of the module.
  func findModuleName() -> String? {
    var names = files.flatMap(\.writtenTypes).flatMap(\.allNames)
    let firstOwn = names.partition { names in
      names.count > 1 && names[0].arguments == nil && !types(at: [names[1].identifier]).isEmpty
        && types(at: [names[0].identifier]).isEmpty && !KnownNames.isStandard(names[0].text)
    }
    let candidates = Set(names[firstOwn...].map { $0[0].identifier })
      .filter { !importedNames.contains($0.text) }
    let own = candidates.subtracting(names[..<firstOwn].lazy.map { $0[0].identifier })
    return own.count == 1 ? own.first?.text : nil
  }
}

extension Declarations {
  /// The types of all members of all types.
  fileprivate var writtenTypes: [WrittenType] {
    var all = extensions.flatMap(\.members.writtenTypes)
    for type in types {
      all += type.inheritedTypes + type.members.writtenTypes
      all += type.interface.requirements.flatMap(\.types)
      all += type.interface.associatedTypes.flatMap(\.inheritedTypes)
    }
    return all
  }
}
