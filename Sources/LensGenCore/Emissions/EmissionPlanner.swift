import SwiftModule
import SwiftReading

/// Plans what one emission generates, type by type.
///
/// To add an emission, add a type that conforms to this protocol, and a case with its planner to
/// ``Emission``.
protocol EmissionPlanner: Sendable {
  /// What is generated, as `--help` says it.
  static var summary: String { get }

  /// What the generated code needs of the module.
  static var needs: CodeNeeds { get }

  /// The kinds of types that the code is for.
  static var subjects: Set<Subject> { get }

  /// Finds out what the planner has to know of all types together.
  init(run: Run)

  /// Returns the code for a type, or `nil` if there is none; throws if the type is skipped.
  ///
  /// - Parameter report: Records which members are skipped, and why.
  func code(for type: TypeDeclaration, report: inout Report) throws(SkipReason) -> GeneratedCode?
}

/// A kind of types.
enum Subject: CaseIterable, Sendable {
  /// Structs and enums.
  case values
  case classes
  /// The classes that are marked for a stub.
  case markedClasses
  /// Protocols, and type aliases of several.
  case protocols
}

extension EmissionPlanner {
  static var subjects: Set<Subject> { [.values] }
}
