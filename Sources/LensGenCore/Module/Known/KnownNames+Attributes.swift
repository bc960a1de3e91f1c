// Property wrappers and macros of other modules, by module.
extension KnownNames {
  /// The property wrappers that store what is written and return it.
  static let transparentWrappers: [String: Set<String>] = [
    "ArgumentParser": ["Argument", "Flag", "Option", "OptionGroup"],
    "ComposableArchitecture": ["ObservationStateIgnored", "Presents"],
  ]

  /// The property wrappers that store their value elsewhere, so that copies share it.
  static let sharingWrappers: [String: Set<String>] = [
    "AppIntents": ["Dependency", "Parameter"],
    "ComposableArchitecture": ["Dependency", "Shared", "SharedReader"],
    "Dependencies": ["Dependency"],
    "Sharing": ["Shared", "SharedReader"],
    "SwiftUI": [
      "AccessibilityFocusState", "AppStorage", "Bindable", "Binding", "Environment",
      "EnvironmentObject", "FetchRequest", "FocusState", "FocusedBinding", "FocusedObject",
      "FocusedValue", "GestureState", "Namespace", "ObservedObject", "Query", "ScaledMetric",
      "SceneStorage", "SectionedFetchRequest", "State", "StateObject",
    ],
  ]

  /// The attached macros that keep the declared members of a type unchanged.
  static let transparentMacros: [String: Set<String>] = [
    "CasePaths": ["CasePathable"],
    "ComposableArchitecture": ["CasePathable", "Reducer"],
  ]

  /// The attached macros that store a property `name` in another one, `_name`.
  static let storingMacros: [String: Set<String>] = [
    "ComposableArchitecture": ["DependencyClient", "ObservableState"],
    "DependenciesMacros": ["DependencyClient"],
  ]
}
