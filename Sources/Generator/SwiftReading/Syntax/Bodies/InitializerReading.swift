internal import SwiftSyntax

/// Reads the body of an initializer, which shows whether an argument is stored unchanged.
struct InitializerReader {
  let parameters: Set<Identifier>
}

extension InitializerReader {
  /// Returns the steps of a body, one for each statement.
  func steps(of body: CodeBlockSyntax?) -> [InitializerStep] {
    guard let body else { return [.other] }
    return body.statements.flatMap { statement in
      let isCheck = statement.tokens(viewMode: .sourceAccurate).contains {
        Self.checks.contains($0.text)
      }
      return isCheck ? [.checks] : steps(of: statement.item)
    }
  }

  /// The functions that may end the program.
  private static let checks: Set<String> = [
    "assert", "assertionFailure", "fatalError", "precondition", "preconditionFailure",
  ]

  private func steps(of item: CodeBlockItemSyntax.Item) -> [InitializerStep] {
    guard case .expr(let expression) = item else { return [.other] }
    if let call = expression.as(FunctionCallExprSyntax.self) { return [delegation(call) ?? .other] }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return [.other] }
    let elements = Array(sequence.elements)
    guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else { return [.other] }
    return elements.count == 3
      ? assignment(of: elements[2], to: elements[0])
      : [store(elements.dropFirst(2), in: elements[0])]
  }

  /// Returns the steps of `a = b` or `(a, b) = (c, d)`.
  private func assignment(of value: ExprSyntax, to target: ExprSyntax) -> [InitializerStep] {
    if let targets = target.as(TupleExprSyntax.self)?.elements,
      let values = value.as(TupleExprSyntax.self)?.elements, targets.count == values.count
    {
      return zip(targets, values).flatMap { assignment(of: $1.expression, to: $0.expression) }
    }
    return [store([value], in: target)]
  }

  private func store(
    _ parts: some Collection<ExprSyntax>, in target: ExprSyntax
  ) -> InitializerStep {
    // A plain name may be that of a mutable parameter.
    guard let property = target.propertyName,
      target.is(MemberAccessExprSyntax.self) || !parameters.contains(property),
      let value = value(of: parts)
    else { return .other }
    return .stores(property, value)
  }

  /// Returns the step of `self.init(…)`.
  private func delegation(_ call: FunctionCallExprSyntax) -> InitializerStep? {
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.base?.isSelf == true, callee.declName.baseName.tokenKind == .keyword(.`init`),
      callee.declName.argumentNames == nil, call.trailingClosure == nil
    else { return nil }
    var arguments: [InitializerStep.Argument] = []
    for argument in call.arguments {
      guard let value = value(of: [argument.expression]) else { return nil }
      let label = argument.label.map { Identifier($0.text) }
      arguments.append(InitializerStep.Argument(label: label, value: value))
    }
    return .delegates(arguments)
  }

  /// Returns the value of the parts of an expression, or `nil` if evaluating it may change
  /// something.
  private func value(of parts: some Collection<ExprSyntax>) -> StoredValue? {
    if let name = parts.first?.plainName, parameters.contains(name) {
      if parts.count == 1 { return .parameter(name) }
      let sign = parts.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text
      if parts.count == 3, sign == "??" { return .unwrapped(name) }
    }
    var names: Set<Identifier> = []
    for token in parts.lazy.flatMap({ $0.tokens(viewMode: .sourceAccurate) }) {
      if token.tokenKind == .keyword(.`self`) || token.tokenKind == .prefixAmpersand { return nil }
      guard let name = token.freeName else { continue }
      if name.isFunction { return nil }
      names.insert(name.identifier)
    }
    return .made(from: names)
  }
}

extension TokenSyntax {
  /// The name of the token, if it is looked up from its position, and whether it is called as a
  /// function, which may be a member of the type.
  fileprivate var freeName: (identifier: Identifier, isFunction: Bool)? {
    guard let node = parent?.as(DeclReferenceExprSyntax.self), node.baseName == self,
      node.parent?.as(MemberAccessExprSyntax.self)?.declName != node
    else { return nil }
    let isCalled = node.parent?.is(FunctionCallExprSyntax.self) == true
    // After a module, it is the name of neither a parameter nor a property.
    let module = node.moduleSelector.names.first?.identifier
    return (module ?? Identifier(text), isCalled && text.first?.isUppercase != true)
  }
}

extension ExprSyntax {
  var isSelf: Bool {
    `as`(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.`self`)
  }

  /// The property of `self.a` or `a`.
  var propertyName: Identifier? {
    if let access = `as`(MemberAccessExprSyntax.self) {
      return access.base?.isSelf == true && access.declName.argumentNames == nil
        ? Identifier(access.declName.baseName.text) : nil
    }
    return `as`(DeclReferenceExprSyntax.self).flatMap {
      $0.moduleSelector == nil ? Identifier($0.baseName.text) : nil
    }
  }

  /// The name, if the expression is a name; `consume a` and `copy a` count as `a`, too.
  fileprivate var plainName: Identifier? {
    if let consumed = `as`(ConsumeExprSyntax.self) { return consumed.expression.plainName }
    if let copied = `as`(CopyExprSyntax.self) { return copied.expression.plainName }
    return `as`(DeclReferenceExprSyntax.self).flatMap {
      $0.argumentNames == nil && $0.moduleSelector == nil ? Identifier($0.baseName.text) : nil
    }
  }
}
