/// A generic parameter: a type, a pack of types (`each T`), or a value (`let n: Int`).
struct GenericParameter: Hashable, Sendable {
  enum Kind: Sendable {
    case type, pack, value
  }

  let name: Identifier
  let kind: Kind
}

/// A requirement on a generic parameter or an associated type, as in `where S.Element: Hashable`.
struct GenericRequirement: Hashable, Sendable {
  enum Relation: String, Sendable {
    case conforms = ":"
    case equals = "=="
  }

  var subject: WrittenType
  var relation = Relation.conforms
  var object: WrittenType
}

extension GenericRequirement {
  var text: String {
    subject.text + (relation == .equals ? " == " : ": ") + object.text
  }

  /// Whether code that is generic over the subject uses a conformance, which a closure captures.
  var isConformance: Bool {
    !isMet { ["Any", "AnyObject", "Sendable"].contains($0) }
  }

  /// Whether everything that it requires is known to hold; a suppressed conformance, such as
  /// `~Copyable`, requires nothing.
  func isMet(where isKnown: (String) -> Bool) -> Bool {
    object.parts.allSatisfy { part in
      if case .suppressed = part { return true }
      return part.names.map { isKnown(WrittenType.named($0).text) } == true
    }
  }
}
