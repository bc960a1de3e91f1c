internal import SwiftDiagnostics
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// The parser's errors in a file, besides those in functions, which are left to the compiler.
///
/// A branch of an `#if` block that requires a version or feature of Swift may contain syntax that
/// only that version has. If the parser cannot read such a branch, the branch is ignored without an
/// error.
struct SyntaxProblems {
  private(set) var errors: [Diagnostic] = []
  /// The branches to ignore.
  private(set) var foreignBranches: Set<SyntaxIdentifier> = []

  /// The errors that the compiler only warns about in language mode 5.
  private static let allowed: Set<String> = [
    "extraneous whitespace after '@' is not permitted",
    "extraneous whitespace before '(' is not permitted",
  ]

  init(in tree: SourceFileSyntax, converter: SourceLocationConverter) {
    guard tree.hasError else { return }
    for problem in ParseDiagnosticsGenerator.diagnostics(for: tree)
    where problem.diagMessage.severity == .error && !Self.allowed.contains(problem.message) {
      if let (branch, isInBody) = problem.node.branchForAnotherVersion {
        // A body does not affect the declarations around it.
        if !isInBody { foreignBranches.insert(branch.id) }
      } else if !problem.node.isInFunction {
        errors.append(
          Diagnostic(.error, .syntax, at: converter.position(of: problem.position), problem.message)
        )
      }
    }
  }
}

extension SyntaxProtocol {
  /// Whether the node is in a function or accessor that certainly ends where it seems to.
  ///
  /// What initializers do matters.
  fileprivate var isInFunction: Bool {
    var node: Syntax? = Syntax(self)
    while let current = node {
      let end =
        current.as(FunctionDeclSyntax.self)?.body?.rightBrace
        ?? current.as(DeinitializerDeclSyntax.self)?.body?.rightBrace
        ?? current.as(AccessorBlockSyntax.self)?.rightBrace
      if end?.presence == .present { return true }
      node = current.parent
    }
    return false
  }

  /// The innermost branch around the node that applies only to some versions of Swift, and whether
  /// the node is in a function or accessor in the branch.
  fileprivate var branchForAnotherVersion: (branch: IfConfigClauseSyntax, isInBody: Bool)? {
    var isInBody = false
    var node: Syntax? = Syntax(self)
    while let current = node {
      if let clause = current.as(IfConfigClauseSyntax.self), clause.asksForVersion {
        return (clause, isInBody)
      }
      isInBody =
        isInBody || current.is(CodeBlockSyntax.self) || current.is(AccessorBlockSyntax.self)
        || current.isFunctionWithBody
      node = current.parent
    }
    return nil
  }

  private var isFunctionWithBody: Bool { `as`(FunctionDeclSyntax.self)?.body != nil }
}

extension IfConfigClauseSyntax {
  /// Whether the condition of the branch, or of a previous one, depends on the version of Swift.
  fileprivate var asksForVersion: Bool {
    guard let branches = parent?.as(IfConfigClauseListSyntax.self) else { return false }
    let questions: Set<String> = ["compiler", "swift", "hasFeature", "hasAttribute"]
    return branches.prefix { $0.position <= position }.contains { branch in
      branch.condition?.tokens(viewMode: .sourceAccurate).contains { token in
        questions.contains(token.text) || token.text.hasPrefix("$")
      } ?? false
    }
  }
}
