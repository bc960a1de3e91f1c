import EmissionKernel
import SwiftModule
import SwiftReading

extension SkipReason {
  package static var pattern: Self {
    Self(.skippedPattern, "it is declared by a pattern; declare it on its own")
  }
  package static var `lazy`: Self {
    Self(.skippedLazy, "it is lazy, so reading it changes the value")
  }
  static var `weak`: Self {
    Self(
      .skippedWeak, "it does not keep its object alive, so the object may be gone when you read it")
  }

  static var constantValue: Self {
    Self(.skippedConstant, "a 'let' property that always has its initial value")
  }
  package static func wrapper(_ name: String) -> Self {
    Self(
      .skippedUnknownWrapper,
      "lens-gen does not know the property wrapper '@\(name)'; if it stores what is written, pass "
        + "'--wrapper \(name)', or write 'wrappers: \(name)' in the configuration file",
      inMacros: "'@Optics' cannot see what '@\(name)' does to a property; lens-gen can")
  }

  static func readOnlyWrapper(_ name: String) -> Self {
    Self(
      .skippedReadOnlyWrapper, "'@\(name)' is read-only: other files cannot set its 'wrappedValue'")
  }

  static func computingWrapper(_ name: String) -> Self {
    Self(
      .skippedComputingWrapper,
      "'@\(name)' may change what is written, because its 'wrappedValue' does more than store a value"
    )
  }

  static var safeOfUnsafeType: Self {
    Self(
      .skippedSafe,
      "'@safe' covers reading the property, but not changing it, because its type is unsafe")
  }

  package static func shared(_ name: String) -> Self {
    Self(.skippedShared, "'@\(name)' stores its value outside the struct, where copies share it")
  }

  static var noInitializer: Self {
    Self(
      .skippedNoInitializer,
      "a 'let' property needs an initializer that other files can call, that never fails, and "
        + "that stores every 'let' property unchanged", inMacros: Self.noStoringInitializer)
  }

  /// - Parameter initializer: The name of an initializer that a mark would let rebuild the value.
  static func changingInitializer(trusting initializer: String?) -> Self {
    let sentence =
      "no initializer is certain to store every 'let' property unchanged and do nothing else"
    let advised = initializer.map { sentence + adviceToTrust($0) }
    return Self(
      .skippedUntrustedInitializer, advised ?? sentence, inMacros: advised ?? noStoringInitializer)
  }

  /// - Parameter initializer: The name of an initializer that does nothing but store its arguments.
  static func notStored(_ name: Identifier, by initializer: String) -> Self {
    Self(
      .skippedNotStored,
      "'\(initializer)' does not store '\(name.text)' yet; store it there, or give it a value")
  }

  static var observed: Self {
    Self(
      .skippedObserved,
      "its observer may change the new value; it gets a lens if the observer assigns to nothing and calls "
        + "only static functions")
  }

  static func restrictedSetter(_ level: AccessLevel) -> Self {
    Self(
      .skippedSetter,
      "its setter is \(level), and there is no initializer that other files can call, that never "
        + "fails, and that stores every property without a setter unchanged")
  }

  /// - Parameter initializer: The name of an initializer that a mark would let rebuild the value.
  static func unreadable(_ name: Identifier, trusting initializer: String?) -> Self {
    Self(
      .skippedNotCopied,
      "changing it rebuilds the value, and '\(name.text)' cannot be copied over"
        + (initializer.map(adviceToTrust) ?? "; a property that is 'var' is changed in place"))
  }

  /// - Parameter initializer: The name of an initializer that could rebuild the value otherwise.
  static func reassigned(
    _ name: Identifier, beside initializer: String, changing property: Property
  ) -> Self {
    let cure =
      property.isConstant
      ? "; make it a 'var', whose setter may be internal"
      : property.observers == .active ? "" : "; make its setter internal"
    return Self(
      .skippedNotCopied,
      "changing it rebuilds the value, and '\(name.text)' may have another value than "
        + "'\(initializer)' gives it" + cure)
  }

  private static func adviceToTrust(_ initializer: String) -> String {
    "; if '\(initializer)' stores what it is given, and all else it stores follows from that, write "
      + "'// lens-gen: trust' before it"
  }

  package static func extended(by macro: String) -> Self {
    Self(
      .skippedNotCopied,
      "changing it rebuilds the value, and members that '@\(macro)' may add cannot be copied over",
      inMacros: Self.hiddenInMacros(macro))
  }

  static var conditionalProperties: Self {
    Self(.skippedNotCopied, "changing it rebuilds the value, whose properties depend on '#if'")
  }

  static func takenMember(_ name: Identifier) -> Self {
    Self(.casesTakenName, "the name '\(name.text)' is taken")
  }

  static func takenFromDraft(_ name: Identifier) -> Self {
    Self(
      .skippedTakenName,
      "edits need the name '\(name.text)', which a member, its optic or its type has")
  }

  static var openEnum: Self {
    Self(.casesOpen, "it may get more cases than those that are known here")
  }

  static func limitedCase(_ name: Identifier) -> Self {
    Self(
      .casesLimited, "'Case' lists the cases that are always available, and '\(name.text)' is not")
  }

  static var overloadedCase: Self { Self(.skippedOverloadedCase, "another case has the same name") }
  static func hiding(_ name: Identifier) -> Self {
    Self(
      .skippedHiding,
      "its optic would hide the property '\(name.text)' in the module that it is generated for")
  }

  package static func deprecated(_ name: Identifier) -> Self {
    Self(.skippedNotCopied, "changing it rebuilds the value, and '\(name.text)' is deprecated")
  }

  private static let noStoringInitializer =
    "no initializer of this declaration is certain to store every 'let' property unchanged and do "
    + "nothing else; lens-gen also sees initializers in extensions"
}
