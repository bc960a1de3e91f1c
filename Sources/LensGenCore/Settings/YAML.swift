// The plugins compile this file, too, together with `Diagnostic`.
#if canImport(SwiftReading)
  import SwiftReading
#endif

/// A top-level key of a document, with its value.
struct YAMLEntry {
  enum Value {
    case scalar(YAMLScalar)
    case list([YAMLScalar])
    case mapping([(key: String, value: YAMLScalar)])
  }

  let key: String
  let position: Position
  let value: Value
}

struct YAMLScalar {
  /// The value as YAML reads it.
  enum Content: Equatable {
    case text(String)
    case boolean(Bool)
  }

  let content: Content
  let position: Position
}

/// Reads a strict subset of YAML that every version of YAML reads the same way.
///
/// A document has keys with values. A value is a string, `true`, `false`, a list of those, or
/// indented keys with such values. A list has each item on its own line, after `- `, or is written
/// on one line, `[one, two]`. Strings are plain, 'single-quoted' or "double-quoted". A quoted value
/// may continue on lines with more indentation; each of its line breaks is then a space. Plain
/// strings that some version of YAML reads as something else are errors: numbers, dates, `yes`,
/// `~`, strings that begin with a punctuation mark, and so on.
struct YAMLParser {
  private let path: String
  /// The document, with a line feed after each line.
  private var bytes: [UInt8] = []
  /// Where each line of the document starts.
  private var lineStarts = [0]
  /// How far the document is read.
  private var index = 0

  /// Returns the keys of a document with their values, in order.
  ///
  /// - Throws: The first error, with its position.
  static func entries(in text: String, path: String) throws(Diagnostic) -> [YAMLEntry] {
    var parser = try YAMLParser(text, path: path)
    parser.skipToContent()
    if parser.column == 0, parser.isNext("---\n") {
      parser.index += 3
      parser.skipToContent()
    }
    if parser.isAtEnd { throw parser.mistake("the file contains no 'key: value'", at: 0) }
    return try parser.entries()
  }

  private init(_ text: String, path: String) throws(Diagnostic) {
    self.path = path
    let hasByteOrderMark = text.unicodeScalars.first == "\u{FEFF}"
    let lines = text.unicodeScalars.dropFirst(hasByteOrderMark ? 1 : 0)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      for scalar in line.last == "\r" ? line.dropLast() : line {
        if scalar.isForbidden { throw mistake(scalar.complaint, at: bytes.count) }
        bytes += String(scalar).utf8
      }
      bytes.append(UInt8(ascii: "\n"))
      lineStarts.append(bytes.count)
    }
  }
}

extension Unicode.Scalar {
  /// Whether YAML forbids the character or reads it as a line break, or it looks like a space but
  /// is not.
  fileprivate var isForbidden: Bool {
    properties.isWhitespace && self != " " || properties.generalCategory == .control
      || ["\u{FEFF}", "\u{FFFE}", "\u{FFFF}"].contains(self)
  }

  fileprivate var complaint: String {
    let code = String(value, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: max(0, 4 - code.count))
    return self == "\t"
      ? "a tab; use spaces" : "the character U+\(zeros)\(code) is not allowed here"
  }
}

// Places in the document.
extension YAMLParser {
  private var isAtEnd: Bool { index == bytes.count }

  /// Whether the rest of the line is a comment or nothing.
  private var isAtEndOfLine: Bool { isNext("\n") || isNext("#") && isSpace(before: index) }

  /// Whether the rest of the line is an item of a list.
  private var startsItem: Bool { isNext("-") && isSpaceOrEnd(at: index + 1) }

  private var startsQuoted: Bool { isNext("'") || isNext("\"") }

  /// The number of letters before the next one in its line.
  private var column: Int { index - lineStarts[line(around: index)] }

