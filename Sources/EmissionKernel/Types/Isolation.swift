import SwiftModule
import SwiftReading

// The questions about global actors, and who answers them:
//
// - Which actor do the sources give a type? `ModuleIndex.globalActor(of:)`
// - Does default isolation leave a type alone? `ModuleIndex.isNonisolated(_:)`
// - Does default isolation isolate a type? `GenerationContext.isIsolatedByDefault(_:)`
// - Do extensions have to say that they are not isolated, as the type does?
//   `GenerationContext.extensionsNeedNonisolated(_:)`
// - Which actor does generated code have to name? `GenerationContext.isolation(of:)`
// - Why can optics, which are not isolated, not use a type? `GenerationContext.reasonOfIsolation(_:)`
// - Can they read some properties of the type all the same? `GenerationContext.checkIsolation(of:in:)`
// - Can code on any thread call an initializer? `GenerationContext.isNonisolated(_:of:)`

extension GenerationContext {
  package func isIsolatedByDefault(_ type: TypeDeclaration) -> Bool {
    settings.isMainActorByDefault && !module.isNonisolated(type)
  }

  /// Whether a type is not isolated, and the members of its extensions are, by default.
  package func extensionsNeedNonisolated(_ type: TypeDeclaration) -> Bool {
    settings.isMainActorByDefault && module.isNonisolated(type)
  }

  /// Returns the global actor that isolates a type, unless that is the one of all types.
  package func isolation(of type: TypeDeclaration) -> String? {
    let actor = module.globalActor(of: type)
    return isIsolatedByDefault(type) && actor == "MainActor" ? nil : actor
  }

  /// Returns the reason why optics cannot use what is isolated like a type, or `nil`.
  package func reasonOfIsolation(_ type: TypeDeclaration) -> SkipReason? {
    isolation(of: type).map { .isolated($0) }
      ?? (isIsolatedByDefault(type) ? .isolatedByDefault : nil)
  }

  /// Throws if code outside the actor of a type cannot read a property of the type.
  ///
  /// Within the module, a `Sendable` part of a value can be read and written from anywhere.
  package func checkIsolation(
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
    if isOutside || !isFree { throw reason }
  }

  /// Throws if a part of a type may need a conformance of a type isolated to the main actor, such
  /// as that of its keys, which other code cannot use.
  package func checkConformances(of part: WrittenType, in type: TypeDeclaration) throws(SkipReason)
  {
    if settings.isMainActorByDefault { try module.scope(of: type).checkArguments(in: part) }
  }

  /// Whether a type needs no conformance of a type that is isolated to the main actor by default.
  private func needsNoConformance(_ written: WrittenType, in type: TypeDeclaration) -> Bool {
    (try? checkConformances(of: written, in: type)) != nil
  }
}
