import EmissionKernel
import SwiftModule
import SwiftReading

/// The ways to make values of all types: factories, fixtures, builders and arbitrary values are made of them.
struct PlannedConstructions: SharedFinding {
  /// The ways to make a value of a type, by the position of its declaration.
  let plans: [Position: ConstructionPlan]

  init(in context: GenerationContext) {
    let module = context.module
    let types = module.files.flatMap(\.types).filter { $0.kind.isNominal && $0.kind != .actor }
    plans = context.found(for: types) { ConstructionPlan(in: module.scope(of: $0)) }
  }
}

/// The ways to make a value of a type.
struct ConstructionPlan: Sendable {
  /// The initializers, with the calls of them, or why generated code cannot make these.
  let initializers: [(Initializer, Result<Construction, ConstructionFailure>)]
  /// The calls, and the cases, that generated code can use.
  let constructions: [Construction]

  init(in scope: TypeScope) {
    initializers = scope.module.initializerCalls(of: scope.type).enumerated().map { index, call in
      let made = Result { () throws(ConstructionFailure) in try scope.construction(index, call) }
      return (call.initializer, made)
    }
    constructions = initializers.compactMap { try? $1.get() } + scope.caseConstructions
  }
}

extension GenerationContext {
  /// Returns the constructions of a type that generated code can use.
  package func constructions(of type: TypeDeclaration) -> [Construction] {
    finding(PlannedConstructions.self).plans[type.position]?.constructions ?? []
  }
}
