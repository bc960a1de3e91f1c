/// The optics of one type: the lenses of a struct, or the prisms of an enum.
struct TypeOptics: GeneratedCode {
  let optics: [OpticDefinition]

  init(_ optics: [OpticDefinition]) { self.optics = optics }

  /// Plans the optics of a type; returns `nil` if there are none.
  init?(of type: TypeDeclaration, in run: Run, report: inout Report) {
    let possible =
      type.kind == .struct
      ? LensPlanner(run: run).lenses(of: type, report: &report)
      : PrismPlanner(run: run).prisms(of: type, report: &report)
    optics = Self.removingClashes(possible, of: type, in: run, report: &report)
    if optics.isEmpty { return nil }
  }
}

extension TypeOptics {
  /// Removes the optics whose names are taken by members of the type.
  private static func removingClashes(
    _ optics: [OpticDefinition], of type: TypeDeclaration, in run: Run, report: inout Report
  ) -> [OpticDefinition] {
    let module = run.module
    return optics.filter { optic in
      let isTaken = module.isTaken(optic.name, in: type.path)
      // A declaration in a test target hides the one in the tested module.
      let isHiding =
        run.isTested
        && module.members(of: type.path).flatMap(\.properties).contains { $0.name == optic.name }
      if isTaken || isHiding {
        report.skip(
          "\(type.name).\(optic.name.text.dropFirst())", at: optic.position,
          isTaken ? .taken(optic.name) : .hiding(optic.name))
      }
      return !isTaken && !isHiding
    }
  }
}

extension TypeOptics {
  var access: AccessLevel { optics.map(\.access).max() ?? .internal }

  var nameUses: [NameUse] { optics.flatMap(\.nameUses) }

  var library: String? { "Optics" }

  func lines(of type: ExtendedType, in file: FileScope) -> [String] {
    let marker = file.qualified("SendableMetatype", in: "Swift")
    let constraints = type.capturedTypes.map { "\($0): \(marker)" }
    let clause = constraints.isEmpty ? "" : " where \(constraints.joined(separator: ", "))"
    return type.extended("\(type.name)\(clause)", members: members(of: type, in: file))
  }

  /// Returns the optics, each as its lines.
  func members(of type: ExtendedType, in file: FileScope) -> [[String]] {
    optics.map { conditioned($0.lines(in: type, file), on: $0.conditions) }
  }
}

extension Run {
  /// Returns the attributes that an optic copies: its own, and those that each member has to
  /// repeat.
  func opticAttributes(
    _ own: [Attribute], of type: TypeDeclaration, access: AccessLevel
  ) -> [Attribute] {
    let repeated = module.nesting(of: type).flatMap(\.attributes)
      .filter(\.isSystemInterface)
    return (repeated + own.filter(\.isTakenOver)).unique.filter {
      access == .public || !$0.isSystemInterface
    }
  }

  /// Whether a declaration with the attributes is not part of the public interface.
  func isSystemInterface(_ own: [Attribute], of type: TypeDeclaration) -> Bool {
    opticAttributes(own, of: type, access: .public).contains(where: \.isSystemInterface)
  }
}