  private func isNext(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  private func isSpace(before index: Int) -> Bool {
    index > 0 && bytes[index - 1] == UInt8(ascii: " ")
  }

  private func isSpaceOrEnd(at index: Int) -> Bool {
    [UInt8(ascii: " "), UInt8(ascii: "\n")].contains(bytes[index])
  }

  private func isColon(at index: Int) -> Bool {
    bytes[index] == UInt8(ascii: ":") && isSpaceOrEnd(at: index + 1)
  }

  /// Returns the number of the line around an index, from 0.
  private func line(around index: Int) -> Int {
    var lines = 0..<lineStarts.count
    while lines.count > 1 {
      let middle = lines.lowerBound + lines.count / 2
      lines = lineStarts[middle] <= index ? middle..<lines.upperBound : lines.lowerBound..<middle
    }
    return lines.lowerBound
  }

  private var endOfLine: Int { bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count }

  /// The end of an unquoted value: before trailing spaces or the comment.
  private var endOfPlain: Int {
    let end = endOfLine
    return withoutSpaces(
      upTo: (index..<end).first { bytes[$0] == UInt8(ascii: "#") && isSpace(before: $0) } ?? end)
  }

  private func withoutSpaces(upTo end: Int) -> Int {
    var end = end
    while end > index, isSpace(before: end) { end -= 1 }
    return end
  }

  private mutating func skipSpaces() {
    while !isAtEnd, isNext(" ") { index += 1 }
  }

  /// Skips what is left of a line after a value, and the lines that say nothing.
  private mutating func skipToContent() {
    skipSpaces()
    while !isAtEnd, isNext("\n") || isNext("#") {
      index = endOfLine + 1
      skipSpaces()
    }
  }

  private func position(at index: Int) -> Position {
    let line = line(around: index)
    return Position(file: path, line: line + 1, column: index - lineStarts[line] + 1)
  }

  /// Returns an error at a place, or at the place up to which the document has been read.
  private func mistake(_ message: String, at place: Int? = nil) -> Diagnostic {
    Diagnostic(.error, .configuration, at: position(at: place ?? index), message)
  }
}

// Keys and lists, with their values.
extension YAMLParser {
  private mutating func entries() throws(Diagnostic) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    var keys: Set<String> = []
    while !isAtEnd {
      if column > 0 { throw mistake("unexpected indentation") }
      if startsItem { throw mistake("a list needs a key before it: 'key:'") }
      if (isNext("---") || isNext("...")) && isSpaceOrEnd(at: index + 3) {
        throw mistake("a file may contain only one document")
      }
      let position = position(at: index)
      let key = try key(besides: &keys)
      entries.append(YAMLEntry(key: key, position: position, value: try value()))
    }
    return entries
  }

  private mutating func value() throws(Diagnostic) -> YAMLEntry.Value {
    if isAtEndOfLine { return try block() }
    defer { skipToContent() }
    return isNext("[") ? .list(try flowList()) : .scalar(try scalar())
  }

  /// Reads the list or the keys in the lines below a key.
  private mutating func block() throws(Diagnostic) -> YAMLEntry.Value {
    let missing = mistake("a value is missing")
    skipToContent()
    if isAtEnd || column == 0 && !startsItem { throw missing }
    return startsItem
      ? .list(try list(indentedBy: column)) : .mapping(try mapping(indentedBy: column))
  }

  private mutating func list(indentedBy indentation: Int) throws(Diagnostic) -> [YAMLScalar] {
    var items: [YAMLScalar] = []
    while try isInBlock(indentedBy: indentation), startsItem {
      index += 1
      skipSpaces()
      items.append(try valueInBlock())
    }
    return items
  }

  private mutating func mapping(
    indentedBy indentation: Int
  ) throws(Diagnostic) -> [(key: String, value: YAMLScalar)] {
    var entries: [(key: String, value: YAMLScalar)] = []
    var keys: Set<String> = []
    while try isInBlock(indentedBy: indentation) {
      entries.append((try key(besides: &keys), try valueInBlock()))
    }
    return entries
  }

  private mutating func valueInBlock() throws(Diagnostic) -> YAMLScalar {
    if isAtEndOfLine { throw mistake("a value is missing") }
    defer { skipToContent() }
    return try scalar()
  }

  /// Whether the next line belongs to the block with the given indentation.
  private func isInBlock(indentedBy indentation: Int) throws(Diagnostic) -> Bool {
    if isAtEnd || column == 0 && indentation > 0 { return false }
    if column != indentation {
      throw mistake("indented by \(column), the line before by \(indentation)")
    }
    return true
  }

