import SwiftReading

// What is `Sendable` by what the sources say.
extension ModuleIndex {
  /// Whether a type inherits `Sendable` by what its declarations and extensions say.
  package func isDeclaredSendable(_ path: [Identifier]) -> Bool {
    ([path] + declaredAncestors(of: path)).flatMap(inheritedTypes).contains {
      $0.withoutMarks.path?.last.map { KnownNames.sendableProtocols.contains($0.text) } ?? false
    }
  }

  /// Returns the generic parameters of a type whose arguments have to be `Sendable`.
  package func sendableParameters(of path: [Identifier]) -> Set<Identifier> {
    Set(parameters(of: path).filter { isSendable($0, of: path) })
  }

  /// Whether the arguments of a type's generic parameter have to be `Sendable`.
  package func isSendable(_ parameter: Identifier, of path: [Identifier]) -> Bool {
    types(at: path).flatMap(nesting).contains { type in
      type.requirements.filter { $0.subject.soleName == parameter }.flatMap(\.object.parts)
        .compactMap(\.pathOfDeclaration).contains { bound in
          declaredPlace(of: bound, in: type).map(isDeclaredSendable)
            ?? KnownNames.sendableProtocols.contains(bound.last?.text ?? "")
        }
    }
  }
}
