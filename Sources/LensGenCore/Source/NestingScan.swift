/// Finds what a recursive-descent parser would run out of stack or time with: brackets nested too
/// deeply, and the same word many times in a row.
struct NestingScan {
  /// The deepest nesting of all brackets and `#if` blocks that is read.
  static let limit = 200
  /// The deepest nesting of square brackets: the parser takes twice as long for each level.
  static let squareLimit = 16
  /// How often a word may follow itself.
  static let repetitionLimit = 100

  private var depth = 0
  private var squares = 0
  private var angles = 0
  private var word: Slice<UnsafeBufferPointer<UInt8>>?
  private var repetitions = 0

  /// Where a source goes beyond one of the limits for the first time.
  static func firstTooDeep(in source: SourceFile) -> Position? {
    var text = source.text
    return text.withUTF8 { bytes in
      var scan = NestingScan()
      var rest = bytes[...]
      while let first = rest.first {
        let length = scan.read(first, rest)
        if scan.isTooDeep {
          let before = bytes[..<rest.startIndex]
          let newline = UInt8(ascii: "\n")
          let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
          return Position(
            file: source.path, line: before.count { $0 == newline } + 1,
            column: rest.startIndex - lineStart + 1)
        }
        rest = rest.dropFirst(length)
      }
      return nil
    }
  }
}

extension NestingScan {
  private var isTooDeep: Bool {
    depth > Self.limit || squares > Self.squareLimit || angles > Self.limit
      || repetitions > Self.repetitionLimit
  }

  /// Reads what the rest of the source begins with, and gives the number of its bytes.
  private mutating func read(_ first: UInt8, _ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    switch first {
    case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "}"): depth = max(0, depth - 1)
    case UInt8(ascii: "["): (depth, squares) = (depth + 1, squares + 1)
    case UInt8(ascii: "]"): (depth, squares) = (max(0, depth - 1), max(0, squares - 1))
    case UInt8(ascii: "<"): angles += 1
    case UInt8(ascii: ">"): angles = max(0, angles - 1)
    case UInt8(ascii: ";"), UInt8(ascii: "="): angles = 0
    case UInt8(ascii: "\n"), UInt8(ascii: " "): return 1
    case UInt8(ascii: "#"):
      if rest.starts(with: "#if".utf8) { depth += 1 }
      if rest.starts(with: "#endif".utf8) { depth = max(0, depth - 1) }
    case UInt8(ascii: "/") where rest.starts(with: "//".utf8):
      return rest.prefix { $0 != UInt8(ascii: "\n") }.count
    case UInt8(ascii: "\""): return literalLength(rest)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      let word = rest.prefix { isWordByte($0) }
      repetitions = self.word?.elementsEqual(word) == true ? repetitions + 1 : 0
      self.word = word
      return word.count
    default: break
    }
    word = nil
    return 1
  }

  /// The length of a string literal, which ends at the end of a line unless it has three quotes.
  private func literalLength(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let isMultiline = rest.starts(with: "\"\"\"".utf8)
    var tail = rest.dropFirst(isMultiline ? 3 : 1)
    while let byte = tail.first {
      if byte == UInt8(ascii: "\\") {
        tail = tail.dropFirst(2)
      } else if isMultiline && tail.starts(with: "\"\"\"".utf8) {
        return tail.startIndex + 3 - rest.startIndex
      } else if !isMultiline && (byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")) {
        return tail.startIndex + 1 - rest.startIndex
      } else {
        tail = tail.dropFirst()
      }
    }
    return rest.count
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte > 127 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