  /// The maximal length of a key in every version of YAML.
  private static let longestKey = 1000

  /// Reads a key, which none of the others may be equal to, and the colon after it.
  private mutating func key(besides others: inout Set<String>) throws(Diagnostic) -> String {
    let start = index
    let key: String
    if startsQuoted {
      key = try quoted(onOneLine: true)
      if !isColon(at: index) { throw mistake("expected ': ' after the key") }
    } else {
      guard let colon = (index..<endOfPlain).first(where: isColon) else {
        throw bytes[index..<endOfLine].contains(UInt8(ascii: ":"))
          ? mistake("expected a space after the ':' of the key")
          : mistake("expected 'key: value' on one line")
      }
      if isSpace(before: colon) {
        throw mistake("unexpected space before the ':' of the key", at: colon - 1)
      }
      guard case .text(let text) = try plain(upTo: colon) else {
        throw mistake("a key cannot be 'true' or 'false'", at: start)
      }
      key = text
    }
    if index - start > Self.longestKey { throw mistake("the key is too long", at: start) }
    index += 1
    skipSpaces()
    if !others.insert(key).inserted { throw mistake("duplicate key '\(key)'", at: start) }
    return key
  }

  /// Reads a list in brackets.
  private mutating func flowList() throws(Diagnostic) -> [YAMLScalar] {
    var items: [YAMLScalar] = []
    repeat {
      index += 1
      skipSpaces()
      items.append(try flowItem())
      skipSpaces()
    } while isNext(",")
    try checkBracket()
    guard isNext("]") else {
      throw mistake("expected ',' or ']'; a value that contains one of ,:?[]{} needs quotes")
    }
    index += 1
    try checkEnd(after: "bracket")
    return items
  }

  /// Reads an item of a list in brackets.
  ///
  /// Without quotes, it contains no character with a meaning in such a list, in any version of
  /// YAML.
  private mutating func flowItem() throws(Diagnostic) -> YAMLScalar {
    try checkBracket()
    let position = position(at: index)
    if startsQuoted {
      return YAMLScalar(content: .text(try quoted(onOneLine: true)), position: position)
    }
    // Not up to the end of the line, which may have many more items.
    let end = withoutSpaces(
      upTo: (index..<bytes.count).first { place in
        ",:?[]{}\n".utf8.contains(bytes[place])
          || bytes[place] == UInt8(ascii: "#") && isSpace(before: place)
      } ?? bytes.count)
    if end == index {
      throw isNext(",") || isNext("]")
        ? mistake("a value is missing") : mistake(Self.whatToDo(about: text(upTo: endOfPlain)))
    }
    return YAMLScalar(content: try plain(upTo: end), position: position)
  }

  private func checkBracket() throws(Diagnostic) {
    if isAtEndOfLine { throw mistake("the closing ']' is missing on this line") }
  }

  private mutating func checkEnd(after sign: String) throws(Diagnostic) {
    let end = index
    skipSpaces()
    if !isAtEndOfLine { throw mistake("unexpected text after the closing \(sign)", at: end) }
  }
}

// Strings and booleans.
extension YAMLParser {
  private mutating func scalar() throws(Diagnostic) -> YAMLScalar {
    let position = position(at: index)
    if startsQuoted {
      let text = try quoted(onOneLine: false)
      try checkEnd(after: "quote")
      return YAMLScalar(content: .text(text), position: position)
    }
    let end = endOfPlain
    if !isNext("{"), let colon = (index..<end).first(where: isColon) {
      throw mistake("': ' within a value; put quotes around the value", at: colon)
    }
    return YAMLScalar(content: try plain(upTo: end), position: position)
  }

  private func text(upTo end: Int) -> String {
    String(decoding: bytes[index..<end], as: UTF8.self)
  }

  /// The words that some version of YAML reads as `true` or `false`.
  private static let answers: Set<String> = ["true", "false", "yes", "no", "on", "off", "y", "n"]
  /// The words that some version of YAML does not read as a string.
  private static let values: Set<String> = ["null", ".inf", ".nan"]

