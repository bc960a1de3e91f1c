/// A message about the input, in the format that editors recognize.
public struct Diagnostic: Error, Hashable, Sendable {
  /// The severity of a message.
  public enum Severity: String, Sendable {
    case note, warning, error
  }

  /// The severity.
  public var severity: Severity
  /// The position in the input.
  public let position: Position
  /// The kind of message.
  public let id: MessageID
  /// The text of the message.
  public let message: String

  /// Creates a message about a position in the input.
  public init(_ severity: Severity, _ id: MessageID, at position: Position, _ message: String) {
    self.severity = severity
    self.id = id
    self.position = position
    self.message = message.shorteningQuotations
  }
}

extension String {
  private static let longestQuotation = 200

  /// The text with each long quotation cut off, so that a message stays readable whatever it quotes.
  public var shorteningQuotations: String {
    if utf8.count <= Self.longestQuotation { return self }
    return split(separator: "'", omittingEmptySubsequences: false)
      .map {
        $0.count > Self.longestQuotation ? $0.prefix(Self.longestQuotation) + "…" : String($0)
      }
      .joined(separator: "'")
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The message on one line, such as
  /// `Order.swift:4:7: warning: skipped 'Order.token': private [skipped-private]`.
  public var description: String { "\(position): \(severity.rawValue): \(id.labeling(message))" }
}

/// A position in a source file.
public struct Position: Hashable, Sendable {
  /// The path of the file.
  public let file: String
  /// The line, from one.
  public let line: Int
  /// The column in bytes, from one.
  public let column: Int

  /// Creates a position in a file.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension Position: CustomStringConvertible {
  /// The position in the format of compilers: `Order.swift:4:7`.
  public var description: String { "\(file.onOneLine):\(line):\(column)" }
}
