/// A top-level key of a document, with its value.
struct YAMLEntry {
  /// The value of a key.
  enum Value {
    case scalar(YAMLScalar)
    case list([YAMLScalar])
    case mapping([(key: String, value: YAMLScalar)])
  }

  let key: String
  let position: Position
  let value: Value
}

/// A single value.
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
  private var lines: ArraySlice<YAMLLine>

  /// Returns the keys of a document with their values, in order.
  ///
  /// - Throws: The first error, with its position.
  static func entries(in text: String, path: String) throws(Diagnostic) -> [YAMLEntry] {
    var parser = YAMLParser(path: path, lines: try YAMLLine.lines(of: text, path: path)[...])
    parser.skipLinesThatSayNothing()
    if parser.lines.isEmpty {
      throw Diagnostic(
        .error, at: Position(file: path, line: 1, column: 1), "the file contains no 'key: value'"
      )
    }
    return try parser.entries()
  }
}

extension YAMLParser {
  private mutating func entries() throws(Diagnostic) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    while var line = lines.popFirst() {
      defer { skipLinesThatSayNothing() }
      if line.indentation > 0 { throw line.mistake("unexpected indentation") }
      if line.startsItem { throw line.mistake("a list needs a key before it: 'key:'") }
      if line.isDocumentMark { throw line.mistake("a file may contain only one document") }
      let position = line.position
      let key = try line.readKey(besides: entries.map(\.key))
      let value: YAMLEntry.Value =
        if line.isAtEnd {
          try block(after: line)
        } else if line.startsFlowList {
          .list(try line.readFlowList())
        } else {
          .scalar(try scalar(in: line))
        }
      entries.append(YAMLEntry(key: key, position: position, value: value))
    }
    return entries
  }

  /// Reads the list or the keys in the lines below a key.
  private mutating func block(after line: YAMLLine) throws(Diagnostic) -> YAMLEntry.Value {
    skipLinesThatSayNothing()
    guard let first = lines.first, first.indentation > 0 || first.startsItem else {
      throw line.mistake("a value is missing")
    }
    return first.startsItem
      ? .list(try list(indentedBy: first.indentation))
      : .mapping(try mapping(indentedBy: first.indentation))
  }

  private mutating func list(indentedBy indentation: Int) throws(Diagnostic) -> [YAMLScalar] {
    var items: [YAMLScalar] = []
    while var line = try nextLine(indentedBy: indentation), line.startsItem {
      lines.removeFirst()
      line.skipItemMark()
      if line.isAtEnd { throw line.mistake("a value is missing") }
      items.append(try scalar(in: line))
      skipLinesThatSayNothing()
    }
    return items
  }

  private mutating func mapping(
    indentedBy indentation: Int
  ) throws(Diagnostic) -> [(key: String, value: YAMLScalar)] {
    var entries: [(key: String, value: YAMLScalar)] = []
    while var line = try nextLine(indentedBy: indentation) {
      lines.removeFirst()
      let key = try line.readKey(besides: entries.map(\.key))
      if line.isAtEnd { throw line.mistake("a value is missing") }
      entries.append((key, try scalar(in: line)))
      skipLinesThatSayNothing()
    }
    return entries
  }

  /// The value that the rest of a line is, with the lines that it goes on in.
  private mutating func scalar(in line: YAMLLine) throws(Diagnostic) -> YAMLScalar {
    guard line.startsQuoted else { return try line.readPlain() }
    let start = line
    let quote = line.bytes[line.index]
    var line = line
    line.index += 1
    var text = YAMLQuotedText()
    try line.readQuoted(quote, into: &text)
    while !text.isClosed {
      let emptyLines = lines.prefix(while: \.isEmpty).count
      lines.removeFirst(emptyLines)
      guard let next = lines.popFirst() else { throw start.mistake("the closing quote is missing") }
      if next.indentation <= start.indentation {
        throw next.mistake(
          "the string before is not closed; indent this line further if it belongs to it")
      }
      text.fold(emptyLines: emptyLines)
      line = next
      try line.readQuoted(quote, into: &text)
    }
    try line.checkEnd(after: "quote")
    return YAMLScalar(content: .text(text.text), position: start.position)
  }

  private mutating func skipLinesThatSayNothing() {
    lines = lines.drop(while: \.saysNothing)
  }

  /// Returns the next line, if it belongs to the block with the given indentation.
  private func nextLine(indentedBy indentation: Int) throws(Diagnostic) -> YAMLLine? {
    guard let line = lines.first, line.indentation > 0 || indentation == 0 else { return nil }
    if line.indentation != indentation {
      throw line.mistake("indented by \(line.indentation), the line before by \(indentation)")
    }
    return line
  }
}
