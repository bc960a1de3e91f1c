/// What generated code needs of the module that it is generated for.
struct CodeNeeds: Equatable, Sendable {
  /// The libraries that it imports.
  var libraries: Set<String> = []
  /// Whether the settings give values for its parameters.
  var takesDefaults = false
}

extension CodeNeeds {
  mutating func formUnion(_ other: CodeNeeds) {
    libraries.formUnion(other.libraries)
    takesDefaults = takesDefaults || other.takesDefaults
  }
}
