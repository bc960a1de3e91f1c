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
        where comment.mark != nil && !read.contains(comment.place)
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
    guard let request = comment.mark else { return }
    places.insert(comment.place)
    guard let mark = Mark(rawValue: request.word), request.isExact else {
      return readMisspelled(request, of: comment, among: place?.marks ?? [])
    }
    guard request.isMeant(as: mark) else {
      return warn(
        comment,
        "'\(comment.body)' is not read as the mark '\(mark)'; if it is one, write "
          + "'// lens-gen: \(mark) - \(request.rest)'")
    }
    if comment.isDocumentation {
      warn(
        comment, "a mark has no effect in documentation; write '// lens-gen: \(request.text)'")
    } else if let place, mark.places.contains(place) {
      add(mark, request.rest, of: comment)
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

  /// Reports what is meant as a mark, but is not spelled like one; a sentence is none.
  private mutating func readMisspelled(
    _ request: Comment.Request, of comment: Comment, among marks: [Mark]
  ) {
    if let mark = Mark(rawValue: request.word.lowercased()) {
      guard mark == .default ? request.rest.isExpression : request.isAlone else { return }
      let value = mark == .default ? " \(request.rest)" : ""
      warn(comment, "'\(comment.body)' has no effect; write '// lens-gen: \(mark)\(value)'")
    } else if request.isExact && !request.word.isEmpty {
      let known = request.isAlone ? marks : [.default, .skip]
      let names = (known.isEmpty ? Mark.allCases : known).map(\.rawValue)
      // In `skips`, the word is a verb.
      guard
        request.isAlone
          || !names.contains(where: request.word.hasPrefix)
            && nearest(to: request.word, among: names, within: 2) != nil
      else { return }
      warn(
        comment,
        "the mark '\(request.word)' has no effect here; did you mean "
          + "'\(nearest(to: request.word, among: names))'?")
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

extension SyntaxProtocol {
  /// Whether the node declares several properties or cases, not all on one line.
  fileprivate var hasElementsOnSeveralLines: Bool {
    let count =
      `as`(VariableDeclSyntax.self)?.bindings.count ?? `as`(EnumCaseDeclSyntax.self)?.elements.count
    return count ?? 0 > 1 && trimmedDescription.contains(where: \.isNewline)
  }
}

extension TokenSyntax {
  /// Whether the trivia before or after the token is in a body, or in one of some branches of `#if`.
  ///
  /// Bodies, and the signatures of functions with a body, may have been emptied.
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
  /// What a comment asks for.
  struct Request {
    /// The first word after the name of the command.
    let word: String
    /// The rest: the expression of a default, otherwise a reason.
    let rest: String
    /// Whether the comment begins with `lens-gen:`, in these letters.
    let isExact: Bool
  }

  /// The text without the signs of a comment.
  var body: String {
    let slashes: Set<Character> = ["/", "*"]
    var body = text[...].drop(while: slashes.contains).drop(while: \.isWhitespace)
    if text.hasPrefix("/*") && body.hasSuffix("*/") { body = body.dropLast(2) }
    while body.last?.isWhitespace == true { body.removeLast() }
    return String(body)
  }

  /// What the comment asks for, if it begins with the name of the command.
  var mark: Request? {
    var rest = body[...]
    for part in ["lens", "gen"] {
      guard rest.prefix(part.count).lowercased() == part else { return nil }
      rest = rest.dropFirst(part.count)
      if part == "lens", let sign = rest.first, "-_ ".contains(sign) { rest.removeFirst() }
    }
    let hasGap = rest.first.map { $0 == ":" || $0.isWhitespace } ?? false
    guard hasGap else { return nil }
    let isExact = body.hasPrefix("lens-gen:")
    rest = rest.drop(while: \.isWhitespace)
    if rest.first == ":" { rest = rest.dropFirst().drop(while: \.isWhitespace) }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest.dropFirst(word.count).drop(while: \.isWhitespace)
    return Request(word: String(word), rest: String(rest), isExact: isExact)
  }
}

extension Comment.Request {
  var text: String { word + (rest.isEmpty ? "" : " \(rest)") }

  /// Whether only a reason, after punctuation or 'because', follows the word.
  var isAlone: Bool {
    rest.first.map { $0.isPunctuation || $0.isSymbol } ?? true || rest.hasPrefix("because ")
  }

  /// Whether the author means a mark, not a word of a sentence such as 'optics are enough here'.
  func isMeant(as mark: Mark) -> Bool {
    // What follows an imperative is its object or a reason, and an expression of a default is checked.
    [.skip, .default].contains(mark) || isAlone
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
