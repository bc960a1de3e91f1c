import SwiftReading

/// The reason why a declaration gets no code, and what to change.
///
/// Each reason is a static member, in the target that throws it.
package struct SkipReason: Error, Equatable, Sendable {
  package let id: MessageID
  package let message: String
  /// The message for the user of a macro, which sees one declaration and has no settings.
  package let messageInMacros: String

  package init(_ id: MessageID, _ message: String, inMacros messageInMacros: String? = nil) {
    self.id = id
    self.message = message
    self.messageInMacros = messageInMacros ?? message
  }
}

extension SkipReason {
  package static var unwrittenType: Self {
    Self(.skippedInferredType, "its type is inferred; write the type after the name")
  }

  package static var opaqueType: Self {
    Self(.skippedOpaqueType, "an opaque type ('some') cannot be named")
  }
  package static var incompleteType: Self {
    Self(.skippedIncompleteType, "its type lacks generic arguments; write them")
  }

  package static func unresolved(_ name: String) -> Self {
    Self(
      .skippedUnresolvedName,
      "lens-gen cannot tell where '\(name)' is declared; qualify it with its type or module",
      inMacros: "a macro cannot see where '\(name)' is declared; write the type or module before it"
    )
  }

  /// - Parameter modules: The modules that declare the name, as far as they are known.
  package static func ambiguous(_ name: Identifier, in modules: [String]) -> Self {
    if modules.count > 1 {
      return Self(
        .skippedAmbiguousName,
        "'\(name.text)' is declared in '\(modules.joined(separator: "' and '"))'; rename "
          + "one of the types, or generate the code for each module in a target of its own")
    }
    return Self(
      .skippedAmbiguousName,
      "'\(name.text)' is declared more than once; pass the sources of one module at a time")
  }

  package static func isolatedConformance(_ type: String, _ bound: String) -> Self {
    Self(
      .skippedIsolatedConformance,
      "'\(type)' conforms to '\(bound)' on the main actor only, and generated code can run anywhere; "
        + "make '\(type)' 'nonisolated'")
  }
}
