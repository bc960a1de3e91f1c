import SwiftModule
import SwiftReading

// The questions about global actors, and who answers them:
//
// - Which actor do the sources give a type? `ModuleIndex.globalActor(of:)`
// - Does default isolation leave a type alone? `ModuleIndex.isNonisolated(_:)`
// - Does default isolation isolate a type? `Run.isIsolatedByDefault(_:)`
// - Do extensions have to say that they are not isolated, as the type does?
//   `Run.isUnlikeItsExtensions(_:)`
// - Which actor does generated code have to name? `Run.isolation(of:)`
// - Why can optics, which are not isolated, not use a type? `Run.reasonOfIsolation(_:)`
// - Can they read some properties of the type all the same? `Run.checkIsolation(of:in:)`
// - Can code on any thread call an initializer? `Run.isFree(_:of:)`
// - Can an expression be the default of a parameter? `Run.isRefused(_:asDefaultOf:isApart:)`

extension ModuleIndex {
  /// Whether making a value uses conformances of the module's types inside its own type.
  fileprivate func needsInnerConformances(_ type: ResolvedType) -> Bool {
    switch type {
    case .foreign(let path, let arguments):
      let isConstrained = KnownNames.requirements[path.text] != nil
      return isConstrained && arguments.first?.declaredPaths.isEmpty == false
        || arguments.contains(where: needsInnerConformances)
    case .declared(let path, let arguments):
      let isConstrained = types(at: path).contains { type in
        nesting(of: type).contains { !$0.requirements.isEmpty }
      }
      return isConstrained && type.hasDeclaredArguments
        || arguments.values.contains(where: needsInnerConformances)
    case .tuple(let elements):
      return elements.map(\.type).contains {
        $0.hasDeclaredArguments || needsInnerConformances($0)
      }
    default: return false
    }
  }
}

extension ResolvedType {
  /// Whether the type contains types of the module.
  fileprivate var hasDeclaredArguments: Bool {
    switch self {
    case .foreign, .declared: children.contains { !$0.declaredPaths.isEmpty }
    default: false
    }
  }
}

extension Run {
  /// Whether mode 5 rejects an expression as the default of a parameter, because it needs
  /// conformances of types that are isolated to the main actor by default.
  ///
  /// It also rejects what is made of types with an explicit actor.
  ///
  /// - Parameter isApart: Whether the function is not isolated by default, or async. The compiler then
  ///   takes its defaults for code outside the main actor, and warns about conformances.
  func isRefused(
    _ value: ValueExpression?, asDefaultOf type: ResolvedType, isApart: Bool
  ) -> Bool {
    if !settings.isMainActorByDefault { return false }
    let made = value?.isCall == true ? type.declaredPaths.flatMap(module.types) : []
    if made.contains(where: { module.globalActor(of: $0) != nil }) { return true }
    if value?.usesFactories == true, !made.isEmpty, isApart { return true }
    return value == type.emptyValue ? type.isHashing : module.needsInnerConformances(type)
  }

  func isIsolatedByDefault(_ type: TypeDeclaration) -> Bool {
    settings.isMainActorByDefault && !module.isNonisolated(type)
  }

  /// Whether a type is not isolated, and the members of its extensions are, by default.
  func isUnlikeItsExtensions(_ type: TypeDeclaration) -> Bool {
    settings.isMainActorByDefault && module.isNonisolated(type)
  }

  /// Returns the global actor that isolates a type, unless that is the one of all types.
  func isolation(of type: TypeDeclaration) -> String? {
    let actor = module.globalActor(of: type)
    return isIsolatedByDefault(type) && actor == "MainActor" ? nil : actor
  }

  /// Returns the reason why optics cannot use what is isolated like a type, or `nil`.
  func reasonOfIsolation(_ type: TypeDeclaration) -> SkipReason? {
    isolation(of: type).map { .isolated($0) }
      ?? (isIsolatedByDefault(type) ? .isolatedByDefault : nil)
  }

  /// Throws if code outside the actor of a type cannot read a property of the type.
  ///
  /// Within the module, a `Sendable` part of a value can be read and written from anywhere.
  func checkIsolation(
    of properties: [Property], in type: TypeDeclaration
  ) throws(SkipReason) {
    let scope = module.scope(of: type)
    guard let reason = reasonOfIsolation(type) else {
      if !settings.isMainActorByDefault { return }
      for part in properties.compactMap(scope.writtenType) {
        try checkConformances(of: part, in: type)
      }
      return
    }
    let isFree = properties.allSatisfy { property in
      // A wrapper may be isolated to the main actor, too.
      property.unknownAttributes.isEmpty
        && scope.writtenType(of: property).map { written in
          needsNoConformance(written, in: type) && isSendable(scope.resolve(written), in: type)
        } ?? false
    }
    if isTested || !isFree { throw reason }
  }

  /// Throws if a part of a type may need a conformance of a type isolated to the main actor, such
  /// as that of its keys, which other code cannot use.
  func checkConformances(of part: WrittenType, in type: TypeDeclaration) throws(SkipReason) {
    if settings.isMainActorByDefault { try module.scope(of: type).checkArguments(in: part) }
  }

  /// Whether a type needs no conformance of a type that is isolated to the main actor by default.
  private func needsNoConformance(_ written: WrittenType, in type: TypeDeclaration) -> Bool {
    (try? checkConformances(of: written, in: type)) != nil
  }
}
