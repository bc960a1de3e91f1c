import SwiftModule
import SwiftReading

/// How a type is isolated, as far as it matters to code that is generated for the type.
package enum Isolation: Equatable, Sendable {
  /// Neither the type nor its extensions are isolated.
  case none
  /// The type is not isolated, though types are by default, so that its extensions have to say it.
  case nonisolated
  /// The main actor isolates the type like all others, so that no code has to name the actor.
  case mainActorByDefault
  /// A global actor, which code has to name, isolates the type.
  case globalActor(String)
}

extension Isolation {
  /// The global actor that code has to name.
  package var namedActor: String? { if case .globalActor(let name) = self { name } else { nil } }

  /// The reason why optics, which are not isolated, cannot use what is isolated like this.
  package var reasonToSkip: SkipReason? {
    switch self {
    case .none, .nonisolated: nil
    case .mainActorByDefault: .isolatedByDefault
    case .globalActor(let name): .isolated(name)
    }
  }
}

extension GenerationContext {
  package func isolation(of type: TypeDeclaration) -> Isolation {
    let actor = module.globalActor(of: type)
    if !settings.isMainActorByDefault { return actor.map { .globalActor($0) } ?? .none }
    let isNonisolated = module.isNonisolated(type)
    if let actor, isNonisolated || actor != "MainActor" { return .globalActor(actor) }
    return isNonisolated ? .nonisolated : .mainActorByDefault
  }

  /// Throws if code outside the actor of a type cannot read a property of the type.
  ///
  /// Within the module, a `Sendable` part of a value can be read and written from anywhere.
  package func checkIsolation(
    of properties: [Property], in type: TypeDeclaration
  ) throws(SkipReason) {
    let scope = module.scope(of: type)
    guard let reason = isolation(of: type).reasonToSkip else {
      if !settings.isMainActorByDefault { return }
      for part in properties.compactMap(scope.writtenType) {
        try checkConformances(of: part, in: type)
      }
      return
    }
    let canBeRead = properties.allSatisfy { property in
      // A wrapper may be isolated to the main actor, too.
      property.unknownAttributes.isEmpty
        && scope.writtenType(of: property).map { written in
          needsNoConformance(written, in: type) && isSendable(scope.resolve(written), in: type)
        } ?? false
    }
    if isOutside || !canBeRead { throw reason }
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
