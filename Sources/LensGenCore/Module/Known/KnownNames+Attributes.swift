// Property wrappers and macros of other modules, by the modules that bring them.
extension KnownNames {
  /// The property wrappers that keep what is written and give it back.
  static let transparentWrappers: [String: Set<String>] = [
    "ArgumentParser": ["Argument", "Flag", "Option", "OptionGroup"],
    "ComposableArchitecture": ["ObservationStateIgnored", "Presents"],
  ]

  /// The property wrappers whose values lie elsewhere, where all copies find the same one.
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

  /// The attached macros that leave the members of a type as they are written.
  static let transparentMacros: [String: Set<String>] = [
    "CasePaths": ["CasePathable"],
    "ComposableArchitecture": ["CasePathable", "Reducer"],
  ]

  /// The attached macros that put what is written for a property `name` into another one, `_name`.
  static let storingMacros: [String: Set<String>] = [
    "ComposableArchitecture": ["DependencyClient", "ObservableState"],
    "DependenciesMacros": ["DependencyClient"],
  ]
}
