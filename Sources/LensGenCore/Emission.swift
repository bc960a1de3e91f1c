/// A kind of code that can be generated.
package enum Emission: String, CaseIterable, Sendable {
  /// A lens for each stored property of a struct.
  case lenses
  /// A prism for each case of an enum.
  case prisms
  /// A list of the lenses and prisms of each type, for code completion.
  case completion
  /// A conformance to `Providable` for each type, and a function with a parameter for each part.
  case factories
  /// A function with a parameter for each part, for each type that is `Fixturable`.
  case fixtures
  /// A function with defaults for each initializer, and for each annotated case.
  case builders
  /// A stub for each protocol, implemented with closures, and for each class that is marked for
  /// one.
  case stubs
  /// A conformance to `Arbitrary` for each type.
  case arbitrary
  /// A test for each type, with an argument for each lens and prism.
  case laws
}

extension Emission {
  /// The type that plans what is generated: with the cases, the only list of all emissions.
  var planner: any EmissionPlanner.Type {
    switch self {
    case .lenses: LensPlanner.self
    case .prisms: PrismPlanner.self
    case .completion: CompletionPlanner.self
    case .factories: FactoryPlanner.self
    case .fixtures: FixturePlanner.self
    case .builders: BuilderPlanner.self
    case .stubs: StubPlanner.self
    case .arbitrary: ArbitraryPlanner.self
    case .laws: LawPlanner.self
    }
  }
}
