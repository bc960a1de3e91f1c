import EmissionKernel
import SwiftModule
import SwiftReading

/// The types that are `Providable`, including those with a generated conformance.
struct ProvidableTypes: SharedFinding {
  let conformances: Conformances

  init(in context: GenerationContext) {
    // Builders use conformances, but get none.
    conformances =
      context.emits(FactoryPlanner.self)
      ? Conformances(
        to: .providable, in: context,
        of: (context.extendableTypes + context.extendableClasses).filter {
          !context.module.isTaken(FactoryPlanner.witnessName, in: $0.path)
        },
        given: context.expressions,
        isMainActorByDefault: context.module.settings.isMainActorByDefault)
      : Conformances(to: .providable, in: context, given: context.expressions)
  }
}

/// The types that are `Arbitrary`, including those with a generated conformance.
struct ArbitraryTypes: SharedFinding {
  let conformances: Conformances

  init(in context: GenerationContext) {
    conformances = Conformances(
      to: .arbitrary, in: context,
      of: context.emits(ArbitraryPlanner.self) ? context.extendableTypes : [],
      given: context.givenExpressions,
      isMainActorByDefault: context.module.settings.isMainActorByDefault)
  }
}

extension GenerationContext {
  /// The types that may get conformances.
  fileprivate var extendableTypes: [TypeDeclaration] {
    copyableTypes.filter { module.isolation(of: $0).namedActor == nil }
  }

  /// The classes that may get a conformance to `Providable`: those that no actor isolates, and
  /// whose subclasses would not inherit a wrong one.
  fileprivate var extendableClasses: [TypeDeclaration] {
    module.files.flatMap(\.types).filter {
      $0.kind == .class && isWanted($0) && obstacle(toMaking: $0) == nil
        && module.isolation(of: $0).namedActor == nil
        && module.superclass(of: $0) == nil && module.subclass(of: $0) == nil
    }
  }
}
