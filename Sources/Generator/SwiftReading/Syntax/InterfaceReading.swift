internal import SwiftSyntax

extension DeclarationReader {
  func interface(of node: ProtocolDeclSyntax, in scope: Scope) -> Interface {
    var interface = Interface()
    interface.primaryAssociatedTypes =
      node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map { Identifier($0.name.text) }
      ?? []
    interface.constraints = node.genericWhereClause?.constraints ?? []
    read(node.memberBlock.members, in: scope, into: &interface, areRequirements: true)
    return interface
  }

  /// Reads the members of a class that a subclass may override.
  func classInterface(of block: MemberBlockSyntax, in scope: Scope) -> Interface {
    var interface = Interface()
    read(block.members, in: scope, into: &interface)
    interface.requirements.removeAll { requirement in
      if case .initializer = requirement.kind { true } else { false }
    }
    return interface
  }

  /// - Parameter areRequirements: Whether the items are requirements, which have no body; code for which
  ///   the compiler has an error may have one.
  private func read(
    _ items: MemberBlockItemListSyntax, in scope: Scope, into interface: inout Interface,
    areRequirements: Bool = false
  ) {
    for item in items {
      switch item.decl.as(DeclSyntaxEnum.self) {
      case .functionDecl(let node) where areRequirements && node.body != nil: break
      case .initializerDecl(let node) where areRequirements && node.body != nil: break
      case .functionDecl(let node):
        let isOperator = if case .binaryOperator = node.name.tokenKind { true } else { false }
        interface.requirements.append(
          requirement(
            isOperator ? .operator : .method, named: node.name, node.signature, by: node, in: scope)
        )
      case .initializerDecl(let node):
        interface.requirements.append(
          requirement(
            .initializer(isFailable: node.optionalMark != nil), named: node.initKeyword,
            node.signature, by: node, in: scope))
      case .subscriptDecl(let node): interface.requirements.append(requirement(node, in: scope))
      case .variableDecl(let node): interface.requirements += requirements(node, in: scope)
      case .associatedTypeDecl(let node):
        interface.associatedTypes.append(
          AssociatedType(
            name: Identifier(node.name.text),
            inheritedTypes: node.inheritanceClause?.inheritedTypes.map(\.type.reference) ?? [],
            defaultType: node.initializer?.value.written, conditions: scope.conditions))
        interface.constraints += node.genericWhereClause?.constraints ?? []
      case .ifConfigDecl(let block):
        for (condition, elements) in branches(of: block) {
          guard case .decls(let items) = elements else { continue }
          read(
            items, in: scope.under(condition), into: &interface, areRequirements: areRequirements)
        }
      default: break
      }
    }
  }
}

extension DeclarationReader {
  private func requirement(
    _ kind: ProtocolRequirement.Kind, named name: TokenSyntax, _ signature: FunctionSignatureSyntax,
    by node: some WithAttributesSyntax & WithModifiersSyntax & WithGenericParametersSyntax,
    in scope: Scope
  ) -> ProtocolRequirement {
    var requirement = requirement(kind, named: name, by: node, in: scope)
    requirement.parameters = signature.parameterClause.parameters.map(ProtocolParameter.init)
    requirement.effects = Effects(
      async: signature.effectSpecifiers?.asyncSpecifier,
      throwing: signature.effectSpecifiers?.throwsClause)
    requirement.result = signature.returnClause?.type.written
    requirement.read(node.genericParameterClause, node.genericWhereClause)
    return requirement
  }

  private func requirement(_ node: SubscriptDeclSyntax, in scope: Scope) -> ProtocolRequirement {
    var requirement = requirement(
      .subscript(Accessors(node.accessorBlock)), named: node.subscriptKeyword, by: node,
      in: scope)
    requirement.parameters = node.parameterClause.parameters.map { parameter in
      var read = ProtocolParameter(parameter)
      // Unlike in a function, the single name of a subscript's parameter is not a label.
      if parameter.secondName == nil { read.label = nil }
      return read
    }
    requirement.effects = Effects(getterOf: node.accessorBlock)
    requirement.result = node.returnClause.type.written
    requirement.read(node.genericParameterClause, node.genericWhereClause)
    return requirement
  }

