/// Writes the types of a declaration as they have to stand in an extension at the top of a file.
///
/// The names that the declaration finds in the types around it are not seen from there, so they are
/// written from the outermost type down.
struct TypeSpeller {
  let module: Module
  /// The type that the declaration stands in, and whose extension it is written for.
  let type: TypeDeclaration
  /// Whether it is to be written outside of that extension instead.
  let isOutside: Bool
}

extension TypeSpeller {
  /// - Throws: Why the type cannot be written.
  func spelled(_ reference: TypeReference) throws(Skipped) -> TypeReference {
    if reference.isOpaque { throw Skipped(.opaqueType) }
    var pieces: [TypeReference.Piece] = []
    var rest = reference.pieces[...]
    while let piece = rest.popFirst() {
      if case .name(let root) = piece {
        pieces += try spelled(WrittenName(root: root, endingIn: &rest)).pieces
      } else {
        pieces.append(piece)
      }
    }
    return TypeReference(pieces: pieces)
  }

  private func spelled(_ name: WrittenName) throws(Skipped) -> WrittenName {
    // A type of this name is written with backticks.
    if name.root == "Any" { return name }
    if name.root == "_" { throw Skipped(.incompleteType) }
    if name.root == "Self" && isOutside { return name.with(root: module.spelling(of: type)) }
    switch module.lookUp(Identifier(name.root), from: type.path) {
    case .parameter: return name
    case .declared(let place): return try spelled(name, declaredAt: place)
    case .unknown: return try spelledForeign(name)
    }
  }

  /// A name that the module does not declare.
  private func spelledForeign(_ name: WrittenName) throws(Skipped) -> WrittenName {
    if name.isBare && KnownNames.genericTypes.contains(name.root) { throw Skipped(.incompleteType) }
    if module.mayBeUnseenMember(name.root, around: type) { throw Skipped(.unresolved(name.root)) }
    switch module.mergedImports.advice(on: name.root, in: type.position.file) {
    case .keep: return name
    case .avoid: throw Skipped(.unresolved(name.root))
    case .qualify(let home):
      // A type named like the module hides it.
      let isHidden = module.lookUp(Identifier(home), from: type.path) != .unknown
      return isHidden ? name : name.with(root: "\(home).\(name.root)")
    }
  }

  private func spelled(
    _ name: WrittenName, declaredAt place: [Identifier]
  ) throws(Skipped) -> WrittenName {
    let path = name.path(from: place, count: name.members.count)
    if let ambiguous = module.ambiguousName(in: path) { throw Skipped(.ambiguous(ambiguous)) }
    try checkArguments(of: name, declaredAt: place)
    let scope = place.dropLast()
    // The type's own members are seen as they are, and so is what stands outside of all types.
    let isMember = !scope.isEmpty && scope.count == type.path.count && !isOutside
    let isSeen = isMember || scope.isEmpty
    if !isSeen && isHidden(scope[0]) { throw Skipped(.unresolved(name.root)) }
    let home = isMember ? "" : module.qualification(of: place[0])
    // Within a generic type its name stands for the type with its own parameters as arguments, but
    // not behind that of the module.
    let isExplicit = isOutside || !home.isEmpty
    let isAsWritten = isSeen && !isExplicit || name.hasArguments(after: 0)
    let around = isSeen ? [] : scope.indices.map { module.spelledScope(Array(scope[...$0])) }
    let names = around + [isAsWritten ? name.root : module.spelledScope(place)]
    var spelled = name.with(root: home + names.joined(separator: "."))
    if isExplicit { spelled.members = membersWithArguments(of: name, declaredAt: place) }
    return spelled
  }

  /// The members of a name, those that are generic with their own parameters where no arguments are
  /// written.
  private func membersWithArguments(
    of name: WrittenName, declaredAt place: [Identifier]
  ) -> [String] {
    name.members.enumerated().map { index, member in
      let path = name.path(from: place, count: index + 1)
      let isOpen = isGeneric(path) && !name.hasArguments(after: index + 1)
      return isOpen ? module.spelledScope(path) : member
    }
  }

  /// Throws where a generic type has no arguments and does not stand around the place either.
  private func checkArguments(
    of name: WrittenName, declaredAt place: [Identifier]
  ) throws(Skipped) {
    for count in 0...name.members.count {
      let path = name.path(from: place, count: count)
      if name.hasArguments(after: count) || !isGeneric(path) || type.path.starts(with: path) {
        continue
      }
      // An alias need not depend on the arguments.
      let next = name.path(from: place, count: count + 1)
      let isAlias = next != path && module.types(at: next).contains { $0.kind == .typealias }
      if !isAlias { throw Skipped(.incompleteType) }
    }
  }

  private func isGeneric(_ path: [Identifier]) -> Bool {
    module.types(at: path).contains { !$0.genericParameters.isEmpty }
  }

  /// Whether a member of the type hides what stands outside of all types.
  private func isHidden(_ name: Identifier) -> Bool {
    !module.types(at: type.path + [name]).isEmpty
  }
}
