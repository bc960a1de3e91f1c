/// Decides what to generate for a module, and reports what is skipped and why.
struct Planner: Sendable {
  let module: ModuleIndex
  let emissions: Set<Emission>
  let onlyAnnotated: Bool
  let isMainActorByDefault: Bool
  /// The name of builder functions.
  let builderName: String
  /// The property wrappers of other modules that store what is written.
  let wrappers: Set<String>
  /// The expressions for types and parameters.
  private(set) var defaults: [String: String]
  /// The configured expressions among them.
  let givenDefaults: [String: String]
  /// The modules whose types the generated code names.
  let testableImports: [String]
  /// Whether the code is for a test target.
  var isTested: Bool { !testableImports.isEmpty }
  /// The types that are `Providable`, including those with a generated conformance.
  private(set) var providable: Conformances
  /// The types that are `Arbitrary`, including those with a generated conformance.
  private(set) var arbitrary: Conformances
  /// The types that are `Equatable`.
  private(set) var equatable: Conformances
  /// The types whose builders call each other by their defaults.
  private(set) var builderCircles: [[Identifier]: Int] = [:]
  /// The types by their joined full names.
  let joinedNames: [String: Set<[Identifier]>]

  private(set) var diagnostics: [Diagnostic] = []

  init(module: ModuleIndex, generator: Generator) {
    self.module = module
    emissions = generator.emissions
    onlyAnnotated = generator.onlyAnnotated
    isMainActorByDefault = generator.isMainActorByDefault
    builderName = generator.builderName
    wrappers = Set(generator.wrappers)
    defaults = generator.defaults
    givenDefaults = generator.defaults
    testableImports = generator.testableImports
    // The search is worth its time only for requested emissions.
    let nothing = ModuleIndex(files: [])
    let checked = emissions.contains(.laws) ? module : nothing
    equatable = Conformances(to: .equatable, in: checked)
    joinedNames = Dictionary(grouping: checked.paths, by: \.joinedName).mapValues(Set.init)
    providable = Conformances(to: .providable, in: nothing)
    arbitrary = Conformances(to: .arbitrary, in: nothing)
    if emissions.contains(.stubs), !emissions.isDisjoint(with: [.factories, .builders]) {
      defaults.merge(stubs) { given, _ in given }
    }
    findProvidable()
    findArbitrary(importing: generator.imports)
    if emissions.contains(.builders) { builderCircles = findBuilderCircles() }
  }
}

extension Planner {
  private mutating func findProvidable() {
    if emissions.contains(.factories) {
      providable = Conformances(
        to: .providable, in: module,
        of: extendableTypes.filter { !module.isTaken(Self.witnessName, in: $0.path) },
        defaults: defaults)
    } else if emissions.contains(.builders) {
      providable = Conformances(to: .providable, in: module)
    }
  }

  private mutating func findArbitrary(importing imports: [String]) {
    if emissions.isDisjoint(with: [.arbitrary, .laws]) { return }
    arbitrary = Conformances(
      to: .arbitrary, in: module, of: extendableTypes, defaults: givenDefaults, imports: imports)
  }

  /// The types that may get conformances.
  private var extendableTypes: [TypeDeclaration] {
    module.files.flatMap(\.types).filter {
      ($0.kind == .struct || $0.kind == .enum) && (!onlyAnnotated || $0.isAnnotated)
        && reasonToSkip($0) == nil
    }
  }
}

extension Planner {
  /// Plans the generated code of the module.
  ///
  /// - Parameter threads: The number of threads that share the work.
  mutating func plan(threads: Int) -> Plan {
    var plan = Plan(modules: Set(emissions.flatMap(\.modules)))
    plan.isMainActorByDefault = isMainActorByDefault
    plan.plainModules = plainModules
    let (planner, plain) = (self, plan.plainModules)
    let parts = Workers.map(module.files, by: threads) { planner.part(of: $0, beside: plain) }
    for part in parts {
      diagnostics += part.diagnostics
      plan.imports += part.imports
      plan.declarations += part.declarations
    }
    reportUnusedDefaults()
    if plan.declarations.contains(where: \.usesFactories) { plan.modules.insert("FactoryProvider") }
    plan.importsAccess = module.files.contains { $0.imports.contains { $0.access != nil } }
    plan.takenNames = takenNames
    plan.systemInterfaces = module.systemInterfaces
    plan.testedTypes = module.importsOfDoubledTypes
    plan.connectStubs()
    return plan
  }

  /// Plans the generated code of one file, and collects the skipped declarations.
  private func part(of file: Declarations, beside plain: Set<String>) -> (
    declarations: [GeneratedDeclaration], imports: [Import], diagnostics: [Diagnostic]
  ) {
    var planner = self
    let declarations = file.types.flatMap { planner.declared(for: $0) }
    let isNeeded = !declarations.isEmpty || planner.addsInitializers(file)
    let imports = isNeeded ? imports(of: file, neededBy: declarations, beside: plain) : []
    return (declarations, imports, planner.diagnostics)
  }

  /// Whether a file has initializers for types of other files, which generated code may call.
  private func addsInitializers(_ file: Declarations) -> Bool {
    !emissions.isDisjoint(with: [.factories, .builders])
      && file.extensions.contains { part in
        !part.members.initializers.isEmpty
          && module.types(at: part.path).contains { reasonToSkip($0) == nil }
      }
  }

