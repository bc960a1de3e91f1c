// The requirements that a stub has a member for.
extension StubContext {
  /// The requirements, each once, although a protocol may repeat what it inherits.
  var distinctRequirements: [SourcedRequirement] {
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

  /// Whether the stub answers by its identity.
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

extension TypeDeclaration {
  fileprivate var sourcedRequirements: [SourcedRequirement] {
    interface.requirements.map { SourcedRequirement(requirement: $0, source: self) }
  }
}

extension SourcedRequirement {
  fileprivate func waitsLike(_ other: SourcedRequirement) -> Bool {
    requirement.effects.isAsync == other.requirement.effects.isAsync
  }

  /// Whether one member has to be both, although only one of the two may wait.
  ///
  /// A protocol may ask for both what waits and what does not. Where they meet in a protocol that
  /// inherits them, what does not wait is both.
  fileprivate func meets(_ other: SourcedRequirement) -> Bool {
    other.requirement.isProperty || source.path != other.source.path
  }
}
