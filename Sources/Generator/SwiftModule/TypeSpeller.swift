import SwiftReading

/// Writes the types of a declaration for an extension at the top level of a file.
///
/// The extension does not see the names that the declaration finds in its enclosing types, so they
/// are written in full.
private struct TypeSpeller {
  /// The type that contains the declaration, and that the extension extends.
  let scope: TypeScope
  /// Whether the type is written beside that extension instead.
  let isAtTopLevel: Bool
  /// Whether `some P` is allowed.
  let keepsOpaque: Bool
}

extension TypeScope {
  /// Returns a type as written in an extension, or beside it at the top level of a file.
  ///
  /// - Parameter keepsOpaque: Whether `some P` is allowed.
  package func spelled(
    _ written: WrittenType, atTopLevel isAtTopLevel: Bool = false,
    keepingOpaque keepsOpaque: Bool = false
  ) throws(SkipReason) -> WrittenType {
    try TypeSpeller(scope: self, isAtTopLevel: isAtTopLevel, keepsOpaque: keepsOpaque)
      .spelled(written)
  }

  /// Returns the type of a value as written in an extension, or beside it at the top level of a file.
  package func spelledExplicitly(
    _ written: WrittenType, atTopLevel isAtTopLevel: Bool = false
  ) throws(SkipReason) -> WrittenType {
    if written.isOpaque { throw .opaqueType }
    return try spelled(withExplicitExistentials(written), atTopLevel: isAtTopLevel)
  }

  /// Returns the protocols that may declare the associated types among the names in types.
  package func protocols(neededFor names: [[WrittenType.Name]]) -> [WrittenType] {
    let owners = names.filter { $0.count > 1 }.map { $0[0].text }
    if owners.isEmpty { return [] }
    return module.nesting(of: type).flatMap(\.requirements).filter {
      $0.subject.soleName.map { owners.contains($0.text) } == true
    }.map(\.object)
  }
}

extension TypeSpeller {
  private var module: ModuleIndex { scope.module }
  private var type: TypeDeclaration { scope.type }

  func spelled(_ written: WrittenType) throws(SkipReason) -> WrittenType {
    if case .opaque = written, !keepsOpaque { throw .opaqueType }
    let mapped = try written.mapChildren { type throws(SkipReason) in try spelled(type) }
    guard case .named(let names) = mapped else { return mapped }
    return .named(try spelled(names))
  }

  private func spelled(_ names: [WrittenType.Name]) throws(SkipReason) -> [WrittenType.Name] {
    // A declared type of this name needs backticks.
    if names[0].text == "Any" { return names }
    if names.areTooMany { throw .unresolved(names[0].text) }
    if names[0].text == "_" { throw .incompleteType }
    if names[0].text == "Self" && isAtTopLevel && module.place != .type {
      return module.spelling(of: type) + names.dropFirst()
    }
    switch scope.lookUp(names[0]) {
    case .parameter: return names
    case .declared(let place):
      if module.place == .type { return names }
      return try spelled(names, declaredAt: place)
    case .unknown: return try spelledForeign(names)
    }
  }

  private func spelledForeign(_ names: [WrittenType.Name]) throws(SkipReason) -> [WrittenType.Name]
  {
    let root = names[0].text
    if names[0].isModule || names.count > 1 && module.isModuleName(names[0].identifier) {
      return names
    }
    if names.count == 1, names[0].arguments == nil, KnownNames.genericTypes.contains(root),
      scope.module(ofOtherMeaning: names[0].identifier) == nil
    {
      throw .incompleteType
    }
    if module.place == .type { return names }
    if isAtTopLevel, module.isAdded(root, to: type) { return module.spelling(of: type) + names }
    if module.mayBeUnseenMember(root, around: type) { throw .unresolved(root) }
    switch module.imports.advice(on: root, in: type.position.file) {
    case .keep: return names
    case .avoid: throw .unresolved(root)
    case .qualify(let name):
      // A type named like the module hides the module.
      let isHidden = scope.lookUp(WrittenType.Name(name)) != .unknown
      return isHidden ? names : [WrittenType.Name(name)] + names
    }
  }

