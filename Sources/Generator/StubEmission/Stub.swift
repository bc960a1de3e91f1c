import EmissionKernel
import SwiftModule
import SwiftReading

/// A type that conforms to a protocol and implements each requirement with a closure, or that
/// inherits from a class and overrides its members.
struct Stub: Sendable {
  /// The context in which the stub is planned, before those of other protocols are known.
  let context: GenerationContext
  let name: Identifier
  let access: AccessLevel
  let flat: FlatProtocol
  let associated: AssociatedTypes
  var members: [StubMember] = []
}

extension Stub {
  var module: ModuleIndex { context.module }

  /// The protocol with all that it inherits, or the class.
  var sources: [TypeDeclaration] { flat.sources }

  var original: TypeDeclaration { sources[0] }

  /// Whether only a class can be the stub.
  var isClass: Bool { flat.isClassBound }

  /// Whether only an actor can be the stub.
  var isActor: Bool { flat.isActorBound(original) }

  /// Whether the stub inherits `NSObject`.
  var isObjectiveC: Bool { flat.isObjectiveC }

  var isSendable: Bool { !flat.standardNames.isDisjoint(with: ["Sendable", "Error"]) }

  /// The protocols among `Equatable`, `Hashable` and `Comparable`; an object of Objective-C has its own.
  var comparisons: Set<String> {
    isObjectiveC ? [] : flat.standardNames.intersection(["Equatable", "Hashable", "Comparable"])
  }

  /// Whether the stub has a list of its calls.
  var recordsCalls: Bool { members.contains { $0.calls != nil } }

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

  /// Whether the stub can be the value of the existential type of its protocol, in all builds.
  var isProvided: Bool { existential == [] && flat.conditions.isEmpty }

  /// The types that its declarations name: in requirements, and in what is required of associated types.
  var names: Set<NamedType> {
    var all: Set<NamedType> =
      isObjectiveC ? [.imported(Self.superclass, file: original.position.file)] : []
    let parameters = Set(associated.parameters.map(\.name.text))
    for source in sources {
      let scope = module.scope(of: source)
      let bounds = source.interface.bounds
        .filter { !parameters.isDisjoint(with: $0.subject.roots) }.map(\.bound)
      let equal = source.interface.constraints.filter { $0.relation == .equals }
        .flatMap { [$0.subject, $0.object] }
      for written in bounds + equal { all.formUnion(scope.namedTypes(in: written)) }
      for requirement in source.interface.requirements {
        let scope = TypeScope(
          module: module, type: source,
          parameters: Set(requirement.genericParameters.map(\.parameter.name)))
        for written in requirement.writtenTypes { all.formUnion(scope.namedTypes(in: written)) }
        for parameter in requirement.parameters where parameter.attributes.isEmpty {
          all.formUnion(scope.namedTypes(in: parameter.type, isNonescaping: true))
        }
      }
    }
    return all
  }

  /// The class that conforms to `NSObjectProtocol`.
  static let superclass = "NSObject"

  /// The names in constraints, from which the compiler may infer others: of `X` in `S: Store<X>`, if the
  /// store needs `Hashable` values.
  var namesInConstraints: Set<String> {
    let own =
      associated.parameters.flatMap(\.bounds)
      + associated.whereClause.flatMap { [$0.subject, $0.object] }
    let requirements = sources.flatMap(\.interface.requirements)
    let others =
      requirements.flatMap(\.genericParameters).compactMap(\.inheritedType)
      + requirements.flatMap(\.constraints).flatMap { [$0.subject, $0.object] }
      + requirements.flatMap(\.types).filter(\.isOpaque)
    return Set((own + others).flatMap(\.roots))
  }

