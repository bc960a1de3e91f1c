internal import SwiftSyntax

extension SyntaxProtocol {
  /// The source text in one line, without comments and with single spaces; unchanged where lines matter.
  var plainText: String {
    let hasLines = tokens(viewMode: .sourceAccurate)
      .contains { [.multilineStringQuote, .poundIf].contains($0.tokenKind) }
    if hasLines { return trimmedDescription }
    var text = ""
    var previous: TokenSyntax?
    for token in tokens(viewMode: .sourceAccurate) where !token.text.isEmpty {
      if let previous {
        if token.endsStatementBefore { text += ";" }
        if token.isApart(from: previous) { text += " " }
      }
      text += token.text
      previous = token
    }
    return text
  }
}

extension TokenSyntax {
  /// Whether only a line break separates the token from the statement or member before it.
  fileprivate var endsStatementBefore: Bool {
    guard leadingTrivia.contains(where: \.isNewline) else { return false }
    var node = Syntax(self)
    while let parent = node.parent, parent.position == position, !node.isItem { node = parent }
    guard node.isItem, let list = node.parent, list.position < position else { return false }
    return previousToken(viewMode: .sourceAccurate)?.tokenKind != .semicolon
  }

  /// Whether a space has to separate the token from the previous one, as in the source.
  ///
  /// Within an attribute, only Swift 5 allows a space. A space inside a bracket was a line break.
  fileprivate func isApart(from previous: TokenSyntax) -> Bool {
    let isInAttribute =
      previous.tokenKind == .atSign
      || (tokenKind == .leftParen && parent?.is(AttributeSyntax.self) == true)
    let isInBrackets =
      [.leftParen, .leftSquare, .leftAngle].contains(previous.tokenKind)
      || [.rightParen, .rightSquare, .rightAngle].contains(tokenKind)
    return !isInAttribute && !isInBrackets
      && !(previous.trailingTrivia.isEmpty && leadingTrivia.isEmpty)
  }
}

extension Syntax {
  fileprivate var isItem: Bool {
    `is`(CodeBlockItemSyntax.self) || `is`(MemberBlockItemSyntax.self)
  }
}

extension DeclModifierListSyntax {
  /// The access level among the modifiers.
  var access: AccessLevel? {
    lazy.filter { $0.detail == nil }.compactMap { AccessLevel(modifier: $0.name.text) }.first
  }

  /// The access level of the setter among the modifiers, as in `private(set)`.
  var setterAccess: AccessLevel? {
    lazy.filter { $0.detail?.detail.text == "set" }
      .compactMap { AccessLevel(modifier: $0.name.text) }.first
  }

  /// Whether they make a declaration one of the type, not of its values.
  var areStatic: Bool { contains(.static) || contains(.class) }

  func contains(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) }
  }
}
