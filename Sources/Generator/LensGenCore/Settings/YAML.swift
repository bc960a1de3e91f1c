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

extension YAMLEntry.Value {
  /// The items of a list, or the only value; `nil` if there are keys.
  var scalars: [YAMLScalar]? {
    switch self {
    case .scalar(let scalar): [scalar]
    case .list(let scalars): scalars
    case .mapping: nil
    }
  }
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
/// on one line, `[one, two]`. Strings are plain, 'single-quoted' or "double-quoted", and end on their line.
/// Plain strings that some version of YAML reads as something else are errors: numbers, dates, `yes`,
/// `~`, strings that begin with a punctuation mark, and so on.
struct YAMLParser {
  /// The lines that say something.
  private var lines: ArraySlice<YAMLLine>

  /// Returns the keys of a document with their values, in order.
  ///
  /// - Throws: The first error, with its position.
  static func entries(in text: String, path: String) throws(Diagnostic) -> [YAMLEntry] {
    let hasByteOrderMark = text.unicodeScalars.first == "\u{FEFF}"
    let texts = text.unicodeScalars.dropFirst(hasByteOrderMark ? 1 : 0)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var lines: [YAMLLine] = []
    for (index, text) in texts.enumerated() {
      let line = try YAMLLine(
        Substring(text.last == "\r" ? text.dropLast() : text),
        at: Position(file: path, line: index + 1, column: 1))
      if !line.isAtEnd { lines.append(line) }
    }
    var parser = YAMLParser(lines: lines[...])
    if parser.lines.first?.isStartOfDocument == true { parser.lines.removeFirst() }
    if parser.lines.isEmpty {
      throw Diagnostic(
        .error, .configuration, at: Position(file: path, line: 1, column: 1),
        "the file contains no 'key: value'")
    }
    return try parser.entries()
  }

  private mutating func entries() throws(Diagnostic) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    var keys: Set<String> = []
    while var line = lines.popFirst() {
      if line.indentation > 0 { throw line.mistake("unexpected indentation") }
      if line.startsItem { throw line.mistake("a list needs a key before it: 'key:'") }
      if line.separatesDocuments {
        throw line.mistake("a file may contain only one document")
      }
      let position = line.position
      let key = try line.key(besides: &keys)
      let value: YAMLEntry.Value =
        line.isAtEnd ? try block(after: line) : try line.value()
      entries.append(YAMLEntry(key: key, position: position, value: value))
    }
    return entries
  }

  /// Reads the list or the keys in the lines below a key.
  private mutating func block(after key: YAMLLine) throws(Diagnostic) -> YAMLEntry.Value {
    guard let first = lines.first, first.indentation > 0 || first.startsItem else {
      throw key.mistake("a value is missing")
    }
    var items: [YAMLScalar] = []
    var entries: [(key: String, value: YAMLScalar)] = []
    var keys: Set<String> = []
    while var line = lines.first, line.indentation > 0 || first.indentation == 0 {
      if line.indentation != first.indentation {
        throw line.mistake(
          "indented by \(line.indentation), the line before by \(first.indentation)")
      }
      if !first.startsItem {
        entries.append((try line.key(besides: &keys), try line.scalar()))
      } else if line.startsItem {
        line.skipSign()
        items.append(try line.scalar())
      } else {
        break
      }
      lines.removeFirst()
    }
    return first.startsItem ? .list(items) : .mapping(entries)
  }
}

/// A line of a document, which is read from left to right.
private struct YAMLLine {
  private let start: Position
  private let text: Substring.UTF8View
  /// What is not read yet.
  private var rest: Substring.UTF8View
  /// The number of spaces before the first letter.
  private(set) var indentation = 0

  init(_ text: Substring, at start: Position) throws(Diagnostic) {
    self.start = start
    self.text = text.utf8
    rest = text.utf8
    for index in text.unicodeScalars.indices where text.unicodeScalars[index].isForbidden {
      rest = text[index...].utf8
      throw mistake(text.unicodeScalars[index].complaint)
    }
    skipSpaces()
    indentation = self.text.count - rest.count
  }

