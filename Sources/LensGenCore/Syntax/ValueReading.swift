import SwiftSyntax

extension Value {
  init(_ node: ExprSyntax) {
    if let literal = Value(literal: node) {
      self = literal
    } else if let array = node.as(ArrayExprSyntax.self) {
      self = .array(array.elements.map { Value($0.expression) })
    } else if let dictionary = node.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content
    {
      self = .dictionary(
        keys: elements.map { Value($0.key) }, values: elements.map { Value($0.value) })
    } else if let sequence = node.as(SequenceExprSyntax.self) {
      self = Value(sequence)
    } else if let call = node.as(FunctionCallExprSyntax.self) {
      self = Value(call)
    } else if let access = node.as(MemberAccessExprSyntax.self) {
      self = Value(access) ?? .other
    } else {
      self = .other
    }
  }

  private init?(literal node: ExprSyntax) {
    if node.is(IntegerLiteralExprSyntax.self) {
      self = .integer
    } else if node.is(FloatLiteralExprSyntax.self) {
      self = .float
    } else if node.is(BooleanLiteralExprSyntax.self) {
      self = .boolean
    } else if node.is(NilLiteralExprSyntax.self) {
      self = .nil
    } else if let string = node.as(StringLiteralExprSyntax.self) {
      let isPlain = string.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
      self = isPlain ? .string : .interpolation
    } else if let prefixed = node.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "-",
      prefixed.expression.is(IntegerLiteralExprSyntax.self)
        || prefixed.expression.is(FloatLiteralExprSyntax.self)
    {
      self.init(literal: prefixed.expression)
    } else {
      return nil
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

  private init(_ node: FunctionCallExprSyntax) {
    if let type = node.calledExpression.typeReference {
      self = .call(type)
    } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
      self = Value(access) ?? .other
    } else {
      self = .other
    }
  }

  private init?(_ node: MemberAccessExprSyntax) {
    guard node.declName.argumentNames == nil, let type = node.base?.typeReference else {
      return nil
    }
    self = .member(of: type, name: Identifier(node.declName.baseName.text))
  }
}

extension ExprSyntax {
  /// The type that the expression names, if unambiguous: names of types begin with an uppercase
  /// letter.
  fileprivate var typeReference: WrittenType? {
    if let name = `as`(DeclReferenceExprSyntax.self), name.argumentNames == nil {
      let text = name.baseName.text
      return text.first?.isUppercase == true ? WrittenType(name: text) : nil
    }
    if let access = `as`(MemberAccessExprSyntax.self), access.declName.argumentNames == nil {
      let name = access.declName.baseName.text
      guard name.first?.isUppercase == true, let base = access.base?.typeReference else {
        return nil
      }
      return base.appending(WrittenType.Name(name))
    }
    if let generic = `as`(GenericSpecializationExprSyntax.self) {
      guard case .named(var names) = generic.expression.typeReference else { return nil }
      names[names.count - 1].arguments = generic.genericArgumentClause.written
      return .named(names)
    }
    if let array = `as`(ArrayExprSyntax.self), array.elements.count == 1 {
      return array.elements.first?.expression.typeReference.map { .array($0) }
    }
    if let dictionary = `as`(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content, elements.count == 1,
      let key = elements.first?.key.typeReference, let value = elements.first?.value.typeReference
    {
      return .dictionary(key: key, value: value, colon: .after)
    }
    if let optional = `as`(OptionalChainingExprSyntax.self) {
      return optional.expression.typeReference.map { .optional($0, isImplicit: false) }
    }
    return nil
  }
}
