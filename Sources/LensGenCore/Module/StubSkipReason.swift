/// The reason why a protocol gets no stub, and what to write instead.
enum StubSkipReason: Equatable, Sendable {
  case unseenProtocol(String)
  case superclass(String)
  case declaredStub(Identifier)
  case takenInStub(String)
  case contradiction(Identifier)
  case tiedToSelf
  case isolatedConformance(String, String)
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

  var message: String {
    switch self {
    case .unseenProtocol(let name):
      "what '\(name)' asks for is not in the sources; pass the file that declares it, or write the "
        + "stub by hand"
    case .superclass(let name):
      "only subclasses of '\(name)' conform to it; write one that overrides what a test needs"
    case .declaredStub(let name): "'\(name.text)' is already declared"
    case .takenInStub(let name): "it has a member '\(name)', and so has its stub; rename it"
    case .contradiction(let name):
      "no type has all that it asks for by the name of '\(name.text)'; rename one of them"
    case .tiedToSelf:
      "what it says of an associated type and 'Self' cannot be said of a generic type; write the "
        + "stub by hand"
    case .isolatedConformance(let type, let bound):
      "'\(type)' conforms to '\(bound)' on the main actor only, and the stub is made anywhere; make "
        + "the type 'nonisolated'"
    case .requirement(let name, let message): "'\(name)': \(message)"
    case .limitedAvailability:
      "not available everywhere, and a stored closure has to be; make the protocol as available "
        + "as the requirement, or move the requirement to a protocol of its own"
    case .requirementAttribute(let name): "what '@\(name)' makes of a requirement is not known here"
    case .modifier(let name): "'\(name)' cannot be answered by a closure; write the stub by hand"
    case .genericPack:
      "no closure takes what a parameter pack or a generic value stands for; write the stub by hand"
    case .isolatedParameter:
      "no closure runs where an 'isolated' parameter says; write the stub by hand"
    case .erasedParameter(let word):
      "no closure takes '\(word)' of a generic type; take and return it by value"
    case .erasedFunction:
      "no closure takes a function over a generic type that is not '@escaping'; make it "
        + "'@escaping', or take an associated type in place of the generic parameter"
    case .uninhabitedParameter(let name):
      "'\(name.text)' has no values, so there is no call to answer"
    case .genericNoncopyable:
      "no closure takes whatever cannot be copied; write the stub by hand"
    case .noncopyableSetter:
      "what cannot be copied cannot be told and read again; write the stub by hand"
    case .genericError:
      "no closure throws an error of a generic type; throw 'any Error' or an associated type"
    case .asyncRethrows: "'rethrows' of what is 'async' cannot be passed on; use 'throws'"
    }
  }
}
