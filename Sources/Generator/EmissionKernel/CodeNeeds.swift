/// What generated code needs of the module that it is generated for.
package struct CodeNeeds: Equatable, Sendable {
  /// The libraries that it imports.
  package var libraries: Set<String> = []
  /// The libraries that it imports if the sources do.
  package var optionalLibraries: Set<String> = []
  /// Whether its parameters can get expressions from the settings or from other emissions.
  package var takesExpressions = false

  package init(
    libraries: Set<String> = [], optionalLibraries: Set<String> = [],
    takesExpressions: Bool = false
  ) {
    self.libraries = libraries
    self.optionalLibraries = optionalLibraries
    self.takesExpressions = takesExpressions
  }
}

extension CodeNeeds {
  /// What the code of all these planners needs.
  package init(of planners: [any EmissionPlanner.Type]) {
    for needs in planners.map({ $0.needs }) {
      libraries.formUnion(needs.libraries)
      optionalLibraries.formUnion(needs.optionalLibraries)
      takesExpressions = takesExpressions || needs.takesExpressions
    }
  }
}
