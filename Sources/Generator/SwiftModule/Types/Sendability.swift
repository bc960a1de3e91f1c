import SwiftReading

extension TypeScope {
  /// Whether the values of a type are certainly `Sendable`.
  package func isSendable(_ written: WrittenType) -> Bool {
    var seen: Set<TypePath> = []
    return module.isSendable(
      resolve(written), knowing: module.sendableParameters(of: type.path), besides: &seen)
  }
}

extension ModuleIndex {
  /// - Parameters:
  ///   - parameters: The generic parameters that stand for `Sendable` types.
  ///   - seen: The types whose parts are examined already, or are being examined.
  fileprivate func isSendable(
    _ type: ResolvedType, knowing parameters: Set<Identifier>,
    besides seen: inout Set<TypePath>
  ) -> Bool {
    switch type {
    case .parameter(let path): return path.count == 1 && parameters.contains(path[0])
    case .declared(let path, let arguments):
      return arguments.values.allSatisfy { isSendable($0, knowing: parameters, besides: &seen) }
        && (!seen.insert(path).inserted
          || types(at: path).allSatisfy { isSendable($0, besides: &seen) })
    case .foreign(let path, let arguments):
      return (KnownNames.sendableTypes.contains(path.text) || isForeignSendable(path))
        && arguments.allSatisfy { isSendable($0, knowing: parameters, besides: &seen) }
    case .tuple(let elements):
      return elements.allSatisfy { isSendable($0.type, knowing: parameters, besides: &seen) }
    case .function(let function): return function.attributes.contains("Sendable")
    case .existential(let constraints): return constraints.contains(where: isSendable(constraint:))
    case .value: return true
    case .constraint, .metatype, .unknown, .tooLarge: return false
    }
  }

  /// Whether a type that the files do not declare is `Sendable`, by an extension in them, or by what a
  /// known module says.
  private func isForeignSendable(_ path: [Identifier]) -> Bool {
    if isDeclaredSendable(path) { return true }
    let found = known.declarations(of: path)
    return !found.isEmpty
      && found.allSatisfy { module, type in
        var seen: Set<TypePath> = []
        return module.index.isSendable(type, besides: &seen)
      }
  }

  private func isSendable(constraint: ResolvedType) -> Bool {
    switch constraint {
    case .constraint(let path, _): isDeclaredSendable(path)
    case .foreign(let path, _):
      KnownNames.isSendableProtocol(path) || isForeignSendable(path)
    default: false
    }
  }

  private func isSendable(
    _ type: TypeDeclaration, besides seen: inout Set<TypePath>
  ) -> Bool {
    if type.kind == .actor || isDeclaredSendable(type.path) { return true }
    if isDeclaredUnsendable(type.path) { return false }
    if isolation(of: type).isIsolated { return hasSendableSuperclass(type, besides: &seen) }
    // Swift infers it from the parts, unless another module may not know them.
    let names = Set(type.attributes.map(\.name))
    let isClosed =
      names.contains("frozen")
      || access(of: type) <= .internal && !names.contains("usableFromInline")
    let scope = scope(of: type)
    let stored = type.members.properties.filter(\.isStored)
    let parameters = sendableParameters(of: type.path)
    let parts = stored.map(scope.writtenType) + type.members.cases.flatMap(\.payloads).map(\.type)
    return isClosed && type.kind != .class && unknownAttributes(of: type).isEmpty
      && stored.allSatisfy(\.unknownAttributes.isEmpty)
      && parts.allSatisfy { part in
        part.map { isSendable(scope.resolve($0), knowing: parameters, besides: &seen) } ?? false
      }
  }

  /// Whether a type inherits from no class, from `NSObject`, or from one that is certainly `Sendable`.
  ///
  /// Otherwise, a class is not `Sendable`, though an actor isolates it.
  private func hasSendableSuperclass(
    _ type: TypeDeclaration, besides seen: inout Set<TypePath>
  ) -> Bool {
    guard type.kind == .class, mayHaveSuperclass(type), let parent = type.inheritedTypes.first
    else { return true }
    return isSendable(scope(of: type).resolve(parent), knowing: [], besides: &seen)
  }
}

extension KnownNames {
  /// The types that are `Sendable` if their generic arguments are.
  fileprivate static let sendableTypes = numbers.union(foundationTypes).union([
    "Array", "Bool", "Character", "ClosedRange", "Dictionary", "Duration", "Never", "Optional",
    "Range", "Result", "Set", "String", "Substring",
  ]).subtracting(["Measurement", "NSError", "Notification"])
}
