/// A name in Swift source, without backticks.
package struct Identifier: Hashable, Sendable {
  package let text: String
  /// Whether `::` follows, so that it is the name of a module, and never that of a declaration.
  package let isModule: Bool

  /// Creates the name of a token, such as `` `default` `` or `width`.
  package init(_ token: String) { self.init(token, isModule: false) }

  /// - Parameter isModule: Whether `::` follows.
  init(_ token: String, isModule: Bool) {
    self.isModule = isModule
    let mark = UInt8(ascii: "`")
    text =
      token.utf8.count > 1 && token.utf8.first == mark && token.utf8.last == mark
      ? String(token.dropFirst().dropLast()) : token
  }
}

/// The names of a type and the types around it, from the outermost down.
package typealias TypePath = [Identifier]

extension Identifier {
  /// The name in a declaration or an expression.
  package var spelling: String {
    Self.keywords.contains(text) || !isPlain ? "`\(text)`" : text
  }

  /// The name as a type, where some more words are reserved.
  package var typeSpelling: String { Self.wordsBeforeTypes.contains(text) ? "`\(text)`" : spelling }

  /// The name after a dot, where most keywords need no backticks.
  package var memberSpelling: String {
    Self.namesWithMeaningAfterDot.contains(text) || !isPlain ? "`\(text)`" : text
  }

  /// The name as a label in a declaration or type, where only words such as `inout` need backticks, and
  /// `_`, which is no label without them.
  package var labelSpelling: String {
    Self.keywordsInLabels.contains(text) || !isPlain ? "`\(text)`" : text
  }

  /// The name as a label in a call or tuple.
  package var argumentSpelling: String { ["let", "var"].contains(text) ? text : labelSpelling }

  package var opticName: Identifier { Identifier("_" + text) }

  /// Whether the text is an identifier that does not always need backticks, unlike `` `a b` ``.
  private var isPlain: Bool {
    guard let first = text.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return text.unicodeScalars.allSatisfy {
      $0.value > 127 || $0 == "_" || ("0"..."9").contains($0) || ("a"..."z").contains($0)
        || ("A"..."Z").contains($0)
    }
  }

  private static let namesWithMeaningAfterDot: Set<String> = ["init", "self", "Type", "Protocol"]

  private static let wordsBeforeTypes: Set<String> = [
    "any", "async", "borrowing", "consuming", "each", "isolated", "sending", "some",
  ]

  private static let keywordsInLabels: Set<String> = ["_", "inout", "var", "let"]

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "_", "as", "associatedtype", "await", "break", "case",
    "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

extension Identifier? {
  /// Returns an argument of a call, or an element of a tuple, after its label.
  package func labeling(_ value: String) -> String {
    map { "\($0.argumentSpelling): \(value)" } ?? value
  }
}

extension Collection<Identifier> {
  /// The names separated by dots, as the name of a type.
  package var spelling: String {
    enumerated().map { index, name in
      name.typeSpelling + (name.isModule ? "::" : index == count - 1 ? "" : ".")
    }.joined()
  }
}

extension [Identifier] {
  package var text: String { count == 1 ? self[0].text : map(\.text).joined(separator: ".") }

  /// The name of a type without the module `Swift`.
  package var withoutSwift: [Identifier] {
    count > 1 && self[0].text == "Swift" ? Array(dropFirst()) : self
  }

  /// Whether the name of a type at this path always has another meaning in an expression.
  package var isHiddenInExpressions: Bool {
    contains { ["Protocol", "Type", "self"].contains($0.text) }
  }

  /// The names joined without a separator.
  package var joinedName: String { map(\.text).joined() }

  /// Splits a name such as `A.B` at its dots.
  package init(dotted text: String) {
    self = text.split(separator: ".", omittingEmptySubsequences: false)
      .map { Identifier(String($0)) }
  }
}
