/// Plans what one emission generates, type by type.
///
/// To add an emission, add a type that conforms to this protocol, one that conforms to
/// ``GeneratedCode``, and a case with its planner to ``Emission``.
protocol EmissionPlanner: Sendable {
  /// What is generated, as `--help` says it.
  static var summary: String { get }

  /// What the generated code needs of the module.
  static var needs: CodeNeeds { get }

  /// Whether the code is for protocols, not for structs and enums.
  static var isForProtocols: Bool { get }

  /// Whether there is code for classes, too.
  static var isForClasses: Bool { get }

  /// Whether there is code for the classes that are marked for a stub.
  static var isForMarkedClasses: Bool { get }

  /// Finds out what the planner has to know of all types together.
  init(for run: Run)

  /// Returns the code for a type, or `nil` if there is none.
  ///
  /// - Parameter report: Records what is skipped, and why.
  func code(for type: TypeDeclaration, report: inout Report) -> (any GeneratedCode)?

  /// Changes the code of all types so that it uses what is generated for others.
  func connect(_ files: inout [Plan.File])
}

extension EmissionPlanner {
  static var isForProtocols: Bool { false }
  static var isForClasses: Bool { false }
  static var isForMarkedClasses: Bool { false }

  func connect(_ files: inout [Plan.File]) {}
}
