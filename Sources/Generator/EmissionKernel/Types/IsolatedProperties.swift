import SwiftModule
import SwiftReading

extension Isolation {
  /// The reason why optics, which are not isolated, cannot use what is isolated like this.
  package var obstacle: SkipReason? {
    switch self {
    case .none, .nonisolated: nil
    case .mainActorByDefault: .isolatedByDefault
    case .globalActor(let name): .isolated(name)
    }
  }
}

extension GenerationContext {
  /// Throws if code outside the actor of a type cannot read a property of the type.
  ///
  /// Within the module, a `Sendable` part of an isolated value can be read and written from anywhere.
  ///
  /// - Parameter changed: The property that the others are read for.
  package func checkIsolation(
    of properties: [Property], changing changed: Property, in type: TypeDeclaration
  ) throws(SkipReason) {
    let scope = module.scope(of: type)
    guard let reason = module.isolation(of: type).obstacle else {
      let written = properties.lazy.compactMap(scope.writtenType)
      if let reason = written.compactMap(scope.isolatedConformance).first { throw reason }
      return
    }
    if place.isOutside { throw reason }
    let unsendable = properties.filter { property in
      // A wrapper may be isolated to the main actor, too.
      !property.unknownAttributes.isEmpty
        || scope.writtenType(of: property).map { written in
          !scope.needsNoIsolatedConformance(written) || !scope.isSendable(written)
        } ?? true
    }
    guard let first = unsendable.first else { return }
    throw unsendable.contains { $0.name == changed.name }
      ? reason : .isolatedPart(first.name, scope.writtenType(of: first))
  }
}
