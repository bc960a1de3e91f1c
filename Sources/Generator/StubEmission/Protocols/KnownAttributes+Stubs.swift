import SwiftReading

extension KnownAttributes {
  /// Attributes of a protocol that change no conformance.
  static let ofProtocols: Set<String> = [
    "_marker", "available", "dynamicCallable", "dynamicMemberLookup", "objc", "preconcurrency",
    "usableFromInline",
  ]

  /// Attributes of a requirement that its stub repeats.
  static let repeatedByStubs: Set<String> = [
    "_disfavoredOverload", "discardableResult", "Sendable",
  ]

  /// Attributes of a requirement that its stub does without.
  static let ignoredByStubs: Set<String> = [
    "concurrent", "inlinable", "objc", "preconcurrency", "warn_unqualified_access",
  ]

  /// Attributes of a member that a class has, and its override does not repeat.
  static let ofOverriddenMembers: Set<String> = [
    "GKInspectable", "IBAction", "IBInspectable", "NSManaged", "inlinable", "inline", "objc",
    "usableFromInline",
  ]
}