  var position: Position {
    let column = start.column + text.distance(from: text.startIndex, to: rest.startIndex)
    return Position(file: start.file, line: start.line, column: column)
  }

  /// Returns an error at the place up to which the line is read.
  func mistake(_ message: String) -> Diagnostic {
    Diagnostic(.error, .configuration, at: position, message)
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

// What stands where the line is read next.
extension YAMLLine {
  /// Whether only a comment or nothing follows.
  var isAtEnd: Bool { rest.isEmpty || isComment(at: rest.startIndex) }

  var startsItem: Bool { isNext("-") && isSpaceOrEnd(after: rest.startIndex) }

  var isStartOfDocument: Bool { Substring(text) == "---" }

  var separatesDocuments: Bool {
    (rest.starts(with: "---".utf8) || rest.starts(with: "...".utf8))
      && isSpaceOrEnd(after: rest.index(rest.startIndex, offsetBy: 2))
  }

  private var startsQuoted: Bool { isNext("'") || isNext("\"") }

  private func isNext(_ sign: Unicode.Scalar) -> Bool { rest.first == UInt8(ascii: sign) }

  private func isSpaceOrEnd(after index: Substring.Index) -> Bool {
    let next = text.index(after: index)
    return next == text.endIndex || text[next] == UInt8(ascii: " ")
  }

  private func isSpace(before index: Substring.Index) -> Bool {
    index > text.startIndex && text[text.index(before: index)] == UInt8(ascii: " ")
  }

  private func isComment(at index: Substring.Index) -> Bool {
    text[index] == UInt8(ascii: "#") && (index == text.startIndex || isSpace(before: index))
  }

  private func isColon(at index: Substring.Index) -> Bool {
    text[index] == UInt8(ascii: ":") && isSpaceOrEnd(after: index)
  }

  /// The end of an unquoted value: before trailing spaces or the comment.
  private var endOfPlain: Substring.Index {
    withoutSpaces(upTo: rest.indices.first(where: isComment) ?? rest.endIndex)
  }

  private func withoutSpaces(upTo end: Substring.Index) -> Substring.Index {
    var end = end
    while end > rest.startIndex, isSpace(before: end) { end = text.index(before: end) }
    return end
  }

  private mutating func skipSpaces() { rest = rest.drop { $0 == UInt8(ascii: " ") } }

  /// Skips a sign and the spaces after it.
  mutating func skipSign() {
    rest.removeFirst()
    skipSpaces()
  }
}

// Keys and values.
extension YAMLLine {
  /// Reads a key, which none of the others may be equal to, and the colon after it.
  mutating func key(besides others: inout Set<String>) throws(Diagnostic) -> String {
    let start = self
    let key: String
    if startsQuoted {
      key = try quoted()
      if isAtEnd || !isColon(at: rest.startIndex) {
        throw mistake("expected ': ' after the key")
      }
    } else {
      guard let colon = rest[..<endOfPlain].indices.first(where: isColon) else {
        throw rest.contains(UInt8(ascii: ":"))
          ? mistake("expected a space after the ':' of the key")
          : mistake("expected 'key: value' on one line")
      }
      if isSpace(before: colon) {
        rest = text[text.index(before: colon)...]
        throw mistake("unexpected space before the ':' of the key")
      }
      guard case .text(let text) = try plain(upTo: colon) else {
        throw start.mistake("a key cannot be 'true' or 'false'")
      }
      key = text
    }
    skipSign()
    if !others.insert(key).inserted { throw start.mistake("duplicate key '\(key)'") }
    return key
  }

  /// Reads a list in brackets or a single value.
  mutating func value() throws(Diagnostic) -> YAMLEntry.Value {
    isNext("[") ? .list(try flowList()) : .scalar(try scalar())
  }

  /// Reads a list in brackets.
  private mutating func flowList() throws(Diagnostic) -> [YAMLScalar] {
    var items: [YAMLScalar] = []
    repeat {
      skipSign()
      items.append(try flowItem())
      skipSpaces()
    } while isNext(",")
    try checkBracket()
    guard isNext("]") else {
      throw mistake("expected ',' or ']'; a value that contains one of ,:?[]{} needs quotes")
    }
    rest.removeFirst()
    try checkEnd(after: "bracket")
    return items
  }

  /// Reads an item of a list in brackets.
  ///
  /// Without quotes, it contains no character with a meaning in such a list, in any version of
  /// YAML.
  private mutating func flowItem() throws(Diagnostic) -> YAMLScalar {
    try checkBracket()
    if isNext(",") || isNext("]") { throw mistake("a value is missing") }
    let position = position
    if startsQuoted { return YAMLScalar(content: .text(try quoted()), position: position) }
    // Not up to the end of the line, which may have many more items.
    let end = rest.indices.first { ",:?[]{}".utf8.contains(text[$0]) || isComment(at: $0) }
    if end == rest.startIndex { throw mistake(Self.advice(about: Substring(rest[..<endOfPlain]))) }
    return YAMLScalar(
      content: try plain(upTo: withoutSpaces(upTo: end ?? rest.endIndex)), position: position)
  }

  private func checkBracket() throws(Diagnostic) {
    if isAtEnd { throw mistake("the closing ']' is missing on this line") }
  }

  private mutating func checkEnd(after sign: String) throws(Diagnostic) {
    let end = self
    skipSpaces()
    if !isAtEnd { throw end.mistake("unexpected text after the closing \(sign)") }
  }
}

// Strings and booleans.
extension YAMLLine {
  /// Reads a single value up to the end of the line.
  mutating func scalar() throws(Diagnostic) -> YAMLScalar {
    if isAtEnd { throw mistake("a value is missing") }
    let position = position
    if startsQuoted {
      let text = try quoted()
      try checkEnd(after: "quote")
      return YAMLScalar(content: .text(text), position: position)
    }
    let end = endOfPlain
    if !isNext("{"), let colon = rest[..<end].indices.first(where: isColon) {
      rest = rest[colon...]
      throw mistake("': ' within a value; put quotes around the value")
    }
    return YAMLScalar(content: try plain(upTo: end), position: position)
  }

  /// The words that some version of YAML reads as `true` or `false`.
  private static let answers: Set<String> = ["true", "false", "yes", "no", "on", "off", "y", "n"]
  /// The words that some version of YAML does not read as a string.
  private static let values: Set<String> = ["null", ".inf", ".nan"]

  /// Reads an unquoted value, if every version of YAML reads it the same way.
  private mutating func plain(upTo end: Substring.Index) throws(Diagnostic) -> YAMLScalar.Content {
    let text = String(Substring(rest[..<end]))
    if text == "true" || text == "false" {
      rest = rest[end...]
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
      throw mistake(Self.advice(about: text[...]))
    }
    rest = rest[end...]
    return .text(text)
  }

  private static func advice(about text: Substring) -> String {
    "YAML may read '\(text)' as something else; put quotes around it if it is a string, and write each "
      + "item of a list and each key on a line of its own"
  }

  /// Reads a string in quotes.
  private mutating func quoted() throws(Diagnostic) -> String {
    let start = self
    let quote = rest.removeFirst()
    // What a quote in the string stands behind.
    let sign = quote == UInt8(ascii: "'") ? quote : UInt8(ascii: "\\")
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == sign, let next = rest.first, next == quote || next == sign {
        text.append(rest.removeFirst())
      } else if byte == quote {
        return String(decoding: text, as: UTF8.self)
      } else if byte == sign {
        throw mistake("unknown escape; to write a backslash, double it")
      } else {
        text.append(byte)
      }
    }
    throw start.mistake("the closing quote is missing on this line")
  }
}
