internal import SwiftSyntax

/// Finds types that are nested too deeply, and lists that are too long, to be read in reasonable time.
///
/// Each question about a type calls itself for the types in it, and the parser's messages about a list take the
/// square of its length.
struct TreeLimits {
  /// The maximal number of types in one another, as in `A<B<C>>`, `A.B.C` and `() -> () -> ()`.
  static let depth = 200
  /// The maximal number of parts of a type, of words before one, and of operands in a row with a mistake.
  static let length = 1_000

  private let converter: SourceLocationConverter

  init(converter: SourceLocationConverter) {
    self.converter = converter
  }
}

extension TreeLimits {
  /// Returns an error if a file exceeds a limit.
  func problem(in tree: SourceFileSyntax) -> Diagnostic? {
    // No recursion, because the tree may be deeper than the stack allows.
    var open = [(node: Syntax(tree), depth: 0)]
    while let (node, depth) = open.popLast() {
      if depth > Self.depth { return .nestedTooDeeply(at: position(of: node)) }
      if node.isListToRead {
        let isTooLong = node.children(viewMode: .sourceAccurate).dropFirst(Self.length).first != nil
        if isTooLong {
          return Diagnostic(
            .error, .nesting, at: position(of: node),
            "has too many parts to be read in reasonable time; give some of them a name of their own"
          )
        }
      }
      for child in node.children(viewMode: .sourceAccurate) {
        let inner = child.is(TypeSyntax.self) ? depth + 1 : child.isOutsideTypes ? 0 : depth
        // Each level takes a byte or more.
        if inner + child.totalLength.utf8Length > Self.depth { open.append((child, inner)) }
      }
    }
    return nil
  }

  private func position(of node: Syntax) -> Position {
    converter.position(of: node.positionAfterSkippingLeadingTrivia)
  }
}

extension Syntax {
  fileprivate var isOutsideTypes: Bool {
    self.is(ExprSyntax.self) || self.is(DeclSyntax.self) || self.is(StmtSyntax.self)
  }

  /// Whether the node is a list of which each element is compared with others, or whose errors are.
  fileprivate var isListToRead: Bool {
    switch kind {
    case .tupleTypeElementList, .compositionTypeElementList, .typeSpecifierList,
      .ifConfigClauseList,
      .inheritedTypeList, .attributeList, .unexpectedNodes:
      true
    case .exprList: hasError
    default: false
    }
  }
}
