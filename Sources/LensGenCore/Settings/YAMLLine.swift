/// A line, and how far it is read.
struct YAMLLine {
  private let path: String
  private let number: Int
  /// The line without its comment and trailing spaces.
  let bytes: [UInt8]
  var index: Int

  /// The number of leading spaces.
  let indentation: Int
}

extension YAMLLine {
  /// The lines of a text, without the mark that a document begins.
  static func lines(of text: String, path: String) throws(Diagnostic) -> [YAMLLine] {
    var lines: [YAMLLine] = []
    var hasMark = false
    let hasByteOrderMark = text.unicodeScalars.first == "\u{FEFF}"
    let rows = text.unicodeScalars.dropFirst(hasByteOrderMark ? 1 : 0)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (index, scalars) in rows.enumerated() {
      let scalars = scalars.last == "\r" ? scalars.dropLast() : scalars
      try checkCharacters(scalars, path: path, number: index + 1)
      let bytes = Array(String(scalars).utf8)
      let indentation = bytes.prefix { $0 == UInt8(ascii: " ") }.count
      let line = YAMLLine(
        path: path, number: index + 1, bytes: bytes, index: indentation, indentation: indentation)
      // The mark `---` may precede the document.
      if !hasMark, bytes == Array("---".utf8), lines.allSatisfy(\.saysNothing) {
        hasMark = true
      } else {
        lines.append(line)
      }
    }
    return lines
  }

  /// Throws if there are characters that YAML forbids or reads as line breaks, or that look like a
  /// space but are not.
  private static func checkCharacters(
    _ scalars: Substring.UnicodeScalarView, path: String, number: Int
  ) throws(Diagnostic) {
    var column = 1
    for scalar in scalars {
      let isSpace = scalar.properties.isWhitespace && scalar != " "
      let isControl = scalar.properties.generalCategory == .control
      if isSpace || isControl || scalar == "\u{FEFF}" || scalar == "\u{FFFE}"
        || scalar == "\u{FFFF}"
      {
        let code = String(scalar.value, radix: 16, uppercase: true)
        let zeros = String(repeating: "0", count: max(0, 4 - code.count))
        throw Diagnostic(
          .error, at: Position(file: path, line: number, column: column),
          scalar == "\t"
            ? "a tab; use spaces" : "the character U+\(zeros)\(code) is not allowed here")
      }
      column += UTF8.width(scalar)
    }
  }
}

extension YAMLLine {
  /// The position up to which the line has been read.
  var position: Position { position(at: index) }

  /// Whether the rest of the line is a comment or nothing.
  var isAtEnd: Bool {
    index == bytes.count || (bytes[index] == UInt8(ascii: "#") && isSpace(at: index - 1))
  }

  /// Whether the line is empty or has nothing but a comment.
  var saysNothing: Bool { isEmpty || bytes[indentation] == UInt8(ascii: "#") }

  /// Whether the line has nothing but spaces.
  var isEmpty: Bool { indentation == bytes.count }

  /// Whether the rest of the line is an item of a list.
  var startsItem: Bool { bytes[index] == UInt8(ascii: "-") && isSpaceOrEnd(at: index + 1) }

  var isDocumentMark: Bool {
    ["---", "..."].contains { bytes.starts(with: $0.utf8) && isSpaceOrEnd(at: 3) }
  }

  func isNext(_ letter: Unicode.Scalar) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: letter)
  }

  /// Returns an error at the position up to which the line has been read.
  func mistake(_ message: String) -> Diagnostic { mistake(message, at: index) }

  func mistake(_ message: String, at index: Int) -> Diagnostic {
    Diagnostic(.error, at: position(at: index), message)
  }

  private func position(at index: Int) -> Position {
    Position(file: path, line: number, column: index + 1)
  }

  func isSpace(at index: Int) -> Bool {
    bytes.indices.contains(index) && bytes[index] == UInt8(ascii: " ")
  }

  private func isSpaceOrEnd(at index: Int) -> Bool {
    index >= bytes.count || bytes[index] == UInt8(ascii: " ")
  }

  mutating func skipSpaces() {
    while isSpace(at: index) { index += 1 }
  }

  mutating func skipItemMark() {
    index += 1
    skipSpaces()
  }
}

