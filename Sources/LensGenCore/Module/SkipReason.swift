import SwiftReading

/// The reason why a declaration gets no optic, and what to change.
enum SkipReason: Error, Equatable {
  case `private`(AccessLevel)
  case notAValue(TypeDeclaration.Kind)
  case unwrittenType
  case opaqueType
  case pattern
  case lazy
  case weak
  case constantValue
  case attribute(String, of: AttributedPart)
  case wrapper(String)
  case shared(String)
  case macro(String)
  case initializerMacro(String)
  case storingMacro(String)
  case noncopyable(String)
  case unavailable
  case parameterPack
  case hiddenParameter(Identifier)
  case noInitializer
  case changingInitializer
  case observed
  case restrictedSetter(AccessLevel)
  case unreadable(Identifier)
  case extended(by: String)
  case conditionalProperties
  case overloadedCase
  case taken(Identifier)
  case hiding(Identifier)
  case isolated(String)
  case isolatedByDefault
  case isolatedConformance(String, String)
  case incompleteType
  case unresolved(String)
  case ambiguous(Identifier)
  case uninhabited
  case uninhabitedPart(Identifier)
  case deprecated(Identifier)
  case deprecatedType(Identifier)
  case stub(StubSkipReason)
  case notConforming(Identifier, type: String, remedy: Remedy, to: KnownProtocol)
  case recursive(KnownProtocol, parameter: Identifier, type: String, owner: String)
  case noConstruction(KnownProtocol, failure: String)
  case ownProvide(String)
  case inheritance(String)
  case notChecked(String)
  case noBuilder(String)
  case unkeptArguments
  case hiddenInExpressions
  case hidingBuilder
  case unknownArgument(callee: String, nearest: String?)
  case sameBuilder
  case inheritedBuilder
  case noCaseBuilder
  case noFixture(String)
  case unusedDefault(isOfType: Bool, nearest: String?)

  enum AttributedPart: Equatable, Sendable {
    case property, `case`, type
  }

  /// The edit that would make a type conform to a protocol.
  enum Remedy: Equatable, Sendable {
    case `extension`(of: String)
    case `import`(String)
    /// A stub of the protocol.
    case stub
    case none
  }

