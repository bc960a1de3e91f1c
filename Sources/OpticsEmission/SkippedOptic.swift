import EmissionKernel
import SwiftModule
import SwiftReading

/// An unavailable optic in place of one that is skipped: where it is used, the compiler says the
/// reason.
struct SkippedOptic {
  let kind: String
  let name: Identifier
  /// The name of the property or case.
  let member: Identifier
  /// The type of the part, so that the rest of an expression is valid; `Any` if it has no name.
  let part: WrittenType
  let nameUses: [NameUse]
  let access: AccessLevel
  let conditions: [Condition]
  let reason: SkipReason
}

extension SkippedOptic {
  func lines(in extended: ExtendedType, of context: GenerationContext) -> [String] {
    let message = "no \(kind.lowercased()) for '\(member.text)': \(reason.message)"
    // A literal needs no escape before an apostrophe, where a description has one.
    let literal = message.split(separator: "'", omittingEmptySubsequences: false)
      .map { String($0).debugDescription.dropFirst().dropLast() }.joined(separator: "'")
    let type = context.qualified(kind, in: "Optics")
    // A loop costs the compiler less than a call of `fatalError`.
    return conditioned(
      [
        "@available(*, unavailable, message: \"\(literal)\")",
        "\(context.modifiers(ofOptic: access, in: extended))static var \(name.spelling): "
          + "\(type)<Self, \(part.text)> { while true {} }",
      ],
      on: conditions)
  }
}

extension GenerationContext {
  /// Returns the unavailable optics of the skipped members of a type that code could ask for.
  func skippedOptics(
    of type: TypeDeclaration, for skips: some Collection<Report.Skip>,
    besides names: Set<Identifier>
  ) -> [SkippedOptic] {
    // A macro may declare what no file shows.
    if isOutside || !self[OpticsOptions.self].declaresSkipped
      || !module.unknownAttributes(of: type).isEmpty
    {
      return []
    }
    var names = names
    return skips.compactMap { skip in
      let optic =
        type.kind == .struct
        ? type.members.properties.first { $0.position == skip.position }
          .flatMap { skippedLens(for: $0, of: type, skip.reason) }
        : type.members.cases.first { $0.position == skip.position }
          .flatMap { skippedPrism(for: $0, of: type, skip.reason) }
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

  private func skippedLens(
    for property: Property, of type: TypeDeclaration, _ reason: SkipReason
  ) -> SkippedOptic? {
    guard module.isVisible(property.writtenAccess),
      !property.attributes.contains(where: \.makesUnavailable)
    else { return nil }
    let written = module.scope(of: type).writtenType(of: property)
    return skippedOptic(
      "Lens", for: property.name, of: type, part: try? module.scope(of: type).type(of: property),
      made: written.map { [$0] } ?? [],
      access: min(property.writtenAccess ?? .internal, module.access(of: type)),
      property.attributes, property.conditions, reason)
  }

  private func skippedPrism(
    for enumCase: EnumCase, of type: TypeDeclaration, _ reason: SkipReason
  ) -> SkippedOptic? {
    if enumCase.attributes.contains(where: \.makesUnavailable) { return nil }
    return skippedOptic(
      "Prism", for: enumCase.name, of: type, part: try? part(of: enumCase, in: type),
      made: enumCase.payloads.map(\.type), access: module.access(of: type),
      enumCase.attributes, enumCase.conditions, reason)
  }

  /// - Parameter types: The written types that the part consists of.
  private func skippedOptic(
    _ kind: String, for member: Identifier, of type: TypeDeclaration, part: WrittenType?,
    made types: [WrittenType], access: AccessLevel, _ attributes: [Attribute],
    _ conditions: [Condition], _ reason: SkipReason
  ) -> SkippedOptic {
    let scope = module.scope(of: type)
    let isUsable = types.allSatisfy(scope.needsNoIsolatedConformance)
    let part = isUsable ? part : nil
    let access = isSystemInterface(attributes, of: type) ? min(access, .internal) : access
    return SkippedOptic(
      kind: kind, name: member.opticName, member: member,
      part: part ?? WrittenType(name: "Any"),
      nameUses: part == nil
        ? [] : NameUse.all(of: Set(types.flatMap(scope.unknownNames)), by: access),
      access: access, conditions: Array(conditions.dropFirst(type.conditions.count)),
      reason: reason)
  }
}
