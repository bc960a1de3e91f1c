internal import SwiftSyntax

extension PatternBindingSyntax {
  /// The observers of the property.
  var observers: Property.Observers {
    guard case .accessors(let accessors) = accessorBlock?.accessors else { return .none }
    let isPassive = accessors.allSatisfy { accessor in
      accessor.body.map { ObserverBody($0, parameter: accessor.parameters?.name.text).isPassive }
        ?? true
    }
    return isPassive ? .passive : .active
  }
}

/// The code of an observer, which may change the value that it belongs to, or only look at it.
private struct ObserverBody {
  private let body: CodeBlockSyntax
  /// The names that hold values of the code's own, each with the places where it does.
  private let locals: [(name: String, scope: Range<AbsolutePosition>)]

  init(_ body: CodeBlockSyntax, parameter: String?) {
    self.body = body
    let whole = body.position..<body.endPosition
    locals =
      body.tokens(viewMode: .sourceAccurate).compactMap { token in
        token.parent?.as(IdentifierPatternSyntax.self).map { (token.text, $0.scope) }
      } + ["newValue", "oldValue", parameter].compactMap { name in name.map { ($0, whole) } }
  }

  /// Whether the code certainly changes nothing but its own variables.
  var isPassive: Bool { isPassive(Syntax(body)) }
}

extension ObserverBody {
  private func isPassive(_ node: Syntax) -> Bool {
    let isFine =
      switch node.as(SyntaxEnum.self) {
      case .inOutExpr, .macroExpansionExpr, .subscriptDecl: false
      case .sequenceExpr(let sequence): changesOnlyLocals(sequence)
      case .functionCallExpr(let call): isHarmless(call)
      case .prefixOperatorExpr(let node):
        StandardOperators.thatOnlyRead.contains(node.operator.text)
      case .postfixOperatorExpr: false
      default: true
      }
    return isFine && node.children(viewMode: .sourceAccurate).allSatisfy(isPassive)
  }

  /// Whether what is assigned to is a variable of the code, and no operator is unknown.
  private func changesOnlyLocals(_ sequence: SequenceExprSyntax) -> Bool {
    let elements = Array(sequence.elements)
    return elements.indices.allSatisfy { index in
      if elements[index].is(AssignmentExprSyntax.self) { return isLocal(elements[index - 1]) }
      guard let node = elements[index].as(BinaryOperatorExprSyntax.self) else { return true }
      return StandardOperators.thatOnlyRead.contains(node.operator.text)
        || Self.assignments.contains(node.operator.text) && isLocal(elements[index - 1])
    }
  }

  private func isLocal(_ target: ExprSyntax) -> Bool {
    target.is(DiscardAssignmentExprSyntax.self) || target.root.map(isLocal) == true
  }

  private func isLocal(_ root: TokenSyntax) -> Bool {
    root.parent?.as(DeclReferenceExprSyntax.self)?.moduleSelector == nil
      && locals.contains { $0.name == root.text && $0.scope.contains(root.position) }
  }

  /// Whether what is called can be no method that changes the value: it is a type or belongs to
  /// one, to a variable of the code, or is known.
  private func isHarmless(_ call: FunctionCallExprSyntax) -> Bool {
    if call.calledExpression.as(MemberAccessExprSyntax.self).map({ $0.base == nil }) == true {
      return true
    }
    guard let root = call.calledExpression.root else { return false }
    let isWhole = call.calledExpression.is(DeclReferenceExprSyntax.self)
    return root.text.first?.isUppercase == true || isLocal(root)
      || isWhole && Self.functions.contains(root.text)
  }

  private static let functions: Set<String> = [
    "abs", "assert", "assertionFailure", "debugPrint", "dump", "fatalError", "max", "min",
    "precondition", "preconditionFailure", "print",
  ]

  private static let assignments: Set<String> = ["%=", "*=", "+=", "-=", "/="]
}

extension IdentifierPatternSyntax {
  /// Where the name that the pattern binds is visible.
  fileprivate var scope: Range<AbsolutePosition> {
    var node = Syntax(self)
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .ifExpr(let branch): return position..<branch.body.endPosition
      case .forStmt, .whileStmt, .switchCase, .catchClause: return position..<parent.endPosition
      // The statement is a declaration, or a `guard`.
      case .codeBlockItemList: return node.endPosition..<parent.endPosition
      default: node = parent
      }
    }
    return position..<endPosition
  }
}

extension ExprSyntax {
  /// The first name of `a.b?.c[0]`.
  fileprivate var root: TokenSyntax? {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): node.baseName
    case .memberAccessExpr(let node): node.base?.root
    case .optionalChainingExpr(let node): node.expression.root
    case .forceUnwrapExpr(let node): node.expression.root
    case .subscriptCallExpr(let node): node.calledExpression.root
    case .functionCallExpr(let node): node.calledExpression.root
    default: nil
    }
  }
}

enum StandardOperators {
  /// The operators of the standard library that change nothing.
  static let thatOnlyRead: Set<String> = [
    "!", "!=", "!==", "%", "&", "&&", "&*", "&+", "&-", "*", "+", "-", "...", "..<", "/", "<", "<<",
    "<=", "==", "===", ">", ">=", ">>", "??", "^", "|", "||", "~",
  ]
}
