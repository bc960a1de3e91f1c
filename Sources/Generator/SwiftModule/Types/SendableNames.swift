import SwiftReading

// What is `Sendable` by what the sources say.
extension ModuleIndex {
  /// Whether a type inherits `Sendable` by what its declarations and extensions say.
  package func isDeclaredSendable(_ path: [Identifier]) -> Bool {
    ([path] + declaredAncestors(of: path)).contains { place in
      inheritedTypes(of: place).compactMap(\.withoutPrefix.path).contains { inherited in
        // A protocol of the sources is an ancestor itself.
        placeOfParent(inherited, of: place) == nil
          && (KnownNames.isSendableProtocol(inherited)
            || known.declarations(of: inherited).contains { $0.index.isDeclaredSendable($1.path) })
      }
    }
  }

  /// Whether a type says that it is not `Sendable`, which an actor or its parts would make it.
  func isDeclaredUnsendable(_ path: [Identifier]) -> Bool {
    inheritedTypes(of: path).contains { $0.suppressedName == "Sendable" }
  }

  /// Returns the generic parameters of a type whose arguments have to be `Sendable`.
  package func sendableParameters(of path: [Identifier]) -> Set<Identifier> {
    Set(parameters(of: path).filter { isSendable($0, of: path) })
  }

  /// Whether the arguments of a type's generic parameter have to be `Sendable`.
  package func isSendable(_ parameter: Identifier, of path: [Identifier]) -> Bool {
    types(at: path).flatMap(nesting).contains { type in
      type.requirements.filter { $0.subject.soleName == parameter }.flatMap(\.object.constraints)
        .compactMap(\.pathOfDeclaration).contains { bound in
          scope(of: type).declaredPlace(of: bound).map(isDeclaredSendable)
            ?? KnownNames.isSendableProtocol(bound)
        }
    }
  }
}
