/// A run of the generator: the module that it reads, what it is asked for, and what all emissions
/// have to know of both.
///
/// It is a class, because many values refer to it and are copied. Only the initializer writes its
/// variables.
final class Run: @unchecked Sendable {
  let module: ModuleIndex
  let settings: Generator
  /// The expressions for types and parameters that the configuration or a mark gives.
  let givenDefaults: [String: GivenExpression]
  /// The expressions for types and parameters: the given ones, and those for protocols with a
  /// stub.
  private(set) var defaults: [String: GivenExpression]
  /// Whether expressions of the author stand in generated code, which may refer to anything.
  let hasGivenExpressions: Bool
  /// The types that are `Providable`, including those with a generated conformance.
  private(set) var providable: Conformances
  /// The types that are `Arbitrary`, including those with a generated conformance.
  private(set) var arbitrary: Conformances

  init(for module: ModuleIndex, settings: Generator) {
    self.module = module
    self.settings = settings
    givenDefaults = module.markedDefaults.merging(settings.defaults) { $1 }
      .mapValues(GivenExpression.init)
    defaults = givenDefaults
    hasGivenExpressions = !givenDefaults.isEmpty || module.hasBuilderDefaults
    // The search is worth its time only for requested emissions.
    let nothing = ModuleIndex(files: [])
    providable = Conformances(to: .providable, in: nothing)
    arbitrary = Conformances(to: .arbitrary, in: nothing)
    let emissions = settings.emissions
    if emissions.contains(.stubs), settings.needs.takesDefaults {
      let provided = StubPlanner(run: self).providedExistentials.mapValues(GivenExpression.init)
      defaults.merge(provided) { given, _ in given }
    }
    if emissions.contains(.factories) {
      providable = Conformances(
        to: .providable, in: module,
        of: (extendableTypes + extendableClasses).filter {
          !module.isTaken(FactoryPlanner.witnessName, in: $0.path)
        },
        defaults: defaults, isMainActorByDefault: settings.isMainActorByDefault)
    } else if emissions.contains(.builders) {
      providable = Conformances(to: .providable, in: module)
    }
    if !emissions.isDisjoint(with: [.arbitrary, .laws]) {
      arbitrary = Conformances(
        to: .arbitrary, in: module, of: extendableTypes, defaults: givenDefaults,
        imports: settings.imports)
    }
  }
}

extension Run {
  /// Whether the code is for a test target.
  var isTested: Bool { !settings.testableImports.isEmpty }

  /// Whether a type gets generated code, as far as its marks say.
  func isWanted(_ type: TypeDeclaration) -> Bool {
    !type.isSkipped && (!settings.onlyAnnotated || type.isAnnotated)
  }

  /// The types that may get conformances.
  private var extendableTypes: [TypeDeclaration] {
    module.files.flatMap(\.types).filter {
      ($0.kind == .struct || $0.kind == .enum) && isWanted($0) && reasonToSkip($0) == nil
    }
  }

  /// The classes that may get a conformance to `Providable`: those that no actor isolates, and whose
  /// subclasses would not inherit a wrong one.
  private var extendableClasses: [TypeDeclaration] {
    module.files.flatMap(\.types).filter {
      $0.kind == .class && isWanted($0) && reasonNotToMake($0) == nil && isolation(of: $0) == nil
        && module.superclass(of: $0) == nil && module.subclass(of: $0) == nil
    }
  }
}

extension Generator {
  /// What the code of the requested emissions needs of the module.
  var needs: CodeNeeds {
    emissions.reduce(into: CodeNeeds()) { $0.formUnion($1.planner.needs) }
  }
}
