// The requirements for which a stub has a member.
extension Stub {
  func plannedMembers() throws(SkipReason) -> [StubMember] {
    let items = distinctRequirements
    try checkNames(of: items)
    var members: [StubMember] = []
    for (item, names) in zip(items, StubNames(for: items.map(\.requirement)).pairs) {
      do throws(SkipReason) {
        members.append(try StubSpeller(of: item, in: self).member(named: names))
      } catch {
        throw .stub(.requirement(item.name, error.message))
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
      if isDoubled { throw .stub(.contradiction(item.requirement.name)) }
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
        ?? same.first(where: { distinct[$0].item.meets(item) })
      {
        let isElsewhere = isolation(of: distinct[known].item) != isolation(of: item)
        distinct[known].item.requirement.satisfy(item.requirement, isElsewhere: isElsewhere)
      } else {
        distinct.append((signature, item))
      }
    }
    return distinct.map(\.item)
  }

  /// Whether the stub implements the requirement with its identity.
  private func isComparison(_ item: SourcedRequirement) -> Bool {
    let (name, parameters) = (item.requirement.name.text, item.requirement.parameters)
    let isOfStubs = parameters.count == 2 && parameters.allSatisfy(\.type.isSelf)
    let isHashing = name == "hash" && parameters.count == 1 && parameters[0].label?.text == "into"
    return comparisons.contains("Equatable") && name == "==" && isOfStubs
      || comparisons.contains("Comparable") && name == "<" && isOfStubs
      || comparisons.contains("Hashable") && isHashing
        && parameters[0].specifiers.contains("inout")
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
  fileprivate func meets(_ other: SourcedRequirement) -> Bool {
    other.requirement.isProperty || source.path != other.source.path
  }
}
