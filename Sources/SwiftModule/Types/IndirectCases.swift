import SwiftReading

extension ModuleIndex {
  /// Whether a type, or a type around it, is or may be generic.
  package func isInGenericContext(_ type: TypeDeclaration) -> Bool {
    let around = enclosingTypes(of: type)
    // An extension may name a generic type by an alias.
    let areKnown = around.count == type.path.count - 1 && !around.contains { $0.kind == .typealias }
    return !areKnown || (around + [type]).contains { !$0.genericParameters.isEmpty }
  }

  /// Returns the types whose values contain, without a reference in between, a value of a generic enum with
  /// an indirect case; of this module, or of one that it imports and that is known.
  package func holdersOfGenericIndirectCases() -> Set<TypePath> {
    var ofModules: [String: Set<TypePath>] = [:]
    for module in known.modules { ofModules[module.name] = module.index.holders(beside: ofModules) }
    return holders(beside: ofModules)
  }

  private func holders(beside known: [String: Set<TypePath>]) -> Set<TypePath> {
    let types = files.flatMap(\.types).filter { $0.kind == .struct || $0.kind == .enum }
    let first = types.filter { $0.hasIndirectCase && isInGenericContext($0) }.map(\.path)
    // Few modules have any.
    if first.isEmpty && known.values.allSatisfy(\.isEmpty) { return [] }
    var found = Set(first)
    var holders: [TypePath: [TypePath]] = [:]
    for type in types {
      for part in partsInPlace(of: type).flatMap(\.typesInPlace) {
        switch part {
        case .declared(let path, _): holders[path, default: []].append(type.path)
        case .foreign(let path, _):
          let isHolder = self.known.declarations(of: path).contains {
            known[$0.module.name]?.contains($0.type.path) == true
          }
          if isHolder { found.insert(type.path) }
        default: break
        }
      }
    }
    var rest = Array(found)
    while let path = rest.popLast() {
      rest += (holders[path] ?? []).filter { found.insert($0).inserted }
    }
    return found
  }

  private func partsInPlace(of type: TypeDeclaration) -> [ResolvedType] {
    let scope = scope(of: type)
    let stored = type.members.properties.filter(\.isStored).compactMap(scope.writtenType(of:))
    let payloads =
      type.isIndirect
      ? [] : type.members.cases.filter { !$0.isIndirect }.flatMap { $0.payloads.map(\.type) }
    return (stored + payloads).map(scope.resolve)
  }
}

extension TypeDeclaration {
  fileprivate var hasIndirectCase: Bool {
    members.cases.contains { !$0.payloads.isEmpty && (isIndirect || $0.isIndirect) }
  }
}

extension ResolvedType {
  /// The type and its component types, without those of collections, whose storage is an object.
  fileprivate var typesInPlace: [ResolvedType] {
    if case .foreign(let path, _) = self, Self.collections.contains(path.text) { return [] }
    return [self] + children.flatMap(\.typesInPlace)
  }

  private static let collections: Set<String> = [
    "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Set",
  ]
}
