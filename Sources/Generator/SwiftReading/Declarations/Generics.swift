/// A generic parameter: a type, a pack of types (`each T`), or a value (`let n: Int`).
package struct GenericParameter: Hashable, Sendable {
  package enum Kind: Sendable {
    case type, pack, value
  }

  package let name: Identifier
  package let kind: Kind
}

/// A requirement on a generic parameter or an associated type, as in `where S.Element: Hashable`.
package struct GenericRequirement: Hashable, Sendable {
  package enum Relation: String, Sendable {
    case conforms = ":"
    case equals = "=="
  }

  package var subject: WrittenType
  package var relation = Relation.conforms
  package var object: WrittenType

  package init(subject: WrittenType, relation: Relation = Relation.conforms, object: WrittenType) {
    self.subject = subject
    self.relation = relation
    self.object = object
  }
}

extension GenericRequirement {
  package var text: String {
    subject.text + (relation == .equals ? " == " : ": ") + object.text
  }

  /// Whether it is a real conformance, which closures in generic code capture.
  package var isConformance: Bool {
    !isMet { ["Any", "AnyObject", "Sendable"].contains($0) }
  }

  /// Whether everything that it requires is known to hold; a suppressed conformance, such as
  /// `~Copyable`, requires nothing.
  package func isMet(where isKnown: (String) -> Bool) -> Bool {
    object.constraints.allSatisfy { part in
      if case .suppressed = part { return true }
      return part.names.map { isKnown(WrittenType.named($0).text) } == true
    }
  }
}
