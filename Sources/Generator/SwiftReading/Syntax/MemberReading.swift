internal import SwiftSyntax

extension Members {
  /// Adds the properties of a `let` or `var` declaration.
  ///
  /// - Returns: The names of the properties that are not static.
  mutating func append(
    _ node: VariableDeclSyntax, marks: MarkList, in scope: Scope,
    converter: SourceLocationConverter
  ) -> [Identifier] {
    let isStatic = node.modifiers.areStatic
    // In `var a, b: Int`, only the last name has the type.
    var type: WrittenType?
    var properties: [Property] = []
    for binding in node.bindings.reversed() {
      if let annotation = binding.typeAnnotation { type = annotation.type.reference }
      if binding.initializer != nil && binding.typeAnnotation == nil { type = nil }
      for (name, isWhole) in binding.pattern.boundNames {
        if isStatic {
          staticProperties[Identifier(name.text)] = StaticProperty(
            type: isWhole ? type : nil,
            value: isWhole ? binding.initializer.map { Value($0.value) } : nil)
          continue
        }
        properties.append(
          Property(
            name: Identifier(name.text),
            position: converter.position(of: name.positionAfterSkippingLeadingTrivia),
            type: isWhole ? type : nil,
            isConstant: node.bindingSpecifier.tokenKind == .keyword(.let),
            storage: isWhole ? node.storage(of: binding) : .pattern,
            observers: binding.observers,
            accessors: name.text == "wrappedValue" ? binding.accessors : Property.Accessors(),
            initialValue: binding.initializer.map { Value($0.value) },
            writtenAccess: node.modifiers.access ?? scope.defaultAccess,
            writtenSetterAccess: node.modifiers.setterAccess,
            attributes: node.attributes.values, marks: marks.marks,
            conditions: scope.conditions))
      }
    }
    self.properties += properties.reversed()
    return properties.map(\.name)
  }

  mutating func append(
    _ node: EnumCaseDeclSyntax, marks: MarkList, in scope: Scope,
    converter: SourceLocationConverter
  ) {
    let packageAttributes = node.attributes.packageAttributes
    for element in node.elements {
      cases.append(
        EnumCase(
          name: Identifier(element.name.text),
          position: converter.position(of: element.name.positionAfterSkippingLeadingTrivia),
          payloads: element.parameterClause?.parameters.map(EnumCase.Payload.init) ?? [],
          attributes: node.attributes.valuesBesideOwn,
          marks: marks.marks, packageAttributes: packageAttributes,
          conditions: scope.conditions))
    }
  }
}

extension EnumCase.Payload {
  fileprivate init(_ node: EnumCaseParameterSyntax) {
    let label = node.firstName.flatMap { $0.tokenKind == .wildcard ? nil : Identifier($0.text) }
    self.init(label: label, type: node.type.reference)
    guard case .attributed(let base, var prefix) = type else { return }
    isAutoclosure = prefix.attributes.contains { $0.name == "autoclosure" }
    prefix.attributes.removeAll { $0.name == "autoclosure" }
    type = prefix == WrittenType.Prefix() ? base : .attributed(base, prefix)
  }
}

extension Initializer {
  init(
    _ node: InitializerDeclSyntax, marks: MarkList, in scope: Scope,
    converter: SourceLocationConverter
  ) {
    let effects = node.signature.effectSpecifiers
    let isThrowing =
      effects?.throwsClause.map { $0.type?.reference.path?.withoutSwift != [Identifier("Never")] }
      ?? false
    let parameters = node.signature.parameterClause.parameters.map(Parameter.init)
    self.init(
      position: converter.position(of: node.initKeyword.positionAfterSkippingLeadingTrivia),
      parameters: parameters,
      writtenAccess: node.modifiers.access ?? scope.defaultAccess,
      isFailable: node.optionalMark != nil,
      effects: Effects(
        isAsync: effects?.asyncSpecifier != nil, throwing: isThrowing ? .any : .never),
      isGeneric: node.genericParameterClause != nil || node.genericWhereClause != nil
        || scope.isConstrained,
      isRequired: node.modifiers.contains(.required),
      isNonisolated: node.modifiers.contains(.nonisolated),
      attributes: scope.attributes + node.attributes.valuesBesideOwn,
      conditions: scope.conditions,
      steps: InitializerReader(parameters: Set(parameters.map(\.name))).steps(of: node.body),
      assignments: InitializerAssignments(node.body),
      marks: marks.marks, packageAttributes: node.attributes.packageAttributes)
  }
}

extension Initializer.Parameter {
  fileprivate init(_ node: FunctionParameterSyntax) {
    let label = Identifier(node.firstName.text)
    var type = node.type.reference
    var isEscaping = false
    var isPlain = node.ellipsis == nil && node.attributes.isEmpty && node.modifiers.isEmpty
    if case .attributed(let base, var marks) = type {
      isPlain =
        isPlain && marks.words.allSatisfy { ["__owned", "consuming", "borrowing"].contains($0) }
        && !marks.attributes.contains { $0.name == "autoclosure" }
      isEscaping = marks.attributes.contains { $0.name == "escaping" }
      marks.words = []
      marks.attributes.removeAll { $0.name == "escaping" }
      type = marks.attributes.isEmpty ? base : .attributed(base, marks)
    }
    self.init(
      label: node.firstName.tokenKind == .wildcard ? nil : label,
      name: Identifier((node.secondName ?? node.firstName).text),
      type: type, isPlain: isPlain, hasDefault: node.defaultValue != nil,
      isDefaultOfOtherType: node.defaultValue.map { !Value($0.value).isCertain(toBe: type) }
        ?? false,
      isEscaping: isEscaping)
  }
}

extension PatternSyntax {
  /// The names that the pattern binds, and whether the name is the whole pattern.
  fileprivate var boundNames: [(name: TokenSyntax, isWhole: Bool)] {
    if let pattern = `as`(IdentifierPatternSyntax.self) { return [(pattern.identifier, true)] }
    return tokens(viewMode: .sourceAccurate).compactMap {
      $0.parent?.is(IdentifierPatternSyntax.self) == true ? ($0, false) : nil
    }
  }
}

extension VariableDeclSyntax {
  fileprivate func storage(of binding: PatternBindingSyntax) -> Property.Storage {
    if modifiers.contains(.lazy) { return .lazy }
    if modifiers.contains(.weak) { return .weak }
    if modifiers.contains(.unowned) { return .unowned }
    switch binding.accessorBlock?.accessors {
    case nil: return .stored
    case .getter: return .computed
    case .accessors(let accessors):
      let kinds = accessors.map(\.accessorSpecifier.tokenKind)
      if kinds.contains(.keyword(.`init`)) { return .initAccessor }
      let observe: [TokenKind] = [.keyword(.willSet), .keyword(.didSet)]
      return kinds.allSatisfy(observe.contains) ? .stored : .computed
    @unknown default: return .computed
    }
  }
}
