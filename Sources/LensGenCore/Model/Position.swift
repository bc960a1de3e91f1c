/// A place in a source file; lines and columns count from one, columns in bytes of UTF-8.
public struct Position: Hashable, Sendable {
  public let file: String
  public let line: Int
  public let column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension Position: CustomStringConvertible {
  public var description: String { "\(file):\(line):\(column)" }
}