  /// Whether a requirement has a name, or what a class has or inherits.
  func isTaken(_ name: Identifier) -> Bool {
    if !isSubclass { return sources.contains { $0.requires(name) } }
    return ([original.path] + module.declaredAncestors(of: original.path)).contains { path in
      module.types(at: path).contains { $0.requires(name) }
        || module.members(of: path).flatMap(\.properties).contains { property in
          property.name == name && (property.writtenAccess ?? .internal) >= .internal
        }
    }
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

// The global actors of a protocol's requirements.
extension Stub {
  /// Whether some requirements are isolated to a global actor.
  var isPartlyIsolated: Bool {
    sources.contains { source in
      isolation(of: source) != nil
        || source.interface.requirements.contains {
          module.globalActor(among: $0.attributes, of: source) != nil
        }
    }
  }

  /// Whether a requirement takes or returns functions isolated to a global actor; whether these are
  /// `Sendable` depends on the language mode.
  var hasIsolatedFunctions: Bool {
    sources.flatMap(\.interface.requirements).contains { requirement in
      let parameters = requirement.parameters.map {
        WrittenType.attributed($0.type, WrittenType.Prefix(attributes: $0.attributes))
      }
      return (requirement.types + parameters).contains(where: \.hasIsolatedFunctions)
    }
  }

  /// Returns the global actor of a requirement.
  func isolation(of item: SourcedRequirement) -> Attribute? {
    let requirement = item.requirement
    let isNonisolated =
      requirement.modifiers.contains { $0.hasPrefix("nonisolated") }
      || requirement.attributes.contains { $0.name == "concurrent" }
    if isNonisolated { return nil }
    let own = module.globalActor(among: requirement.attributes, of: item.source)
    if let actor = own ?? isolation(of: item.source) {
      return actor
    }
    // An inherited protocol isolates it in mode 6 only; without `async`, a member that nothing
    // isolates satisfies it in both modes.
    let inherited = requirement.effects.isAsync ? module.globalActor(of: item.source) : nil
    return inherited.map { Attribute(type: WrittenType(name: $0)) }
  }

  /// Returns the global actor of a protocol's requirements.
  private func isolation(of source: TypeDeclaration) -> Attribute? {
    if let actor = module.globalActor(among: source.attributes, of: source) { return actor }
    let isDefault =
      module.settings.isMainActorByDefault && !module.isNonisolated(source)
      && !flat.isActorBound(source)
    return isDefault && !module.types(at: source.path).isEmpty
      ? Attribute(type: WrittenType(name: "MainActor")) : nil
  }
}

// The isolation of an actor.
extension Stub {
  /// Whether a member of an actor is not isolated to it, because its protocol is not for actors only.
  func isNonisolated(_ item: SourcedRequirement) -> Bool {
    if !isActor || item.requirement.isAnsweredByType || isolation(of: item) != nil { return false }
    if item.requirement.modifiers.contains(where: { $0.hasPrefix("nonisolated") }) { return false }
    return !flat.isActorBound(item.source)
  }

  /// Whether an actor would also be isolated to a global actor.
  var isIsolatedTwice: Bool { isActor && sources.contains { isolation(of: $0) != nil } }
}

// The requirements for which a stub has a member.
extension Stub {
  func plannedMembers() throws(SkipReason) -> [StubMember] {
    let items = distinctRequirements
    try checkNames(of: items)
    var members: [StubMember] = []
    for (item, names) in zip(items, StubNames(for: items.map(\.requirement), in: self).pairs) {
      do throws(SkipReason) {
        members.append(try StubMemberPlanner(of: item, in: self).member(named: names))
      } catch {
        throw .requirement(item.name, error)
      }
    }
    return members
  }

  /// Throws if no type can satisfy all requirements.
  private func checkNames(of requirements: [SourcedRequirement]) throws(SkipReason) {
    for item in requirements where item.requirement.isProperty {
      let isDoubled = requirements.contains { other in
        other.requirement.position != item.requirement.position
          && other.requirement.name == item.requirement.name
          && other.requirement.isStatic == item.requirement.isStatic
          && other.requirement.parameters.isEmpty
          && !other.requirement.conditions.exclude(item.requirement.conditions)
      }
      if isDoubled { throw .contradiction(item.requirement.name) }
    }
  }

  /// The requirements without duplicates; a protocol may repeat inherited ones.
  private var distinctRequirements: [SourcedRequirement] {
    var distinct: [(signature: StubSignature, item: SourcedRequirement)] = []
    for item in sources.flatMap(\.sourcedRequirements) where !isComparison(item) {
      let signature = StubSignature(of: item, in: self)
      let same = distinct.indices.filter { index in
        let other = distinct[index].item.requirement
        return distinct[index].signature == signature
          && !other.conditions.exclude(item.requirement.conditions)
      }
      if let known = same.first(where: { distinct[$0].item.waitsLike(item) })
        ?? same.first(where: { distinct[$0].item.sharesMember(with: item) })
      {
        let isElsewhere = isolation(of: distinct[known].item) != isolation(of: item)
        distinct[known].item.requirement.satisfy(item.requirement, isElsewhere: isElsewhere)
      } else {
        distinct.append((signature, item))
      }
    }
    return distinct.map(\.item)
  }

  /// Whether the stub answers it by comparing identities: `==`, `hash(into:)` or `<`.
  private func isComparison(_ item: SourcedRequirement) -> Bool {
    comparisons.flatMap(StandardProtocols.comparisons(of:)).contains { requirement in
      requirement.name == item.requirement.name
        && StubSignature(
          of: SourcedRequirement(requirement: requirement, source: item.source), in: self)
          == StubSignature(of: item, in: self)
    }
  }
}

extension TypeDeclaration {
  fileprivate func requires(_ name: Identifier) -> Bool {
    interface.requirements.contains { $0.name == name && !$0.isPrivate }
  }
}

extension SourcedRequirement {
  fileprivate func waitsLike(_ other: SourcedRequirement) -> Bool {
    requirement.effects.isAsync == other.requirement.effects.isAsync
  }

  /// Whether one member has to satisfy both, although only one is async.
  ///
  /// A protocol may require an async and a synchronous function. If a protocol inherits both, the
  /// synchronous member satisfies both.
  fileprivate func sharesMember(with other: SourcedRequirement) -> Bool {
    other.requirement.isProperty || source.path != other.source.path
  }
}
