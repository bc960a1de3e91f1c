/// The context in which the members of a stub are planned.
struct StubContext {
  let module: ModuleIndex
  /// The type of the stub, with its arguments.
  let stub: WrittenType
  let access: AccessLevel
  let isSendable: Bool
  let isClass: Bool
  /// Whether the stub overrides the members of a class.
  let isSubclass: Bool
  let isMainActorByDefault: Bool
  /// Whether the stub records its calls.
  let recordsCalls: Bool
  /// The protocols among `Equatable`, `Hashable` and `Comparable`.
  let comparisons: Set<String>
  let associated: AssociatedTypes
  let sources: [TypeDeclaration]
}

extension StubContext {
  /// Returns the members of the stub for the requirements, in their order.
  func members(for requirements: [SourcedRequirement]) throws(Skipped) -> [StubMember] {
    try checkNames(of: requirements)
    let names = StubNames(for: requirements.map(\.requirement))
    var members: [StubMember] = []
    for (index, item) in requirements.enumerated() {
      do throws(Skipped) {
        members.append(try StubMemberPlanning(of: item, named: names[index], in: self).member())
      } catch {
        throw Skipped(.stub(.requirement(item.name, error.reason.message)))
      }
    }
    return members
  }

  /// Whether a requirement has a name.
  func isRequired(_ name: Identifier) -> Bool {
    sources.contains { source in source.interface.requirements.contains { $0.name == name } }
  }

  /// Returns the associated types that overloads make ambiguous, so that the compiler would not find
  /// them by name.
  func doubtfulTypes(among requirements: [SourcedRequirement]) -> [StubDefinition.Alias] {
    let overloads = requirements.map(\.requirement).filter { !$0.isProperty }
    return associated.parameters.flatMap { parameter in
      let isDoubtful = overloads.contains { requirement in
        requirement.types.flatMap(\.roots).contains(parameter.name.text)
          && overloads.contains { $0.isOverload(of: requirement) }
      }
      let declaring = sources.filter { source in
        source.interface.associatedTypes.contains { $0.name == parameter.name }
      }
      return (isDoubtful ? declaring : []).map { source in
        StubDefinition.Alias(
          name: Identifier(parameter.name.text + "Of" + source.name),
          type: WrittenType(name: parameter.name.spelling),
          implemented: "\(source.path.spelling), \(parameter.name.spelling)")
      }
    }
  }

  /// The names in requirements that neither the module nor the standard library declares.
  var unknownNames: Set<String> {
    var all: Set<String> = []
    for source in sources {
      for requirement in source.interface.requirements {
        let own = Set(requirement.genericParameters.map(\.parameter.name.text))
        let names = requirement.types.flatMap(module.scope(of: source).unknownNames)
        all.formUnion(names.filter { !own.contains($0) })
      }
    }
    return all
  }
}
