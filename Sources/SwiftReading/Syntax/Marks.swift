internal import SwiftSyntax

/// A request in a comment before a declaration: `// lens-gen: optics`.
///
/// This is the only list of marks: it says where each one may stand.
package enum Mark: String, CaseIterable, Sendable {
  /// Include the type if only annotated types are read.
  case optics
  /// Generate nothing for the declaration.
  case skip
  /// Generate a stub that overrides the members of the class.
  case stub
  /// Generate a builder for the case, or for this initializer only.
  case build
  /// Use the expression after the word where a value of the property or type is needed.
  case `default`

  /// The kinds of declarations.
  package enum Place: String, Sendable {
    case type, `class`, property, enumCase = "case", initializer, other = "declaration of this kind"
  }

  /// The declarations that the mark has an effect on.
  package var places: [Place] {
    switch self {
    case .optics: [.type, .class]
    case .skip: [.type, .class, .property, .enumCase]
    case .stub: [.class]
    case .build: [.enumCase, .initializer]
    case .default: [.type, .class, .property]
    }
  }
}

/// The marks of one declaration.
struct MarkList {
  private(set) var marks: Set<Mark> = []
  /// The expression after `default`.
  private(set) var value: String?
  /// The marks without an effect.
  private(set) var problems: [(place: AbsolutePosition, message: String)] = []

  init() {}

  /// Reads the marks in the comments before a declaration, and in one on the same line: after a
  /// property or case, or after the brace of a type.
  init(of node: some SyntaxProtocol, at place: Mark.Place) {
    var comments = node.leadingTrivia.comments(from: node.position)
    if [.property, .enumCase].contains(place) {
      comments += node.trailingTrivia.comments(from: node.endPositionBeforeTrailingTrivia)
    }
    if let brace = node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.leftBrace {
      comments += brace.trailingTrivia.comments(from: brace.endPositionBeforeTrailingTrivia)
    }
    for comment in comments { read(comment, at: place) }
  }
}

extension MarkList {
  private mutating func read(_ comment: Comment, at place: Mark.Place) {
    guard let (word, rest) = comment.mark else { return }
    guard let mark = Mark(rawValue: word) else {
      // A sentence is no mark.
      if rest.isEmpty || nearest(to: word, among: [Mark.default.rawValue], within: 2) != nil {
        let known = place.marks.isEmpty ? Mark.allCases : place.marks
        let best = nearest(to: word, among: known.map(\.rawValue))
        warn(comment, "the mark '\(word)' has no effect here; did you mean '\(best)'?")
      }
      return
    }
    if mark != .default && !rest.isEmpty { return }
    if comment.isDocumentation {
      let text = ([word] + (rest.isEmpty ? [] : [rest])).joined(separator: " ")
      warn(comment, "a mark has no effect in documentation; write '// lens-gen: \(text)'")
    } else if !mark.places.contains(place) {
      let places = mark.places.filter { $0 != .class || mark.places == [.class] }
        .map { $0 == .enumCase ? "a case" : $0.article }
      warn(
        comment,
        "the mark '\(word)' has no effect before \(place.article); it goes before "
          + places.joined(separator: " or "))
    } else if mark != .default {
      marks.insert(mark)
    } else if rest.isExpression {
      marks.insert(mark)
      value = rest
    } else {
      warn(
        comment,
        rest.isEmpty
          ? "the mark 'default' needs a Swift expression, as in '// lens-gen: default 20'"
          : "not a Swift expression: '\(rest)'")
    }
  }

  private mutating func warn(_ comment: Comment, _ message: String) {
    problems.append((comment.place, message))
  }
}

extension Mark.Place {
  fileprivate var marks: [Mark] { Mark.allCases.filter { $0.places.contains(self) } }

  fileprivate var article: String { (self == .initializer ? "an " : "a ") + rawValue }
}

/// A comment before a token.
private struct Comment {
  let text: String
  let place: AbsolutePosition
  let isDocumentation: Bool
}

extension Comment {
  /// The first word after `lens-gen:`, and the rest.
  var mark: (word: String, rest: String)? {
    let slashes: Set<Character> = ["/", "*"]
    var body = text[...]
    body = body.drop(while: slashes.contains).drop(while: \.isWhitespace)
    guard body.hasPrefix("lens-gen:") else { return nil }
    body = body.dropFirst("lens-gen:".count)
    if text.hasPrefix("/*") && body.hasSuffix("*/") { body = body.dropLast(2) }
    let words = body.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard let first = words.first else { return nil }
    var rest = words.count == 1 ? "" : words[1]
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return (String(first), String(rest))
  }
}

extension Trivia {
  /// Returns the comments, given the position of the first piece.
  fileprivate func comments(from start: AbsolutePosition) -> [Comment] {
    var end = start
    return compactMap { piece in
      let place = end
      end += piece.sourceLength
      switch piece {
      case .lineComment(let text), .blockComment(let text):
        return Comment(text: text, place: place, isDocumentation: false)
      case .docLineComment(let text), .docBlockComment(let text):
        return Comment(text: text, place: place, isDocumentation: true)
      default: return nil
      }
    }
  }
}
