import EmissionKernel
import SwiftModule
import SwiftReading

/// Plans the draft of each struct and enum, in which its parts are variables.
package struct EditPlanner: EmissionPlanner {
  package static let name = "edits"
  package static let summary = "edits in plain Swift, 'order.editing { $0.total += 1 }'"
  package static let needs = CodeNeeds(libraries: ["Optics"])

  package let context: GenerationContext

  package init(in context: GenerationContext) {
    self.context = context
  }

  package func code(
    for type: TypeDeclaration, report: inout Report
  ) throws(SkipReason) -> GeneratedCode? {
    if type.hasOpticsMacro { return nil }
    guard context.isEditable(type) else {
      if let reason = context.reasonForNoDraft(of: type) { throw reason }
      return nil
    }
    let draft = context.draft(of: type)
    // What has no optic, either, is reported once.
    if !context.writesOptics(of: type) {
      report.append(context.plannedParts(of: type).report)
    }
    let access = context.module.access(of: type)
    return GeneratedCode(
      type: draft.type, draft.declarations, sources: draft.sources,
      // Only a public conformance shows the protocol, and every conformance in tests is public.
      library: (
        "Optics",
        context.place == .tests || access == .public || draft.isUsableFromInline
          ? AccessLevel.public : .internal
      ))
  }
}
