internal import SwiftSyntax

extension PatternBindingSyntax {
  /// The accessors of the property.
  var accessors: Property.Accessors {
    guard case .accessors(let accessors) = accessorBlock?.accessors else {
      return Property.Accessors()
    }
    let getter = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
    let setter = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.set) }
    let read = getter.flatMap(\.readProperty)
    return Property.Accessors(
      canWrite: accessors.contains { Self.writers.contains($0.accessorSpecifier.text) },
      forwarded: accessors.count == 2 && read == setter.flatMap(\.writtenProperty) ? read : nil)
  }

  private static let writers: Set<String> = [
    "set", "modify", "_modify", "mutate", "unsafeMutableAddress",
  ]
}

extension AccessorDeclSyntax {
  /// The expression that is all of the body, behind an optional `return`.
  private var expression: ExprSyntax? {
    guard let statements = body?.statements, statements.count == 1,
      let item = statements.first?.item
    else { return nil }
    return item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
  }

  /// The property that a getter returns.
  fileprivate var readProperty: Identifier? { expression?.propertyName }

  /// The property to which a setter assigns the new value.
  fileprivate var writtenProperty: Identifier? {
    guard let elements = expression?.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let value = elements[2].as(DeclReferenceExprSyntax.self)?.baseName.text,
      value == parameters?.name.text ?? "newValue"
    else { return nil }
    return elements[0].propertyName
  }
}
