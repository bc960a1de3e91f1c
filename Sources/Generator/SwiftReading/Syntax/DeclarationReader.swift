internal import SwiftSyntax

/// Walks the declarations of a file, never the function bodies, and collects them as values.
struct DeclarationReader {
  let converter: SourceLocationConverter
  /// The branches of `#if` blocks that are for other versions of Swift.
  let foreignBranches: Set<SyntaxIdentifier>
  /// Whether a comment in the file may contain a mark.
  let mayHaveMarks: Bool
  private(set) var declarations = Declarations()
  /// The positions of the marks that have been read.
  private var marks: Set<AbsolutePosition> = []

  init(
    converter: SourceLocationConverter, foreignBranches: Set<SyntaxIdentifier>,
    mayHaveMarks: Bool
  ) {
    self.converter = converter
    self.foreignBranches = foreignBranches
    self.mayHaveMarks = mayHaveMarks
  }

  /// Reads the declarations of a file.
  mutating func read(_ tree: SourceFileSyntax) {
    read(tree.statements, in: Scope())
    declarations.findAssignments(in: tree)
    if !mayHaveMarks { return }
    report(MarkList(strayIn: tree, besides: marks, leavingOut: foreignBranches))
  }
}

extension SourceLocationConverter {
  func position(of place: AbsolutePosition) -> Position {
    let location = location(for: place)
    return Position(file: location.file, line: location.line, column: location.column)
  }
}

extension DeclarationReader {
  private mutating func read(_ statements: CodeBlockItemListSyntax, in scope: Scope) {
    for statement in statements {
      if case .decl(let declaration) = statement.item { readType(declaration, in: scope) }
    }
  }

  mutating func members(of block: MemberBlockSyntax, in scope: Scope) -> Members {
    var members = Members()
    read(block.members, in: scope, into: &members)
    return members
  }

  private mutating func read(
    _ items: MemberBlockItemListSyntax, in scope: Scope, into members: inout Members
  ) {
    for item in items {
      switch item.decl.as(DeclSyntaxEnum.self) {
      case .variableDecl(let variable):
        let marks = marks(of: variable, at: .property)
        let names = members.append(variable, marks: marks, in: scope, converter: converter)
        for name in names { keep(marks.value, of: scope.path + [name]) }
      case .enumCaseDecl(let cases):
        members.append(
          cases, marks: marks(of: cases, at: .enumCase), in: scope, converter: converter)
      case .initializerDecl(let initializer):
        members.initializers.append(
          Initializer(
            initializer, marks: marks(of: initializer, at: .initializer),
            in: scope, converter: converter))
      case .functionDecl(let function):
        if function.modifiers.areStatic {
          members.staticFunctions.insert(Identifier(function.name.text))
        } else if ["encode", "hash"].contains(function.name.text) {
          members.conformingMethods.insert(Identifier(function.name.text))
        }
        _ = marks(of: function, at: .other)
      case .ifConfigDecl(let block):
        for (condition, elements) in branches(of: block) {
          guard case .decls(let items) = elements else { continue }
          read(items, in: scope.under(condition), into: &members)
        }
      default: readType(item.decl, in: scope)
      }
    }
  }

  /// Returns the branches of an `#if` block, each with its condition.
  func branches(
    of block: IfConfigDeclSyntax
  ) -> [(condition: Condition, elements: IfConfigClauseSyntax.Elements)] {
    block.branches.compactMap { condition, clause in
      foreignBranches.contains(clause.id) ? nil : clause.elements.map { (condition, $0) }
    }
  }
}

