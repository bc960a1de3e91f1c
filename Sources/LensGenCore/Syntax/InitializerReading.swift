import SwiftParser
import SwiftSyntax

// The bodies of initializers are read, since they tell whether an argument is stored as it is.
// Whatever leaves out the bodies of functions to save time has to keep these.

extension InitializerStep {
  /// What the statements of a body do, one by one.
  ///
  /// - Parameters:
  ///   - body: The body of an initializer.
  ///   - stores: What it stores, if that is all and the body was emptied.
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

  /// What `a = b` does, and `(a, b) = (c, d)`.
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
    // A name alone may be that of a parameter that can be changed.
    guard let property = target.propertyName,
      target.is(MemberAccessExprSyntax.self) || !parameters.contains(property),
      let value = StoredValue(value, parameters: parameters)
    else { return .other }
    return .stores(property, value)
  }

  /// What `self.init(…)` does.
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

  /// The value of the parts of an expression; `nil` where evaluating it may change something.
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
  /// What the token names, if it is looked up from where it stands, and whether it is a function
  /// called there, which may be one of the type's own.
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

  /// The name that the expression is no more than; `consume a` and `copy a` are `a`, too.
  fileprivate var plainName: Identifier? {
    if let consumed = `as`(ConsumeExprSyntax.self) { return consumed.expression.plainName }
    if let copied = `as`(CopyExprSyntax.self) { return copied.expression.plainName }
    return `as`(DeclReferenceExprSyntax.self).flatMap {
      $0.argumentNames == nil ? Identifier($0.baseName.text) : nil
    }
  }
}
