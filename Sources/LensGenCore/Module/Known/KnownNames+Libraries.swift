/// The names declared by the modules that generated code imports.
extension KnownNames {
  /// The types of each module that generated code may import.
  static let libraryTypes: [String: Set<String>] = [
    "FactoryProvider": words(
      """
      Factory Fixturable Providable Recorder SharedAnswers StaticStub StubAnswer StubCalls
      UnpassableFunction UnsetRequirement
      """),
    "Optics": words(
      """
      AffineTraversal AffineTraversalKind Can ChangeBuilder Changes ChoiceBuilder Embeds Extracts
      Gets Indexed Iso IsoKind Kept Lens LensKind Optic OpticKind OpticProtocol Prism PrismKind
      TenTimes Traversal TraversalKind Tuple2 Tuple3 Tuple4
      """),
    "OpticsCompletion": words("ListsOptics OpticsOf"),
    "OpticsLaws": words("Arbitrary Law LawViolation LawViolations RandomSource"),
    "Testing": words(
      """
      Attachable AttachableAsImage AttachableImageFormat AttachableWrapper Attachment Bug Comment
      ConditionTrait Confirmation CustomTestArgumentEncodable CustomTestStringConvertible ExitStatus
      ExitTest Expectation ExpectationFailedError Issue IssueHandlingTrait KnownIssueMatcher
      ParallelizationTrait SourceLocation SuiteTrait Tag Test TestScoping TestTrait TimeLimitTrait
      Trait
      """),
  ]

  /// Whether a module is one of the libraries, and neither it nor its reexports declare a type of
  /// the given name.
  static func isLibrary(_ module: String, without name: String) -> Bool {
    guard let types = libraryTypes[module] else { return false }
    let passedOn = module == "Optics" ? [] : libraryTypes["Optics"] ?? []
    return !types.union(passedOn).contains(name)
  }
}
