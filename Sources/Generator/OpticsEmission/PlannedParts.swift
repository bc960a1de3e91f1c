import EmissionKernel
import SwiftModule
import SwiftReading

/// The parts of all types with optics or drafts: children, laws and lists are made of them, too.
struct PlannedParts: SharedFinding {
  /// The parts of the types, by the position of their declaration.
  let plans: [Position: (parts: [Part], report: Report)]

  init(in context: GenerationContext) {
    let types = context.copyableTypes.filter {
      context.emitsOptics(of: $0) || context.emits(EditPlanner.self)
    }
    plans = context.found(for: types) { type in
      var report = Report()
      let parts = context.foundParts(of: type, report: &report)
      return (parts, report)
    }
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
  /// Plans the properties of a struct or the payloads of an enum, whether or not the names of their optics are taken.
  func parts(of type: TypeDeclaration, report: inout Report) -> [Part] {
    guard let plan = finding(PlannedParts.self).plans[type.position] else {
      return foundParts(of: type, report: &report)
    }
    report.append(plan.report)
    return plan.parts
  }

  /// Returns the parts that all cases of an enum have.
  ///
  /// - Parameter payloads: The parts of the cases.
  func sharedParts(of type: TypeDeclaration, _ payloads: [Part]) -> [Part] {
    finding(PlannedSharedParts.self).parts[type.position] ?? foundSharedParts(of: type, payloads)
  }

  fileprivate func foundParts(of type: TypeDeclaration, report: inout Report) -> [Part] {
    type.kind == .struct ? lenses(of: type, report: &report) : prisms(of: type, report: &report)
  }
}
