/// An attribute such as `@available(macOS 15, *)`.
public struct Attribute: Hashable, Sendable {
  /// The name, without the `@`.
  public let name: String
  /// The whole attribute as source text.
  public let text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

extension Attribute {
  /// Whether this is an `@available` of some form.
  public var isAvailability: Bool { name == "available" }

  /// Whether the declaration cannot be used at all.
  public var makesUnavailable: Bool { isAvailability && text.contains("unavailable") }

  /// Whether a use of the declaration draws a warning.
  public var deprecates: Bool { isAvailability && text.contains("deprecated") }
}
