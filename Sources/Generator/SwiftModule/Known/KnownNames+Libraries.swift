import SwiftReading

/// The names declared by the modules that generated code imports, and by one that sources often do.
extension KnownNames {
  /// All types of some modules.
  static let libraryTypes: [String: Set<String>] = [
    "FactoryProvider": words(
      """
      Factory Fixturable MissingCall Providable Recorder RecordingStub SharedAnswers StaticStub
      StubAnswer StubCalls
      UnpassableFunction UnsetRequirement
      """),
    "Optics": words(
      """
      AffineTraversal AffineTraversalKind AnyDraft Can CollectionDraft DictionaryDraft
      DraftProtocol Editable EditableAsWhole Embeds EnumDraft Extracts Gets Indexed Iso
      IsoKind Lens LensKind Optic OpticKind OpticProtocol PartDraft Prism PrismKind Traversal
      TraversalKind Tuple2 Tuple3 Tuple4
      """),
    "OpticsChanges": words("ChangeConflict Changes EncodedValue"),
    "OpticsCompletion": words("ListsOptics OpticsOf"),
    "OpticsLaws": words(
      """
      Arbitrary Counterexample Coverage Gen Law LawViolation LawViolations RandomSource
      SimplerValues
      """),
    "Synchronization": words(
      """
      Atomic AtomicLazyReference AtomicLoadOrdering AtomicOptionalRepresentable AtomicRepresentable
      AtomicStoreOrdering AtomicUpdateOrdering Mutex WordPair
      """),
    "Testing": words(
      """
      Attachable AttachableAsImage AttachableImageFormat AttachableWrapper Attachment Bug Comment
      ConditionTrait Confirmation CustomTestArgumentEncodable CustomTestStringConvertible ExitStatus
      ExitTest Expectation ExpectationFailedError Issue IssueHandlingTrait KnownIssueMatcher
      ParallelizationTrait SourceLocation SuiteTrait Tag Test TestScoping TestTrait TimeLimitTrait
      Trait
      """),
  ]

  /// Whether a name is that of a type of the standard library, Foundation or one of these modules, and another
  /// module is neither the one with the type nor one that it may reexport.
  static func usuallyDeclare(_ name: String, elsewhereThanIn module: String) -> Bool {
    let isOfSystem = standardLibraryDeclares(name) || foundationDeclares(name)
    return isOfSystem && !module.hasPrefix("_") && !reexportedModules.contains(module)
      || libraryTypes.contains { $0 != module && $1.contains(name) }
  }

  /// Whether a module is one of these, and neither it nor its reexports declare a type of the given
  /// name.
  static func isLibrary(_ module: String, without name: String) -> Bool {
    [module, "Optics"].allSatisfy { libraryTypes[$0]?.contains(name) == false }
  }
}

// Property wrappers and protocols of other modules, by module.
extension KnownNames {
  /// The property wrappers that store their value elsewhere, so that copies share it.
  package static let sharingWrappers: [String: Set<String>] = [
    "AppIntents": ["Dependency", "Parameter"],
    "ComposableArchitecture": ["Dependency", "Shared", "SharedReader"],
    "Dependencies": ["Dependency"],
    "Sharing": ["Shared", "SharedReader"],
    "SwiftUI": [
      "AccessibilityFocusState", "AppStorage", "Bindable", "Binding", "Environment",
      "EnvironmentObject", "FetchRequest", "FocusState", "FocusedBinding", "FocusedObject",
      "FocusedValue", "GestureState", "Namespace", "NSApplicationDelegateAdaptor", "ObservedObject",
      "Query", "ScaledMetric", "SceneStorage", "SectionedFetchRequest", "State", "StateObject",
      "UIApplicationDelegateAdaptor",
    ],
  ]

  /// The property wrappers that have a value without an initial one.
  static let fillingWrappers: [String: Set<String>] = [
    "ComposableArchitecture": ["Dependency"],
    "Dependencies": ["Dependency"],
    "SwiftUI": [
      "AccessibilityFocusState", "Environment", "EnvironmentObject", "FetchRequest", "FocusState",
      "FocusedBinding", "FocusedObject", "FocusedValue", "Namespace",
      "NSApplicationDelegateAdaptor", "Query", "SectionedFetchRequest",
      "UIApplicationDelegateAdaptor",
    ],
  ]

  /// The protocols that isolate the types in whose declarations they stand to the main actor.
  static let isolatingProtocols: [String: Set<String>] = [
    "SwiftUI": words(
      """
      App ButtonStyle Commands LabelStyle NSViewControllerRepresentable NSViewRepresentable
      PreviewProvider PrimitiveButtonStyle Scene ToggleStyle ToolbarContent
      UIViewControllerRepresentable UIViewRepresentable View ViewModifier Widget WidgetBundle
      """)
  ]
}