  /// Reads an unquoted value, if every version of YAML reads it the same way.
  private mutating func plain(upTo end: Int) throws(Diagnostic) -> YAMLScalar.Content {
    let text = text(upTo: end)
    if text == "true" || text == "false" {
      index = end
      return .boolean(text == "true")
    }
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
    index = end
    return .text(text)
  }

  /// Returns how to write a text that does not begin like a string.
  private static func whatToDo(about text: String) -> String {
    switch text.first {
    case "[": "a list is not allowed here"
    case "{": "write each key with its value on its own line, indented"
    case "|", ">": "write the string on one line"
    case "-" where text.hasPrefix("- "): "a list is not allowed here"
    case "&", "*":
      "YAML reads '\(text)' as an anchor or its alias, which lens-gen does not; write the value here, "
        + "or put quotes around it if it is the value"
    case "!": "YAML reads '\(text)' as a tag, which lens-gen does not; leave it out"
    default: "YAML may read '\(text)' as something else; put quotes around it"
    }
  }

  /// Reads a string in quotes, which may continue on other lines unless it has to end on its own.
  private mutating func quoted(onOneLine: Bool) throws(Diagnostic) -> String {
    let start = index
    let isSingle = isNext("'")
    var text: [UInt8] = []
    // A line break replaces the spaces before it, but no escaped ones.
    var kept = 0
    index += 1
    while true {
      if isSingle && isNext("''") {
        text.append(bytes[index])
        index += 2
      } else if !isSingle, isNext("\\"), bytes[index + 1] != UInt8(ascii: "\n") {
        text += try escape()
        kept = text.count
      } else if isNext(isSingle ? "'" : "\"") {
        index += 1
        return String(decoding: text, as: UTF8.self)
      } else if isNext("\n") || !isSingle && isNext("\\") {
        if onOneLine { throw mistake("the closing quote is missing on this line", at: start) }
        let isEscaped = isNext("\\")
        while !isEscaped, text.count > kept, text.last == UInt8(ascii: " ") { text.removeLast() }
        text += try lineBreak(inStringFrom: start, isEscaped: isEscaped)
        kept = text.count
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
  }

  /// Goes on in the next line of a string in quotes, and returns what the line break stands for: a
  /// space or, with empty lines after it, as many line breaks.
  private mutating func lineBreak(
    inStringFrom start: Int, isEscaped: Bool
  ) throws(Diagnostic) -> [UInt8] {
    index = endOfLine + 1
    skipSpaces()
    var breaks: [UInt8] = []
    while !isAtEnd, isNext("\n") {
      breaks.append(bytes[index])
      index += 1
      skipSpaces()
    }
    if isAtEnd { throw mistake("the closing quote is missing", at: start) }
    let indentation = bytes[lineStarts[line(around: start)]...].prefix { $0 == UInt8(ascii: " ") }
      .count
    if column <= indentation {
      throw mistake("the string before is not closed; indent this line further if it belongs to it")
    }
    return breaks.isEmpty && !isEscaped ? [UInt8(ascii: " ")] : breaks
  }

  private static let escapes: [Character: String] = [
    "0": "\0", "a": "\u{7}", "b": "\u{8}", "t": "\t", "n": "\n", "v": "\u{B}", "f": "\u{C}",
    "r": "\r", "e": "\u{1B}", " ": " ", "\"": "\"", "/": "/", "\\": "\\", "N": "\u{85}",
    "_": "\u{A0}", "L": "\u{2028}", "P": "\u{2029}",
  ]

  /// Reads an escape with its backslash.
  private mutating func escape() throws(Diagnostic) -> String.UTF8View {
    let sign = Character(Unicode.Scalar(bytes[index + 1]))
    if let text = Self.escapes[sign] {
      index += 2
      return text.utf8
    }
    guard let count = ["x": 2, "u": 4, "U": 8][sign] else {
      throw mistake("unknown escape; to write a backslash, double it")
    }
    index += 2
    let end = min(index + count, bytes.count)
    let code = text(upTo: end)
    let isHexadecimal = code.utf8.count == count && code.allSatisfy(\.isHexDigit)
    guard isHexadecimal, let value = UInt32(code, radix: 16), let scalar = Unicode.Scalar(value)
    else { throw mistake("the \(count) hexadecimal digits of a character are needed here") }
    index = end
    return String(scalar).utf8
  }
}