  /// The names in generated code that have another meaning in the module.
  private var takenNames: Set<String> {
    let members = module.memberNames
    let taken = Self.libraryNames.filter {
      module.declares($0) || module.imports.isDoubledByLibrary($0)
        || members.contains(Identifier($0))
    }
    let hiddenModules = testableImports.filter {
      module.tested?.isHidden == true || !module.types(at: [Identifier($0)]).isEmpty
    }
    return Set(taken + hiddenModules)
  }

  /// The names of the libraries that generated code may contain.
  private static let libraryNames = [
    "Arbitrary", "Bool", "Factory", "Hasher", "Int", "Iso", "Lens", "ListsOptics", "OpticsOf",
    "Prism",
    "Providable",
    "RandomSource", "Result", "Sendable", "SendableMetatype", "SharedAnswers", "StaticStub",
    "StubAnswer", "Suite", "Test", "Void",
  ]

  /// Plans the generated code of one type, one emission after the other.
  private mutating func declared(for type: TypeDeclaration) -> [GeneratedDeclaration] {
    if onlyAnnotated && !type.isAnnotated { return [] }
    if type.kind == .protocol || type.kind == .typealias { return declaredStub(for: type) }
    guard emissions != [.stubs], type.kind.isNominal else { return [] }
    if let reason = reasonToSkip(type) {
      if !isEmpty(type) { skip(type.name, at: type.position, reason) }
      return []
    }
    let extended = extended(type)
    return contents(for: type).map { GeneratedDeclaration(type: extended, content: $0) }
  }

  private mutating func declaredStub(for type: TypeDeclaration) -> [GeneratedDeclaration] {
    guard emissions.contains(.stubs), let stub = stub(of: type) else { return [] }
    return [GeneratedDeclaration(type: extended(type), content: .stub(stub))]
  }

  private mutating func contents(for type: TypeDeclaration) -> [GeneratedDeclaration.Content] {
    var optics: [OpticDefinition] = []
    if type.kind == .struct && emissions.contains(.lenses) { optics = lenses(of: type) }
    if type.kind == .enum && emissions.contains(.prisms) { optics = prisms(of: type) }
    var contents: [GeneratedDeclaration.Content] = optics.isEmpty ? [] : [.optics(optics)]
    if emissions.contains(.completion), let list = opticList(of: type, optics) {
      contents.append(.completion(list))
    }
    if emissions.contains(.factories), let factory = factory(of: type) {
      contents.append(.factory(factory))
    }
    if emissions.contains(.fixtures), let fixture = fixture(of: type) {
      contents.append(.fixture(fixture))
    }
    if emissions.contains(.builders) {
      let builders = builders(of: type)
      if !builders.isEmpty { contents.append(.builders(builders)) }
    }
    if emissions.contains(.arbitrary), let arbitrary = arbitrary(of: type) {
      contents.append(.arbitrary(arbitrary))
    }
    if emissions.contains(.laws), let suite = laws(of: type) { contents.append(.laws(suite)) }
    return contents
  }

  /// Whether nothing in the type could have an optic, so that it needs no warning.
  private func isEmpty(_ type: TypeDeclaration) -> Bool {
    type.members.cases.isEmpty && !type.members.properties.contains(where: \.isStored)
  }
}

extension Planner {
  /// Returns the attributes that an optic copies: its own, and those that each member has to
  /// repeat.
  func opticAttributes(
    _ own: [Attribute], of type: TypeDeclaration, access: AccessLevel
  ) -> [Attribute] {
    let repeated = (module.enclosingTypes(of: type) + [type]).flatMap(\.attributes)
      .filter(\.isSystemInterface)
    return (repeated + own.filter(\.isTakenOver)).unique.filter {
      access == .public || !$0.isSystemInterface
    }
  }

  /// Whether a declaration with the attributes is not part of the public interface.
  func isSystemInterface(_ own: [Attribute], of type: TypeDeclaration) -> Bool {
    opticAttributes(own, of: type, access: .public).contains(where: \.isSystemInterface)
  }

  /// Records that a declaration is skipped.
  mutating func skip(_ name: String, at position: Position, _ reason: SkipReason) {
    diagnostics.append(Diagnostic(.warning, at: position, "skipped '\(name)': \(reason.message)"))
  }

  /// Returns the plan of a function, or `nil`, with a message, if the function throws.
  mutating func planned<Result>(
    _ name: String, at position: Position, _ plan: (Planner) throws(Skipped) -> Result
  ) -> Result? {
    do throws(Skipped) {
      return try plan(self)
    } catch {
      skip(name, at: position, error.reason)
      return nil
    }
  }

  /// Removes the optics whose names are taken by members of the type.
  mutating func removingClashes(
    _ optics: [OpticDefinition], of type: TypeDeclaration
  ) -> [OpticDefinition] {
    optics.filter { optic in
      let isTaken = module.isTaken(optic.name, in: type.path)
      // A declaration in a test target hides the one in the tested module.
      let isHiding =
        isTested
        && module.members(of: type.path).flatMap(\.properties).contains { $0.name == optic.name }
      if isTaken || isHiding {
        skip(
          "\(type.name).\(optic.name.text.dropFirst())", at: optic.position,
          isTaken ? .taken(optic.name) : .hiding(optic.name))
      }
      return !isTaken && !isHiding
    }
  }
}
