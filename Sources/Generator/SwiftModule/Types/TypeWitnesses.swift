import SwiftReading

/// What an associated type stands for in a type that conforms to its protocol.
package struct TypeWitness {
  let type: WrittenType
  /// The path of the declaration in which the type is written.
  let place: TypePath
}

extension ModuleIndex {
  /// Returns what the name of an associated type stands for in a type that does not declare it, if a
  /// property, a raw type, or the protocol tells.
  ///
  /// Methods, which files show by name only, may tell otherwise: then it is unknown.
  ///
  /// - Parameter path: The names down to and including that of the associated type.
  package func witness(at path: TypePath) -> TypeWitness? {
    let owner = Array(path.dropLast())
    // Most names are those of other modules.
    guard let name = path.last,
      KnownNames.determiningProperties[name.text] != nil || declaredNames.contains(name),
      let type = types(at: owner).first, type.kind.isNominal
    else { return nil }
    let ancestors = declaredAncestors(of: owner).sorted { $0.text < $1.text }
    let declaring = ancestors.filter { !types(at: $0 + [name]).isEmpty }
    let found =
      declaring.isEmpty
      ? standardWitness(of: name, in: type, below: ancestors)
      : ownWitness(of: name, in: type, below: ancestors, declaring)
    // What is written in an ancestor has a meaning there that depends on the type.
    if let found, found.place != owner,
      !parameters(of: found.place).isEmpty || found.type.roots.contains("Self")
    {
      return nil
    }
    return found
  }

  /// Returns what a protocol of the module, or a class, declares or determines.
  private func ownWitness(
    of name: Identifier, in type: TypeDeclaration, below ancestors: [TypePath],
    _ declaring: [TypePath]
  ) -> TypeWitness? {
    let declared = declaring.first { place in
      types(at: place + [name]).contains { $0.kind != .associatedtype }
    }
    if let declared {
      return TypeWitness(type: WrittenType(name: name.typeSpelling), place: declared)
    }
    let interfaces = ancestors.flatMap { place in types(at: place).map { (place, $0.interface) } }
    let requirements = interfaces.flatMap(\.1.requirements).filter {
      $0.writtenNames.contains(name.text) || $0.result?.withoutSelf.soleName == name
    }
    for requirement in requirements {
      if case .property = requirement.kind, requirement.result?.withoutSelf.soleName == name {
        let types = types(
          ofProperty: requirement.name, isStatic: requirement.isStatic, in: type, below: ancestors)
        if let found = types.first, let found { return found }
      }
    }
    for (place, interface) in interfaces {
      let equal = interface.constraints.first {
        $0.relation == .equals && $0.subject.withoutSelf.soleName == name
      }
      if let equal { return TypeWitness(type: equal.object, place: place) }
    }
    // A member without a written type, or a method, may tell.
    if !requirements.isEmpty { return nil }
    return interfaces.lazy.compactMap { place, interface in
      interface.associatedTypes.first { $0.name == name }?.defaultType
        .map { TypeWitness(type: $0, place: place) }
    }.first
  }

  /// Returns what a protocol of the standard library determines.
  private func standardWitness(
    of name: Identifier, in type: TypeDeclaration, below ancestors: [TypePath]
  ) -> TypeWitness? {
    guard let property = KnownNames.determiningProperties[name.text],
      isAdded(name.text, to: type)
    else { return nil }
    if name.text == "RawValue", type.kind == .enum, let raw = type.inheritedTypes.first,
      KnownNames.rawTypes.contains(raw.path?.withoutSwift.text ?? "")
    {
      return TypeWitness(type: raw, place: type.path)
    }
    let isStatic = name.text == "AllCases"
    let types = types(
      ofProperty: Identifier(property), isStatic: isStatic, in: type, below: ancestors)
    if let found = types.first { return found }
    // Other code may add the property.
    if place == .type || hasUnseenMembers(type.path, named: property)
      || !type.unknownAttributes.isEmpty
    {
      return nil
    }
    switch (name.text, type.kind) {
    case ("AllCases", .enum):
      return TypeWitness(type: .array(WrittenType(name: "Self")), place: type.path)
    case ("ID", .class), ("ID", .actor):
      let names = ["Swift", "ObjectIdentifier"].map { WrittenType.Name($0) }
      return TypeWitness(type: .named(names), place: type.path)
    default: return nil
    }
  }

  /// Returns the type of a property that a type has or inherits, as far as it is known; nothing if there is no
  /// such property.
  private func types(
    ofProperty name: Identifier, isStatic: Bool, in type: TypeDeclaration,
    below ancestors: [TypePath]
  ) -> [TypeWitness?] {
    for place in [type.path] + ancestors {
      guard let declaration = types(at: place).first else { continue }
      let (members, scope) = (members(of: place), scope(of: declaration))
      let found =
        isStatic
        ? members.compactMap { $0.staticProperties[name] }.map(\.type)
        : members.flatMap(\.properties).filter { $0.name == name }.map(scope.typeOfMember)
      if let first = found.first {
        // `#if` may choose between several.
        return [found.count == 1 ? first.map { TypeWitness(type: $0, place: place) } : nil]
      }
    }
    return []
  }
}

extension TypeScope {
  /// Returns the type of a property, also if its value is made by a type of Foundation: `let id = UUID()`.
  fileprivate func typeOfMember(_ property: Property) -> WrittenType? {
    if let written = writtenType(of: property) { return written }
    guard case .call(let type, isEmpty: true)? = property.initialValue, let name = type.soleName,
      KnownNames.foundationTypes.contains(name.text), lookUp([name]) == .unknown
    else { return nil }
    return type
  }
}
