import EmissionKernel
import SwiftModule
import SwiftReading

/// Plans a traversal of the children of each recursive type.
package struct ChildrenPlanner: EmissionPlanner {
  package static let name = "children"
  package static let summary =
    "traversals '_children' and '_deep' of the nodes of recursive types"
  package static let needs = CodeNeeds(libraries: ["Optics"])
  package static let capabilities: Set<Capability> = [.children]
  package static let findings: [any SharedFinding.Type] = [PlannedTraversals.self]

  package let context: GenerationContext

  package init(in context: GenerationContext) {
    self.context = context
  }

  package func code(for type: TypeDeclaration, report: inout Report) -> GeneratedCode? {
    let plan = context.finding(PlannedTraversals.self).plans[type.position]
    if let plan { report.append(plan.report) }
    guard let optics = plan?.optics, let children = optics.first else { return nil }
    let extended = ExtendedType(type, in: context)
    return GeneratedCode(
      type: extended, access: context.level(children.access),
      shown: context.shown(by: [children.shown, (extended.namesOfCapturedTypes, children.access)]),
      library: context.library("Optics", shownBy: children.access), opticCount: optics.count,
      lines: context.opticExtension(of: extended, with: optics))
  }
}

extension Capability {
  package static let children = Capability("children")
}
