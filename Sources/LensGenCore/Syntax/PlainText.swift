import SwiftSyntax

extension SyntaxProtocol {
  /// The source text without comments and with each run of white space as one space; as it is,
  /// where white space in it counts.
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
  /// Whether there has to be a space between the token and the one before it, as in the source;
  /// within an attribute only Swift 5 allows one, and next to a bracket it comes of a broken line.
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

  /// Whether a modifier is among them.
  func contains(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) }
  }
}
