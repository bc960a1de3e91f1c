import SwiftSyntax

/// Walks the declarations of a file, never the function bodies, and collects them as values.
struct DeclarationReader {
  let converter: SourceLocationConverter
  /// The branches of `#if` blocks that are for other versions of Swift.
  let foreignBranches: Set<SyntaxIdentifier>
  /// Whether a comment in the file may contain a mark.
  private let mayHaveMarks: Bool
  /// The values that the emptied initializers store, by the offset of their opening brace.
  private let stores: [Int: [SourceWithoutBodies.Store]]
  private(set) var declarations = Declarations()

  init(
    converter: SourceLocationConverter, foreignBranches: Set<SyntaxIdentifier>,
    stores: [Int: [SourceWithoutBodies.Store]], mayHaveMarks: Bool
  ) {
    self.mayHaveMarks = mayHaveMarks
    self.converter = converter
    self.foreignBranches = foreignBranches
    self.stores = stores
  }
}

extension DeclarationReader {
  /// Reads the top-level declarations of a file.
  mutating func read(_ statements: CodeBlockItemListSyntax, in scope: Scope) {
    for statement in statements {
      if case .decl(let declaration) = statement.item { readType(declaration, in: scope) }
    }
  }

  /// Reads the members between the braces of a type or extension.
  mutating func members(of block: MemberBlockSyntax, in scope: Scope) -> Members {
    var members = Members()
    read(block.members, in: scope, into: &members)
    return members
  }

  private mutating func read(
    _ items: MemberBlockItemListSyntax, in scope: Scope, into members: inout Members
  ) {
    for item in items {
      let declaration = item.decl
      if let variable = declaration.as(VariableDeclSyntax.self) {
        let marks = marks(of: variable, at: .property)
        let names = members.append(variable, marks: marks, in: scope, converter: converter)
        for name in names { keep(marks.value, of: scope.path + [name]) }
      } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
        members.append(
          cases, marks: marks(of: cases, at: .enumCase), in: scope,
          converter: converter)
      } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
        members.initializers.append(
          Initializer(
            initializer, marks: marks(of: initializer, at: .initializer),
            in: scope, converter: converter, stores: stores(of: initializer.body)))
      } else if let function = declaration.as(FunctionDeclSyntax.self) {
        if function.modifiers.contains(.static) || function.modifiers.contains(.class) {
          members.staticFunctions.insert(Identifier(function.name.text))
        }
        _ = marks(of: function, at: .other)
      } else if let block = declaration.as(IfConfigDeclSyntax.self) {
        for (condition, elements) in branches(of: block) {
          guard case .decls(let items) = elements else { continue }
          read(items, in: scope.under(condition), into: &members)
        }
      } else {
        readType(declaration, in: scope)
      }
    }
  }

  private func stores(of body: CodeBlockSyntax?) -> [SourceWithoutBodies.Store]? {
    body.flatMap { stores[$0.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset] }
  }

  /// Returns the branches of an `#if` block, each with its condition.
  func branches(
    of block: IfConfigDeclSyntax
  ) -> [(condition: Condition, elements: IfConfigClauseSyntax.Elements)] {
    var failed: [String] = []
    return block.clauses.compactMap { clause in
      let condition = Condition(failed: failed, holds: clause.condition?.plainText)
      if let own = condition.holds { failed.append(own) }
      if foreignBranches.contains(clause.id) { return nil }
      return clause.elements.map { (condition, $0) }
    }
  }
}

