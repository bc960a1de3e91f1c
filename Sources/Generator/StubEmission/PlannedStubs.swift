import EmissionKernel
import SwiftModule
import SwiftReading

/// The stubs of all protocols: stubs and factories return those of other protocols.
struct PlannedStubs: SharedFinding {
  /// The stubs, or the reasons why there are none, by the position of the protocol.
  let byPosition: [Position: Result<Stub, SkipReason>]
  /// The protocols whose stubs can be the value of their existential type.
  let protocols: Set<TypePath>
  /// The calls that make these stubs, by the existential types.
  let expressions: [ResolvedType: GivenExpression]

  init(in context: GenerationContext) {
    self.init(of: context.module.files.flatMap(\.types), in: context)
  }

  /// Plans the stubs of the protocols that an existential type consists of.
  init(of type: ResolvedType, in context: GenerationContext) {
    var paths: [TypePath] = []
    if case .existential(let constraints) = type {
      for case .constraint(let path, _) in constraints { paths.append(path) }
    }
    self.init(of: paths.flatMap(context.module.types(at:)), in: context)
  }

  private init(of types: [TypeDeclaration], in context: GenerationContext) {
    let planning = StubPlanning(context: context)
    let types = types.filter { context.isWanted($0) && planning.isAbstract($0) }
    let planned = Workers.map(types, by: context.threads) { type in
      Result { () throws(SkipReason) in try planning.stub(of: type) }
    }
    let stubs = zip(types, planned)
    byPosition = Dictionary(stubs.map { ($0.position, $1) }, uniquingKeysWith: { $1 })
    let provided = stubs.filter { (try? $1.get())?.isProvided == true }.map(\.0)
    protocols = Set(provided.map(\.path))
    let factory = context.qualified("Factory", in: "FactoryProvider")
    let plain = provided.filter { $0.kind == .protocol }.reduce(into: [:]) {
      $0[ResolvedType.existential([.constraint($1.path, arguments: [])])] =
        GivenExpression("\(factory)<\(planning.existential(of: $1))>.provide()")
    }
    let generic = stubs.compactMap { type, stub in
      (try? stub.get()).flatMap { $0.flat.conditions.isEmpty && type.kind == .protocol ? $0 : nil }
    }
    expressions = plain.merging(planning.expressions(by: generic)) { plain, _ in plain }
  }
}

extension StubPlanning {
  /// Returns the calls that make generic stubs, by the existential types that properties, cases, initializers and
  /// aliases name: `StoreStub<Int>.provide()` for `any Store<Int>`.
  fileprivate func expressions(by stubs: [Stub]) -> [ResolvedType: GivenExpression] {
    let stubs = Dictionary(
      stubs.filter { $0.existential?.isEmpty == false }
        .map { (module.spelling(of: $0.original.path), $0) },
      uniquingKeysWith: { first, _ in first })
    if stubs.isEmpty { return [:] }
    var expressions: [ResolvedType: GivenExpression] = [:]
    for type in module.files.flatMap(\.types) {
      let scope = module.scope(of: type)
      let parameters = Set(module.nesting(of: type).flatMap(\.genericParameters).map(\.name.text))
      let aliased = type.kind == .typealias ? type.inheritedTypes : []
      for written in type.members.writtenTypes + aliased {
        // What stands for several types is no key.
        guard case .existential = written, parameters.isDisjoint(with: written.roots),
          let spelled = try? scope.spelled(written, atTopLevel: true),
          case .existential(let constraint) = spelled,
          let stub = constraint.pathOfDeclaration.flatMap({ stubs[$0.text] }),
          let value = stub.type(in: constraint)
        else { continue }
        expressions[scope.resolve(written)] = GivenExpression("\(value.text).provide()")
      }
    }
    return expressions
  }
}

extension Stub {
  /// Returns the stub with the arguments that its protocol has in an existential type.
  fileprivate func type(in constraint: WrittenType) -> WrittenType? {
    guard let arguments = constraint.names?.last?.arguments, let primary = existential,
      primary.count == arguments.count
    else { return nil }
    let values = Dictionary(zip(primary, arguments), uniquingKeysWith: { first, _ in first })
    return type.replacingNames { name in values[name] }
  }
}
