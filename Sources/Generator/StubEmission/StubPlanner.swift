import EmissionKernel
import SwiftModule
import SwiftReading

/// Plans the stubs of protocols, of type aliases of several protocols, and of classes with a mark.
package struct StubPlanner: EmissionPlanner {
  package static let name = "stubs"
  package static let summary = "a stub for each protocol, and for classes after '// lens-gen: stub'"
  package static let needs = CodeNeeds(libraries: ["FactoryProvider"])
  package static let typeGroups: Set<TypeGroup> = [.protocols, .markedClasses]

  private let context: GenerationContext
  private let plannedStubs: PlannedStubs

  package init(in context: GenerationContext) {
    self.context = context
    plannedStubs = context.finding(PlannedStubs.self)
  }

  package func code(for type: TypeDeclaration, report: inout Report) -> GeneratedCode? {
    let stub = report.planned(.other("stub of \(type.name)", at: type.position)) {
      report throws(SkipReason) in
      type.kind == .class
        ? try StubPlanning(context: context).subclass(of: type, report: &report)
        : try plannedStubs.byPosition[type.position]?.get()
    }
    guard let stub else { return nil }
    let extended = ExtendedType(type, in: context)
    let strict = StrictStubs(context: context)
    let failsTests = strict.isOn && !stub.isSubclass
    return GeneratedCode(
      type: extended, stub.declarations(of: extended, in: context),
      dependsOnLanguageMode: stub.hasIsolatedFunctions,
      sources: Set(stub.sources.map(\.position.file)),
      library: context.library("FactoryProvider", shownBy: stub.access),
      modules: failsTests ? context[StubOptions.self].strictness : [],
      helpers: failsTests ? strict.declarations : [])
  }
}

extension StubPlanner {
  package static func offer(in context: GenerationContext, of type: ResolvedType?) -> Offer? {
    let stubs = type.map { PlannedStubs(of: $0, in: context) } ?? context.finding(PlannedStubs.self)
    return Offer(of: "its stub", stubs.expressions)
  }
}
