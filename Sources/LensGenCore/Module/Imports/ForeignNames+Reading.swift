extension Module {
  /// The names that the types of each file use and no file declares, by the files' paths.
  ///
  /// - Parameter emissions: What is generated, which may need names that optics do not.
  func foreignNames(for emissions: Set<Emission>) -> [String: ForeignNames] {
    let exported = files.flatMap(\.imports).filter { $0.attributes.contains("@_exported") }
    let named = files.compactMap { file in
      file.types.first.map {
        ($0.position.file, foreignNames(in: file, beside: exported, for: emissions))
      }
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
    return ForeignNames(
      all: all, needed: all.intersection(needed), ofTypes: ofTypes,
      imports: FileImports(file.imports + exported))
  }

  private func isForeign(_ name: String, in type: TypeDeclaration) -> Bool {
    !KnownNames.standardTypes.contains(name)
      && lookUp(Identifier(name), from: type.path) == .unknown
  }

  /// The names that are written in a type or come of its values, and those of them that emissions
  /// need and that are certainly of types.
  private func writtenNames(
    of type: TypeDeclaration, for emissions: Set<Emission>
  ) -> (all: [String], needed: [String], ofTypes: [String]) {
    let inferred = type.members.properties.filter { $0.type == nil }
      .compactMap { try? self.type(of: $0, in: type) }
    let written = type.members.writtenTypes + inferred
    let all = type.kind.isNominal ? written.flatMap(\.names) : type.writtenInterfaceNames
    let hasOnlyOptics = emissions.isSubset(of: [.lenses, .prisms])
    return (
      all: all,
      needed: hasOnlyOptics
        ? (type.members.reachableTypes + inferred).flatMap(\.names) : all,
      ofTypes: written.flatMap(\.namesOfTypes)
    )
  }
}

extension TypeDeclaration {
  /// The names in what a protocol asks for and inherits from.
  fileprivate var writtenInterfaceNames: [String] {
    let types =
      inheritedTypes + interface.associatedTypes.flatMap(\.inheritedTypes)
      + interface.constraints.flatMap { [$0.subject, $0.object] }
    return kind == .protocol
      ? types.flatMap(\.names) + interface.requirements.flatMap(\.writtenNames) : []
  }
}

extension ProtocolRequirement {
  /// The names in the types, but for those that the requirement declares.
  fileprivate var writtenNames: [String] {
    let own = Set(genericParameters.map(\.parameter.name.text))
    var types = self.types + genericParameters.compactMap(\.inheritedType)
    types += constraints.flatMap { [$0.subject, $0.object] }
    return types.flatMap(\.names).filter { !own.contains($0) }
  }
}
