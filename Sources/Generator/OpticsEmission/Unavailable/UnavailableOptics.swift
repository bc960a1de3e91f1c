import EmissionKernel
import SwiftModule
import SwiftReading

extension GenerationContext {
  /// Returns an unavailable optic for each skipped member of a type that code could ask for: where it is used, the
  /// compiler says the reason.
  ///
  /// - Parameter names: The names of the optics of the type.
  func unavailableOptics(
    of type: TypeDeclaration, in extended: ExtendedType, besides names: Set<Identifier>
  ) -> [GeneratedDeclaration] {
    // A macro may declare what no file shows.
    if place.isOutside || !self[UnavailableOpticsOptions.self].areDeclared
      || !module.unknownAttributes(of: type).isEmpty
    {
      return []
    }
    var names = names
    return plannedParts(of: type).skipped.filter { member in
      member.isUsable && !isInUse(member.name.opticName, by: type)
        && names.insert(member.name.opticName).inserted
    }.map { unavailableOptic(type.kind == .struct ? .lens : .prism, for: $0, in: extended) }
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

  private func unavailableOptic(
    _ kind: OpticKind, for member: SkippedMember, in extended: ExtendedType
  ) -> GeneratedDeclaration {
    let name = member.name.opticName
    let reason = "no \(kind.rawValue.lowercased()) for '\(member.name.text)': \(member.reason)"
    let type = qualified(kind.rawValue, in: "Optics")
    // With a type, the rest of an expression is valid. A loop costs the compiler less than a call of `fatalError`.
    return GeneratedDeclaration(
      .static, name, access: member.access, isolation: extended.isolationOfMembers,
      attributes: [unavailableAttribute(reason)],
      .text("var \(name.spelling): \(type)<Self, \(member.type?.text ?? "Any")>"),
      .line("while true {}"), conditions: member.conditions, shown: member.names)
  }
}
