extension Planner {
  /// The lenses of a struct.
  mutating func lenses(of type: TypeDeclaration) -> [OpticDefinition] {
    var optics: [OpticDefinition] = []
    for property in type.members.properties where property.isStored {
      switch lens(for: property, of: type) {
      case .success(let optic): optics.append(optic)
      case .failure(let skipped):
        skip("\(type.name).\(property.name.text)", at: property.position, skipped.reason)
      }
    }
    return removingClashes(optics, of: type)
  }

  private func lens(
    for property: Property, of type: TypeDeclaration
  ) -> Result<OpticDefinition, Skipped> {
    if let reason = reasonToSkip(property) { return .failure(Skipped(reason)) }
    guard let part = property.type else { return .failure(Skipped(.unwrittenType)) }
    if part.isOpaque { return .failure(Skipped(.opaqueType)) }

    let typeAccess = module.access(of: type)
    let access = min(property.writtenAccess ?? .internal, typeAccess)
    let setterAccess = min(property.writtenSetterAccess ?? access, access)
    let form: OpticDefinition.Form
    let writeAccess: AccessLevel
    if !property.isConstant && setterAccess >= .internal {
      form = .writable(property.name)
      writeAccess = setterAccess
    } else {
      switch rebuilding(type, changing: property) {
      case .success(let rebuilding):
        form = .rebuilt(property.name, arguments: rebuilding.arguments)
        writeAccess = min(rebuilding.access, typeAccess)
      case .failure(let skipped): return .failure(skipped)
      }
    }
    return .success(
      OpticDefinition(
        name: property.name.opticName, position: property.position,
        part: module.qualified(part, in: type).text, form: form, access: access,
        isInlinable: access == .public && writeAccess == .public,
        attributes: property.attributes.filter(\.isAvailability),
        conditions: Array(property.conditions.dropFirst(type.conditions.count))))
  }

  private func reasonToSkip(_ property: Property) -> SkipReason? {
    let access = property.writtenAccess ?? .internal
    if access < .internal { return .private(access) }
    if property.attributes.contains(where: \.makesUnavailable) { return .unavailable }
    if let attribute = property.attributes.first(where: { !$0.isAvailability }) {
      return .attribute(attribute.name)
    }
    if property.isConstant && property.initialValue != nil && property.storage != .pattern {
      return .constantValue
    }
    switch property.storage {
    case .stored, .computed, .initAccessor: return nil
    case .lazy: return .lazy
    case .weak: return .weak
    case .pattern: return .pattern
    }
  }
}

/// Why a declaration has no optic, as an error.
struct Skipped: Error {
  let reason: SkipReason

  init(_ reason: SkipReason) {
    self.reason = reason
  }
}