extension DeclarationReader {
  private mutating func readType(
    _ declaration: DeclSyntax, in scope: Scope
  ) {
    if let node = declaration.as(StructDeclSyntax.self) {
      read(node, kind: .struct, generics: node.genericParameterClause, in: scope)
    } else if let node = declaration.as(EnumDeclSyntax.self) {
      read(node, kind: .enum, generics: node.genericParameterClause, in: scope)
    } else if let node = declaration.as(ClassDeclSyntax.self) {
      read(node, kind: .class, generics: node.genericParameterClause, in: scope)
    } else if let node = declaration.as(ActorDeclSyntax.self) {
      read(node, kind: .actor, generics: node.genericParameterClause, in: scope)
    } else if let node = declaration.as(ProtocolDeclSyntax.self) {
      read(node, kind: .protocol, generics: nil, in: scope)
    } else if let node = declaration.as(TypeAliasDeclSyntax.self) {
      read(node, in: scope)
    } else if let node = declaration.as(AssociatedTypeDeclSyntax.self) {
      read(node, in: scope)
    } else if let node = declaration.as(ExtensionDeclSyntax.self) {
      read(node, in: scope)
    } else if let node = declaration.as(ImportDeclSyntax.self) {
      declarations.imports += imports(node, in: scope)
    } else if let block = declaration.as(IfConfigDeclSyntax.self) {
      for (condition, elements) in branches(of: block) {
        guard case .statements(let statements) = elements else { continue }
        read(statements, in: scope.under(condition))
      }
    }
  }

  private mutating func read(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, kind: TypeDeclaration.Kind,
    generics: GenericParameterClauseSyntax?, in scope: Scope
  ) {
    // In the list, the type precedes its nested types, as in the source.
    let index = declarations.types.count
    var type = TypeDeclaration(
      kind: kind, name: node.name, modifiers: node.modifiers, attributes: node.attributes,
      in: scope, converter: converter)
    type.genericParameters = generics?.parameters.map(GenericParameter.init) ?? []
    type.requirements =
      scope.requirements + (generics?.requirements ?? [])
      + (node.genericWhereClause?.conformances ?? [])
    type.inheritedTypes = node.inheritanceClause?.inheritedTypes.map(\.type.reference) ?? []
    let marks = marks(of: node, at: kind == .class ? .class : .type)
    type.hasStub = marks.marks.contains(.stub)
    type.isAnnotated = marks.marks.contains(.optics) || BuilderRequest.isAmong(node.attributes)
    type.isSkipped = marks.marks.contains(.skip)
    type.hasOpticsMacro = node.attributes.values.contains { $0.name == "Optics" }
    keep(marks.value, of: type.path, isProtocol: kind == .protocol)
    declarations.types.append(type)
    let inside = scope.inside(Identifier(node.name.text))
    declarations.types[index].members = members(of: node.memberBlock, in: inside)
    if let node = node.as(ProtocolDeclSyntax.self) {
      declarations.types[index].interface = interface(of: node, in: inside)
    } else if type.hasStub {
      declarations.types[index].interface = classInterface(of: node.memberBlock, in: inside)
    }
  }

  /// Returns the marks of a declaration, and warns about those without an effect.
  private mutating func marks(
    of node: some SyntaxProtocol, at place: Mark.Place
  ) -> MarkList {
    guard mayHaveMarks else { return MarkList() }
    let list = MarkList(of: node, at: place)
    for (place, message) in list.problems {
      declarations.warnings.append(
        Diagnostic(.warning, at: converter.position(of: place), message))
    }
    return list
  }

  /// Keeps the expression in a mark.
  private mutating func keep(_ value: String?, of path: [Identifier], isProtocol: Bool = false) {
    guard let value else { return }
    declarations.defaults[(isProtocol ? "any " : "") + path.text] = value
  }

  private mutating func read(_ node: TypeAliasDeclSyntax, in scope: Scope) {
    var type = TypeDeclaration(
      kind: .typealias, name: node.name, modifiers: node.modifiers, attributes: node.attributes,
      in: scope, converter: converter)
    type.genericParameters =
      node.genericParameterClause?.parameters.map(GenericParameter.init) ?? []
    type.requirements +=
      (node.genericParameterClause?.requirements ?? [])
      + (node.genericWhereClause?.conformances ?? [])
    type.inheritedTypes = [node.initializer.value.reference]
    let marks = marks(of: node, at: .type)
    type.isAnnotated = marks.marks.contains(.optics)
    type.isSkipped = marks.marks.contains(.skip)
    keep(marks.value, of: type.path)
    declarations.types.append(type)
  }

  private mutating func read(_ node: AssociatedTypeDeclSyntax, in scope: Scope) {
    declarations.types.append(
      TypeDeclaration(
        kind: .associatedtype, name: node.name, modifiers: node.modifiers,
        attributes: node.attributes, in: scope, converter: converter))
  }

