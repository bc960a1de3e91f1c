internal import SwiftSyntax

/// A request in a comment before a declaration: `// lens-gen: optics`.
///
/// There is one form: `lens-gen:`, and the word. What follows is a reason, or the expression of a default.
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
  /// Rely on the initializer to store what it is given.
  case trust
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
    case .trust: [.initializer]
    case .default: [.type, .class, .property]
    }
  }
}

/// The marks of one declaration.
struct MarkList {
  private(set) var marks: Set<Mark> = []
  /// The expression after `default`.
  private(set) var value: String?
  /// The positions of the marks, with or without an effect.
  private(set) var places: Set<AbsolutePosition> = []
  /// The marks without an effect.
  private(set) var problems: [(place: AbsolutePosition, message: String)] = []

  init() {}

  /// Reads the marks in the comments before a declaration, and in one on the same line: after a
  /// property or case, or after the brace of a type.
  init(of node: some SyntaxProtocol, at place: Mark.Place) {
    var comments = node.leadingTrivia.comments(from: node.position)
    if [.property, .enumCase].contains(place), !node.hasElementsOnSeveralLines {
      comments += node.trailingTrivia.comments(from: node.endPositionBeforeTrailingTrivia)
    }
    if let brace = node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.leftBrace {
      comments += brace.trailingTrivia.comments(from: brace.endPositionBeforeTrailingTrivia)
    }
    for comment in comments { read(comment, at: place) }
  }

  /// Reads the marks of a file that stand where no declaration is read.
  ///
  /// - Parameters:
  ///   - read: The positions of the marks that have been read.
  ///   - branches: The branches of `#if` to leave out.
  init(
    strayIn tree: SourceFileSyntax, besides read: Set<AbsolutePosition>,
    leavingOut branches: Set<SyntaxIdentifier>
  ) {
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let pieces = [
        (token.leadingTrivia, token.position, true),
        (token.trailingTrivia, token.endPositionBeforeTrailingTrivia, false),
      ]
      for (trivia, start, isLeading) in pieces {
        for comment in trivia.comments(from: start)
        where comment.request != nil && !read.contains(comment.place)
          && !token.isInBody(atStart: isLeading, orIn: branches)
        {
          self.read(comment, at: nil)
        }
      }
    }
  }
}

extension MarkList {
  /// Reads a comment at a place; `nil` for a place at which no mark has an effect.
  private mutating func read(_ comment: Comment, at place: Mark.Place?) {
    guard let (word, rest) = comment.request else { return }
    places.insert(comment.place)
    guard let mark = Mark(rawValue: word) else {
      let marks = Mark.allCases.map { "'\($0)'" }.joined(separator: ", ")
      return warn(comment, "unknown mark '\(word)'; the marks are \(marks)")
    }
    if comment.isDocumentation {
      warn(
        comment, "a mark has no effect in documentation; write '// \(comment.body)'")
    } else if let place, mark.places.contains(place) {
      add(mark, rest, of: comment)
    } else {
      let places = mark.places.filter { $0 != .class || mark.places == [.class] }
        .map { $0 == .enumCase ? "a case" : $0.article }
      warn(
        comment,
        "the mark '\(mark)' has no effect \(place.map { "before \($0.article)" } ?? "here"); "
          + "it goes before \(places.joined(separator: " or "))")
    }
  }

  private mutating func add(_ mark: Mark, _ rest: String, of comment: Comment) {
    if mark != .default || rest.isExpression {
      marks.insert(mark)
      if mark == .default { value = rest }
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
  fileprivate var article: String { (self == .initializer ? "an " : "a ") + rawValue }
}

extension SyntaxProtocol {
  /// Whether the node declares several properties or cases, not all on one line.
  fileprivate var hasElementsOnSeveralLines: Bool {
    let count =
      `as`(VariableDeclSyntax.self)?.bindings.count ?? `as`(EnumCaseDeclSyntax.self)?.elements.count
    return count ?? 0 > 1 && trimmedDescription.contains(where: \.isNewline)
  }
}

extension TokenSyntax {
  /// Whether the trivia before or after the token is in a body, where a comment is no mark, or in one of
  /// some branches of `#if`.
  fileprivate func isInBody(atStart: Bool, orIn branches: Set<SyntaxIdentifier>) -> Bool {
    var node = parent
    while let current = node {
      if branches.contains(current.id) { return true }
      let isBody =
        current.is(CodeBlockSyntax.self) || current.is(AccessorBlockSyntax.self)
        || current.is(ClosureExprSyntax.self) || current.as(FunctionDeclSyntax.self)?.body != nil
      let edge =
        atStart
        ? current.firstToken(viewMode: .sourceAccurate)
        : current.lastToken(viewMode: .sourceAccurate)
      if isBody && edge != self { return true }
      node = current.parent
    }
    return false
  }
}

/// A comment before or after a token.
private struct Comment {
  let text: String
  let place: AbsolutePosition
  let isDocumentation: Bool
}

extension Comment {
  /// The text without the signs of a comment.
  var body: String {
    let slashes: Set<Character> = ["/", "*"]
    var body = text[...].drop(while: slashes.contains).drop(while: \.isWhitespace)
    if text.hasPrefix("/*") && body.hasSuffix("*/") { body = body.dropLast(2) }
    while body.last?.isWhitespace == true { body.removeLast() }
    return String(body)
  }

  /// The first word after `lens-gen:`, and what follows, if the comment begins so.
  var request: (word: String, rest: String)? {
    let body = body
    guard body.hasPrefix(SourceFile.beginningOfMarks) else { return nil }
    let text = body.dropFirst(SourceFile.beginningOfMarks.count).drop(while: \.isWhitespace)
    let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return (String(word), String(text.dropFirst(word.count).drop(while: \.isWhitespace)))
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
