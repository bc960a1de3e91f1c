/// Finds nesting so deep that a recursive-descent parser would run out of stack.
///
/// The scan counts every bracket byte, those in strings and comments too: a file that it lets pass
/// is never deeper than it thinks.
enum NestingScan {
  /// The deepest nesting that is read.
  static let limit = 200

  /// Where a source nests deeper than ``limit`` for the first time.
  static func firstTooDeep(in source: SourceFile) -> Position? {
    var depth = 0
    var angles = 0
    var line = 1
    var column = 1
    var text = source.text
    return text.withUTF8 { bytes in
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
        case UInt8(ascii: "<"): angles += 1
        case UInt8(ascii: ">"): angles = max(0, angles - 1)
        case UInt8(ascii: ";"), UInt8(ascii: "="): angles = 0
        case UInt8(ascii: "#"):
          let rest = bytes[(index + 1)...]
          if rest.starts(with: "if".utf8) { depth += 1 }
          if rest.starts(with: "endif".utf8) { depth = max(0, depth - 1) }
        default: break
        }
        if depth > limit || angles > limit {
          return Position(file: source.path, line: line, column: column)
        }
        if byte == UInt8(ascii: "\n") {
          line += 1
          column = 1
          angles = 0
        } else {
          column += 1
        }
      }
      return nil
    }
  }
}
