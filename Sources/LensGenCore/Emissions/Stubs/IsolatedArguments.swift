extension Module {
  /// Throws where a type that belongs to the main actor by default is a key, or another argument
  /// that has to conform to something: it does so there only, and lenses are used anywhere.
  func checkArguments(in reference: TypeReference, of type: TypeDeclaration) throws(Skipped) {
    for (written, place) in aliased(reference, in: type) {
      for (argument, bound) in written.pieces.indices.flatMap({
        boundArguments(of: written, at: $0, in: place)
      }) {
        for (part, place) in aliased(argument, in: place) {
          for name in part.names {
            guard case .declared(let path) = lookUp(Identifier(name), from: place.path) else {
              continue
            }
            if types(at: path).contains(where: isMainActorType) {
              throw Skipped(.stub(.isolatedConformance(name, bound)))
            }
          }
        }
      }
    }
  }

  /// A type as it is written, and what the aliases in it stand for, each with where it is written.
  private func aliased(
    _ reference: TypeReference, in type: TypeDeclaration
  ) -> [(TypeReference, TypeDeclaration)] {
    var found = [(reference, type)]
    var seen: Set<[Identifier]> = []
    var index = 0
    while index < found.count {
      let (part, place) = found[index]
      for name in part.names {
        guard case .declared(let path) = lookUp(Identifier(name), from: place.path),
          seen.insert(path).inserted
        else { continue }
        for alias in types(at: path) where alias.kind == .typealias {
          found += alias.inheritedTypes.map { ($0, alias) }
        }
      }
      index += 1
    }
    return found
  }

  /// The arguments at an index of a type that have to conform to something, and to what.
  private func boundArguments(
    of reference: TypeReference, at index: Int, in type: TypeDeclaration
  ) -> [(TypeReference, bound: String)] {
    if reference.pieces[index] == .text("[") {
      let parts = reference.inBrackets(at: index).split(at: ":")
      return parts.count == 2 ? [(parts[0], "Hashable")] : []
    }
    guard case .name(let name) = reference.pieces[index],
      reference.pieces.dropFirst(index + 1).first == .text("<")
    else { return [] }
    let arguments = reference.inBrackets(at: index + 1).split(at: ",")
    guard case .declared(let place) = lookUp(Identifier(name), from: type.path) else {
      return ["Dictionary", "Set"].contains(name) ? [(arguments[0], "Hashable")] : []
    }
    return types(at: place).flatMap { declaration in
      zip(declaration.genericParameters, arguments).flatMap { parameter, argument in
        declaration.requirements.filter { $0.subject == parameter.name.text && $0.isConformance }
          .map { (argument, $0.constraint) }
      }
    }
  }
}

extension TypeReference {
  /// What stands in the brackets that open at an index.
  fileprivate func inBrackets(at open: Int) -> TypeReference {
    var depth = 0
    let inner = pieces[open...].prefix { piece in
      if case .text(let text) = piece {
        depth += ["<", "(", "["].contains(text) ? 1 : [">", ")", "]"].contains(text) ? -1 : 0
      }
      return depth > 0
    }
    return TypeReference(pieces: Array(inner.dropFirst()))
  }
}