  var message: String {
    switch self {
    case .private(let level): "\(level)"
    case .notAValue(let kind):
      "\(kind.rawValue == "actor" ? "an actor" : "a class") is shared, not copied; "
        + "optics are for structs and enums"
    case .unwrittenType: "its type is inferred; write the type after the name"
    case .opaqueType: "an opaque type ('some') cannot be named"
    case .pattern: "it is declared by a pattern; declare it on its own"
    case .lazy: "it is lazy, so reading it changes the value"
    case .weak: "it does not keep its object alive, so the object may be gone when you read it"
    case .constantValue: "a 'let' property that always has its initial value"
    case .attribute(Attribute.conditional.name, _): "its attributes depend on '#if'"
    case .attribute(let name, let part):
      "lens-gen does not know what '@\(name)' does to a \(part)"
    case .wrapper(let name):
      "lens-gen does not know the property wrapper '@\(name)'; if it stores what is written, pass "
        + "'--wrapper \(name)', or write 'wrappers: \(name)' in the configuration file"
    case .shared(let name):
      "'@\(name)' stores its value outside the struct, where copies share it"
    case .macro(let name):
      "lens-gen does not know the macro '@\(name)'; if it leaves the declared members unchanged, "
        + "pass '--macro \(name)', or write 'macros: \(name)' in the configuration file"
    case .initializerMacro(let name):
      "lens-gen does not know the macro '@\(name)' on its initializer; if it leaves the "
        + "initializer unchanged, pass '--macro \(name)', or write 'macros: \(name)' in the "
        + "configuration file"
    case .storingMacro(let name):
      "'@\(name)' declares the names of the optics; generate the optics into a test target, with "
        + "'--testable MODULE', or 'testables: MODULE' in the configuration file"
    case .noncopyable(let name): "it is '~\(name)', and optics copy the parts that they read"
    case .unavailable: "unavailable"
    case .parameterPack: "parameter packs are not supported in optics"
    case .hiddenParameter(let name):
      "its generic parameter '\(name.text)' hides the one of an enclosing type; rename one of them"
    case .noInitializer:
      "a 'let' property needs an initializer that other files can call, that never fails, and "
        + "that stores every 'let' property unchanged"
    case .restrictedSetter(let level):
      "its setter is \(level), and there is no initializer that other files can call, that never "
        + "fails, and that stores every property without a setter unchanged"
    case .changingInitializer:
      "no initializer is certain to store every 'let' property unchanged and do nothing else"
    case .observed:
      "its observer may change the new value; it gets a lens if the observer assigns to nothing and calls "
        + "only static functions"
    case .unreadable(let name):
      "changing it rebuilds the value, and '\(name.text)' cannot be copied over; a property that is "
        + "'var' is changed in place"
    case .extended(let macro):
      "changing it rebuilds the value, and members that '@\(macro)' may add cannot be copied over"
    case .conditionalProperties:
      "changing it rebuilds the value, whose properties depend on '#if'"
    case .overloadedCase: "another case has the same name"
    case .taken(let name): "the type already has a static member '\(name.text)'"
    case .hiding(let name):
      "its optic would hide the property '\(name.text)' in the module that it is generated for"
    case .isolated(let actor): "it is isolated to '@\(actor)', and optics are not"
    case .isolatedByDefault:
      "it is isolated to the main actor by default, and optics are not; mark the type 'nonisolated'"
    case .isolatedConformance(let type, let bound):
      "'\(type)' conforms to '\(bound)' on the main actor only, and generated code can run anywhere; "
        + "make '\(type)' 'nonisolated'"
    case .incompleteType: "its type lacks generic arguments; write them"
    case .unresolved(let name):
      "lens-gen cannot tell where '\(name)' is declared; qualify it with its type or module"
    case .ambiguous(let name):
      "'\(name.text)' is declared more than once; pass the sources of one module at a time"
    case .uninhabited: "its payload has no values, so it never occurs"
    case .uninhabitedPart(let name):
      "'\(name.text)' has no values, so the type has none"
    case .deprecated(let name):
      "changing it rebuilds the value, and '\(name.text)' is deprecated"
    case .deprecatedType(let name):
      "its type '\(name.text)' is deprecated; deprecate it, too"
    case .stub(let reason): reason.message
    case .notConforming(let name, let type, let remedy, let subject):
      "not made \(subject.rawValue): '\(name.text)' has type '\(type)', "
        + remedy.message(type, subject)
    case .recursive(let subject, let parameter, let type, let owner):
      "not made \(subject.rawValue): by '\(parameter.text): \(type)', every value needs another "
        + "value of the type; "
        + (subject == .providable
          ? "add a default for '\(owner).\(parameter.text)' under 'defaults' in the configuration "
            + "file" : "write the conformance by hand")
    case .noConstruction(let subject, let failure):
      "not made \(subject.rawValue): \(failure)"
    case .inheritance(let name):
      "not made Providable: it shares its conformances with '\(name)' by inheritance; write "
        + "'provide' by hand, as '-> Self', with a 'required' initializer"
    case .ownProvide(let type):
      "not made Providable: it already has a 'provide'; if that needs no arguments, write "
        + "'extension \(type): Providable {}' in a file that lens-gen reads, otherwise rename it"
    case .noBuilder(let failure): "no builder: \(failure)"
    case .unkeptArguments:
      "no type 'Builder': a variable in it can be neither of type 'Self' nor called 'build'"
    case .hidingBuilder: "no type 'Builder': it would hide another type of this name"
    case .hiddenInExpressions:
      "no type 'Builder': in an expression, the name of the type means something else"
    case .unknownArgument(let callee, let nearest):
      "'@Buildable' has a default for it, but '\(callee)' has no such parameter"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .inheritedBuilder:
      "no builder: its superclass has a builder with the same parameters; call its initializer"
    case .sameBuilder: "no builder: the builder of another case has the same parameters"
    case .noCaseBuilder:
      "no builder: its payload has no values, is deprecated, or has a type that an extension "
        + "cannot name"
    case .noFixture(let failure): "no fixture function: \(failure)"
    case .unusedDefault(let isOfType, let nearest):
      "the default in the configuration file is not used, because "
        + (isOfType
          ? "no initializer or case that other files can call has this parameter"
          : "no parameter has this type or name")
        + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .notChecked(let cause): "its laws are not checked: \(cause)"
    }
  }
}

extension SkipReason.Remedy {
  fileprivate func message(_ type: String, _ subject: KnownProtocol) -> String {
    switch self {
    case .extension(let name):
      (name == type ? "which" : "and '\(name)'")
        + " is not known to conform; write 'extension \(name): \(subject.rawValue) { … }' in a "
        + "file that lens-gen reads, or add a default for it under 'defaults' in the configuration file"
    case .import(let module):
      "which conforms in the module '\(module)'; add '--import \(module)', or 'imports: "
        + "\(module)' in the configuration file"
    case .stub:
      "which cannot conform; add 'stubs', as in '--emit factories,stubs', so that its stub is used, "
        + "or add a default for it under 'defaults' in the configuration file"
    case .none:
      "which cannot conform; add a default for it under 'defaults' in the configuration file, or "
        + "write the conformance by hand"
    }
  }
}
