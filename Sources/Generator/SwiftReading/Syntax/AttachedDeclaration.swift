internal import SwiftParser
internal import SwiftSyntax

/// A declaration with an attached macro, as a source file of its own: a macro sees the declaration,
/// and the heads of the types around it.
package struct AttachedDeclaration {
  package enum Kind: Equatable {
    case type(TypeDeclaration.Kind)
    case initializer
    case enumCase
    case other
  }

  /// A member of the declaration, if it is a type.
  package struct Member {
    /// The offsets of its text, without comments before it.
    package let range: Range<Int>
    /// Whether `@OpticsIgnored` is attached to it.
    package let isIgnored: Bool
  }

  package let kind: Kind
  /// The file, with spaces instead of the attributes of this package.
  package let file: SourceFile
  package let declarations: Declarations
  /// The offsets in the file at which its lines start.
  private let lineStarts: [Int]
  /// The distance from an offset in the file to that in the user's file.
  package let distance: Int
  /// The offsets of the declaration's text in the file, without comments before it.
  package let range: Range<Int>
  /// The attribute that attaches the macro.
  package let attribute: PackageAttribute
  package let members: [Member]
  /// The types after the colon, and the offsets of the colon and the types, if it is a type with any.
  package let inheritance: (types: [String], range: Range<Int>)?
  /// Whether it stands in another type.
  package let isNested: Bool
  /// Whether an initializer can be called as `Self(…)`: classes that are not final need `required`.
  package let isCallableOnSelf: Bool
}

/// An error in a declaration that the compiler does not report.
package struct NestingError: Error {
  package let problem: Diagnostic
}

extension AttachedDeclaration {
  /// Reads a declaration.
  ///
  /// - Parameters:
  ///   - source: The declaration with its attributes and the comments before it, and the path of
  ///     the user's file.
  ///   - offset: The offset of that text in the user's file.
  ///   - context: The types around it, from the innermost, without their members.
  ///   - attribute: The offset of the macro's attribute in the user's file.
  ///   - isMember: Whether the declaration is an initializer or a case, not a type.
  /// - Returns: The declaration, or `nil` if its syntax has errors, which the compiler reports.
  /// - Throws: What is nested too deeply in it.
  package init?(
    _ source: SourceFile, at offset: Int, in context: [String], attributeAt attribute: Int,
    isMember: Bool
  ) throws(NestingError) {
    let heads = context.enumerated().map { Head($1, holdsTheMember: isMember && $0 == 0) }
      .prefix { $0 != nil }.compactMap(\.self)
    let before = heads.reversed().map { $0.text }.joined()
    let text = before + source.text + String(repeating: "\n}", count: heads.count)
    let tree = Parser.parse(source: text)
    let converter = SourceLocationConverter(fileName: source.path, tree: tree)
    if let problem = TreeLimits(converter: converter).problem(in: tree) {
      throw NestingError(problem: problem)
    }
    var items = tree.statements.compactMap { $0.item.as(DeclSyntax.self) }
    for _ in heads {
      let group = items.first?.asProtocol((any DeclGroupSyntax).self)
      items = group?.memberBlock.members.map(\.decl) ?? []
    }
    guard !tree.hasError, let node = items.first else { return nil }
    let distance = offset - before.utf8.count
    let place = attribute - distance
    let own = tree.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == .atSign }
      .compactMap { $0.parent?.as(AttributeSyntax.self) }
      .filter { KnownAttributes.own.contains($0.lastName) }
    let attribute =
      own.first { $0.position.utf8Offset == place }
      ?? own.first { node.offsets.contains($0.offsets.lowerBound) }
    guard let attribute else { return nil }
    let file = SourceFile(path: source.path, text: text.blanking(own.map(\.offsets)))
    self.init(
      kind: Kind(node), file: file, declarations: SourceSummary(file).declarations,
      lineStarts: converter.sourceLines
        .reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) },
      distance: distance, range: node.offsets,
      attribute: PackageAttribute(attribute, named: attribute.lastName),
      members: node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.flatMap(\.parts)
        ?? [],
      inheritance: node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause.map { clause in
        (clause.inheritedTypes.map(\.type.trimmedDescription), clause.offsets)
      },
      isNested: !heads.isEmpty,
      isCallableOnSelf: heads.first?.isOpenClass != true
        || node.as(InitializerDeclSyntax.self)?.modifiers.contains(.required) == true)
  }

  /// Returns the offset of a position in the file.
  package func offset(of position: Position) -> Int {
    lineStarts[position.line - 1] + position.column - 1
  }
}

