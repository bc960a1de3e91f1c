import SwiftSyntax

/// What a comment before a declaration asks for: `// lens-gen: optics`.
enum Mark: String, Sendable {
  /// Before a type: it is one of those that count where only marked ones do.
  case optics
  /// Before a case: it gets a builder.
  case build
}

extension SyntaxProtocol {
  /// What stands in comments in the place of a mark, one word each, and where.
  var marks: [(word: String, place: AbsolutePosition)] {
    var end = position
    return leadingTrivia.compactMap { piece in
      let place = end
      end += piece.sourceLength
      guard case .lineComment(let text) = piece else { return nil }
      let words = text.dropFirst(2).split(separator: ":", maxSplits: 1)
        .map { $0.split(whereSeparator: \.isWhitespace) }
      guard words.count == 2, words[0] == ["lens-gen"], words[1].count == 1 else { return nil }
      return (String(words[1][0]), place)
    }
  }
}
