import EmissionKernel
import SwiftModule
import SwiftReading

/// An optic to generate.
package struct OpticDefinition: Sendable {
  /// The way in which the optic reads and writes.
  package enum Form: Sendable {
    /// A lens that writes the property in place.
    case writable(Identifier)
    /// A lens that calls an initializer.
    case rebuilt(Identifier, by: Rebuilding)
    /// A prism, or an iso if the enum has no other case.
    case prism(EnumCase, isOnly: Bool)
    /// A lens of an enum, onto a part that each case has.
    case shared(SharedPart)
    /// A traversal, with the lines of its arguments.
    case traversal([String])
    /// A traversal that another expression makes.
    case expression(String)
  }

  /// The property or case that the optic is for, or the word for what a traversal finds.
  package var member: Identifier
  package var position: Position
  package var part: WrittenType
  /// The types that the part's type names.
  package var names: Set<NamedType>
  /// Whether using the part is unsafe.
  package var isUnsafe: Bool
  package var form: Form
  package var access: AccessLevel
  package var isInlinable: Bool
  package var attributes: [Attribute]
  package var conditions: [Condition]

  package init(
    member: Identifier, position: Position, part: WrittenType, names: Set<NamedType>,
    isUnsafe: Bool, form: Form, access: AccessLevel, isInlinable: Bool, attributes: [Attribute],
    conditions: [Condition]
  ) {
    self.member = member
    self.position = position
    self.part = part
    self.names = names
    self.isUnsafe = isUnsafe
    self.form = form
    self.access = access
    self.isInlinable = isInlinable
    self.attributes = attributes
    self.conditions = conditions
  }
}

extension OpticDefinition {
  package var name: Identifier { member.opticName }

  /// What a message about the optic is about.
  package func subject(in type: TypeDeclaration) -> Subject {
    .part(member, at: position, of: type)
  }
}

extension OpticDefinition {
  /// Whether the part is `Void`.
  package var hasVoidPart: Bool {
    if case .prism(let enumCase, _) = form { enumCase.payloads.isEmpty } else { false }
  }

  /// The files besides that of the type in which the part is declared.
  var sources: Set<String> { if case .shared(let part) = form { part.sources } else { [] } }

  /// Whether the optic is there wherever a type is, and needs no word where it is used.
  package var isUsableEverywhere: Bool {
    conditions.isEmpty && !isUnsafe && !attributes.contains(where: \.isAvailability)
  }
}

extension OpticDefinition {
  package func declaration(
    in extended: ExtendedType, of context: GenerationContext
  ) -> GeneratedDeclaration {
    let (type, part) = kindAndPart(in: context)
    // In an expression, the macro `Optics` may hide the module.
    let callee = context.hasOtherMeaning(kind) && !isUnsafe ? ".init" : type
    let value =
      switch form {
      case .writable(let property): [writableLens(callee, onto: property, word: word)]
      case .rebuilt(let property, let rebuilding): rebuilding.lens(onto: property, type: callee)
      case .prism(let enumCase, let isOnly):
        enumCase.prism(type: callee, word: word, isOnly: isOnly)
      case .shared(let part): part.lens(type: callee)
      case .expression(let expression): [word + expression]
      case .traversal(let arguments): ["\(word)\(callee)("] + indented(arguments) + [")"]
      }
    return member(
      name, "var \(name.spelling): \(type)<Self, \(part)>", value, in: extended, of: context)
  }

  /// Returns a static member with the attributes and the access level of the optic.
  func member(
    _ name: Identifier, _ signature: String, _ body: [String], in extended: ExtendedType,
    of context: GenerationContext
  ) -> GeneratedDeclaration {
    // Unlike `@inlinable`, this attribute keeps the module from compiling optics that only clients
    // use. A dot is a key path to a member. For a generic type, the optimizer sees through this key
    // path only with this attribute. In debug builds nothing is inlined, and each edit would check all
    // optics of the module again.
    GeneratedDeclaration(
      .static, name, access: access, isolation: extended.isolationOfMembers,
      attributes: attributeLines(in: context),
      isExported: isInlinable && !context.settings.isOutside, .text(signature), .shortCode(body),
      conditions: conditions, shown: names)
  }

  /// Returns the entry of the optic in a list of the optics of a type.
  ///
  /// - Parameter whole: The type, with its generic parameters as arguments.
  package func entry(
    of whole: String, in extended: ExtendedType, of context: GenerationContext
  ) -> GeneratedDeclaration {
    let (type, part) = kindAndPart(in: context)
    return GeneratedDeclaration(
      .instance, name, access: access, isolation: extended.isolationOfMembers,
      attributes: attributeLines(in: context),
      .text("var \(name.spelling): \(type)<\(whole), \(part)>"),
      .line("\(word)\(whole).\(name.spelling)"), conditions: conditions, shown: names)
  }

  /// The text before an expression with the part.
  private var word: String { unsafeKeyword(isUnsafe) }

  private func attributeLines(in context: GenerationContext) -> [String] {
    attributes.filter { !context.settings.isOutside || !$0.isSystemInterface }.map(\.text)
  }

  /// The kind of the optic.
  private var kind: String {
    switch form {
    case .writable, .rebuilt, .shared: "Lens"
    case .prism(_, isOnly: true): "Iso"
    case .prism: "Prism"
    case .traversal, .expression: "Traversal"
    }
  }

  /// The kind of the optic and the type of its part, as they are written.
  private func kindAndPart(in context: GenerationContext) -> (kind: String, part: String) {
    (
      context.qualified(kind, in: "Optics"),
      hasVoidPart && context.hasOtherMeaning("Void") ? "()" : part.text
    )
  }
}
