import EmissionKernel
import SwiftModule
import SwiftReading

/// The optics of all types that have some: drafts, children, laws and lists are made of them, too.
final class PlannedOptics: SharedFinding {
  /// The optics of the types, by the position of their declaration.
  let plans: [Position: (optics: [OpticDefinition], report: Report)]

  init(in context: GenerationContext) {
    let types = context.module.files.flatMap(\.types).filter {
      [.struct, .enum].contains($0.kind) && context.emitsOptics(of: $0) && context.isWanted($0)
        && context.obstacle(toCopying: $0) == nil
    }
    let planned = Workers.map(types, by: context.threads) { type in
      var report = Report()
      let optics = context.ownOptics(of: type, report: &report)
      return (type.position, (optics: optics, report: report))
    }
    plans = Dictionary(planned) { first, _ in first }
  }
}

extension GenerationContext {
  /// Plans the lenses of a struct or the prisms of an enum, whether or not their names are taken.
  func memberOptics(of type: TypeDeclaration, report: inout Report) -> [OpticDefinition] {
    guard let known = known(PlannedOptics.self)?.plans[type.position] else {
      return ownOptics(of: type, report: &report)
    }
    report.append(known.report)
    return known.optics
  }

  fileprivate func ownOptics(
    of type: TypeDeclaration, report: inout Report
  ) -> [OpticDefinition] {
    type.kind == .struct ? lenses(of: type, report: &report) : prisms(of: type, report: &report)
  }
}
