import SwiftModule
import SwiftReading

/// A run of the generator: the module that it reads, what it is asked for, and what all emissions
/// have to know of both.
///
/// It is a class, because many values refer to it and are copied. Only the initializer writes its
/// variables.
final class Run: @unchecked Sendable {
  let module: ModuleIndex
  let settings: Generator
  /// The number of threads that share the work.
  let threads: Int
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
  /// The stubs of protocols, or the reasons why there are none, by the position of the protocol.
  private(set) var stubs: [Position: Result<Stub, SkipReason>] = [:]
  /// The protocols whose stubs can be the value of their existential type.
  private(set) var stubbedProtocols: Set<TypePath> = []
  private let memberNames: Set<Identifier>

  init(for module: ModuleIndex, settings: Generator, threads: Int = 1) {
    self.module = module
    self.settings = settings
    self.threads = threads
    memberNames = module.memberNames
    givenDefaults = module.markedDefaults.merging(settings.defaults) { $1 }
      .mapValues(GivenExpression.init)
    defaults = givenDefaults
    hasGivenExpressions = !givenDefaults.isEmpty || module.hasOwnExpressions
    // The search is worth its time only for requested emissions. Builders use conformances, but get
    // none.
    let nothing = ModuleIndex(files: [])
    providable = Conformances(to: .providable, in: nothing)
    arbitrary = Conformances(to: .arbitrary, in: nothing)
    let emissions = settings.emissions
    if emissions.contains(.stubs) { planStubs() }
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
        to: .arbitrary, in: module, of: emissions.contains(.arbitrary) ? extendableTypes : [],
        defaults: givenDefaults,
        imports: settings.imports, isMainActorByDefault: settings.isMainActorByDefault)
    }
  }
}

extension Run {
  /// Plans the stubs of protocols: stubs and factories return those of other protocols.
  private func planStubs() {
    let planner = StubPlanner(run: self)
    let types = module.files.flatMap(\.types).filter { isWanted($0) && planner.isAbstract($0) }
    let planned = Workers.map(types, by: threads) { type in
      Result { () throws(SkipReason) in try planner.stub(of: type) }
    }
    for (type, stub) in zip(types, planned) {
      stubs[type.position] = stub
      if (try? stub.get())?.existential == [] { stubbedProtocols.insert(type.path) }
    }
    if !settings.needs.takesDefaults { return }
    for type in types where type.kind == .protocol && stubbedProtocols.contains(type.path) {
      let existential = planner.existential(of: type)
      let factory = qualified("Factory", in: "FactoryProvider")
      let provided = GivenExpression("\(factory)<\(existential)>.provide()")
      if defaults[existential] == nil { defaults[existential] = provided }
    }
  }

  var isTested: Bool { !settings.testableImports.isEmpty }

  /// Whether a type gets generated code, as far as its marks say.
  func isWanted(_ type: TypeDeclaration) -> Bool {
    !type.marks.contains(.skip) && (!settings.onlyAnnotated || type.isAnnotated)
  }

  /// The types that may get conformances.
  private var extendableTypes: [TypeDeclaration] {
    module.files.flatMap(\.types).filter {
      ($0.kind == .struct || $0.kind == .enum) && isWanted($0) && reasonToSkip($0) == nil
        && isolation(of: $0) == nil
    }
  }

  /// The classes that may get a conformance to `Providable`: those that no actor isolates, and
  /// whose subclasses would not inherit a wrong one.
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

extension Run {
  /// Returns a name of a library, qualified if it has another meaning in the module.
  func qualified(_ name: String, in library: String) -> String {
    isTaken(name) ? "\(library).\(name)" : name
  }

  /// Returns a library whose types declarations show, with the access level that its import needs.
  func library(
    _ name: String, shownBy access: AccessLevel
  ) -> (name: String, access: AccessLevel) { (name, isTested ? .internal : access) }

  /// Returns the modifier of a declaration; nobody imports a test target.
  func prefix(_ access: AccessLevel) -> String { isTested ? "" : access.prefix }

  /// Whether a name of a library has another meaning in the module.
  func isTaken(_ name: String) -> Bool {
    module.declares(name) || module.imports.doubledNames.contains(name)
      || memberNames.contains(Identifier(name))
  }
}
