/// The reason why a declaration gets no optic, and what to change.
enum SkipReason: Equatable, Sendable {
  case `private`(AccessLevel)
  case notAValue(TypeDeclaration.Kind)
  case unwrittenType
  case opaqueType
  case pattern
  case lazy
  case weak
  case constantValue
  case attribute(String)
  case caseAttribute(String)
  case wrapper(String)
  case shared(String)
  case typeAttribute(String)
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
  case incompleteType
  case unresolved(String)
  case ambiguous(Identifier)
  case uninhabited
  case uninhabitedPart(Identifier)
  case deprecated(Identifier)
  case deprecatedType(Identifier)
  case stub(StubSkipReason)
  case notConforming(Identifier, type: String, remedy: Remedy, to: KnownProtocol)
  case noConstruction(KnownProtocol)
  case ownProvide(String)
  case notChecked(String)
  case noBuilder
  case sameBuilder
  case noCaseBuilder
  case noFixture
  case unusedDefault

  /// The edit that would make a type conform to a protocol.
  enum Remedy: Equatable, Sendable {
    case `extension`(of: String)
    case `import`(String)
    case none
  }

  var message: String {
    switch self {
    case .private(let level): "\(level)"
    case .notAValue(let kind):
      "\(kind.rawValue == "actor" ? "an actor" : "a class") is shared, not copied; "
        + "optics are for structs and enums"
    case .unwrittenType: "its type is not written; write it after the name"
    case .opaqueType: "an opaque type ('some') cannot be named"
    case .pattern: "bound by a pattern; declare it by itself"
    case .lazy: "lazy, so reading it changes the value"
    case .weak: "does not keep its object alive, so what is set may be gone when it is read"
    case .constantValue: "a constant that always has its initial value"
    case .attribute(Attribute.conditional.name), .caseAttribute(Attribute.conditional.name),
      .typeAttribute(Attribute.conditional.name):
      "which attributes it has depends on '#if'"
    case .attribute(let name):
      "what '@\(name)' makes of a property is not known here"
    case .caseAttribute(let name): "what '@\(name)' makes of a case is not known here"
    case .wrapper(let name):
      "what '@\(name)' makes of a property is not known here; if it keeps what is written, say "
        + "'--wrapper \(name)'"
    case .shared(let name):
      "what is written to '@\(name)' is kept outside of the value, where copies share it"
    case .typeAttribute(let name):
      "what '@\(name)' makes of a type is not known here"
    case .macro(let name):
      "what '@\(name)' makes of a type is not known here; if it leaves the members that are "
        + "written as they are, say '--macro \(name)'"
    case .initializerMacro(let name):
      "what '@\(name)' makes of its initializer is not known here; if it leaves it as it is "
        + "written, say '--macro \(name)'"
    case .storingMacro(let name):
      "'@\(name)' uses the names that optics have; generate them into a test target, with "
        + "'--testable'"
    case .noncopyable(let name): "'~\(name)': optics copy what they read"
    case .unavailable: "unavailable"
    case .parameterPack: "parameter packs are not supported in optics"
    case .hiddenParameter(let name):
      "its generic parameter '\(name.text)' hides that of a type around it; rename one of them"
    case .noInitializer:
      "a constant needs an initializer that other files can call, that never fails, and that "
        + "stores every constant as it is"
    case .restrictedSetter(let level):
      "the setter is \(level), and there is no initializer that other files can call, that never "
        + "fails, and that stores every property without a setter as it is"
    case .changingInitializer:
      "no initializer is certain to store every constant as it is, and to do nothing else"
    case .observed: "an observer of it may change what is set"
    case .unreadable(let name):
      "changing it rebuilds the value, and '\(name.text)' cannot be carried over"
    case .extended(let macro):
      "changing it rebuilds the value, and what '@\(macro)' may add cannot be carried over"
    case .conditionalProperties:
      "changing it rebuilds the value, and which properties it has depends on '#if'"
    case .overloadedCase: "another case has the same name"
    case .taken(let name): "the type already has a static member '\(name.text)'"
    case .hiding(let name):
      "its optic would hide the property '\(name.text)' from the module that it is generated for"
    case .isolated(let actor): "isolated to '@\(actor)', and optics are not"
    case .isolatedByDefault:
      "isolated to the main actor by default, and optics are not; mark the type 'nonisolated'"
    case .incompleteType: "its type is not fully written; write the type arguments"
    case .unresolved(let name):
      "where '\(name)' is declared is not certain; write it with the type or module it is in"
    case .ambiguous(let name):
      "'\(name.text)' is declared more than once; read the sources of one module at a time"
    case .uninhabited: "its payload has no values, so it never occurs"
    case .uninhabitedPart(let name):
      "'\(name.text)' has no values, so there are none of the type"
    case .deprecated(let name):
      "changing it rebuilds the value, and '\(name.text)' is deprecated"
    case .deprecatedType(let name):
      "'\(name.text)' is deprecated, and what is of that type is not; deprecate it, too"
    case .stub(let reason): reason.message
    case .notConforming(let name, let type, let remedy, let subject):
      "not made \(subject.rawValue): '\(name.text)' is of type '\(type)', "
        + remedy.message(type, subject)
    case .noConstruction(let subject):
      "not made \(subject.rawValue): there is no way to make a value that always works, ends and "
        + "can be called from here; write the conformance by hand"
    case .ownProvide(let type):
      "not made Providable: it has a 'provide' already; if that makes a value of nothing, write "
        + "'extension \(type): Providable {}' in a source that is read, otherwise rename it"
    case .noBuilder:
      "no builder: it has no initializer that other files are certain to be able to call, with "
        + "parameters that can be passed on; write one, in an extension if you like"
    case .sameBuilder: "no builder: that of another case has the same parameters"
    case .noCaseBuilder:
      "no builder: what it holds has no values, is deprecated or cannot be named in an extension "
        + "of the type"
    case .noFixture:
      "no fixture function: there is no initializer with a parameter of the name and type of a "
        + "readable property each"
    case .unusedDefault:
      "no initializer or case that other files can call has such a parameter, so the default for "
        + "it in the configuration is not used"
    case .notChecked(let cause): "its laws are not checked: \(cause)"
    }
  }
}

extension SkipReason.Remedy {
  fileprivate func message(_ type: String, _ subject: KnownProtocol) -> String {
    switch self {
    case .extension(let name):
      (name == type ? "which" : "and '\(name)'")
        + " is not known to be; write 'extension \(name): \(subject.rawValue)' in a source that is "
        + "read, or give a default for it in the configuration"
    case .import(let module): "which is only where '\(module)' is imported"
    case .none:
      "which cannot be; give a default for it in the configuration, or write the conformance by hand"
    }
  }
}

/// The error thrown when a declaration is skipped.
struct Skipped: Error {
  let reason: SkipReason

  init(_ reason: SkipReason) {
    self.reason = reason
  }
}