  private func spelled(
    _ names: [WrittenType.Name], declaredAt place: [Identifier]
  ) throws(SkipReason) -> [WrittenType.Name] {
    let paths = names.indices.map { place + names[1..<($0 + 1)].map(\.identifier) }
    let path = paths[names.closedCount - 1]
    if let reason = module.ambiguity(of: path) { throw reason }
    try checkArguments(of: names, at: paths)
    let around = place.dropLast()
    // The extension of `A.B` sees its members, such as `A.B.C`, and `D` at the top level, but not
    // `A.E`.
    let isMember = !around.isEmpty && around.count == type.path.count && !isAtTopLevel
    let isSeen = isMember || around.isEmpty
    if !isSeen && isHidden(around[0]) { throw .unresolved(names[0].text) }
    // An extension finds the parameters of the types around before the members: `Self.C`.
    let isLikeParameter =
      isMember && module.parameters(of: type.path).contains(names[0].identifier)
    let qualifier =
      isLikeParameter
      ? [WrittenType.Name("Self")] : isMember ? [] : module.qualification(of: place[0])
    // In a generic type, its name `A` stands for `A<T>`, but not if it is qualified with the
    // module.
    let isExplicit = isAtTopLevel || !qualifier.isEmpty
    var spelled = names
    for index in 0..<names.closedCount where names[index].arguments == nil {
      let isLeftOpen = index == 0 ? isSeen && !isExplicit : !isExplicit || !isGeneric(paths[index])
      if !isLeftOpen { spelled[index] = module.spelledScope(paths[index]) }
    }
    let outer = isSeen ? [] : around.indices.map { module.spelledScope(Array(around[...$0])) }
    return qualifier + outer + spelled
  }

  /// Throws if a generic type has no arguments and does not enclose the position.
  private func checkArguments(
    of names: [WrittenType.Name], at paths: [TypePath]
  ) throws(SkipReason) {
    for index in 0..<names.closedCount {
      let path = paths[index]
      if names[index].arguments != nil || !isGeneric(path) || type.path.starts(with: path) {
        continue
      }
      // An alias may not depend on the arguments.
      let isAlias =
        index + 1 < names.closedCount
        && module.types(at: paths[index + 1]).contains { $0.kind == .typealias }
      if !isAlias { throw .incompleteType }
    }
  }

  private func isGeneric(_ path: [Identifier]) -> Bool {
    module.types(at: path).contains { !$0.genericParameters.isEmpty }
  }

  /// Whether a member of the type hides a top-level name.
  private func isHidden(_ name: Identifier) -> Bool {
    !module.types(at: type.path + [name]).isEmpty
  }
}

extension [WrittenType.Name] {
  /// The number of names up to the first one with arguments, which determines those of its
  /// enclosing types.
  fileprivate var closedCount: Int { (firstIndex { $0.arguments != nil } ?? count - 1) + 1 }
}

extension ModuleIndex {
  /// Returns a type as written outside all types, with its generic parameters as arguments.
  package func spelling(of type: TypeDeclaration) -> [WrittenType.Name] {
    qualification(of: type.path[0])
      + type.path.indices.map { spelledScope(Array(type.path[...$0])) }
  }

  /// Returns the last name of an enclosing type's path, with its generic parameters as arguments.
  func spelledScope(_ path: [Identifier]) -> WrittenType.Name {
    if let module = path.last, module.isModule { return WrittenType.Name(module: module.text) }
    let plain = path.withoutSwift
    let known = plain.count == 1 ? KnownNames.parameters[plain[0].text] : nil
    let parameters =
      types(at: path).first?.genericParameters.map(\.name.spelling) ?? known ?? []
    let arguments = parameters.map { WrittenType(name: $0) }
    return WrittenType.Name(
      path.last?.typeSpelling ?? "",
      arguments: arguments.isEmpty ? nil : arguments)
  }
}
