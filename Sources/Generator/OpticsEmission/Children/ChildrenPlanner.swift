import EmissionKernel
import SwiftModule
import SwiftReading

/// Plans a traversal of the children of each recursive type, and of all values of the configured types.
package struct ChildrenPlanner: EmissionPlanner {
  package static let name = "children"
  package static let summary =
    "traversals '_children' and '_deep' of the nodes of recursive types"
  package static let needs = CodeNeeds(libraries: ["Optics"])

  package let context: GenerationContext

  package init(in context: GenerationContext) {
    self.context = context
  }

  package func code(for type: TypeDeclaration, report: inout Report) -> GeneratedCode? {
    let plan = context.finding(PlannedTraversals.self).plans[type.position]
    let every = context.finding(EveryTraversals.self).plans[type.position]
    if let plan { report.append(plan.report) }
    if let every { report.append(every.report) }
    let optics = (plan?.optics ?? []) + (every?.optics ?? [])
    guard let access = optics.map(\.access).max() else { return nil }
    let extended = ExtendedType(type, in: context)
    let functions = every.map {
      zip($0.functions, $0.optics).flatMap { $0.members(of: $1, in: extended, of: context) }
    }
    return GeneratedCode(
      type: extended, [context.opticExtension(of: extended, with: optics, functions ?? [])],
      sources: every?.sources ?? [], library: context.library("Optics", shownBy: access),
      opticCount: optics.count)
  }

  package func complete(_ report: inout Report) {
    for name in context.finding(EveryTraversals.self).unused {
      report.warn(
        .unusedSetting, "'every' lists '\(name)', but no type has such a value",
        at: Position(file: "every", line: 1, column: 1))
    }
  }
}