extension DeclarationReader {
  private mutating func readType(_ declaration: DeclSyntax, in scope: Scope) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): read(node, .struct, node.genericParameterClause, in: scope)
    case .enumDecl(let node): read(node, .enum, node.genericParameterClause, in: scope)
    case .classDecl(let node): read(node, .class, node.genericParameterClause, in: scope)
    case .actorDecl(let node): read(node, .actor, node.genericParameterClause, in: scope)
    case .protocolDecl(let node): read(node, .protocol, nil, in: scope)
    case .typeAliasDecl(let node): read(node, in: scope)
    case .associatedTypeDecl(let node):
      declarations.types.append(
        TypeDeclaration(node, .associatedtype, in: scope, converter: converter))
    case .extensionDecl(let node): read(node, in: scope)
    case .importDecl(let node): declarations.imports += imports(node, in: scope)
    case .ifConfigDecl(let block):
      for (condition, elements) in branches(of: block) {
        guard case .statements(let statements) = elements else { continue }
        read(statements, in: scope.under(condition))
      }
    default: break
    }
  }

  private mutating func read(
    _ node: some NamedDeclaration & DeclGroupSyntax, _ kind: TypeDeclaration.Kind,
    _ generics: GenericParameterClauseSyntax?, in scope: Scope
  ) {
    // In the list, the type precedes its nested types, as in the source.
    let index = declarations.types.count
    var type = TypeDeclaration(
      node, kind, generics, node.genericWhereClause, in: scope, converter: converter)
    type.inheritedTypes = node.inheritanceClause?.inheritedTypes.map(\.type.reference) ?? []
    let marks = marks(of: node, at: kind == .class ? .class : .type)
    type.marks = marks.marks
    keep(marks.value, of: type.path, isProtocol: kind == .protocol)
    declarations.types.append(type)
    let inside = scope.inside(Identifier(node.name.text))
    declarations.types[index].members = members(of: node.memberBlock, in: inside)
    if let node = node.as(ProtocolDeclSyntax.self) {
      declarations.types[index].interface = interface(of: node, in: inside)
    } else if type.marks.contains(.stub) {
      declarations.types[index].interface = classInterface(of: node.memberBlock, in: inside)
    }
  }

  /// Returns the marks of a declaration, and warns about those without an effect.
  private mutating func marks(
    of node: some SyntaxProtocol, at place: Mark.Place
  ) -> MarkList {
    guard mayHaveMarks else { return MarkList() }
    let list = MarkList(of: node, at: place)
    marks.formUnion(list.places)
    report(list)
    return list
  }

  private mutating func report(_ list: MarkList) {
    for (place, message) in list.problems {
      declarations.warnings.append(
        Diagnostic(.warning, .unusedMark, at: converter.position(of: place), message))
    }
  }

  private mutating func keep(_ value: String?, of path: [Identifier], isProtocol: Bool = false) {
    guard let value else { return }
    declarations.defaults[(isProtocol ? "any " : "") + path.text] = value
  }

  private mutating func read(_ node: TypeAliasDeclSyntax, in scope: Scope) {
    var type = TypeDeclaration(
      node, .typealias, node.genericParameterClause, node.genericWhereClause, in: scope,
      converter: converter)
    type.inheritedTypes = [node.initializer.value.reference]
    let marks = marks(of: node, at: .type)
    type.marks = marks.marks
    keep(marks.value, of: type.path)
    declarations.types.append(type)
  }

  private mutating func read(_ node: ExtensionDeclSyntax, in scope: Scope) {
    _ = marks(of: node, at: .other)
    guard let names = node.extendedNames else { return }
    let path = names.identifiers
    let isSpecialized = names.contains { $0.arguments != nil }
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
        path: path, isConstrained: isConstrained,
        extendedType: .named(names),
        requirements: node.genericWhereClause?.constraints ?? [],
        // An unavailable conformance means that there is none, as `~Sendable` does.
        inheritedTypes: isUnavailable
          ? inheritedTypes.flatMap(\.constraints).map(WrittenType.suppressed) : inheritedTypes,
        attributes: attributes,
        conditions: scope.conditions))
    declarations.extensions[index].members = members(of: node.memberBlock, in: inside)
  }
}

private typealias NamedDeclaration = NamedDeclSyntax & WithAttributesSyntax & WithModifiersSyntax

extension TypeDeclaration {
  /// Creates a declaration with the properties common to all kinds.
  fileprivate init(
    _ node: some NamedDeclaration, _ kind: Kind,
    _ generics: GenericParameterClauseSyntax? = nil, _ clause: GenericWhereClauseSyntax? = nil,
    in scope: Scope, converter: SourceLocationConverter
  ) {
    self.init(
      kind: kind, path: scope.path + [Identifier(node.name.text)], depth: scope.depth + 1,
      position: converter.position(of: node.name.positionAfterSkippingLeadingTrivia),
      writtenAccess: node.modifiers.access ?? scope.defaultAccess,
      genericParameters: generics?.parameters.map(GenericParameter.init) ?? [],
      requirements: scope.requirements + (generics?.requirements ?? [])
        + (clause?.conformances ?? []),
      isSpecialized: scope.isSpecialized, inheritedTypes: [],
      attributes: scope.attributes.filter { $0.isCopiedToOptic || $0.isConditional }
        + node.attributes.valuesBesideOwn,
      isFinal: node.modifiers.contains(.final),
      isNonisolated: node.modifiers.contains(.nonisolated), conditions: scope.conditions,
      packageAttributes: node.attributes.packageAttributes, members: Members())
  }
}

extension ExtensionDeclSyntax {
  /// The names of the extended type, if it has any.
  var extendedNames: [WrittenType.Name]? {
    let type = extendedType.written
    return type.namesOfShortForm ?? type.names
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
    constraints.contains { constraint in
      constraint.relation == .equals
        && [constraint.subject, constraint.object].contains { $0.names?.count ?? 1 == 1 }
    }
  }

  fileprivate var conformances: [GenericRequirement] {
    constraints.filter { $0.relation == .conforms }
  }
}
