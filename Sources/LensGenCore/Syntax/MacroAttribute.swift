import SwiftParser
import SwiftSyntax

/// An attribute that attaches a macro, with its arguments.
struct MacroAttribute {
  /// A part of the source file.
  struct Piece {
    let text: String
    /// The offsets of the text in the file.
    let range: Range<Int>
  }

  /// An element of a dictionary literal, such as `"year": 1970`.
  struct Default {
    /// The name between the quotation marks, or `nil` if the key is another expression.
    let name: String?
    let key: Piece
    let value: Piece
  }

  /// The name after the `@`.
  let name: Piece
  /// The offsets of the whole attribute.
  let range: Range<Int>
  private(set) var labeled: [String: Piece] = [:]
  /// The elements of the dictionary literal that is the argument without a label.
  private(set) var defaults: [Default] = []
  /// The string that is the first argument without a label.
  private(set) var givenName: String?
  /// The argument for the defaults, if it is not a dictionary literal.
  private(set) var unreadableDefaults: Piece?

  init(_ node: AttributeSyntax) {
    name = Piece(node.attributeName)
    range = node.offsets
    for argument in node.arguments?.as(LabeledExprListSyntax.self) ?? [] {
      if let label = argument.label {
        labeled[label.text] = Piece(argument.expression)
      } else if let literal = argument.expression.as(DictionaryExprSyntax.self) {
        defaults = (literal.content.as(DictionaryElementListSyntax.self) ?? []).map(Default.init)
      } else if let literal = argument.expression.as(StringLiteralExprSyntax.self) {
        givenName = literal.representedLiteralValue
      } else {
        unreadableDefaults = Piece(argument.expression)
      }
    }
  }
}

extension MacroAttribute {
  /// The string, or the name after a dot, that is the argument with a label.
  func word(_ label: String) -> String? {
    let words = labeled[label]?.text.split { ".\"".contains($0) }
    return words?.last.map(String.init)
  }
}

extension MacroAttribute.Piece {
  fileprivate init(_ node: some SyntaxProtocol) {
    self.init(text: node.trimmedDescription, range: node.offsets)
  }
}

extension MacroAttribute.Default {
  fileprivate init(_ element: DictionaryElementSyntax) {
    self.init(
      name: element.key.literalText, key: MacroAttribute.Piece(element.key),
      value: MacroAttribute.Piece(element.value))
  }
}

extension ExprSyntax {
  /// The text of a literal without interpolations.
  var literalText: String? { `as`(StringLiteralExprSyntax.self)?.representedLiteralValue }
}
