import SwiftSyntax

/// A request in a comment before a declaration: `// lens-gen: optics`.
enum Mark: String, Sendable {
  /// Before a type: include it if only annotated types are read.
  case optics
  /// Before a case: generate a builder.
  case build
}

extension SyntaxProtocol {
  /// The words after `lens-gen:` in comments, with their positions.
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
