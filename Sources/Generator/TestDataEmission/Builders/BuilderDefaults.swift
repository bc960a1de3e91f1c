import EmissionKernel
import SwiftModule
import SwiftReading

/// The defaults of the parameters of builders.
struct BuilderDefaults {
  /// A call without arguments.
  struct Call {
    var value: ValueExpression
    /// The highest access level of a function with the call as a default.
    var access: AccessLevel
    /// Whether default isolation does not isolate what is called.
    var isNonisolated: Bool
    /// Whether only the main actor can make the call, which the code has to say.
    var isOnMainActor = false
  }

  let context: GenerationContext
  private let providable: Conformances
  /// What a default calls for a type.
  var calls: [TypePath: Call] = [:]
  /// The types whose builders would call each other by their defaults, so that the compiler could
  /// not infer the type of either.
  private var cycles: [TypePath: Int] = [:]

  init(context: GenerationContext) {
    self.context = context
    providable = context.finding(ProvidableTypes.self).conformances
  }
}

extension BuilderDefaults {
  private var module: ModuleIndex { context.module }

  /// The name of the builders.
  var name: Identifier { Identifier(context[BuilderOptions.self].name) }

  /// Finds the types whose builders would call each other.
  ///
  /// - Returns: The types, each after those whose builders its own may call.
  mutating func findCycles(
    of types: [TypePath: [TypeDeclaration]], in constructions: [Position: [Construction]]
  ) -> [TypePath] {
    let search = StronglyConnectedComponents(
      types.mapValues { declarations in
        Set(
          declarations.flatMap {
            referredTypes(of: $0, by: constructions[$0.position, default: []])
          })
      })
    cycles = search.numbers
    return search.order
  }

  func value(
    for parameter: Construction.Parameter, of construction: Construction, in type: TypeDeclaration
  ) -> ValueExpression? {
    if let given = given(for: parameter, of: construction, in: type) { return given }
    let isOffMainActor =
      module.settings.isMainActorByDefault
      && (module.isNonisolated(type) || module.globalActor(of: type) != nil
        || construction.effects.isAsync)
    let value = defaultValue(of: parameter.resolved) { path in
      call(of: path, from: type.path, access: construction.access, isOffMainActor: isOffMainActor)
    }
    let isRefused = context.isRefused(
      value, asDefaultOf: parameter.resolved, isOffMainActor: isOffMainActor)
    return isRefused ? nil : value
  }

  /// Whether a default argument in language mode 5 may not make a default, if the function names the
  /// main actor: default isolation may isolate what it calls.
  func mayNeedActor(_ parameter: Construction.Parameter, _ value: ValueExpression) -> Bool {
    switch value {
    case .built(let path, _): calls[path]?.isNonisolated != true
    default: value.isCall && providable.mayNeedActor(parameter.resolved)
    }
  }

  /// Returns the modules whose conformances the defaults of a builder need, besides those of their types.
  func modulesOfConformances(for builder: BuilderDefinition) -> [String] {
    providable.modulesOfConformances(for: builder.construction, filledBy: builder.defaults)
  }

  /// Whether a default shows something that `FactoryProvider` declares.
  ///
  /// The module itself declares what a type of its own provides, so a public import would be unused.
  func useFactories(in builder: BuilderDefinition) -> Bool {
    zip(builder.construction.parameters, builder.defaults).contains { parameter, value in
      guard let value, value.usesFactories else { return false }
      let types = value.conformingTypes(of: parameter.resolved)
      return types.isEmpty || !types.allSatisfy(providable.isProvidedByModule)
    }
  }

  /// Whether only the main actor can make a default.
  func needsActor(_ parameter: Construction.Parameter, _ value: ValueExpression) -> Bool {
    switch value {
    case .built(let path, _): calls[path]?.isOnMainActor == true
    default: value.isCall && providable.needsActor(parameter.resolved)
    }
  }

  /// The default that the author gives.
  func given(
    for parameter: Construction.Parameter, of construction: Construction, in type: TypeDeclaration
  ) -> ValueExpression? {
    let requested = construction.builderRequest?.defaults.last {
      $0.parameter == parameter.name.text
    }
    return requested.map { .given($0.value) }
      ?? parameter.given(by: providable.given, in: type.path)
  }

  /// The types whose builders the defaults of a type's builders may call.
  private func referredTypes(
    of type: TypeDeclaration, by constructions: [Construction]
  ) -> Set<TypePath> {
    var found: Set<TypePath> = []
    for construction in constructions {
      for parameter in construction.parameters
      where given(for: parameter, of: construction, in: type) == nil {
        _ = defaultValue(of: parameter.resolved) { path in
          found.insert(path)
          return .built(path, by: name)
        }
      }
    }
    return found
  }

  /// Returns the default value of a type: nothing, zero, or the result of its own builder.
  ///
  /// - Parameter call: Returns what a default calls for a type.
  private func defaultValue(
    of type: ResolvedType, calling call: ([Identifier]) -> ValueExpression?
  ) -> ValueExpression? {
    if let empty = type.emptyValue { return empty }
    let usesLiterals = context[BuilderOptions.self].useLiterals
    let provided: ValueExpression? =
      !usesLiterals && providable.requirements(of: type)?.isEmpty == true ? .conformance : nil
    switch type {
    case .foreign(let path, let arguments):
      if let literal = KnownNames.literals[path.text] { return .literal(literal) }
      if module.place == .type { return call(path) }
      if !usesLiterals { return provided }
      if let sign = KnownNames.rangeOperators[path.text],
        case .literal(let bound)? = arguments.first.flatMap({ defaultValue(of: $0, calling: call) })
      {
        return .literal(bound + sign + bound)
      }
      return KnownNames.foundationExpressions[path.text].map { .literal($0) }
    case .declared(let path, _):
      return call(path) ?? provided
    case .tuple(let elements):
      return .tuple(of: elements) { defaultValue(of: $0, calling: call) }
    case .function(let function):
      return function.ignoringArguments { result in
        module.settings.isMainActorByDefault && result.isMadeByModule
          ? nil : defaultValue(of: result, calling: call)
      }
    default: return nil
    }
  }

  /// Returns what a default of one type's builder calls for another type.
  ///
  /// A macro sees one type, and leaves it to the compiler whether the others have a builder.
  ///
  /// - Parameters:
  ///   - access: The access level of the function with the default.
  ///   - isOffMainActor: Whether the compiler takes the default for code outside the main actor.
  private func call(
    of path: [Identifier], from caller: [Identifier], access: AccessLevel, isOffMainActor: Bool
  ) -> ValueExpression? {
    if module.place == .type { return path == caller ? nil : .built(path, by: name) }
    if let cycle = cycles[path], cycle == cycles[caller] { return nil }
    return calls[path].flatMap {
      $0.access >= access && ($0.isNonisolated || !isOffMainActor) ? $0.value : nil
    }
  }
}
