extension ModuleIndex {
  /// Returns the names that the types of each file use and no file declares, by path.
  ///
  /// - Parameter emissions: The emissions, some of which need names that optics do not need.
  func foreignNames(for emissions: Set<Emission>) -> [String: ForeignNames] {
    let exported = files.flatMap(\.imports).filter {
      $0.attributes.contains { $0.name == "_exported" }
    }
    let named = files.filter {
      !$0.types.isEmpty || !namesInExtensions(of: $0, for: emissions).isEmpty
    }.map {
      ($0.file, foreignNames(in: $0, beside: exported, for: emissions))
    }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  private func foreignNames(
    in file: Declarations, beside exported: [Import], for emissions: Set<Emission>
  ) -> ForeignNames {
    var all: Set<String> = []
    var needed: Set<String> = []
    var ofTypes: Set<String> = []
    for type in file.types where type.kind.isNominal || emissions.contains(.stubs) {
      let root = type.path[0]
      if types(at: [root]).isEmpty { all.insert(root.text) }
      needed.insert(root.text)
      let names = writtenNames(of: type, for: emissions)
      needed.formUnion(names.needed)
      ofTypes.formUnion(names.ofTypes)
      for name in names.all where !all.contains(name) && isForeign(name, in: type) {
        all.insert(name)
      }
    }
    for (type, name) in namesInExtensions(of: file, for: emissions) {
      needed.insert(name)
      if isForeign(name, in: type) { all.insert(name) }
    }
    return ForeignNames(
      all: all, needed: all.intersection(needed), ofTypes: ofTypes,
      imports: FileImports(file.imports + exported))
  }

  /// The names in initializers that a file adds to types, each with the type.
  private func namesInExtensions(
    of file: Declarations, for emissions: Set<Emission>
  ) -> [(TypeDeclaration, String)] {
    if emissions.isSubset(of: [.lenses, .prisms]) { return [] }
    return file.extensions.flatMap { part -> [(TypeDeclaration, String)] in
      guard let type = types(at: part.path).first else { return [] }
      return part.members.initializers.filter { !$0.isGeneric }
        .flatMap { $0.parameters.compactMap(\.type) }.flatMap(\.roots).map { (type, $0) }
    }
  }

  private func isForeign(_ name: String, in type: TypeDeclaration) -> Bool {
    !KnownNames.standardTypes.contains(name)
      && lookUp(Identifier(name), from: type.path) == .unknown
  }

  /// Returns the names in a type or its values, and the names among them that emissions need and
  /// that certainly refer to types.
  private func writtenNames(
    of type: TypeDeclaration, for emissions: Set<Emission>
  ) -> (all: [String], needed: [String], ofTypes: [String]) {
    let inferred = type.members.properties.filter { $0.type == nil }
      .compactMap { try? scope(of: type).type(of: $0) }
    let written = type.members.writtenTypes + inferred
    let all = type.kind.isNominal ? written.flatMap(\.roots) : type.writtenInterfaceNames
    let hasOnlyOptics = emissions.isSubset(of: [.lenses, .prisms])
    return (
      all: all,
      needed: hasOnlyOptics
        ? (type.members.reachableTypes + inferred).flatMap(\.roots) : all,
      ofTypes: written.flatMap(\.allNames).filter { $0.count == 1 || $0[0].arguments != nil }
        .map { $0[0].text }
    )
  }
}

extension TypeDeclaration {
  /// The names in the requirements and inherited types of a protocol.
  fileprivate var writtenInterfaceNames: [String] {
    let types =
      inheritedTypes + interface.associatedTypes.flatMap(\.inheritedTypes)
      + interface.constraints.flatMap { [$0.subject, $0.object] }
    return kind == .protocol
      ? types.flatMap(\.roots) + interface.requirements.flatMap(\.writtenNames) : []
  }
}

extension ProtocolRequirement {
  /// The names in the types, except those that the requirement declares.
  fileprivate var writtenNames: [String] {
    let own = Set(genericParameters.map(\.parameter.name.text))
    var types = self.types + genericParameters.compactMap(\.inheritedType)
    types += constraints.flatMap { [$0.subject, $0.object] }
    return types.flatMap(\.roots).filter { !own.contains($0) }
  }
}
