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

  /// Whether an actor isolates the type.
  package var isIsolated: Bool { self == .mainActorByDefault || namedActor != nil }
}

extension ModuleIndex {
  package func isolation(of type: TypeDeclaration) -> Isolation {
    let actor = globalActor(of: type)
    if !settings.isMainActorByDefault { return actor.map { .globalActor($0) } ?? .none }
    let isNonisolated = isNonisolated(type)
    if let actor, isNonisolated || actor != "MainActor" { return .globalActor(actor) }
    return isNonisolated ? .nonisolated : .mainActorByDefault
  }
}
