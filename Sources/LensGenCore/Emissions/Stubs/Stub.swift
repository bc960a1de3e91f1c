/// A type that conforms to a protocol and implements each requirement with a closure, or that
/// inherits from a class and overrides its members.
struct Stub: Sendable {
  /// The run, which keeps the stub.
  unowned let run: Run
  let name: Identifier
  let access: AccessLevel
  /// The protocol with all that it inherits, or the class.
  let sources: [TypeDeclaration]
  let associated: AssociatedTypes
  /// Whether only a class can be the stub.
  let isClass: Bool
  let isSendable: Bool
  /// The protocols among `Equatable`, `Hashable` and `Comparable`.
  let comparisons: Set<String>
  var members: [StubMember] = []
}

extension Stub {
  var module: ModuleIndex { run.module }

  var original: TypeDeclaration { sources[0] }

  /// Whether the stub overrides the members of a class.
  var isSubclass: Bool { original.kind == .class }

  /// The type of the stub, with its arguments.
  var type: WrittenType { associated.stub(at: original.path.dropLast() + [name]) }

  /// The associated types in the existential type that every specialization of the stub conforms
  /// to, or `nil` if there is none.
  var existential: [Identifier]? {
    if isSubclass { return nil }
    if associated.parameters.isEmpty { return [] }
    let primary = original.interface.primaryAssociatedTypes
    return Set(primary) == Set(associated.parameters.map(\.name)) ? primary : nil
  }

  /// The names in requirements that neither the module nor the standard library declares.
  var nameUses: [NameUse] {
    var all: Set<String> = []
    for source in sources {
      for requirement in source.interface.requirements {
        let own = Set(requirement.genericParameters.map(\.parameter.name.text))
        let names = requirement.types.flatMap(module.scope(of: source).unknownNames)
        all.formUnion(names.filter { !own.contains($0) })
      }
    }
    return NameUse.all(of: all, by: access)
  }

  func isRequired(_ name: Identifier) -> Bool {
    sources.contains { source in source.interface.requirements.contains { $0.name == name } }
  }

  /// The type aliases, with those for associated types that overloads make ambiguous, so that the
  /// compiler would not find them by name.
  var aliases: [AssociatedTypes.Alias] {
    let overloads = members.map(\.requirement).filter { !$0.isProperty }
    return associated.aliases
      + associated.parameters.flatMap { parameter in
        let isDoubtful = overloads.contains { requirement in
          requirement.types.flatMap(\.roots).contains(parameter.name.text)
            && overloads.contains { $0.isOverload(of: requirement) }
        }
        let declaring = sources.filter { source in
          source.interface.associatedTypes.contains { $0.name == parameter.name }
        }
        return (isDoubtful ? declaring : []).map { source in
          AssociatedTypes.Alias(
            name: Identifier(parameter.name.text + "Of" + source.name),
            type: WrittenType(name: parameter.name.spelling),
            implemented: "\(source.path.spelling), \(parameter.name.spelling)")
        }
      }
  }
}
