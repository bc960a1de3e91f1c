import EmissionKernel
import SwiftModule
import SwiftReading

extension GenerationContext {
  /// Returns the unavailable optics of the skipped members of a type that code could ask for.
  ///
  /// - Parameter names: The names of the optics of the type.
  package func unavailableOptics(
    of type: TypeDeclaration, for skips: some Collection<Report.Skip>,
    besides names: Set<Identifier>
  ) -> [UnavailableOptic] {
    // A macro may declare what no file shows.
    if place.isOutside || !self[UnavailableOpticsOptions.self].areDeclared
      || !module.unknownAttributes(of: type).isEmpty
    {
      return []
    }
    var names = names
    return skips.compactMap { skip in
      let optic: UnavailableOptic? =
        switch skip.subject {
        case .property(let property, _): unavailableLens(for: property, of: type, skip.reason)
        case .enumCase(let enumCase, _): unavailablePrism(for: enumCase, of: type, skip.reason)
        case .type, .part, .other: nil
        }
      guard let optic, !isInUse(optic.name, by: type), names.insert(optic.name).inserted
      else { return nil }
      return optic
    }
  }

  /// Whether a type may have another static member of the given name, or a protocol may require one.
  ///
  /// The compiler takes the unavailable optic for what a protocol of another module requires, even if
  /// the protocol has a default.
  private func isInUse(_ name: Identifier, by type: TypeDeclaration) -> Bool {
    module.hasUnseenMembers(type.path, named: name.text)
      || module.declaredAncestors(of: type.path).union([type.path]).contains {
        module.isTaken(name, in: $0)
      }
  }

  private func unavailableLens(
    for property: Property, of type: TypeDeclaration, _ reason: SkipReason
  ) -> UnavailableOptic? {
    guard module.isVisible(property.writtenAccess),
      !property.attributes.contains(where: \.makesUnavailable)
    else { return nil }
    let scope = module.scope(of: type)
    return unavailableOptic(
      .lens, for: property.name, of: type, part: try? scope.type(of: property),
      made: scope.writtenType(of: property).map { [$0] } ?? [],
      access: min(property.writtenAccess ?? .internal, module.access(of: type)),
      property.attributes, property.conditions, reason)
  }

  private func unavailablePrism(
    for enumCase: EnumCase, of type: TypeDeclaration, _ reason: SkipReason
  ) -> UnavailableOptic? {
    if enumCase.attributes.contains(where: \.makesUnavailable) { return nil }
    let scope = module.scope(of: type)
    return unavailableOptic(
      .prism, for: enumCase.name, of: type, part: try? scope.payloadType(of: enumCase),
      made: enumCase.payloads.map(\.type), access: module.access(of: type),
      enumCase.attributes, enumCase.conditions, reason)
  }

  /// - Parameter types: The written types that the part consists of.
  private func unavailableOptic(
    _ kind: OpticKind, for member: Identifier, of type: TypeDeclaration, part: WrittenType?,
    made types: [WrittenType], access: AccessLevel, _ attributes: [Attribute],
    _ conditions: [Condition], _ reason: SkipReason
  ) -> UnavailableOptic {
    let scope = module.scope(of: type)
    let isUsable = types.allSatisfy(scope.needsNoIsolatedConformance)
    let part = isUsable ? part : nil
    let access = module.isSystemInterface(attributes, of: type) ? min(access, .internal) : access
    return UnavailableOptic(
      kind: kind, name: member.opticName, member: member,
      part: part ?? WrittenType(name: "Any"),
      names: part == nil ? [] : Set(types.flatMap { scope.namedTypes(in: $0) }),
      access: access, conditions: conditions.inside(type),
      reason: reason)
  }
}
