/// What generated code needs of the module that it is generated for.
struct CodeNeeds: Equatable, Sendable {
  /// The libraries that it imports.
  var libraries: Set<String> = []
  /// Whether it may name the type of any member, not only of the parts that an optic can reach.
  var namesAllMembers = false
  /// Whether it names the types in the requirements of protocols.
  var namesRequirements = false
  /// Whether the settings give values for its parameters.
  var takesDefaults = false
}

extension CodeNeeds {
  mutating func formUnion(_ other: CodeNeeds) {
    libraries.formUnion(other.libraries)
    namesAllMembers = namesAllMembers || other.namesAllMembers
    namesRequirements = namesRequirements || other.namesRequirements
    takesDefaults = takesDefaults || other.takesDefaults
  }
}
