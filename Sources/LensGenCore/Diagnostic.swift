/// A message about the input, in the form that editors pick up.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Sendable {
    case warning, error
  }

  public let severity: Severity
  public let position: Position
  public let message: String

  public init(_ severity: Severity, at position: Position, _ message: String) {
    self.severity = severity
    self.position = position
    self.message = message
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The message as one line, such as `User.swift:4:7: warning: skipped 'User.token': private`.
  public var description: String { "\(position): \(severity.rawValue): \(message)" }
}
