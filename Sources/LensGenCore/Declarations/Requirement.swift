/// That a type has to conform to a protocol, as in `where S.Element: Hashable`.
struct Requirement: Hashable, Sendable {
  let subject: String
  let constraint: String
}

extension Requirement {
  /// Whether code that is generic over the subject uses a conformance, which a closure captures.
  var isConformance: Bool {
    !isMet { ["Any", "AnyObject", "Sendable"].contains($0) }
  }

  /// Whether all that it asks for is known to be met; what `~` takes away asks for nothing.
  func isMet(where isKnown: (String) -> Bool) -> Bool {
    constraint.split(separator: "&").map { $0.filter { !$0.isWhitespace } }
      .allSatisfy { isKnown($0) || $0.hasPrefix("~") }
  }
}
