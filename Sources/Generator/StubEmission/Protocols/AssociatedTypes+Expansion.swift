import SwiftModule
import SwiftReading

// A stub sees the type aliases of a protocol only inside its braces, not in its generic clauses.
extension AssociatedTypes {
  /// Returns a type as a stub has to write it outside its braces.
  func spelled(
    _ written: WrittenType, in source: TypeDeclaration
  ) throws(SkipReason) -> WrittenType {
    try module.scope(of: source).spelled(try expanded(written, in: source))
  }

  /// Returns a type with what the type aliases of the protocols stand for.
  ///
  /// - Parameter aliases: The aliases that led here; one may lead to itself.
  func expanded(
    _ written: WrittenType, in source: TypeDeclaration, beyond aliases: Set<TypePath> = []
  ) throws(SkipReason) -> WrittenType {
    let mapped = try written.mapChildren { type throws(SkipReason) in
      try expanded(type, in: source, beyond: aliases)
    }
    guard case .named(let names) = mapped.withoutSelf, !mapped.isAny, !mapped.isSelf,
      !declares(names[0].identifier.text),
      let (alias, owner) = aliasInSight(names[0].identifier, of: source),
      !aliases.contains(alias.path),
      let target = alias.inheritedTypes.first
    else { return mapped }
    let own = alias.genericParameters.map(\.name)
    let scope = TypeScope(module: module, type: owner, parameters: Set(own))
    let arguments = Dictionary(
      zip(own, names[0].arguments ?? []), uniquingKeysWith: { first, _ in first })
    let meant = try expanded(target, in: owner, beyond: aliases.union([alias.path]))
    let replaced = try scope.spelled(meant).replacingNames { arguments[$0] }
    return names.dropFirst().reduce(replaced) { $0.appending($1) }
  }

  /// Returns what the type alias of a protocol stands for, if it has one of this name.
  func target(
    of name: Identifier, in source: TypeDeclaration
  ) throws(SkipReason) -> WrittenType? {
    guard let alias = module.types(at: source.path + [name]).first, alias.kind == .typealias,
      source.kind == .protocol, alias.genericParameters.isEmpty,
      let target = alias.inheritedTypes.first
    else { return nil }
    return try spelled(target, in: source)
  }

  /// Returns the type alias with a name that a protocol sees in itself and those that it inherits.
  private func aliasInSight(
    _ name: Identifier, of source: TypeDeclaration
  ) -> (alias: TypeDeclaration, owner: TypeDeclaration)? {
    let near =
      [source] + sources.filter { module.declaredAncestors(of: source.path).contains($0.path) }
    for owner in near {
      if let alias = module.types(at: owner.path + [name]).first {
        return alias.kind == .typealias ? (alias, owner) : nil
      }
    }
    return nil
  }
}
