import EmissionKernel
import SwiftModule
import SwiftReading

/// The parts of all types with optics or drafts: children, laws and lists are made of them, too.
struct PlannedParts: SharedFinding {
  /// What is planned for one type, whether or not the names of its optics are taken.
  struct Plan: Sendable {
    /// The properties of a struct, or the payloads of an enum.
    let parts: [Part]
    let skipped: [SkippedMember]
    let report: Report
  }

  /// The plans of the types, by the position of their declaration.
  let plans: [Position: Plan]

  init(in context: GenerationContext) {
    let types = context.copyableTypes.filter {
      context.emitsOptics(of: $0) || context.emits(EditPlanner.self)
    }
    plans = context.found(for: types, by: context.foundParts)
  }
}

/// The parts that all cases of an enum have, of all enums with optics or drafts.
struct PlannedSharedParts: SharedFinding {
  /// The parts, by the position of the enum.
  let parts: [Position: [Part]]

  init(in context: GenerationContext) {
    let plans = context.finding(PlannedParts.self).plans
    let enums = context.module.files.flatMap(\.types).filter {
      $0.kind == .enum && plans[$0.position] != nil
    }
    parts = context.found(for: enums) { type in
      context.foundSharedParts(of: type, plans[type.position]?.parts ?? [])
    }
  }
}

extension GenerationContext {
  /// Returns the parts of a type, whether or not the names of their optics are taken, and what is skipped.
  func plannedParts(of type: TypeDeclaration) -> PlannedParts.Plan {
    finding(PlannedParts.self).plans[type.position] ?? foundParts(of: type)
  }

  /// Returns the parts that all cases of an enum have.
  ///
  /// - Parameter payloads: The parts of the cases.
  func sharedParts(of type: TypeDeclaration, _ payloads: [Part]) -> [Part] {
    finding(PlannedSharedParts.self).parts[type.position] ?? foundSharedParts(of: type, payloads)
  }

  fileprivate func foundParts(of type: TypeDeclaration) -> PlannedParts.Plan {
    var report = Report()
    let parts =
      type.kind == .struct ? lenses(of: type, report: &report) : prisms(of: type, report: &report)
    return PlannedParts.Plan(
      parts: parts,
      skipped: report.skips.compactMap { skippedMember($0.subject, for: $0.reason.message) },
      report: report)
  }
}