extension AttachedDeclaration {
  /// The start of a type or an extension, up to its opening brace.
  private struct Head {
    let text: String
    /// Whether it is a class that is not final.
    let isOpenClass: Bool

    /// Reads a type or extension without members; returns `nil` for another declaration.
    ///
    /// - Parameter holdsTheMember: Whether the macro's initializer or case stands directly in it. Then it becomes a struct
    ///   unless it is an enum, because the values of all other types are made in the same way.
    init?(_ source: String, holdsTheMember: Bool) {
      let node = Parser.parse(source: source).statements.first?.item.as(DeclSyntax.self)
      guard let node, let group = node.asProtocol((any DeclGroupSyntax).self) else { return nil }
      let brace = group.memberBlock.leftBrace.endPosition.utf8Offset
      let own = String(decoding: source.utf8.prefix(brace), as: UTF8.self) + "\n"
      text = holdsTheMember ? node.headOfStruct ?? own : own
      isOpenClass = group.is(ClassDeclSyntax.self) && !group.modifiers.contains(.final)
    }
  }
}

extension DeclSyntax {
  /// The head of a struct with the same name and generic parameters, for a class, an actor or an
  /// extension.
  fileprivate var headOfStruct: String? {
    if let extended = `as`(ExtensionDeclSyntax.self)?.extendedType {
      // The extended type may have any access level.
      let name = extended.as(MemberTypeSyntax.self)?.name ?? extended.firstToken(viewMode: .fixedUp)
      return "public struct \(name?.text ?? "") {\n"
    }
    guard [.classDecl, .actorDecl].contains(kind),
      let name = asProtocol((any NamedDeclSyntax).self)?.name.text
    else { return nil }
    let access = asProtocol((any WithModifiersSyntax).self)?.modifiers.access ?? .internal
    let generics = asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    return "\(access.prefix)struct \(name)\(generics?.trimmedDescription ?? "") {\n"
  }
}

extension AttachedDeclaration.Kind {
  fileprivate init(_ node: DeclSyntax) {
    self =
      switch node.kind {
      case .structDecl: .type(.struct)
      case .enumDecl: .type(.enum)
      case .classDecl: .type(.class)
      case .actorDecl: .type(.actor)
      case .protocolDecl: .type(.protocol)
      case .initializerDecl: .initializer
      case .enumCaseDecl: .enumCase
      default: .other
      }
  }
}

extension AttributeSyntax {
  /// The name without the module.
  fileprivate var lastName: String {
    attributeName.as(IdentifierTypeSyntax.self)?.name.text
      ?? attributeName.as(MemberTypeSyntax.self)?.name.text ?? ""
  }
}

extension SyntaxProtocol {
  /// The offsets of the text, without comments and spaces around it.
  var offsets: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension MemberBlockItemSyntax {
  /// The member, or the members in the branches of an `#if` block.
  fileprivate var parts: [AttachedDeclaration.Member] {
    if let block = decl.as(IfConfigDeclSyntax.self) {
      return block.clauses.flatMap { clause in
        clause.elements?.as(MemberBlockItemListSyntax.self)?.flatMap(\.parts) ?? []
      }
    }
    let attributes = decl.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    return [
      AttachedDeclaration.Member(
        range: decl.offsets,
        isIgnored: attributes.contains {
          $0.as(AttributeSyntax.self)?.lastName == "OpticsIgnored"
        })
    ]
  }
}

extension String {
  /// Returns the text with spaces in some places, so that everything else stays where it is.
  fileprivate func blanking(_ ranges: [Range<Int>]) -> String {
    var bytes = Array(utf8)
    let newlines = Array("\r\n".utf8)
    for range in ranges {
      for index in range where !newlines.contains(bytes[index]) {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
