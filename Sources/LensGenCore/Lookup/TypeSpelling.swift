extension Module {
  /// A type as it has to be written in an extension at the top of a file.
  ///
  /// The names that the declaration finds in the types around it are not seen from there, so they
  /// are written from the outermost type down.
  ///
  /// - Parameters:
  ///   - reference: The type as it is written within `type`.
  ///   - type: The type whose extension it is to be written in.
  ///   - fromOutside: Whether it is to be written outside of that extension instead.
  /// - Throws: Why it cannot be written.
  func spelled(
    _ reference: TypeReference, in type: TypeDeclaration, fromOutside: Bool = false
  ) throws(Skipped) -> TypeReference {
    if reference.isOpaque { throw Skipped(.opaqueType) }
    var pieces: [TypeReference.Piece] = []
    for (index, piece) in reference.pieces.enumerated() {
      guard case .name(let name) = piece else {
        pieces.append(piece)
        continue
      }
      let next = reference.pieces.dropFirst(index + 1).first { $0 != .text(" ") }
      let isBare = next != .text("<") && next != .text(".")
      pieces.append(.name(try spelled(name, isBare: isBare, in: type, fromOutside)))
    }
    return TypeReference(pieces: pieces)
  }

  /// A type that a value has, as it has to be written in an extension at the top of a file.
  func spelledExplicitly(
    _ reference: TypeReference, in type: TypeDeclaration, fromOutside: Bool = false
  ) throws(Skipped) -> TypeReference {
    if reference.isOpaque { throw Skipped(.opaqueType) }
    return try spelled(
      withExplicitExistentials(reference, in: type), in: type, fromOutside: fromOutside)
  }

  private func spelled(
    _ name: String, isBare: Bool, in type: TypeDeclaration, _ fromOutside: Bool
  ) throws(Skipped) -> String {
    if name == "_" { throw Skipped(.incompleteType) }
    if name == "Self" && fromOutside { return spelling(of: type) }
    switch lookUp(Identifier(name), from: type.path) {
    case .parameter: return name
    case .declared(let place):
      let isGeneric = types(at: place).contains { !$0.genericParameters.isEmpty }
      if isBare && isGeneric && !type.path.starts(with: place) { throw Skipped(.incompleteType) }
      // The type's own members are seen as they are, and so is what stands outside of all types.
      let scope = place.dropLast()
      if scope.isEmpty && fromOutside && isBare { return spelledScope(place) }
      if scope.isEmpty || (scope.count == type.path.count && !fromOutside) { return name }
      if isHidden(scope[0], in: type) { throw Skipped(.unresolved(name)) }
      return
        (scope.indices.map { spelledScope(Array(scope[...$0])) }
        + [isBare ? spelledScope(place) : name])
        .joined(separator: ".")
    case .unknown:
      if isBare && KnownNames.genericTypes.contains(name) { throw Skipped(.incompleteType) }
      if isUncertain(name, in: type) { throw Skipped(.unresolved(name)) }
      switch homes.advice(on: name, in: type.position.file) {
      case .keep: return name
      case .avoid: throw Skipped(.unresolved(name))
      case .qualify(let module):
        // A type named like the module hides it.
        let isHidden = lookUp(Identifier(module), from: type.path) != .unknown
        return isHidden ? name : "\(module).\(name)"
      }
    }
  }

  /// A type outside of all types, with its generic parameters as arguments.
  func spelling(of type: TypeDeclaration) -> String {
    type.path.indices.map { spelledScope(Array(type.path[...$0])) }.joined(separator: ".")
  }

  /// The last name of the path of a type around, with its generic parameters as arguments.
  private func spelledScope(_ path: [Identifier]) -> String {
    let known = path.count == 1 ? KnownNames.parameters[path[0].text] : nil
    let parameters =
      types(at: path).first?.genericParameters.map(\.name.spelling) ?? known ?? []
    let arguments = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    let name = path.count > 1 ? path.last?.memberSpelling : path.last?.spelling
    return (name ?? "") + arguments
  }

  /// Whether a member of a type hides what stands outside of all types.
  private func isHidden(_ name: Identifier, in type: TypeDeclaration) -> Bool {
    !types(at: type.path + [name]).isEmpty
  }

  /// Whether a type names something that neither the module nor the standard library declares.
  func hasUnknownNames(_ reference: TypeReference, in type: TypeDeclaration) -> Bool {
    reference.names.contains { name in
      !KnownNames.standardTypes.contains(name)
        && lookUp(Identifier(name), from: type.path) == .unknown
    }
  }

  /// Whether a name that no file declares may be a member of a type around the given one.
  private func isUncertain(_ name: String, in type: TypeDeclaration) -> Bool {
    if KnownNames.isStandard(name) || outerNames.contains(name) { return false }
    if KnownNames.parameters[type.path[0].text]?.contains(name) == true { return false }
    return (1..<max(1, type.path.count)).contains { hasUnseenMembers(Array(type.path.prefix($0))) }
  }
}
