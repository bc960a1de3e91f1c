import SwiftReading

/// The stub's code for one requirement: the closures, and the member that calls them.
package struct StubMember: Sendable {
  /// A list of calls, or of written values.
  package struct Calls: Sendable {
    /// What is listed.
    var title: String
    /// The name of the property that lists the calls.
    package var name: Identifier
    /// The name of what was called.
    var requirement: String
    /// The type of the arguments.
    package var type: String
    /// The expression of the arguments; `nil` if there are none.
    package var arguments: String?
  }

  let requirement: ProtocolRequirement
  /// The requirement, as messages name it.
  package let name: String
  let answer: StubClosure
  /// Whether `answer` returns nothing.
  let isVoid: Bool
  /// The protocol of the result: `Clock` for `func clock() -> any Clock`.
  ///
  /// While `answer` is not set, the member returns the stub of this protocol, if there is one.
  let returnedProtocol: (path: [Identifier], existential: String)?
  /// The closure that receives each value written to a property or subscript.
  let setter: StubClosure?
  /// The argument of `setter`.
  let setterArgument: String
  /// The list of calls, if calls are recorded.
  package var calls: Calls?
  /// The list of written values, if calls are recorded.
  var writtenValues: Calls?
  /// The declaration in three pieces: up to the parameters, the parameters, and the rest.
  package let head: String
  package let parameters: [StubMemberPlanner.Parameter]
  let tail: String
  /// The requirement's effects, with the type of the error as the stub writes it.
  let effects: Effects
  /// Whether `answer` returns a more general type than the requirement: `any Decodable` for `T`.
  let isErased: Bool
  // What strict memory safety calls unsafe: the member, its closures, and their results.
  let isUnsafe: Bool
  let closureIsUnsafe: Bool
  let resultIsUnsafe: Bool
  /// Whether a result builder would transform the member's body.
  let isBuilt: Bool
}

extension StubMember {
  var recorded: [Calls] { [calls, writtenValues].compactMap { $0 } }

  package var closures: [StubClosure] { [answer] + (setter.map { [$0] } ?? []) }

  var attributes: [String] {
    requirement.attributes.filter {
      $0.deprecates || KnownAttributes.repeatedByStubs.contains($0.name)
    }
    .map(\.text)
  }

  /// Returns the declarations that belong to each closure, with the attributes that they copy from
  /// the requirement.
  package func declarations(_ lines: (StubClosure) -> [String]) -> [[String]] {
    let deprecations = requirement.attributes.filter(\.deprecates).map(\.text)
    return closures.map { deprecations + lines($0) }
  }
}

/// A closure of a stub, and the lens onto it.
package struct StubClosure: Sendable {
  /// The name of the lens.
  package let name: Identifier
  package let type: WrittenType
}

extension StubClosure {
  /// The name of the property that stores the closure.
  ///
  /// It differs from the name of the lens, because the compiler would not know which one
  /// `OrderStoreStub._order` means.
  package var property: Identifier { Self.property(behind: name) }

  /// Returns the name of the property behind a lens.
  package static func property(behind lens: Identifier) -> Identifier {
    Identifier(lens.text.dropFirst() + "Closure")
  }
}
