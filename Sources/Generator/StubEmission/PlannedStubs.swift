import EmissionKernel
import SwiftModule
import SwiftReading

/// The stubs of all protocols: stubs and factories return those of other protocols.
struct PlannedStubs: ExpressionOffer {
  /// The stubs, or the reasons why there are none, by the position of the protocol.
  let byPosition: [Position: Result<Stub, SkipReason>]
  /// The protocols whose stubs can be the value of their existential type.
  let protocols: Set<TypePath>
  /// The calls that make these stubs, by the existential types.
  let expressions: [String: GivenExpression]

  init(in context: GenerationContext) {
    let planning = StubPlanning(context: context)
    let types = context.module.files.flatMap(\.types).filter {
      context.isWanted($0) && planning.isAbstract($0)
    }
    let planned = Workers.map(types, by: context.threads) { type in
      Result { () throws(SkipReason) in try planning.stub(of: type) }
    }
    let stubs = zip(types, planned)
    byPosition = Dictionary(stubs.map { ($0.position, $1) }, uniquingKeysWith: { $1 })
    let provided = stubs.filter { (try? $1.get())?.isProvided == true }.map(\.0)
    protocols = Set(provided.map(\.path))
    let factory = context.qualified("Factory", in: "FactoryProvider")
    expressions = provided.filter { $0.kind == .protocol }.map(planning.existential)
      .reduce(into: [:]) { $0[$1] = GivenExpression("\(factory)<\($1)>.provide()") }
  }
}
