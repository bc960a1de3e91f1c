import EmissionKernel
import SwiftModule
import SwiftReading

/// A part of a value, as its optic and the variable of a draft reach it.
package struct Part: Sendable {
  /// The way in which the part is read and written.
  package enum Form: Sendable {
    /// A property that is written in place.
    ///
    /// It is plain if its value is stored there, and nothing sees how it changes, so that it can be taken out and put
    /// back.
    case writable(isPlain: Bool)
    /// A property that changes by a call of an initializer.
    case rebuilt(by: Rebuilding)
    /// The payload of a case, which may be the only one of the enum.
    case prism(EnumCase, isOnly: Bool)
    /// What each case of an enum has.
    case shared(SharedPart)
    /// What a traversal finds, with the lines of its arguments.
    case traversal([String])
    /// What a traversal finds that another expression makes.
    case expression(String)
  }

  /// The property or case, or the word for what a traversal finds.
  package var member: Identifier
  package var position: Position
  /// The type as the member's declaration writes it, or would; for a payload, of all of it.
  package var written: WrittenType?
  /// The type as an extension writes it.
  package var type: WrittenType
  /// The types that this names.
  package var names: Set<NamedType>
  /// Whether using the part is unsafe.
  package var isUnsafe: Bool
  package var form: Form
  package var access: AccessLevel
  package var isInlinable: Bool
  package var attributes: [Attribute]
  package var conditions: [Condition]
}

extension Part {
  /// The name of the optic.
  package var opticName: Identifier { member.opticName }

  /// What a message about the part is about.
  package func subject(in type: TypeDeclaration) -> Subject {
    .part(member, at: position, of: type)
  }
}

extension Part {
  /// Whether it is the payload of a case without one.
  package var isVoid: Bool {
    if case .prism(let enumCase, _) = form { enumCase.payloads.isEmpty } else { false }
  }

  /// The files besides that of the type in which the part is declared.
  var sources: Set<String> { if case .shared(let shared) = form { shared.sources } else { [] } }

  /// Whether the optic is there wherever a type is, and needs no word where it is used.
  package var isUsableEverywhere: Bool {
    conditions.isEmpty && !isUnsafe && !attributes.contains(where: \.isAvailability)
  }
}

extension Part {
  package func declaration(
    in extended: ExtendedType, of context: GenerationContext
  ) -> GeneratedDeclaration {
    let (type, part) = kindAndPart(in: context)
    // In an expression, the macro `Optics` may hide the module.
    let callee = context.hasOtherMeaning(kind.rawValue) && !isUnsafe ? ".init" : type
    let value =
      switch form {
      case .writable: [writableLens(callee, onto: member, word: word)]
      case .rebuilt(let rebuilding): rebuilding.lens(onto: member, type: callee)
      case .prism(let enumCase, let isOnly):
        enumCase.prism(type: callee, word: word, isOnly: isOnly)
      case .shared(let shared): shared.lens(type: callee)
      case .expression(let expression): [word + expression]
      case .traversal(let arguments): ["\(word)\(callee)("] + indented(arguments) + [")"]
      }
    return member(
      opticName, "var \(opticName.spelling): \(type)<Self, \(part)>", value, in: extended,
      of: context)
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
      isExported: isInlinable && !context.place.isOutside, .text(signature), .code(body),
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
      .instance, opticName, access: access, isolation: extended.isolationOfMembers,
      attributes: attributeLines(in: context),
      .text("var \(opticName.spelling): \(type)<\(whole), \(part)>"),
      .line("\(word)\(whole).\(opticName.spelling)"), conditions: conditions, shown: names)
  }

  /// The text before an expression with the part.
  var word: String { unsafeKeyword(isUnsafe) }

  func attributeLines(in context: GenerationContext) -> [String] {
    attributes.filter { !context.place.isOutside || !$0.isSystemInterface }.map(\.text)
  }

  private var kind: OpticKind {
    switch form {
    case .writable, .rebuilt, .shared: .lens
    case .prism(_, isOnly: true): .iso
    case .prism: .prism
    case .traversal, .expression: .traversal
    }
  }

  /// The kind of the optic and the type of its part, as they are written.
  private func kindAndPart(in context: GenerationContext) -> (kind: String, part: String) {
    (
      context.qualified(kind.rawValue, in: "Optics"),
      isVoid && context.hasOtherMeaning("Void") ? "()" : type.text
    )
  }
}
