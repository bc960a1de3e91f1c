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
    var rest = reference.pieces[...]
    while let piece = rest.popFirst() {
      guard case .name(let root) = piece else {
        pieces.append(piece)
        continue
      }
      let members = rest.popMembers()
      let hasArguments = rest.first { $0 != .text(" ") } == .text("<")
      let name = WrittenName(root: root, members: members, hasArguments: hasArguments)
      let spelled = try spelled(name, in: type, fromOutside)
      pieces.append(.name(spelled.root))
      pieces += spelled.members.flatMap { [.text("."), .text($0)] }
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
    _ written: WrittenName, in type: TypeDeclaration, _ fromOutside: Bool
  ) throws(Skipped) -> WrittenName {
    let name = written.root
    // A type of this name is written with backticks.
    if name == "Any" { return written }
    if name == "_" { throw Skipped(.incompleteType) }
    if name == "Self" && fromOutside { return written.with(root: spelling(of: type)) }
    switch lookUp(Identifier(name), from: type.path) {
    case .parameter: return written
    case .declared(let place):
      return try spelled(written, declaredAt: place, in: type, fromOutside)
    case .unknown:
      if written.isBare && KnownNames.genericTypes.contains(name) {
        throw Skipped(.incompleteType)
      }
      if mayBeUnseenMember(name, around: type) { throw Skipped(.unresolved(name)) }
      switch mergedImports.advice(on: name, in: type.position.file) {
      case .keep: return written
      case .avoid: throw Skipped(.unresolved(name))
      case .qualify(let module):
        // A type named like the module hides it.
        let isHidden = lookUp(Identifier(module), from: type.path) != .unknown
        return isHidden ? written : written.with(root: "\(module).\(name)")
      }
    }
  }

  private func spelled(
    _ written: WrittenName, declaredAt place: [Identifier], in type: TypeDeclaration,
    _ fromOutside: Bool
  ) throws(Skipped) -> WrittenName {
    // The type's own members are seen as they are, and so is what stands outside of all types.
    let scope = place.dropLast()
    let isSeen = scope.isEmpty || (scope.count == type.path.count && !fromOutside)
    let home = isSeen && !scope.isEmpty ? "" : qualification(of: place[0])
    // Within a generic type its name stands for the type with its own parameters as arguments, but
    // not behind that of the module.
    let isExplicit = fromOutside || !home.isEmpty
    var members: [String] = []
    for (index, member) in written.members.enumerated() {
      let path = place + written.members[...index].map { Identifier($0) }
      try checkArguments(of: written, at: path, before: index + 1, in: type)
      let isOpen = isExplicit && isGeneric(path) && !written.isComplete(before: index + 1)
      members.append(isOpen ? spelledScope(path) : member)
    }
    try checkArguments(of: written, at: place, before: 0, in: type)
    let root = written.isComplete(before: 0) ? written.root : spelledScope(place)
    if !isSeen && isHidden(scope[0], in: type) { throw Skipped(.unresolved(written.root)) }
    let head =
      isSeen
      ? [isExplicit ? root : written.root]
      : scope.indices.map { spelledScope(Array(scope[...$0])) } + [root]
    return WrittenName(
      root: home + head.joined(separator: "."), members: members,
      hasArguments: written.hasArguments)
  }

  /// Throws where a generic type has no arguments and does not stand around the place either.
  private func checkArguments(
    of written: WrittenName, at path: [Identifier], before index: Int, in type: TypeDeclaration
  ) throws(Skipped) {
    if written.isComplete(before: index) || !isGeneric(path) || type.path.starts(with: path) {
      return
    }
    // An alias need not depend on the arguments.
    let member = written.members.dropFirst(index).first.map { path + [Identifier($0)] }
    let isAlias = member.map { types(at: $0).contains { $0.kind == .typealias } } == true
    if !isAlias { throw Skipped(.incompleteType) }
  }

  private func isGeneric(_ path: [Identifier]) -> Bool {
    types(at: path).contains { !$0.genericParameters.isEmpty }
  }

  /// A type outside of all types, with its generic parameters as arguments.
  func spelling(of type: TypeDeclaration) -> String {
    qualification(of: type.path[0])
      + type.path.indices.map { spelledScope(Array(type.path[...$0])) }.joined(separator: ".")
  }

  /// The last name of the path of a type around, with its generic parameters as arguments.
  private func spelledScope(_ path: [Identifier]) -> String {
    let known = path.count == 1 ? KnownNames.parameters[path[0].text] : nil
    let parameters =
      types(at: path).first?.genericParameters.map(\.name.spelling) ?? known ?? []
    let arguments = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    return (path.last?.typeSpelling ?? "") + arguments
  }

  /// Whether a member of a type hides what stands outside of all types.
  private func isHidden(_ name: Identifier, in type: TypeDeclaration) -> Bool {
    !types(at: type.path + [name]).isEmpty
  }

  /// The names in a type that neither the module nor the standard library declares.
  func unknownNames(in reference: TypeReference, of type: TypeDeclaration) -> Set<String> {
    Set(
      reference.names.filter { name in
        !KnownNames.standardTypes.contains(name)
          && lookUp(Identifier(name), from: type.path) == .unknown
      })
  }
}

/// `A.B.C` as it is written in a type, with or without arguments after it.
private struct WrittenName {
  let root: String
  let members: [String]
  let hasArguments: Bool
}

extension WrittenName {
  /// Whether it is one name and nothing else.
  var isBare: Bool { members.isEmpty && !hasArguments }

  /// Whether arguments follow the name before the member of an index.
  func isComplete(before index: Int) -> Bool { hasArguments && index == members.count }

  func with(root: String) -> WrittenName {
    WrittenName(root: root, members: members, hasArguments: hasArguments)
  }
}

extension ArraySlice<TypeReference.Piece> {
  /// Takes off the names after dots at the start.
  mutating func popMembers() -> [String] {
    var members: [String] = []
    while first == .text("."), case .text(let member) = dropFirst().first {
      members.append(member)
      self = dropFirst(2)
    }
    return members
  }
}