extension YAMLLine {
  /// The maximal length of a key in every version of YAML.
  private static let longestKey = 1000

  /// Reads a key, which none of the others may be equal to, and the colon after it.
  mutating func readKey(besides others: [String]) throws(Diagnostic) -> String {
    let start = index
    let key: String
    if startsQuoted {
      key = try readQuoted()
      guard index < bytes.count, bytes[index] == UInt8(ascii: ":"), isSpaceOrEnd(at: index + 1)
      else { throw mistake("expected ': ' after the key") }
    } else {
      guard let colon = (index..<endOfPlain).first(where: isColon) else {
        throw bytes[index...].contains(UInt8(ascii: ":"))
          ? mistake("expected a space after the ':' of the key")
          : mistake("expected 'key: value' on one line")
      }
      if isSpace(at: colon - 1) {
        throw mistake("unexpected space before the ':' of the key", at: colon - 1)
      }
      guard case .text(let text) = try plain(upTo: colon) else {
        throw mistake("a key cannot be 'true' or 'false'")
      }
      key = text
      index = colon
    }
    if index - start > Self.longestKey { throw mistake("the key is too long", at: start) }
    index += 1
    skipSpaces()
    if others.contains(key) { throw mistake("duplicate key '\(key)'", at: start) }
    return key
  }

  /// Reads the value without quotes that the rest of the line is.
  func readPlain() throws(Diagnostic) -> YAMLScalar {
    let end = endOfPlain
    if !isNext("{"), let colon = (index..<end).first(where: isColon) {
      throw mistake("': ' within a value; put quotes around the value", at: colon)
    }
    return YAMLScalar(content: try plain(upTo: end), position: position)
  }

  func text(upTo end: Int) -> String {
    String(decoding: bytes[index..<end], as: UTF8.self)
  }

  mutating func checkEnd(after sign: String) throws(Diagnostic) {
    let end = index
    skipSpaces()
    if !isAtEnd { throw mistake("unexpected text after the closing \(sign)", at: end) }
  }

  private func isColon(at index: Int) -> Bool {
    bytes[index] == UInt8(ascii: ":") && isSpaceOrEnd(at: index + 1)
  }

  /// The end of an unquoted value: before trailing spaces or the comment.
  var endOfPlain: Int {
    var end =
      (index..<bytes.count).first { bytes[$0] == UInt8(ascii: "#") && isSpace(at: $0 - 1) }
      ?? bytes.count
    while end > index, isSpace(at: end - 1) { end -= 1 }
    return end
  }
}

extension YAMLLine {
  /// The words that some version of YAML reads as `true` or `false`.
  private static let answers: Set<String> = ["true", "false", "yes", "no", "on", "off", "y", "n"]
  /// The words that some version of YAML does not read as a string.
  private static let values: Set<String> = ["null", ".inf", ".nan"]

  /// Returns an unquoted value, if every version of YAML reads it the same way.
  func plain(upTo end: Int) throws(Diagnostic) -> YAMLScalar.Content {
    let text = text(upTo: end)
    if text == "true" || text == "false" { return .boolean(text == "true") }
    if Self.answers.contains(text.lowercased()) {
      throw mistake(
        "YAML may read '\(text)' as 'true' or 'false'; write one of them, or use quotes")
    }
    let scalars = text.unicodeScalars
    let startsPlainly = scalars.first.map {
      $0.properties.isAlphabetic || "_/.($".unicodeScalars.contains($0)
    }
    let startsNumber =
      scalars.first == "." && scalars.dropFirst().first.map { "0"..."9" ~= $0 } == true
    if startsPlainly != true || startsNumber || text.hasPrefix("...")
      || Self.values.contains(text.lowercased())
    {
      throw mistake(Self.whatToDo(about: text))
    }
    return .text(text)
  }

  /// Returns how to write a text that does not begin like a string.
  static func whatToDo(about text: String) -> String {
    switch text.first {
    case "[": "a list is not allowed here"
    case "{": "write each key with its value on its own line, indented"
    case "|", ">": "write the string on one line"
    case "-" where text.hasPrefix("- "): "a list is not allowed here"
    default: "YAML may read '\(text)' as something else; put quotes around it"
    }
  }
}
