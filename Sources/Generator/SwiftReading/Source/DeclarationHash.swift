internal import SwiftSyntax

/// A hash of all that generated code can depend on in a source file: its words and lines, without comments, positions,
/// and the code of functions and getters.
///
/// It is equal in different runs. (`Hasher` begins with another seed in each.)
final class DeclarationHash: SyntaxVisitor {
  /// A hash as defined by Fowler, Noll and Vo (FNV-1a).
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
  private let mayHaveMarks: Bool
  private var isAtStart = true

  init(of tree: SourceFileSyntax, mayHaveMarks: Bool) {
    self.mayHaveMarks = mayHaveMarks
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    // A new line may end a statement.
    if !isAtStart, token.leadingTrivia.contains(where: \.isNewline) { add("\n") }
    isAtStart = false
    if mayHaveMarks { addMarks(in: token) }
    add(token.text)
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    // What initializers and observers do with properties matters.
    switch node.parent?.kind {
    case .functionDecl, .deinitializerDecl: return skip()
    case .accessorDecl:
      let specifier = node.parent?.as(AccessorDeclSyntax.self)?.accessorSpecifier.text
      return specifier == "get" ? skip() : addAll(of: node)
    default: return addAll(of: node)
    }
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    node.parent?.is(AccessorBlockSyntax.self) == true ? skip() : .visitChildren
  }
}

extension DeclarationHash {
  func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    // No byte of UTF-8 has this value, so `a b` differs from `ab`.
    value = (value ^ 0xff) &* 0x100_0000_01b3
  }

  /// A comment may belong to the declaration before it, or to the one after it.
  private func addMarks(in token: TokenSyntax) {
    for piece in token.leadingTrivia + token.trailingTrivia {
      if let comment = piece.comment, comment.mentionsMarks { add(comment) }
    }
  }

  /// Adds code with the functions in it.
  private func addAll(of node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    for token in node.tokens(viewMode: .sourceAccurate) { _ = visit(token) }
    return .skipChildren
  }

  private func skip() -> SyntaxVisitorContinueKind {
    add("{}")
    return .skipChildren
  }
}

extension TriviaPiece {
  fileprivate var comment: String? {
    switch self {
    case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
      .docBlockComment(let text):
      text
    default: nil
    }
  }
}