  private func requirements(
    _ node: VariableDeclSyntax, in scope: Scope
  ) -> [ProtocolRequirement] {
    node.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
        let type = binding.typeAnnotation?.type, binding.accessorBlock?.hasAccessors == true
      else { return nil }
      var requirement = requirement(
        .property(Accessors(binding.accessorBlock)), named: pattern.identifier, by: node,
        in: scope)
      requirement.effects = Effects(getterOf: binding.accessorBlock)
      requirement.result = type.written
      return requirement
    }
  }

  private func requirement(
    _ kind: ProtocolRequirement.Kind, named name: TokenSyntax,
    by node: some WithAttributesSyntax & WithModifiersSyntax, in scope: Scope
  ) -> ProtocolRequirement {
    let words = node.modifiers.map { $0.plainText }
    return ProtocolRequirement(
      kind: kind, name: Identifier(name.text),
      position: converter.position(of: name.positionAfterSkippingLeadingTrivia),
      isStatic: words.contains("static"), modifiers: words.filter { $0 != "static" },
      attributes: node.attributes.values, effects: Effects(), conditions: scope.conditions)
  }
}

extension ProtocolRequirement {
  fileprivate mutating func read(
    _ parameters: GenericParameterClauseSyntax?, _ clause: GenericWhereClauseSyntax?
  ) {
    genericParameters =
      parameters?.parameters.map {
        RequirementParameter(
          parameter: GenericParameter($0), inheritedType: $0.inheritedType?.reference)
      } ?? []
    constraints = (parameters?.genericWhereClause?.constraints ?? []) + (clause?.constraints ?? [])
  }
}

extension ProtocolParameter {
  fileprivate init(_ node: FunctionParameterSyntax) {
    let label = Identifier(node.firstName.text)
    let name = node.secondName.map { Identifier($0.text) } ?? label
    let attributed = node.type.as(AttributedTypeSyntax.self)
    let base = attributed?.baseType ?? node.type
    self.init(
      label: node.firstName.tokenKind == .wildcard ? nil : label,
      name: (node.secondName ?? node.firstName).tokenKind == .wildcard ? nil : name,
      type: base.written, specifiers: attributed?.specifiers.map { $0.plainText } ?? [],
      attributes: attributed?.attributes.values ?? [], isVariadic: node.ellipsis != nil)
  }
}

extension Effects {
  fileprivate init(getterOf block: AccessorBlockSyntax?) {
    let getter = block?.declarations.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
    self.init(
      async: getter?.effectSpecifiers?.asyncSpecifier,
      throwing: getter?.effectSpecifiers?.throwsClause)
  }
}

extension Accessors {
  fileprivate init(_ block: AccessorBlockSyntax?) {
    for accessor in block?.declarations ?? [] {
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.get): break
      case .keyword(.set):
        setter = accessor.modifierNames.contains("nonmutating") ? .nonmutating : .mutating
      default: others.append(accessor.accessorSpecifier.text)
      }
    }
  }
}

extension AccessorDeclSyntax {
  /// The names of the modifiers: of one, or of a list, which newer versions of SwiftSyntax have.
  fileprivate var modifierNames: [String] {
    children(viewMode: .sourceAccurate).flatMap { child in
      child.as(DeclModifierListSyntax.self).map(Array.init)
        ?? [child.as(DeclModifierSyntax.self)].compactMap(\.self)
    }.map(\.name.text)
  }
}

extension AccessorBlockSyntax {
  /// Whether it computes a value, unlike observers.
  fileprivate var hasAccessors: Bool {
    !declarations.contains {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }

  fileprivate var declarations: [AccessorDeclSyntax] {
    if case .accessors(let accessors) = accessors { Array(accessors) } else { [] }
  }
}

extension GenericWhereClauseSyntax {
  /// The constraints that a stub can repeat.
  var constraints: [GenericRequirement] {
    requirements.compactMap { item in
      switch item.requirement {
      case .conformanceRequirement(let requirement):
        GenericRequirement(
          subject: requirement.leftType.reference, object: requirement.rightType.reference)
      case .sameTypeRequirement(let requirement):
        GenericRequirement(
          subject: WrittenType(operandOfRequirement: requirement.leftType), relation: .equals,
          object: WrittenType(operandOfRequirement: requirement.rightType))
      default: nil
      }
    }
  }
}
