/// A message about the input, in the form that editors pick up.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How bad a message is.
  public enum Severity: String, Sendable {
    case note, warning, error
  }

  /// How bad it is.
  public let severity: Severity
  /// Where it is.
  public let position: Position
  /// What it is, in words.
  public let message: String

  /// A message about a place in the input.
  public init(_ severity: Severity, at position: Position, _ message: String) {
    self.severity = severity
    self.position = position
    self.message = message
  }
}

extension Diagnostic {
  /// The message as one that asks for nothing to be done, unless it is an error.
  public var asNote: Diagnostic {
    severity == .error ? self : Diagnostic(.note, at: position, message)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The message as one line, such as `User.swift:4:7: warning: skipped 'User.token': private`.
  public var description: String { "\(position): \(severity.rawValue): \(message)" }
}
