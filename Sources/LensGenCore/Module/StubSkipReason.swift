import SwiftReading

/// The reason why a protocol gets no stub, and what to write instead.
enum StubSkipReason: Equatable, Sendable {
  case unseenProtocol(String)
  case superclass(String)
  case finalClass
  case genericClass
  case hiddenInitializer(AccessLevel)
  case implicitInitializer
  case finalMember
  case staticMember
  case selfResult
  case variadicMember
  case freeMember
  case declaredStub(Identifier)
  case takenInStub(String)
  case contradiction(Identifier)
  case conditionalType(Identifier)
  case hidingType
  case tiedToSelf
  case requirement(String, String)
  case limitedAvailability
  case requirementAttribute(String)
  case modifier(String)
  case genericPack
  case isolatedParameter
  case erasedParameter(String)
  case erasedFunction
  case uninhabitedParameter(Identifier)
  case genericError
  case genericNoncopyable
  case noncopyableSetter
  case asyncRethrows
  case rethrownParameter(String)

  var message: String {
    switch self {
    case .unseenProtocol(let name):
      "the requirements of '\(name)' are not in the sources; "
        + (KnownNames.isOfSystem(name) ? "" : "pass the file that declares it, or ")
        + "write the stub by hand"
    case .superclass(let name):
      "only subclasses of '\(name)' conform to it; write a subclass with the overrides that your "
        + "test needs"
    case .finalClass:
      "a final class has no subclasses; remove 'final', or let it conform to a protocol, which gets "
        + "a stub"
    case .genericClass:
      "lens-gen writes no subclass of a generic class; let it conform to a protocol, which gets a "
        + "stub"
    case .hiddenInitializer(let access):
      "it has an initializer that is \(access), so a subclass in another file would inherit none; "
        + "make the initializer internal, or let the class conform to a protocol, which gets a stub"
    case .implicitInitializer:
      "a subclass in a module that is isolated to the main actor by default cannot inherit the "
        + "initializer that Swift adds; declare 'init() {}'"
    case .finalMember: "a final member cannot be overridden; remove 'final'"
    case .staticMember:
      "a static member belongs to the class, so a stub has no closure for it; make it an instance "
        + "member, or call it through a protocol, which gets a stub"
    case .selfResult:
      "a closure cannot return 'Self', which is another type in each subclass; return the class"
    case .variadicMember:
      "variadic arguments cannot be passed on to the class; take an array"
    case .freeMember:
      "it is 'nonisolated', and the closure would be isolated like the class; remove 'nonisolated', "
        + "or let the class conform to a protocol, which gets a stub"
    case .declaredStub(let name): "'\(name.text)' is already declared"
    case .takenInStub(let name):
      "its member '\(name)' has the name of a member of the stub; "
        + "rename it"
    case .contradiction(let name):
      "no type can satisfy all its requirements named '\(name.text)'; rename one of them"
    case .conditionalType(let name):
      "its associated type '\(name.text)' depends on '#if'; write the stub by hand"
    case .hidingType:
      "its associated type has its name, and would hide it from the stub; rename one of them"
    case .tiedToSelf:
      "a generic stub cannot express its constraint on an associated type and 'Self'; write the "
        + "stub by hand"
    case .requirement(let name, let message): "'\(name)': \(message)"
    case .limitedAvailability:
      "it is not available everywhere, but a stored closure has to be; restrict the protocol to "
        + "the same versions, or move the requirement to a protocol of its own"
    case .requirementAttribute(let name):
      "lens-gen does not know what '@\(name)' does to a "
        + "requirement"
    case .modifier(let name): "a closure cannot implement '\(name)'; write the stub by hand"
    case .genericPack:
      "a closure cannot take a parameter pack or a generic value; write the stub by hand"
    case .isolatedParameter:
      "a closure cannot be isolated to an 'isolated' parameter; write the stub by hand"
    case .erasedParameter(let word):
      "a closure cannot take '\(word)' of a generic type; take and return it by value"
    case .erasedFunction:
      "a closure cannot take a non-escaping function over a generic type; make it '@escaping', or "
        + "use an associated type instead of the generic parameter"
    case .uninhabitedParameter(let name):
      "'\(name.text)' has no values, so it can never be called"
    case .genericNoncopyable:
      "a closure cannot take a generic value that may not be Copyable; write the stub by hand"
    case .noncopyableSetter:
      "a stub cannot record and return a value that is not Copyable; write the stub by hand"
    case .genericError:
      "a closure cannot throw an error of a generic type; throw 'any Error' or an associated type"
    case .rethrownParameter(let word):
      "'rethrows' needs another closure, which cannot pass '\(word)' on; use 'throws'"
    case .asyncRethrows: "'rethrows' cannot pass on the errors of an 'async' function; use 'throws'"
    }
  }
}
