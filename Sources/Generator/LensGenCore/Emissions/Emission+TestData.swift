import EmissionKernel
import TestDataEmission

extension Emission {
  /// A conformance to `Providable` for each type, and a function with a parameter for each part.
  package static let factories = Emission(planner: FactoryPlanner.self)
  /// A function with a parameter for each part, for each type that is `Fixturable`.
  package static let fixtures = Emission(planner: FixturePlanner.self)
  /// A function with defaults for each initializer, and for each annotated case.
  package static let builders = Emission(planner: BuilderPlanner.self, settings: builderSettings)
  /// A conformance to `Arbitrary` for each type.
  package static let arbitrary = Emission(planner: ArbitraryPlanner.self)
  /// A test for each type, with an argument for each lens and prism, and one for its conformances.
  package static let laws = Emission(planner: LawPlanner.self, settings: lawSettings)
}

extension Generator {
  package var builders: BuilderOptions {
    get { options[BuilderOptions.self] }
    set { options[BuilderOptions.self] = newValue }
  }

  package var laws: LawOptions {
    get { options[LawOptions.self] }
    set { options[LawOptions.self] = newValue }
  }
}

extension Emission {
  private static let lawSettings = [
    Setting(
      key: "synthesized-laws",
      meaning: "Whether laws also checks the declared conformances that Swift writes.",
      option: "--synthesized-laws",
      help: "laws also check the declared conformances that Swift writes",
      value: .boolean(\.generator.laws.includesSynthesized))
  ]

  private static let builderSettings = [
    Setting(
      key: "builder-name",
      meaning: "The name of builder functions, instead of build.",
      value: .functionName(\.generator.builders.name)),
    Setting(
      key: "builder-literals",
      meaning:
        "Whether builders use expressions such as Date(timeIntervalSince1970: 0), not .provide(), so that they need no library.",
      option: "--builder-literals",
      help: "builders use literals such as 'Date(timeIntervalSince1970: 0)', and no library",
      value: .boolean(\.generator.builders.useLiterals)),
  ]
}
