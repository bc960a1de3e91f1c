import SwiftParser
import SwiftSyntax

extension GivenExpression {
  init(_ text: String) {
    let tree = Parser.parse(source: "let value = \(text)")
    let variable = tree.statements.first?.item.as(VariableDeclSyntax.self)
    let expression = variable?.bindings.first?.initializer?.value
    self.init(
      text: text, form: expression?.form ?? .other, usesFactories: Syntax(tree).callsProvide)
  }

  init(_ node: ExprSyntax) {
    self.init(text: node.plainText, form: node.form, usesFactories: Syntax(node).callsProvide)
  }
}

extension String {
  /// Whether the text is a Swift expression, and nothing more.
  var isExpression: Bool {
    let tree = Parser.parse(source: "let value = (\(self))\nlet other = \(self)")
    return !tree.hasError && tree.statements.count == 2
      && tree.statements.allSatisfy {
        $0.item.as(VariableDeclSyntax.self)?.bindings.count == 1
      }
  }
}

extension ExprSyntax {
  fileprivate var form: GivenExpression.Form {
    if self.is(ClosureExprSyntax.self) { return .closure }
    if firstToken(viewMode: .sourceAccurate)?.tokenKind == .period { return .member }
    if case .call(let type) = Value(self) { return .call(of: type) }
    return .other
  }
}

extension Syntax {
  fileprivate var callsProvide: Bool {
    if let call = `as`(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "provide"
    {
      return true
    }
    return children(viewMode: .sourceAccurate).contains(where: \.callsProvide)
  }
}
