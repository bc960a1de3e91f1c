internal import SwiftParser
internal import SwiftSyntax

extension Value {
  init(_ node: ExprSyntax) {
    self =
      switch node.as(ExprSyntaxEnum.self) {
      case .integerLiteralExpr: .integer
      case .floatLiteralExpr: .float
      case .booleanLiteralExpr: .boolean
      case .nilLiteralExpr: .nil
      case .stringLiteralExpr(let string):
        string.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } ? .string : .interpolation
      case .prefixOperatorExpr(let node) where node.operator.text == "-":
        Value(negative: node.expression)
      case .arrayExpr(let array): .array(array.elements.map { Value($0.expression) })
      case .dictionaryExpr(let dictionary): Value(dictionary)
      case .sequenceExpr(let sequence): Value(sequence)
      case .functionCallExpr(let call):
        call.calledExpression.typeReference.map {
          .call($0, isEmpty: call.arguments.isEmpty && call.trailingClosure == nil)
        }
          ?? Value(memberOf: call.calledExpression)
      default: Value(memberOf: node)
      }
  }

  private init(negative node: ExprSyntax) {
    let value = Value(node)
    self = [.integer, .float].contains(value) ? value : .other
  }

  private init(_ node: DictionaryExprSyntax) {
    if case .elements(let elements) = node.content {
      self = .dictionary(
        keys: elements.map { Value($0.key) }, values: elements.map { Value($0.value) })
    } else {
      self = .other
    }
  }

  /// Creates the value of `… as T`.
  private init(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    if elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil, let type = elements[2].as(TypeExprSyntax.self)
    {
      self = .cast(type.type.reference)
    } else {
      self = .other
    }
  }

  /// Creates the value of `A.b` or `.b`.
  private init(memberOf node: ExprSyntax) {
    guard let access = node.as(MemberAccessExprSyntax.self), access.declName.argumentNames == nil,
      access.base == nil || access.base?.typeReference != nil
    else {
      self = .other
      return
    }
    self = .member(
      of: access.base?.typeReference, name: Identifier(access.declName.baseName.text))
  }
}

extension ExprSyntax {
  /// The type that the expression names, if unambiguous: names of types begin with an uppercase
  /// letter.
  fileprivate var typeReference: WrittenType? {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name):
      return name.typeName.map { .named(name.moduleSelector.names + [WrittenType.Name($0)]) }
    case .memberAccessExpr(let access):
      guard let name = access.declName.typeName else { return nil }
      return access.base?.typeReference?
        .appending(WrittenType.Name(access.declName.moduleSelector.prefix + name))
    case .genericSpecializationExpr(let generic):
      guard case .named(var names) = generic.expression.typeReference else { return nil }
      names[names.count - 1].arguments = generic.genericArgumentClause.written
      return .named(names)
    case .arrayExpr(let array) where array.elements.count == 1:
      return array.elements.first?.expression.typeReference.map { .array($0) }
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content, elements.count == 1,
        let key = elements.first?.key.typeReference, let value = elements.first?.value.typeReference
      else { return nil }
      return .dictionary(key: key, value: value)
    case .optionalChainingExpr(let optional):
      return optional.expression.typeReference.map { .optional($0, isImplicit: false) }
    default: return nil
    }
  }
}

extension DeclReferenceExprSyntax {
  fileprivate var typeName: String? {
    argumentNames == nil && baseName.text.first?.isUppercase == true ? baseName.text : nil
  }
}

extension GivenExpression {
  package init(_ text: String) {
    let tree = Parser.parse(source: "let value = \(text)")
    let variable = tree.statements.first?.item.as(VariableDeclSyntax.self)
    let expression = variable?.bindings.first?.initializer?.value
    self.init(text: text, form: expression?.form ?? .other, in: Syntax(tree))
  }

  init(_ node: ExprSyntax) {
    self.init(text: node.plainText, form: node.form, in: Syntax(node))
  }

  private init(text: String, form: Form, in tree: Syntax) {
    self.init(
      text: text, form: form, calledMembers: tree.calledMembers, names: tree.firstNames)
  }
}

extension String {
  /// Whether the text is a Swift expression, and nothing more.
  package var isExpression: Bool {
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
    if case .call(let type, _) = Value(self) { return .call(of: type) }
    return .other
  }
}

extension Syntax {
  /// The members that are called without arguments.
  fileprivate var calledMembers: Set<String> {
    let inside = children(viewMode: .sourceAccurate).reduce(into: Set()) {
      $0.formUnion($1.calledMembers)
    }
    guard let call = `as`(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return inside }
    return inside.union([member.declName.baseName.text])
  }

  /// The names that do not stand behind a dot.
  fileprivate var firstNames: Set<String> {
    let own: TokenSyntax? =
      switch self.as(SyntaxEnum.self) {
      case .declReferenceExpr(let name):
        parent?.as(MemberAccessExprSyntax.self)?.declName.id == id ? nil : name.baseName
      case .identifierType(let type): type.name
      default: nil
      }
    return children(viewMode: .sourceAccurate).reduce(into: Set([own].compactMap { $0?.text })) {
      $0.formUnion($1.firstNames)
    }
  }
}
