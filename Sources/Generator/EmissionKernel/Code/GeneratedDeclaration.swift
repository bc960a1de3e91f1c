import SwiftModule
import SwiftReading

/// A declaration to generate: a planner says what it is, and `DeclarationRendering` writes it.
///
/// Whoever asks about generated code asks these values. Nothing reads the text of a generated file, except lens-gen in
/// its next run.
package struct GeneratedDeclaration: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A variable or function that values have.
    case instance
    /// A variable or function of the type itself.
    case `static`
    /// A type, a protocol, or an alias.
    case type
    /// An extension of the type at a path. That of a factory is `Factory`, and the path of what it makes.
    case `extension`(of: TypePath)
  }

  /// Who has to be able to use the declaration.
  package enum Reach: Equatable, Sendable {
    /// Whoever can use the type and its parts; in a test target, only that.
    case type
    /// Whoever can use a conformance, which is public in a test target, too.
    case conformance
    /// The same, and inlined code of the module.
    case inlinedConformance
    /// Whoever can use a conformance that shows nothing public, although a test target has to call it public.
    case closedConformance
  }

  package enum Isolation: Equatable, Sendable {
    case inherited, nonisolated
    /// Isolated to a global actor with this name.
    case actor(String)
  }

  /// What is written up to the brace, after the modifiers; of an extension, also after its keyword.
  package enum Signature: Equatable, Sendable {
    case text(String)
    /// A function, whose parameters are laid out on one or several lines.
    case function(String, [String], String)
    /// A variable, with its type on the same line or on the next one.
    case variable(type: String)
    /// A type or function, and its `where` clause.
    case constrained(String, by: String)
  }

  package enum Body: Equatable, Sendable {
    case none
    case code([String])
    /// A closure with these parameters as the value of a variable.
    case closure([String], [String])
    /// Accessors or a short expression, on the line of the declaration.
    case line(String)
    /// Declarations with an empty line around each long one.
    case members([GeneratedDeclaration])
    /// Accessors on one line, or a line each.
    case accessors([String])
    /// Short declarations without empty lines; neighbors in a group share their conditions.
    case list([[GeneratedDeclaration]])
  }

  package let kind: Kind
  package let name: Identifier
  package let access: AccessLevel
  package let reach: Reach
  package let isolation: Isolation
  /// The attributes, a line each.
  package let attributes: [String]
  /// The attributes that stand on the line of the declaration.
  package let words: [String]
  /// The modifiers besides those of access, isolation and `static`.
  package let modifiers: [String]
  /// Whether clients compile the body of a release build, too.
  package let isExported: Bool
  package let signature: Signature
  package let body: Body
  /// The conditions of `#if` around it, besides those of the declaration around it.
  package let conditions: [Condition]
  /// The types that its signature names, and those of expressions that clients compile.
  package let shown: Set<NamedType>
  /// The conformance of an extension that other modules may count on.
  package let conformance: ExtensionDeclaration?

  package init(
    _ kind: Kind, _ name: Identifier, access: AccessLevel, reach: Reach = .type,
    isolation: Isolation = .inherited, attributes: [String] = [], words: [String] = [],
    modifiers: [String] = [], isExported: Bool = false, _ signature: Signature,
    _ body: Body = .none,
    conditions: [Condition] = [],
    shown: Set<NamedType> = [], conformance: ExtensionDeclaration? = nil
  ) {
    self.kind = kind
    self.name = name
    self.access = access
    self.reach = reach
    self.isolation = isolation
    self.attributes = attributes
    self.words = words
    self.modifiers = modifiers
    self.isExported = isExported
    self.signature = signature
    self.body = body
    self.conditions = conditions
    self.shown = shown
    self.conformance = conformance
  }
}
