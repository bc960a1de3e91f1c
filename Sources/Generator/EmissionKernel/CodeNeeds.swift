/// What generated code needs of the module that it is generated for.
package struct CodeNeeds: Equatable, Sendable {
  /// The libraries that it imports.
  package var libraries: Set<String> = []
  /// The libraries that it imports if the sources do.
  package var optionalLibraries: Set<String> = []

  package init(libraries: Set<String> = [], optionalLibraries: Set<String> = []) {
    self.libraries = libraries
    self.optionalLibraries = optionalLibraries
  }
}

extension CodeNeeds {
  /// What the code of all these planners needs.
  package init(of planners: [any EmissionPlanner.Type]) {
    for needs in planners.map({ $0.needs }) {
      libraries.formUnion(needs.libraries)
      optionalLibraries.formUnion(needs.optionalLibraries)
    }
  }
}
