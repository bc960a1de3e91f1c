/// The name of a kind of message, which the message ends with: `[skipped-private]`.
///
/// This is the only list of ids. The key `messages` of the configuration file sets their levels, and the page
/// *Skipped declarations* says what to do; a test compares the two. An id never changes, and never gets another meaning.
public enum MessageID: String, CaseIterable, Sendable {
  // No edit or optic, and for most of them nothing else, either.
  case skippedPrivate = "skipped-private"
  case skippedClass = "skipped-class"
  case skippedLazy = "skipped-lazy"
  case skippedWeak = "skipped-weak"
  case skippedConstant = "skipped-constant"
  case skippedShared = "skipped-shared"
  case skippedNoncopyable = "skipped-noncopyable"
  case skippedUninhabited = "skipped-uninhabited"
  case skippedUnavailable = "skipped-unavailable"
  case skippedAvailabilityName = "skipped-availability-name"
  case skippedDeprecatedType = "skipped-deprecated-type"
  case skippedOpaqueType = "skipped-opaque-type"
  case skippedInferredType = "skipped-inferred-type"
  case skippedIncompleteType = "skipped-incomplete-type"
  case skippedPattern = "skipped-pattern"
  case skippedObserved = "skipped-observed"
  case skippedNoInitializer = "skipped-no-initializer"
  case skippedSetter = "skipped-setter"
  case skippedUntrustedInitializer = "skipped-untrusted-initializer"
  case skippedNotStored = "skipped-not-stored"
  case skippedNotCopied = "skipped-not-copied"
  case skippedUnknownWrapper = "skipped-unknown-wrapper"
  case skippedReadOnlyWrapper = "skipped-read-only-wrapper"
  case skippedComputingWrapper = "skipped-computing-wrapper"
  case skippedUnknownMacro = "skipped-unknown-macro"
  case skippedStoringMacro = "skipped-storing-macro"
  case skippedUnknownAttribute = "skipped-unknown-attribute"
  case skippedConditionalAttributes = "skipped-conditional-attributes"
  case skippedSafe = "skipped-safe"
  case skippedIsolated = "skipped-isolated"
  case skippedIsolatedPart = "skipped-isolated-part"
  case skippedIsolatedConformance = "skipped-isolated-conformance"
  case skippedIsolatedFunction = "skipped-isolated-function"
  case skippedParameterPack = "skipped-parameter-pack"
  case skippedHiddenParameter = "skipped-hidden-parameter"
  case skippedOverloadedCase = "skipped-overloaded-case"
  case skippedHiding = "skipped-hiding"
  case skippedTakenName = "skipped-taken-name"
  case skippedUnresolvedName = "skipped-unresolved-name"
  case skippedAmbiguousName = "skipped-ambiguous-name"

  // No traversal of the children of a type.
  case childrenNotFound = "children-not-found"
  case childrenConditional = "children-conditional"
  case childrenWithoutOptics = "children-without-optics"
  case childrenDeclared = "children-declared"

  // No list of the cases of an enum.
  case casesTakenName = "cases-taken-name"
  case casesLimited = "cases-limited"
  case casesOpen = "cases-open"

  // No factory, fixture, builder or arbitrary value.
  case valueUnknownType = "value-unknown-type"
  case valueRecursive = "value-recursive"
  case valueOwnProvide = "value-own-provide"
  case valueInherited = "value-inherited"
  case valueIsolated = "value-isolated"
  case valueNoInitializer = "value-no-initializer"
  case valueEmpty = "value-empty"
  case fixtureUnreadable = "fixture-unreadable"
  case builderCase = "builder-case"
  case builderRepeated = "builder-repeated"

  // No stub of a protocol or class, or of a member.
  case stubUnseenProtocol = "stub-unseen-protocol"
  case stubSuperclass = "stub-superclass"
  case stubSupportedClass = "stub-supported-class"
  case stubFinal = "stub-final"
  case stubGenericClass = "stub-generic-class"
  case stubInitializer = "stub-initializer"
  case stubStaticMember = "stub-static-member"
  case stubSelfResult = "stub-self-result"
  case stubVariadic = "stub-variadic"
  case stubNonisolated = "stub-nonisolated"
  case stubDeclared = "stub-declared"
  case stubTakenName = "stub-taken-name"
  case stubContradiction = "stub-contradiction"
  case stubConditionalType = "stub-conditional-type"
  case stubHidingType = "stub-hiding-type"
  case stubIsolatedTwice = "stub-isolated-twice"
  case stubTiedToSelf = "stub-tied-to-self"
  case stubLimited = "stub-limited"
  case stubUnknownAttribute = "stub-unknown-attribute"
  case stubModifier = "stub-modifier"
  case stubGenericValue = "stub-generic-value"
  case stubIsolatedParameter = "stub-isolated-parameter"
  case stubUninhabited = "stub-uninhabited"
  case stubGenericError = "stub-generic-error"
  case stubNoncopyable = "stub-noncopyable"
  case stubRethrows = "stub-rethrows"

  // No laws.
  case lawsWithoutValues = "laws-without-values"
  case lawsWithoutOptics = "laws-without-optics"
  case lawsNoConformance = "laws-no-conformance"
  case lawsImport = "laws-import"
  case lawsLabeledTuple = "laws-labeled-tuple"
  case lawsGenericType = "laws-generic-type"
  case lawsExtension = "laws-extension"
  case lawsConditional = "laws-conditional"
  case lawsDeprecated = "laws-deprecated"

  // What is written without an effect.
  case unusedMark = "unused-mark"
  case unusedDefault = "unused-default"
  case unusedBuilderDefault = "unused-builder-default"
  case unusedSetting = "unused-setting"
  case unusedEmission = "unused-emission"
  case unusedWrapper = "unused-wrapper"
  case unusedMacro = "unused-macro"
  case unusedExclude = "unused-exclude"
  case unusedFolder = "unused-folder"
  case unreadableName = "unreadable-name"
  case unusedConfiguration = "unused-configuration"
  case unseenChange = "unseen-change"

  // Errors, which no configuration silences.
  case syntax
  case nesting
  case configuration
  case file
  case output
}

extension MessageID {
  /// Whether the messages are always errors.
  public var isError: Bool {
    switch self {
    case .syntax, .nesting, .configuration, .file, .output: true
    default: false
    }
  }

  /// Returns a message with the id after it.
  public func labeling(_ message: String) -> String { "\(message) [\(rawValue)]" }
}
