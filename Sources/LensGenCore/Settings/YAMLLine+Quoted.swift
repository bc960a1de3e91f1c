/// A quoted string, as far as it has been read.
struct YAMLQuotedText {
  fileprivate(set) var bytes: [UInt8] = []
  /// Whether the closing quote is read.
  fileprivate(set) var isClosed = false
  /// Whether the last line ends with a backslash.
  fileprivate(set) var escapesBreak = false
  /// How many spaces are at the end of the last line that are not escaped.
  fileprivate var spaces = 0

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Continues on the next line, which adds a space or, after empty lines, as many line breaks.
  mutating func fold(emptyLines: Int) {
    if !escapesBreak { bytes.removeLast(spaces) }
    bytes += Array(repeating: UInt8(ascii: "\n"), count: emptyLines)
    if !escapesBreak, emptyLines == 0 { bytes.append(UInt8(ascii: " ")) }
    (spaces, escapesBreak) = (0, false)
  }
}

extension YAMLLine {
  var startsQuoted: Bool { isNext("'") || isNext("\"") }

  /// Reads a string in quotes that ends on this line.
  mutating func readQuoted() throws(Diagnostic) -> String {
    let start = self
    let quote = bytes[index]
    index += 1
    var text = YAMLQuotedText()
    try readQuoted(quote, into: &text)
    guard text.isClosed else { throw start.mistake("the closing quote is missing on this line") }
    return text.text
  }

  /// Reads a string up to its closing quote, or up to the end of the line.
  mutating func readQuoted(
    _ quote: UInt8, into text: inout YAMLQuotedText
  ) throws(Diagnostic) {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == quote {
        guard quote == UInt8(ascii: "'"), index < bytes.count, bytes[index] == quote else {
          text.isClosed = true
          return
        }
        index += 1
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        if index == bytes.count {
          text.escapesBreak = true
          return
        }
        text.bytes += try readEscape()
        text.spaces = 0
        continue
      }
      text.bytes.append(byte)
      text.spaces = byte == UInt8(ascii: " ") ? text.spaces + 1 : 0
    }
  }

  /// Reads the escape after a backslash.
  private mutating func readEscape() throws(Diagnostic) -> String.UTF8View {
    let escapes: [UInt8: String] = [
      UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}",
      UInt8(ascii: "t"): "\t", UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{B}",
      UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r", UInt8(ascii: "e"): "\u{1B}",
      UInt8(ascii: " "): " ", UInt8(ascii: "\""): "\"", UInt8(ascii: "/"): "/",
      UInt8(ascii: "\\"): "\\", UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}",
      UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
    ]
    let digits: [UInt8: Int] = [UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8]
    let start = index
    index += 1
    if let text = escapes[bytes[start]] { return text.utf8 }
    guard let count = digits[bytes[start]] else {
      throw mistake("unknown escape; to write a backslash, double it", at: start - 1)
    }
    let end = min(index + count, bytes.count)
    let code = String(decoding: bytes[index..<end], as: UTF8.self)
    let isHexadecimal = code.utf8.count == count && code.allSatisfy(\.isHexDigit)
    guard isHexadecimal, let value = UInt32(code, radix: 16), let scalar = Unicode.Scalar(value)
    else {
      throw mistake("the \(count) hexadecimal digits of a character are needed here", at: index)
    }
    index = end
    return String(scalar).utf8
  }
}
