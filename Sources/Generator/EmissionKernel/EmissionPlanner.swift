import SwiftModule
import SwiftReading

/// Plans what one emission generates, type by type.
///
/// `Documentation/GENERATOR.md` says how to add an emission.
package protocol EmissionPlanner: Sendable {
  /// The name of the emission, as `--emit` has it.
  static var name: String { get }

  /// What is generated, as `--help` says it.
  static var summary: String { get }

  /// What the generated code needs of the module.
  static var needs: CodeNeeds { get }

  /// The groups of types that the code is for.
  static var typeGroups: Set<TypeGroup> { get }

  /// Whether the code makes types conform to protocols, on which the code for other modules may count.
  static var makesConformances: Bool { get }

  /// Whether the code is tests, which only a test target can have.
  static var isOnlyForTests: Bool { get }

  /// Returns the values that the generated code makes, which other emissions may use.
  ///
  /// - Parameter type: The type whose values are asked for, of an emission that is not requested; `nil` for all.
  static func offer(in context: GenerationContext, of type: ResolvedType?) -> Offer?

  /// Creates the planner of all types together.
  init(in context: GenerationContext)

  /// Returns the code for a type, or `nil` if there is none; throws if the type is skipped.
  ///
  /// - Parameter report: Records which members are skipped, and why.
  func code(for type: TypeDeclaration, report: inout Report) throws(SkipReason) -> GeneratedCode?

  /// Reports what concerns no single type, after all types.
  func complete(_ report: inout Report)
}

extension EmissionPlanner {
  package static var typeGroups: Set<TypeGroup> { [.values] }

  package static var makesConformances: Bool { false }

  package static var isOnlyForTests: Bool { false }

  package static func offer(in context: GenerationContext, of type: ResolvedType?) -> Offer? {
    nil
  }

  package func complete(_ report: inout Report) {}
}

/// A group of types.
package enum TypeGroup: CaseIterable, Sendable {
  /// Structs and enums.
  case values
  case classes
  /// The classes with the mark `stub`.
  case markedClasses
  /// Protocols, and type aliases of several.
  case protocols
}

/// Values that the code of an emission makes, for that of others.
package struct Offer: Sendable {
  /// What a message calls such a value: "its stub".
  package let word: String
  /// The expressions that make them, by their types.
  package let expressions: [ResolvedType: GivenExpression]

  package init(of word: String, _ expressions: [ResolvedType: GivenExpression]) {
    self.word = word
    self.expressions = expressions
  }
}
