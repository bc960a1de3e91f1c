import SwiftModule
import SwiftReading

// The reasons why a protocol or class gets no stub, and what to write instead.
extension SkipReason {
  static func unseenProtocol(_ name: String) -> Self {
    Self(
      .stubUnseenProtocol,
      "the requirements of '\(name)' are not in the sources; "
        + (KnownNames.systemDeclares(name)
          ? ""
          : "pass the file that declares it, if that is in another "
            + "module with '--testable' for both modules, or ")
        + "write the stub by hand")
  }

  static func superclass(_ name: String) -> Self {
    Self(
      .stubSuperclass,
      "only subclasses of '\(name)' conform to it; write a subclass with the overrides that your "
        + "test needs")
  }

  static var supportedClass: Self {
    Self(
      .stubSupportedClass,
      "another module can override only what is 'open'; generate the stub into a test target, with "
        + "'--testable MODULE', or 'testables: MODULE' in the configuration file")
  }

  static var finalClass: Self {
    Self(
      .stubFinal,
      "a final class has no subclasses; remove 'final', or let it conform to a protocol, which gets "
        + "a stub")
  }

  static var genericClass: Self {
    Self(
      .stubGenericClass,
      "lens-gen writes no subclass of a generic class; let it conform to a protocol, which gets a "
        + "stub")
  }

  static func hiddenInitializer(_ access: AccessLevel) -> Self {
    Self(
      .stubInitializer,
      "it has an initializer that is \(access), so a subclass in another file would inherit none; "
        + "make the initializer internal, or let the class conform to a protocol, which gets a stub"
    )
  }

  static var implicitInitializer: Self {
    Self(
      .stubInitializer,
      "a subclass in a module that is isolated to the main actor by default cannot inherit the "
        + "initializer that Swift adds; declare 'init() {}'")
  }

  static var finalMember: Self {
    Self(.stubFinal, "a final member cannot be overridden; remove 'final'")
  }

  static var staticMember: Self {
    Self(
      .stubStaticMember,
      "a static member belongs to the class, so a stub has no closure for it; make it an instance "
        + "member, or call it through a protocol, which gets a stub")
  }

  static var selfResult: Self {
    Self(
      .stubSelfResult,
      "a closure cannot return 'Self', which is another type in each subclass; return the class")
  }

  static var variadicMember: Self {
    Self(.stubVariadic, "variadic arguments cannot be passed on to the class; take an array")
  }

  static var nonisolatedMember: Self {
    Self(
      .stubNonisolated,
      "it is 'nonisolated', and the closure would be isolated like the class; remove 'nonisolated', "
        + "or let the class conform to a protocol, which gets a stub")
  }

  static func declaredStub(_ name: Identifier) -> Self {
    Self(.stubDeclared, "'\(name.text)' is already declared")
  }

  static func takenInStub(_ name: String) -> Self {
    Self(
      .stubTakenName,
      "its member '\(name)' has the name of a member of the stub; "
        + "rename it")
  }

  static func contradiction(_ name: Identifier) -> Self {
    Self(
      .stubContradiction,
      "no type can satisfy all its requirements named '\(name.text)'; rename one of them")
  }

  static func conditionalType(_ name: Identifier) -> Self {
    Self(
      .stubConditionalType,
      "its associated type '\(name.text)' depends on '#if'; write the stub by hand")
  }

  static var hidingType: Self {
    Self(
      .stubHidingType,
      "its associated type has its name, and would hide it from the stub; rename one of them")
  }

  static var isolatedTwice: Self {
    Self(
      .stubIsolatedTwice,
      "an actor cannot also be isolated to a global actor, as one of its protocols is; declare that "
        + "protocol 'nonisolated'")
  }

  static var tiedToSelf: Self {
    Self(
      .stubTiedToSelf,
      "a generic stub cannot express its constraint on an associated type and 'Self'; write the "
        + "stub by hand")
  }

  static func requirement(_ name: String, _ reason: SkipReason) -> Self {
    Self(reason.id, "'\(name)': \(reason.message)")
  }

  static func limitedAvailability(inClass: Bool) -> Self {
    Self(
      .stubLimited,
      "it is not available everywhere, but a stored closure has to be; "
        + (inClass
          ? "restrict the class to the same versions, or the stub inherits the member as it is"
          : "restrict the protocol to the same versions, or move the requirement to a protocol of "
            + "its own"))
  }

  static func requirementAttribute(_ name: String) -> Self {
    Self(
      .stubUnknownAttribute,
      "lens-gen does not know what '@\(name)' does to a "
        + "requirement")
  }

  static func modifier(_ name: String) -> Self {
    Self(.stubModifier, "a closure cannot implement '\(name)'; write the stub by hand")
  }

  static var genericPack: Self {
    Self(
      .stubGenericValue,
      "a closure cannot take a parameter pack or a generic value; write the stub by hand")
  }

  static var isolatedParameter: Self {
    Self(
      .stubIsolatedParameter,
      "a closure cannot be isolated to an 'isolated' parameter; write the stub by hand")
  }

  static func erasedParameter(_ word: String) -> Self {
    Self(
      .stubGenericValue,
      "a closure cannot take '\(word)' of a generic type; take and return it by value")
  }

  static var erasedFunction: Self {
    Self(
      .stubGenericValue,
      "a closure cannot take a non-escaping function over a generic type; make it '@escaping', or "
        + "use an associated type instead of the generic parameter")
  }

  static func uninhabitedParameter(_ name: Identifier) -> Self {
    Self(.stubUninhabited, "'\(name.text)' has no values, so it can never be called")
  }

  static var genericError: Self {
    Self(
      .stubGenericError,
      "a closure cannot throw an error of a generic type; throw 'any Error' or an associated type")
  }

  static var genericNoncopyable: Self {
    Self(
      .stubGenericValue,
      "a closure cannot take a generic value that may not be Copyable; write the stub by hand")
  }

  static var erasedConfined: Self {
    Self(
      .stubGenericValue,
      "a closure cannot take or return a generic type that is not 'Copyable' and 'Escapable'; move "
        + "the requirement to another protocol")
  }

  static var noncopyableSetter: Self {
    Self(
      .stubNoncopyable,
      "a stub cannot record and return a value that is not Copyable; write the stub by hand")
  }

  static var asyncRethrows: Self {
    Self(.stubRethrows, "'rethrows' cannot pass on the errors of an 'async' function; use 'throws'")
  }

  static func rethrownParameter(_ word: String) -> Self {
    Self(
      .stubRethrows,
      "'rethrows' needs another closure, which cannot pass '\(word)' on; use 'throws'")
  }
}

extension KnownNames {
  /// Whether a protocol of the given name is one of the system, whose sources nobody has.
  fileprivate static func systemDeclares(_ name: String) -> Bool {
    standardLibraryDeclares(name) || foundationDeclares(name) || associatedTypes[name] != nil
  }
}
