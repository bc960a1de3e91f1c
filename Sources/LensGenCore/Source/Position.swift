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
  /// The position in the format of compilers: `User.swift:4:7`.
  public var description: String { "\(file):\(line):\(column)" }
}