  private mutating func read(_ node: ExtensionDeclSyntax, in scope: Scope) {
    _ = marks(of: node, at: .other)
    guard let (path, isSpecialized) = node.extendedType.path else { return }
    let attributes = node.attributes.values
    let isUnavailable = attributes.contains(where: \.makesUnavailable)
    let inheritedTypes = node.inheritanceClause?.inheritedTypes.map(\.type.reference) ?? []
    let isConstrained = isSpecialized || node.genericWhereClause != nil
    let inside = Scope(
      path: path, defaultAccess: node.modifiers.access, isConstrained: isConstrained,
      isSpecialized: isSpecialized || node.genericWhereClause?.fixesParameters == true,
      requirements: node.genericWhereClause?.conformances ?? [],
      attributes: attributes, conditions: scope.conditions)
    let index = declarations.extensions.count
    declarations.extensions.append(
      ExtensionDeclaration(
        path: path, isConstrained: isConstrained, extendedType: node.extendedType.reference,
        requirements: node.genericWhereClause?.constraints ?? [],
        // An unavailable conformance means that there is none.
        inheritedTypes: isUnavailable ? [] : inheritedTypes, members: Members()))
    declarations.extensions[index].members = members(of: node.memberBlock, in: inside)
  }
}

extension TypeDeclaration {
  /// Creates a declaration with the properties common to all kinds.
  fileprivate init(
    kind: Kind, name: TokenSyntax, modifiers: DeclModifierListSyntax,
    attributes: AttributeListSyntax, in scope: Scope, converter: SourceLocationConverter
  ) {
    self.init(
      kind: kind, path: scope.path + [Identifier(name.text)], depth: scope.depth + 1,
      position: converter.position(of: name.positionAfterSkippingLeadingTrivia),
      writtenAccess: modifiers.access ?? scope.defaultAccess, genericParameters: [],
      requirements: scope.requirements, isSpecialized: scope.isSpecialized, inheritedTypes: [],
      attributes: scope.attributes.filter { $0.isTakenOver || $0.isConditional }
        + attributes.valuesBesideOwn,
      isFinal: modifiers.contains(.final),
      isNonisolated: modifiers.contains(.nonisolated), conditions: scope.conditions,
      isAnnotated: false, members: Members())
  }
}

extension TypeSyntax {
  /// The names of `A.B`, if the type is written this way, and whether it has generic arguments.
  fileprivate var path: (names: [Identifier], isSpecialized: Bool)? {
    if let type = `as`(IdentifierTypeSyntax.self) {
      return ([Identifier(type.name.text)], type.genericArgumentClause != nil)
    }
    if let type = `as`(MemberTypeSyntax.self), let base = type.baseType.path {
      return (
        base.names + [Identifier(type.name.text)],
        base.isSpecialized || type.genericArgumentClause != nil
      )
    }
    return nil
  }
}

extension GenericParameter {
  init(_ node: GenericParameterSyntax) {
    let kind: Kind =
      switch node.specifier?.tokenKind {
      case .keyword(.each): .pack
      case .keyword(.let): .value
      default: .type
      }
    self.init(name: Identifier(node.name.text), kind: kind)
  }
}

extension GenericParameterClauseSyntax {
  /// The requirements on the parameters and in the `where` clause.
  fileprivate var requirements: [GenericRequirement] {
    let own = parameters.compactMap { parameter -> GenericRequirement? in
      guard parameter.specifier == nil, let type = parameter.inheritedType else { return nil }
      return GenericRequirement(
        subject: WrittenType(name: parameter.name.text), object: type.reference)
    }
    return own + (genericWhereClause?.conformances ?? [])
  }
}

extension GenericWhereClauseSyntax {
  /// Whether a generic parameter has to be a specific type.
  fileprivate var fixesParameters: Bool {
    requirements.contains {
      guard let requirement = $0.requirement.as(SameTypeRequirementSyntax.self) else {
        return false
      }
      return [WrittenType(side: requirement.leftType), WrittenType(side: requirement.rightType)]
        .contains { $0.names?.count ?? 1 == 1 }
    }
  }

  /// The conformance requirements.
  fileprivate var conformances: [GenericRequirement] {
    constraints.filter { $0.relation == .conforms }
  }
}
