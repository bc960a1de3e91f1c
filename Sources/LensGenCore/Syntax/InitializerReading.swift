import SwiftParser
import SwiftSyntax

// The bodies of initializers are read, because they show whether an argument is stored unchanged.
// Code that omits function bodies to save time has to keep them.

extension InitializerStep {
  /// Returns the steps of a body, one for each statement.
  ///
  /// - Parameters:
  ///   - body: The body of an initializer.
  ///   - stores: The values that it stores, if it does nothing else and was emptied.
  ///   - parameters: The names of its parameters.
  static func steps(
    of body: CodeBlockSyntax?, storing stores: [SourceWithoutBodies.Store]?,
    parameters: Set<Identifier>
  ) -> [InitializerStep] {
    guard let body else { return [.other] }
    guard let stores else { return steps(of: body.statements, parameters: parameters) }
    return stores.map { store in
      .stores(Identifier(store.property), StoredValue(store.value, parameters: parameters))
    }
  }

  private static func steps(
    of statements: CodeBlockItemListSyntax, parameters: Set<Identifier>
  ) -> [InitializerStep] {
    statements.flatMap { steps(of: $0.item, parameters: parameters) }
  }

  private static func steps(
    of item: CodeBlockItemSyntax.Item, parameters: Set<Identifier>
  ) -> [InitializerStep] {
    guard case .expr(let expression) = item else { return [.other] }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return [delegation(call, parameters: parameters) ?? .other]
    }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return [.other] }
    let elements = Array(sequence.elements)
    guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else { return [.other] }
    if elements.count == 3 {
      return assignment(of: elements[2], to: elements[0], parameters: parameters)
    }
    return [store(elements.dropFirst(2), in: elements[0], parameters: parameters)]
  }

  /// Returns the steps of `a = b` or `(a, b) = (c, d)`.
  private static func assignment(
    of value: ExprSyntax, to target: ExprSyntax, parameters: Set<Identifier>
  ) -> [InitializerStep] {
    if let targets = target.as(TupleExprSyntax.self)?.elements,
      let values = value.as(TupleExprSyntax.self)?.elements, targets.count == values.count
    {
      return zip(targets, values).flatMap {
        assignment(of: $1.expression, to: $0.expression, parameters: parameters)
      }
    }
    return [store([value], in: target, parameters: parameters)]
  }

  private static func store(
    _ value: some Collection<ExprSyntax>, in target: ExprSyntax, parameters: Set<Identifier>
  ) -> InitializerStep {
    // A plain name may be that of a mutable parameter.
    guard let property = target.propertyName,
      target.is(MemberAccessExprSyntax.self) || !parameters.contains(property),
      let value = StoredValue(value, parameters: parameters)
    else { return .other }
    return .stores(property, value)
  }

  /// Returns the step of `self.init(…)`.
  private static func delegation(
    _ call: FunctionCallExprSyntax, parameters: Set<Identifier>
  ) -> InitializerStep? {
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.base?.isSelf == true, callee.declName.baseName.tokenKind == .keyword(.`init`),
      callee.declName.argumentNames == nil, call.trailingClosure == nil
    else { return nil }
    var arguments: [Argument] = []
    for argument in call.arguments {
      guard let value = StoredValue([argument.expression], parameters: parameters) else {
        return nil
      }
      arguments.append(Argument(label: argument.label.map { Identifier($0.text) }, value: value))
    }
    return .delegates(arguments)
  }
}

extension StoredValue {
  /// The value of a name or a literal.
  fileprivate init(_ word: String, parameters: Set<Identifier>) {
    let isLiteral = word.first?.isNumber == true || ["nil", "true", "false"].contains(word)
    let name = Identifier(word)
    self =
      isLiteral
      ? .made(from: []) : parameters.contains(name) ? .parameter(name) : .made(from: [name])
  }

  /// Creates the value of the parts of an expression; returns `nil` if evaluating it may change
  /// something.
  fileprivate init?(_ parts: some Collection<ExprSyntax>, parameters: Set<Identifier>) {
    if parts.count == 1, let name = parts.first?.plainName, parameters.contains(name) {
      self = .parameter(name)
      return
    }
    if parts.count == 3, let name = parts.first?.plainName, parameters.contains(name),
      parts.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    {
      self = .unwrapped(name)
      return
    }
    var names: Set<Identifier> = []
    for token in parts.lazy.flatMap({ $0.tokens(viewMode: .sourceAccurate) }) {
      if token.tokenKind == .keyword(.`self`) || token.tokenKind == .prefixAmpersand { return nil }
      guard let name = token.freeName else { continue }
      if name.isFunction { return nil }
      names.insert(Identifier(token.text))
    }
    self = .made(from: names)
  }
}

extension TokenSyntax {
  /// The name of the token, if it is looked up from its position, and whether it is called as a
  /// function, which may be a member of the type.
  fileprivate var freeName: (text: String, isFunction: Bool)? {
    guard let node = parent?.as(DeclReferenceExprSyntax.self), node.baseName == self,
      node.parent?.as(MemberAccessExprSyntax.self)?.declName != node
    else { return nil }
    let isCalled = node.parent?.is(FunctionCallExprSyntax.self) == true
    return (text, isCalled && text.first?.isUppercase != true)
  }
}

extension ExprSyntax {
  fileprivate var isSelf: Bool {
    `as`(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.`self`)
  }

  /// The property of `self.a` or `a`.
  fileprivate var propertyName: Identifier? {
    if let access = `as`(MemberAccessExprSyntax.self) {
      return access.base?.isSelf == true && access.declName.argumentNames == nil
        ? Identifier(access.declName.baseName.text) : nil
    }
    return `as`(DeclReferenceExprSyntax.self).map { Identifier($0.baseName.text) }
  }

  /// The name, if the expression is a name; `consume a` and `copy a` count as `a`, too.
  fileprivate var plainName: Identifier? {
    if let consumed = `as`(ConsumeExprSyntax.self) { return consumed.expression.plainName }
    if let copied = `as`(CopyExprSyntax.self) { return copied.expression.plainName }
    return `as`(DeclReferenceExprSyntax.self).flatMap {
      $0.argumentNames == nil ? Identifier($0.baseName.text) : nil
    }
  }
}
