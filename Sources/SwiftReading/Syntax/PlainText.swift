internal import SwiftSyntax

extension SyntaxProtocol {
  /// The source text without comments and with single spaces; unchanged where white space matters.
  var plainText: String {
    let hasLines = tokens(viewMode: .sourceAccurate)
      .contains { $0.tokenKind == .multilineStringQuote }
    if hasLines { return trimmedDescription }
    var text = ""
    var previous: TokenSyntax?
    for token in tokens(viewMode: .sourceAccurate) where !token.text.isEmpty {
      if let previous, token.isApart(from: previous) {
        text += " "
      }
      text += token.text
      previous = token
    }
    return text
  }
}

extension TokenSyntax {
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
