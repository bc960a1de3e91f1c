import SwiftReading

/// How a stub satisfies one requirement: by a member that calls closures, all with the types as the stub writes them.
struct StubMember: Sendable {
  /// A parameter of the member and of its closures.
  struct Parameter: Sendable {
    /// What the member does with an argument before it passes it to a closure.
    enum Conversion: Sendable {
      case none, toExistential, toAny
      /// To `Any`, of what may be a function.
      case erasing
    }

    let written: ProtocolParameter
    let name: Identifier
    let type: WrittenType
    /// The type that the closures take.
    let passed: WrittenType
    let conversion: Conversion
  }

  /// A list of the calls of a method, or of the values written to a property.
  struct Calls: Sendable {
    /// The name of the property that lists the calls.
    let name: Identifier
    /// The name of what was called.
    let requirement: String
    /// The type of the arguments.
    let type: WrittenType
    /// The parameters of a method whose arguments are listed.
    let parameters: [Parameter]
  }

  let item: SourcedRequirement
  let genericParameters: [AssociatedTypes.Parameter]
  let parameters: [Parameter]
  /// The requirement's effects, with the type of the error as the stub writes it.
  let effects: Effects
  let result: StubMemberPlanner.Result
  let constraints: [GenericRequirement]
  let answer: StubClosure
  /// Whether `answer` returns nothing.
  let isVoid: Bool
  /// The protocol of the result: `Clock` for `func clock() -> any Clock`.
  ///
  /// While `answer` is not set, the member returns the stub of this protocol, if there is one.
  let returnedProtocol: (path: [Identifier], existential: String)?
  /// The closure that receives each value written to a property or subscript.
  let setter: StubClosure?
  /// The list of calls, if calls are recorded.
  let calls: Calls?
  // What strict memory safety calls unsafe: the member, its closures, and their results.
  let isUnsafe: Bool
  let closureIsUnsafe: Bool
  let resultIsUnsafe: Bool
  /// Whether a result builder would transform the member's body.
  let isBuilt: Bool
}

extension StubMember {
  var requirement: ProtocolRequirement { item.requirement }

  var closures: [StubClosure] { [answer] + (setter.map { [$0] } ?? []) }
}

extension StubMember.Parameter {
  /// The parameter in the type of a closure.
  var element: WrittenType.Element {
    WrittenType.Element(names: ["_", name.spelling], type: passed)
  }
}

/// A closure of a stub, and the lens onto it.
struct StubClosure: Sendable {
  /// The name of what it answers: that of the closure and the lens without their marks.
  let name: Identifier
  let type: WrittenType
}

extension StubClosure {
  var lens: Identifier { name.opticName }

  /// The name of the property that stores the closure.
  ///
  /// It differs from the name of the lens, because the compiler would not know which one
  /// `OrderStoreStub._order` means.
  var property: Identifier { Self.property(of: name) }

  static func property(of name: Identifier) -> Identifier { Identifier(name.text + "Closure") }
}
