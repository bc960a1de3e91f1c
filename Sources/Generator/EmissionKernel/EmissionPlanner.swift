import SwiftModule
import SwiftReading

/// Plans what one emission generates, type by type.
///
/// To add an emission, add a type that conforms to this protocol, and a line to the registry in
/// LensGenCore.
package protocol EmissionPlanner: Sendable {
  /// The name of the emission, as `--emit` has it.
  static var name: String { get }

  /// What is generated, as `--help` says it.
  static var summary: String { get }

  /// What the generated code needs of the module.
  static var needs: CodeNeeds { get }

  /// What other planners may ask for.
  static var capabilities: Set<Capability> { get }

  /// The groups of types that the code is for.
  static var typeGroups: Set<TypeGroup> { get }

  /// The findings that the planner asks for.
  static var findings: [any SharedFinding.Type] { get }

  /// The finding with the expressions that the planner offers to others.
  static var offer: (any ExpressionOffer.Type)? { get }

  /// Returns words for the value of a type that the emission would make, such as "its stub", or `nil`
  /// if it would make none.
  static func value(
    of written: WrittenType, _ resolved: ResolvedType, in context: GenerationContext
  ) -> String?

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
  package static var capabilities: Set<Capability> { [] }

  package static var typeGroups: Set<TypeGroup> { [.values] }

  package static var findings: [any SharedFinding.Type] { [] }

  package static var offer: (any ExpressionOffer.Type)? { nil }

  package static func value(
    of written: WrittenType, _ resolved: ResolvedType, in context: GenerationContext
  ) -> String? { nil }

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

/// Something that an emission generates and other emissions ask about, such as lenses.
package struct Capability: Hashable, Sendable {
  private let name: String

  package init(_ name: String) {
    self.name = name
  }
}
