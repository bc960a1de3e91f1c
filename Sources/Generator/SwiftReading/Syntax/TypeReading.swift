internal import SwiftParser
internal import SwiftSyntax

extension WrittenType {
  /// Creates the type that a text is, if it is one.
  package init?(parsing text: String) {
    let tree = Parser.parse(source: "let value: \(text)")
    let variable = tree.statements.first?.item.as(VariableDeclSyntax.self)
    guard !tree.hasError, tree.statements.count == 1, variable?.bindings.count == 1,
      let type = variable?.bindings.first?.typeAnnotation?.type
    else { return nil }
    self = type.reference
  }
}

extension TypeSyntax {
  /// The type as a value; `T!` becomes `T?`.
  var reference: WrittenType { written.ofValue }

  var written: WrittenType {
    switch self.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      .named(node.moduleSelector.names + [WrittenType.Name(node.name, node.genericArgumentClause)])
    case .memberType(let node):
      node.baseType.written.appending(
        WrittenType.Name(
          node.moduleSelector.prefix + node.name.text,
          arguments: node.genericArgumentClause?.written))
    case .tupleType(let node): .tuple(node.elements.written)
    case .functionType(let node): .function(WrittenType.Function(node))
    case .optionalType(let node): .optional(node.wrappedType.written, isImplicit: false)
    case .implicitlyUnwrappedOptionalType(let node):
      .optional(node.wrappedType.written, isImplicit: true)
    case .arrayType(let node): .array(node.element.written)
    case .inlineArrayType(let node):
      .inlineArray(count: node.count.argument.written, node.element.argument.written)
    case .dictionaryType(let node):
      .dictionary(key: node.key.written, value: node.value.written)
    case .metatypeType(let node):
      .metatype(node.baseType.written, word: node.metatypeSpecifier.text)
    case .someOrAnyType(let node):
      node.someOrAnySpecifier.tokenKind == .keyword(.any)
        ? .existential(node.constraint.written) : .opaque(node.constraint.written)
    case .compositionType(let node): .composition(node.elements.map(\.type.written))
    case .packElementType(let node): .pack(node.pack.written, word: node.eachKeyword.text)
    case .packExpansionType(let node):
      .pack(node.repetitionPattern.written, word: node.repeatKeyword.text)
    case .suppressedType(let node): .suppressed(node.type.written)
    case .attributedType(let node):
      .attributed(node.baseType.written, WrittenType.Prefix(node))
    case .classRestrictionType: WrittenType(name: "AnyObject")
    default: .value(plainText)
    }
  }
}

extension WrittenType {
  /// The type of an operand of a requirement, which may be a value.
  init(operandOfRequirement operand: some SyntaxProtocol) {
    self = Syntax(operand).as(TypeSyntax.self)?.reference ?? .value(operand.plainText)
  }
}

extension GenericArgumentClauseSyntax {
  var written: [WrittenType] { arguments.map(\.argument.written) }
}

extension GenericArgumentSyntax.Argument {
  fileprivate var written: WrittenType {
    Syntax(self).as(TypeSyntax.self)?.written ?? .value(plainText)
  }
}

extension WrittenType.Name {
  fileprivate init(_ name: TokenSyntax, _ arguments: GenericArgumentClauseSyntax?) {
    self.init(name.text, arguments: arguments?.written)
  }
}

extension TupleTypeElementListSyntax {
  fileprivate var written: [WrittenType.Element] { map { WrittenType.Element($0) } }
}

extension WrittenType.Element {
  fileprivate init(_ node: TupleTypeElementSyntax) {
    self.init(
      names: [node.firstName, node.secondName].compactMap { $0?.text }, type: node.type.written,
      isVariadic: node.ellipsis != nil)
  }
}

extension WrittenType.Function {
  fileprivate init(_ node: FunctionTypeSyntax) {
    self.init(
      parameters: node.parameters.written,
      effects: Effects(
        async: node.effectSpecifiers?.asyncSpecifier,
        throwing: node.effectSpecifiers?.throwsClause),
      result: node.returnClause.type.written)
  }
}

extension WrittenType.Prefix {
  fileprivate init(_ node: AttributedTypeSyntax) {
    self.init(
      words: node.specifiers.map { $0.plainText }, attributes: node.attributes.values,
      lateWords: node.lateSpecifiers.map { $0.plainText })
  }
}

extension Effects {
  init(async: TokenSyntax?, throwing: ThrowsClauseSyntax?) {
    isAsync = async != nil
    switch throwing?.throwsSpecifier.tokenKind {
    case nil: self.throwing = .never
    case .keyword(.rethrows): self.throwing = .rethrown
    default: self.throwing = throwing?.type.map { .typed($0.reference) } ?? .any
    }
  }
}
