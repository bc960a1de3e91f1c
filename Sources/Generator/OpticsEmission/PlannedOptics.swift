import EmissionKernel
import SwiftModule
import SwiftReading

/// The optics of all types with optics or drafts: children, laws and lists are made of them, too.
struct PlannedOptics: SharedFinding {
  /// The optics of the types, by the position of their declaration.
  let plans: [Position: (optics: [OpticDefinition], report: Report)]

  init(in context: GenerationContext) {
    let types = context.copyableTypes.filter {
      context.emitsOptics(of: $0) || context.emits(EditPlanner.self)
    }
    plans = context.answers(about: types) { type in
      var report = Report()
      let optics = context.ownOptics(of: type, report: &report)
      return (optics, report)
    }
  }
}

/// The parts that all cases of an enum have, of all enums with optics or drafts.
struct PlannedSharedParts: SharedFinding {
  /// The parts, by the position of the enum.
  let parts: [Position: [SharedPart]]

  init(in context: GenerationContext) {
    let plans = context.finding(PlannedOptics.self).plans
    let enums = context.module.files.flatMap(\.types).filter {
      $0.kind == .enum && plans[$0.position] != nil
    }
    parts = context.answers(about: enums) { type in
      context.ownSharedParts(of: type, plans[type.position]?.optics ?? [])
    }
  }
}

extension GenerationContext {
  /// Plans the lenses of a struct or the prisms of an enum, whether or not their names are taken.
  func memberOptics(of type: TypeDeclaration, report: inout Report) -> [OpticDefinition] {
    guard let plan = finding(PlannedOptics.self).plans[type.position] else {
      return ownOptics(of: type, report: &report)
    }
    report.append(plan.report)
    return plan.optics
  }

  /// Returns the parts that all cases of an enum have.
  ///
  /// - Parameter prisms: The prisms of the enum.
  func sharedParts(of type: TypeDeclaration, _ prisms: [OpticDefinition]) -> [SharedPart] {
    finding(PlannedSharedParts.self).parts[type.position] ?? ownSharedParts(of: type, prisms)
  }

  fileprivate func ownOptics(
    of type: TypeDeclaration, report: inout Report
  ) -> [OpticDefinition] {
    type.kind == .struct ? lenses(of: type, report: &report) : prisms(of: type, report: &report)
  }
}
