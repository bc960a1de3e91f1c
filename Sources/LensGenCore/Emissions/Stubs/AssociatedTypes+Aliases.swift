extension AssociatedTypes {
  /// Adds the type aliases of the protocols that the requirements use: what those say of generic
  /// parameters, a stub has to say itself.
  mutating func addAliases(
    usedBy flat: FlatProtocol, in module: Module
  ) throws(Skipped) {
    var rest = flat.sources.flatMap(\.interface.requirements).flatMap(\.types).flatMap(\.names)
    while let name = rest.popLast().map({ Identifier($0) }) {
      let places = flat.sources.lazy.compactMap { source in
        module.types(at: source.path + [name]).first.map { (source, $0) }
      }
      // What one is called like hides it from a stub that is not generic, too.
      guard !parameters.isEmpty || KnownNames.isStandard(name.text),
        let (source, alias) = places.first, alias.kind == .typealias,
        let target = alias.inheritedTypes.first, !aliases.contains(where: { $0.name == name })
      else { continue }
      let own = alias.genericParameters.map(\.name)
      let pieces = target.pieces.map { piece -> TypeReference.Piece in
        if case .name(let name) = piece, own.contains(Identifier(name)) {
          .text(name)
        } else {
          piece
        }
      }
      let type = try module.spelled(TypeReference(pieces: pieces), in: source)
      usedAliases.append(
        StubDefinition.Alias(
          name: name,
          parameters: own.map { name in
            let bounds = alias.requirements.filter { $0.subject == name.text }.map(\.constraint)
            return StubDefinition.Parameter(name: name, bounds: bounds)
          }, type: type.withoutSelf.text))
      rest += target.names
    }
  }
}

extension TypeReference {
  /// The type without `Self.` before the names of associated types.
  var withoutSelf: TypeReference {
    var pieces: [Piece] = []
    var rest = self.pieces[...]
    while let piece = rest.popFirst() {
      if piece == .name("Self"), rest.first == .text("."), rest.dropFirst().first != .text("Type") {
        rest = rest.dropFirst()
      } else {
        pieces.append(piece)
      }
    }
    if case .text(let text) = pieces.first, pieces.count == 1 { pieces = [.name(text)] }
    return TypeReference(pieces: pieces, isOpaque: isOpaque)
  }
}
