import EmissionKernel

/// How much a run generated.
package struct Summary: Equatable, Sendable {
  /// The number of types with generated code.
  package let types: Int
  /// The number of lenses and prisms of structs and enums.
  package let optics: Int
  /// The number of skipped declarations.
  package let skipped: Int

  init(of plan: Plan) {
    let code = plan.code
    types = Set(code.map(\.type.path)).count
    optics = code.reduce(0) { $0 + $1.opticCount }
    skipped = plan.report.skips.count
  }
}

extension Summary: CustomStringConvertible {
  /// The numbers that are not zero, such as `5 types, 14 optics, 2 skipped`.
  package var description: String {
    let counts = [
      types == 1 ? "1 type" : "\(types) types",
      optics == 1 ? "1 optic" : optics == 0 ? "" : "\(optics) optics",
      skipped == 0 ? "" : "\(skipped) skipped",
    ]
    return counts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
