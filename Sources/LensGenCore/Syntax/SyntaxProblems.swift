import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// What the parser could not make sense of in a file.
///
/// A branch of an `#if` block that asks for a version or feature of Swift may hold syntax that only
/// that version knows. Where it cannot be read, the branch is left out; the file is not at fault.
struct SyntaxProblems {
  /// The syntax errors.
  private(set) var errors: [Diagnostic] = []
  /// The branches to leave out.
  private(set) var foreignBranches: Set<SyntaxIdentifier> = []

  /// What the compiler only warns about in language mode 5.
  private static let allowed: Set<String> = [
    "extraneous whitespace after '@' is not permitted",
    "extraneous whitespace before '(' is not permitted",
  ]

  init(in tree: SourceFileSyntax, converter: SourceLocationConverter) {
    guard tree.hasError else { return }
    for problem in ParseDiagnosticsGenerator.diagnostics(for: tree)
    where problem.diagMessage.severity == .error && !Self.allowed.contains(problem.message) {
      if let (branch, isInBody) = problem.node.branchForAnotherVersion {
        // What a body holds says nothing about the declarations around it.
        if !isInBody { foreignBranches.insert(branch.id) }
      } else {
        errors.append(
          Diagnostic(.error, at: converter.position(of: problem.position), problem.message))
      }
    }
  }
}

extension SyntaxProtocol {
  /// The innermost branch around the node that holds only for some versions of Swift, and whether
  /// the node is in a function or an accessor in it.
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
  /// Whether the condition of the branch, or of one before it, is about the version of Swift.
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
