import SwiftSyntax

/// Walks the declarations of a file, never the bodies of functions, and collects them as values.
struct DeclarationReader {
  let converter: SourceLocationConverter
  private(set) var declarations = Declarations()

  init(converter: SourceLocationConverter) {
    self.converter = converter
  }
}

extension DeclarationReader {
  /// Reads the declarations at the top of a file.
  mutating func read(_ statements: CodeBlockItemListSyntax, in scope: Scope) {
    for statement in statements {
      if case .decl(let declaration) = statement.item { readType(declaration, in: scope) }
    }
  }

  /// Reads what stands between the braces of a type or extension.
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
        members.append(variable, in: scope, converter: converter)
      } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
        members.append(cases, in: scope, converter: converter)
      } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
        members.initializers.append(Initializer(initializer, in: scope))
      } else if let function = declaration.as(FunctionDeclSyntax.self) {
        if function.modifiers.contains(.static) || function.modifiers.contains(.class) {
          members.staticNames.insert(Identifier(function.name.text))
        }
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

  /// The branches of an `#if` block, each with the condition under which it holds.
  private func branches(
    of block: IfConfigDeclSyntax
  ) -> [(condition: String, elements: IfConfigClauseSyntax.Elements)] {
    var failed: [String] = []
    return block.clauses.compactMap { clause in
      let own = clause.condition?.plainText
      let parts = failed + (own.map { [failed.isEmpty ? $0 : "(\($0))"] } ?? [])
      if let own { failed.append("!(\(own))") }
      return clause.elements.map { (parts.joined(separator: " && "), $0) }
    }
  }
}

extension DeclarationReader {
  private mutating func readType(_ declaration: DeclSyntax, in scope: Scope) {
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
    } else if let node = declaration.as(ExtensionDeclSyntax.self) {
      read(node, in: scope)
    } else if let node = declaration.as(ImportDeclSyntax.self) {
      declarations.imports.append(Import(text: node.plainText, conditions: scope.conditions))
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
    let name = Identifier(node.name.text)
    // The place in the list comes before the nested types, as in the source.
    let index = declarations.types.count
    declarations.types.append(
      TypeDeclaration(
        kind: kind, path: scope.path + [name],
        position: converter.position(of: node.name.positionAfterSkippingLeadingTrivia),
        writtenAccess: node.modifiers.access ?? scope.defaultAccess,
        genericParameters: generics?.parameters.map(GenericParameter.init) ?? [],
        hasWhereClause: scope.hasWhereClause || node.genericWhereClause != nil,
        inheritedTypes: node.inheritanceClause?.inheritedTypes.map(\.type.reference) ?? [],
        attributes: node.attributes.values, conditions: scope.conditions,
        isAnnotated: node.isAnnotated, members: Members()))
    declarations.types[index].members = members(of: node.memberBlock, in: scope.inside(name))
  }

  private mutating func read(_ node: TypeAliasDeclSyntax, in scope: Scope) {
    declarations.types.append(
      TypeDeclaration(
        kind: .typealias, path: scope.path + [Identifier(node.name.text)],
        position: converter.position(of: node.name.positionAfterSkippingLeadingTrivia),
        writtenAccess: node.modifiers.access ?? scope.defaultAccess,
        genericParameters: node.genericParameterClause?.parameters.map(GenericParameter.init) ?? [],
        hasWhereClause: false, inheritedTypes: [node.initializer.value.reference],
        attributes: node.attributes.values, conditions: scope.conditions, isAnnotated: false,
        members: Members()))
  }

  private mutating func read(_ node: ExtensionDeclSyntax, in scope: Scope) {
    guard let path = node.extendedType.path else { return }
    let index = declarations.extensions.count
    declarations.extensions.append(
      ExtensionDeclaration(
        path: path,
        position: converter.position(of: node.extendedType.positionAfterSkippingLeadingTrivia),
        writtenAccess: node.modifiers.access, hasWhereClause: node.genericWhereClause != nil,
        inheritedTypes: node.inheritanceClause?.inheritedTypes.map(\.type.reference) ?? [],
        attributes: node.attributes.values, conditions: scope.conditions, members: Members()))
    let inside = Scope(
      path: path, defaultAccess: node.modifiers.access,
      hasWhereClause: node.genericWhereClause != nil, conditions: scope.conditions)
    declarations.extensions[index].members = members(of: node.memberBlock, in: inside)
  }
}

extension TypeSyntax {
  /// The names of `A.B`, if the type is written so.
  fileprivate var path: [Identifier]? {
    if let type = `as`(IdentifierTypeSyntax.self), type.genericArgumentClause == nil {
      return [Identifier(type.name.text)]
    }
    if let type = `as`(MemberTypeSyntax.self), type.genericArgumentClause == nil {
      return type.baseType.path.map { $0 + [Identifier(type.name.text)] }
    }
    return nil
  }
}

extension DeclGroupSyntax {
  /// Whether the comment that asks for optics stands before the declaration.
  fileprivate var isAnnotated: Bool {
    leadingTrivia.contains {
      guard case .lineComment(let text) = $0 else { return false }
      return text.dropFirst(2).filter { !$0.isWhitespace } == "lens-gen:optics"
    }
  }
}

extension GenericParameter {
  fileprivate init(_ node: GenericParameterSyntax) {
    let kind: Kind =
      switch node.specifier?.tokenKind {
      case .keyword(.each): .pack
      case .keyword(.let): .value
      default: .type
      }
    self.init(
      name: Identifier(node.name.text), kind: kind, constraint: node.inheritedType?.plainText)
  }
}
