import EmissionKernel
import SwiftModule
import SwiftReading

extension GenerationContext {
  /// Plans the lenses of a struct or the prisms of an enum, as an extension; returns `nil` if there
  /// are none.
  func opticCode(of type: TypeDeclaration, report: inout Report) -> GeneratedCode? {
    let optics = optics(of: type, report: &report)
    let extended = ExtendedType(type, in: self)
    let unavailable = unavailableOptics(
      of: type, in: extended, besides: Set(optics.map(\.opticName)))
    guard let access = (optics.map(\.access) + unavailable.map(\.access)).max() else { return nil }
    return GeneratedCode(
      type: extended, [opticExtension(of: extended, with: optics, unavailable)],
      sources: optics.reduce(into: []) { $0.formUnion($1.sources) },
      library: library("Optics", shownBy: access), opticCount: optics.count)
  }

  /// Plans the lenses of a struct, or the prisms of an enum and the lenses of what its cases share.
  package func optics(of type: TypeDeclaration, report: inout Report) -> [Part] {
    let plan = plannedParts(of: type)
    report.append(plan.report)
    let found = plan.parts.filter { optic in
      let isTaken = module.isTaken(optic.opticName, in: type.path)
      // A declaration in another module hides the one in the module of the type.
      let isHiding =
        place.isOutside
        && module.members(of: type.path).flatMap(\.properties).contains {
          $0.name == optic.opticName
        }
      if isTaken || isHiding {
        report.skip(
          optic.subject(in: type),
          isTaken ? .taken(optic.opticName) : .hiding(optic.opticName))
      }
      return !isTaken && !isHiding
    }
    return type.kind == .enum ? found + sharedLenses(of: type, besides: plan.parts) : found
  }

  /// Whether the optics of a type are generated, or added by a macro.
  package func emitsOptics(of type: TypeDeclaration) -> Bool {
    type.hasOpticsMacro || writesOptics(of: type)
  }

  /// Whether the optics of types such as this one are generated.
  package func writesOptics(of type: TypeDeclaration) -> Bool {
    type.kind == .struct ? emits(LensPlanner.self) : emits(PrismPlanner.self)
  }

  /// Returns the type at a path, if there is only one, and it is there, and has code, wherever another type
  /// is.
  func type(at path: TypePath, whereverIs other: TypeDeclaration) -> TypeDeclaration? {
    let types = module.types(at: path)
    guard let type = types.first, types.count == 1, type.conditions == other.conditions,
      isWanted(type), obstacle(toCopying: type) == nil,
      !module.nesting(of: type).flatMap(\.attributes).contains(where: \.isAvailability)
    else { return nil }
    return type
  }

  package func opticExtension(
    of type: ExtendedType, with optics: [Part], _ others: [GeneratedDeclaration] = []
  ) -> GeneratedDeclaration {
    let marker = qualified("SendableMetatype", in: "Swift")
    let constraints = type.capturedTypes.map { "\($0.text): \(marker)" }
    let clause = constraints.isEmpty ? "" : " where \(constraints.joined(separator: ", "))"
    let members = optics.map { $0.declaration(in: type, of: self) } + others
    return type.extension(
      type.name + clause, access: members.map(\.access).max() ?? .internal,
      shown: type.namesOfCapturedTypes, members: members)
  }
}

extension GenerationContext {
  /// Returns the attributes that an optic copies: its own, and those that each member has to
  /// repeat.
  func opticAttributes(
    _ own: [Attribute], of type: TypeDeclaration, access: AccessLevel
  ) -> [Attribute] {
    (module.interfaceAttributes(of: type) + own.filter(\.isCopiedToOptic)).unique.filter {
      access == .public || !$0.isSystemInterface
    }
  }
}

extension TypeDeclaration {
  /// Whether the macro `@Optics` writes the optics.
  package var hasOpticsMacro: Bool { packageAttributes.contains { $0.name == "Optics" } }
}
