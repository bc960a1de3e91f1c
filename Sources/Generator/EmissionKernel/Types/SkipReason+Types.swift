import SwiftModule
import SwiftReading

// The reasons that are the same for several emissions.
extension SkipReason {
  /// A declaration with an attribute.
  package enum AttributedDeclaration: String {
    case property, `case`, type
  }

  package static func attribute(_ name: String, of declaration: AttributedDeclaration) -> Self {
    if name == Attribute.conditional.name { return .conditionalAttributes }
    return Self(
      .skippedUnknownAttribute,
      "lens-gen does not know what '@\(name)' does to a \(declaration.rawValue)",
      inMacros: declaration == .type
        ? hiddenInMacros(name)
        : "'@Optics' cannot see what '@\(name)' does to a \(declaration.rawValue)"
          + (declaration == .property ? "; lens-gen can" : ""))
  }

  package static var conditionalAttributes: Self {
    Self(.skippedConditionalAttributes, "its attributes depend on '#if'")
  }

  /// - Parameter type: A type around the skipped one.
  package static func conditionalAttributes(of type: TypeDeclaration) -> Self {
    Self(
      .skippedConditionalAttributes, "the attributes of '\(type.path.text)' depend on '#if'")
  }

  package static func hiddenInMacros(_ name: String) -> String {
    "'@Optics' cannot see what '@\(name)' does to the type; lens-gen can be told"
  }

  package static func `private`(_ level: AccessLevel) -> Self { Self(.skippedPrivate, "\(level)") }

  package static var isolatedFunction: Self {
    Self(
      .skippedIsolatedFunction,
      "language mode 6 infers '@Sendable' for its function, mode 5 does not, and the tests may have "
        + "another mode than the module; write '@Sendable' beside the actor, or declare a type alias for "
        + "the function")
  }

  package static func notAValue(_ kind: TypeDeclaration.Kind) -> Self {
    Self(
      .skippedClass,
      "\(kind.rawValue == "actor" ? "an actor" : "a class") is shared, not copied; "
        + "optics are for structs and enums")
  }

  package static func storingMacro(_ name: String) -> Self {
    Self(
      .skippedStoringMacro,
      "'@\(name)' declares the names of the optics; generate the optics into a test target, with "
        + "'--testable MODULE', or 'testables: MODULE' in the configuration file",
      inMacros: "'@\(name)' declares the names of the optics")
  }

  package static func macro(_ name: String) -> Self {
    Self(
      .skippedUnknownMacro,
      "lens-gen does not know the macro '@\(name)'; if it leaves the declared members unchanged, "
        + "pass '--macro \(name)', or write 'macros: \(name)' in the configuration file",
      inMacros: Self.hiddenInMacros(name))
  }

  package static func initializerMacro(_ name: String) -> Self {
    Self(
      .skippedUnknownMacro,
      "lens-gen does not know the macro '@\(name)' on its initializer; if it leaves the "
        + "initializer unchanged, pass '--macro \(name)', or write 'macros: \(name)' in the "
        + "configuration file",
      inMacros: "a macro cannot see what '@\(name)' does to the initializer; lens-gen can be told")
  }

  package static func noncopyable(_ name: String) -> Self {
    Self(.skippedNoncopyable, "it is '~\(name)', and optics copy the parts that they read")
  }

  package static var unavailable: Self { Self(.skippedUnavailable, "unavailable") }
  static func namedAvailability(_ attribute: String) -> Self {
    Self(
      .skippedAvailabilityName,
      "'\(attribute)' has a name for versions that the settings of its module define; write the "
        + "versions, as in '@available(macOS 15, *)'")
  }

  package static var parameterPack: Self {
    Self(.skippedParameterPack, "parameter packs are not supported in optics")
  }

  package static func hiddenParameter(_ name: Identifier) -> Self {
    Self(
      .skippedHiddenParameter,
      "its generic parameter '\(name.text)' hides the one of an enclosing type; rename one of them")
  }

  package static func isolated(_ actor: String) -> Self {
    Self(.skippedIsolated, "it is isolated to '@\(actor)', and optics are not")
  }

  package static var isolatedByDefault: Self {
    Self(
      .skippedIsolated,
      "it is isolated to the main actor by default, and optics are not; mark the type 'nonisolated'"
    )
  }

  /// - Parameter part: A property that is read when another one changes.
  static func isolatedPart(_ part: Identifier, _ type: WrittenType?) -> Self {
    let type = type?.text ?? "_"
    return Self(
      .skippedIsolatedPart,
      "a change of it also reads '\(part.text)', whose type '\(type)' may not be 'Sendable', and the type "
        + "around is isolated; make that type 'Sendable', or the one around 'nonisolated'")
  }

  package static func uninhabitedPart(_ name: Identifier) -> Self {
    Self(.skippedUninhabited, "'\(name.text)' has no values, so the type has none")
  }

  static var uninhabited: Self {
    Self(.skippedUninhabited, "its payload has no values, so it never occurs")
  }

  package static func deprecatedType(_ name: Identifier) -> Self {
    Self(
      .skippedDeprecatedType, "its type '\(name.text)' is deprecated; deprecate this one as well")
  }

  package static func taken(_ name: Identifier) -> Self {
    Self(.skippedTakenName, "the type already has a static member '\(name.text)'")
  }
}
