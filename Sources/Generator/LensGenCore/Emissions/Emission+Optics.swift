import EmissionKernel
import OpticsEmission

extension Emission {
  /// A lens for each stored property of a struct.
  package static let lenses = Emission(planner: LensPlanner.self)
  /// A prism for each case of an enum.
  package static let prisms = Emission(planner: PrismPlanner.self)
  /// A draft of each struct and enum, in which its parts are variables.
  package static let edits = Emission(planner: EditPlanner.self)
  /// The cases of each enum without their payloads.
  package static let cases = Emission(planner: CasePlanner.self)
  /// A traversal of the children of each recursive type, and of all values of some types.
  package static let children = Emission(
    planner: ChildrenPlanner.self,
    settings: [
      Setting(
        key: "every",
        meaning:
          "With children, types whose values get a traversal at any depth: Order._everyString.",
        option: "--every", placeholder: "TYPE",
        help: "with 'children', write a traversal of all values of a type at any depth, such as "
          + "'Order._everyString'",
        value: .names(of: "type", \.generator.every.types))
    ])
  /// A list of the lenses and prisms of each type, for code completion.
  package static let completion = Emission(planner: CompletionPlanner.self)
}

extension Generator {
  package var every: EveryOptions {
    get { options[EveryOptions.self] }
    set { options[EveryOptions.self] = newValue }
  }

  package var unavailableOptics: UnavailableOpticsOptions {
    get { options[UnavailableOpticsOptions.self] }
    set { options[UnavailableOpticsOptions.self] = newValue }
  }
}
