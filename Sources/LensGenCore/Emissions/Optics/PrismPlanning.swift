extension Planner {
  /// The prisms of an enum.
  mutating func prisms(of type: TypeDeclaration) -> [OpticDefinition] {
    let optics = type.members.cases.compactMap { enumCase in
      planned("\(type.name).\(enumCase.name.text)", at: enumCase.position) {
        planner throws(Skipped) in try planner.prism(for: enumCase, of: type)
      }
    }
    return removingClashes(optics, of: type)
  }

  private func prism(
    for enumCase: EnumCase, of type: TypeDeclaration
  ) throws(Skipped) -> OpticDefinition {
    if let reason = reasonToSkip(enumCase, of: type) { throw Skipped(reason) }
    let access = module.access(of: type)
    return OpticDefinition(
      name: enumCase.name.opticName, position: enumCase.position,
      part: try part(of: enumCase, in: type),
      unknownNames: Set(
        enumCase.payloads.flatMap { module.unknownNames(in: $0.type, of: type) }),
      isUnsafe: enumCase.payloads.contains { module.isUnsafe($0.type, in: type) },
      form: .prism(enumCase), access: access,
      isInlinable: access == .public && !isSystemInterface(enumCase.attributes, of: type),
      attributes: opticAttributes(enumCase.attributes, of: type, access: access),
      conditions: Array(enumCase.conditions.dropFirst(type.conditions.count)))
  }

  private func reasonToSkip(_ enumCase: EnumCase, of type: TypeDeclaration) -> SkipReason? {
    let isOverloaded = type.members.cases.contains { other in
      other.name == enumCase.name && other != enumCase
        && !other.conditions.exclude(enumCase.conditions)
    }
    if isOverloaded { return .overloadedCase }
    if enumCase.attributes.contains(where: \.makesUnavailable) { return .unavailable }
    if let attribute = enumCase.attributes.first(where: { !$0.isTakenOver }) {
      return .caseAttribute(attribute.name)
    }
    let old = enumCase.payloads.lazy.compactMap { module.deprecatedName(in: $0.type, of: type) }
    if let name = old.first, !enumCase.attributes.contains(where: \.deprecates) {
      return .deprecatedType(name)
    }
    if enumCase.payloads.contains(where: { module.isUninhabited($0.type, in: type) }) {
      return .uninhabited
    }
    if enumCase.payloads.contains(where: { needsConformances($0.type, in: type) }) {
      return .isolatedByDefault
    }
    return nil
  }

  /// The type of a case's payload: `Void`, the one type, or a tuple.
  private func part(
    of enumCase: EnumCase, in type: TypeDeclaration
  ) throws(Skipped) -> String {
    var types: [String] = []
    for payload in enumCase.payloads {
      types.append(try module.spelledExplicitly(payload.type, in: type).text)
    }
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

extension Module {
  /// Whether a type has no values, so that the compiler knows that a case with it never occurs.
  func isUninhabited(_ reference: TypeReference, in type: TypeDeclaration) -> Bool {
    guard let path = reference.path else { return false }
    guard case .declared(let place) = lookUp(path, from: type.path) else {
      return path.text == "Never" || path.text == "Swift.Never"
    }
    return types(at: place).contains { $0.kind == .enum && $0.members.cases.isEmpty }
  }

  /// The stored property of a struct that keeps it from having values.
  func uninhabitedPart(of type: TypeDeclaration) -> Identifier? {
    guard type.kind == .struct else { return nil }
    return type.members.properties.first { property in
      property.isStored && property.type.map { isUninhabited($0, in: type) } == true
    }?.name
  }
}

extension EnumCase {
  /// The labels of the tuple of payloads: those of the case where all have one.
  var tupleLabels: [Identifier?] {
    payloads.allSatisfy { $0.label != nil } ? payloads.map(\.label) : payloads.map { _ in nil }
  }
}
