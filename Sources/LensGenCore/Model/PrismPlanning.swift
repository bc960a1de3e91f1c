extension Planner {
  /// The prisms of an enum.
  mutating func prisms(of type: TypeDeclaration) -> [OpticDefinition] {
    let cases = type.members.cases
    let counts = Dictionary(grouping: cases, by: \.name).mapValues(\.count)
    let access = module.access(of: type)
    var optics: [OpticDefinition] = []
    for enumCase in cases {
      if let reason = reasonToSkip(enumCase, count: counts[enumCase.name] ?? 0) {
        skip("\(type.name).\(enumCase.name.text)", at: enumCase.position, reason)
        continue
      }
      optics.append(
        OpticDefinition(
          name: enumCase.name.opticName, position: enumCase.position,
          part: part(of: enumCase, in: type),
          form: .prism(enumCase, isExhaustive: cases.count == 1), access: access,
          isInlinable: access == .public,
          attributes: enumCase.attributes.filter(\.isAvailability),
          conditions: Array(enumCase.conditions.dropFirst(type.conditions.count))))
    }
    return removingClashes(optics, of: type)
  }

  private func reasonToSkip(_ enumCase: EnumCase, count: Int) -> SkipReason? {
    if count > 1 { return .overloadedCase }
    if enumCase.attributes.contains(where: \.makesUnavailable) { return .unavailable }
    if let attribute = enumCase.attributes.first(where: { !$0.isAvailability }) {
      return .attribute(attribute.name)
    }
    return nil
  }

  /// The type of a case's payload: `Void`, the one type, or a tuple.
  private func part(of enumCase: EnumCase, in type: TypeDeclaration) -> String {
    let types = enumCase.payloads.map { module.qualified($0.type, in: type).text }
    switch types.count {
    case 0: return "Void"
    case 1: return types[0]
    default:
      let elements = zip(enumCase.tupleLabels, types).map { label, type in
        label.map { "\($0.labelSpelling): \(type)" } ?? type
      }
      return "(\(elements.joined(separator: ", ")))"
    }
  }
}

extension EnumCase {
  /// The labels of the tuple of payloads: those of the case where all have one and no two the same.
  var tupleLabels: [Identifier?] {
    let labels = payloads.compactMap(\.label)
    return labels.count == payloads.count && Set(labels).count == labels.count
      ? labels : payloads.map { _ in nil }
  }
}
