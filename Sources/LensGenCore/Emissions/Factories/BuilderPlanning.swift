/// A function that makes a value by an initializer or case, with a default for each argument.
struct BuilderDefinition: Equatable, Sendable {
  var name: Identifier
  var construction: Construction
  /// The default of each parameter, if it has one.
  var defaults: [String?]
  /// Whether some default is given from outside, so that it may name anything.
  var hasGivenDefaults = false
}

extension Planner {
  /// The builders of a type: one for each initializer that can be called, and for marked cases.
  mutating func builders(of type: TypeDeclaration) -> [BuilderDefinition] {
    let name = Identifier(builderName)
    let constructions = buildableConstructions(of: type)
    skipMarkedCases(of: type, beside: constructions)
    if constructions.isEmpty {
      if type.kind == .struct && module.constructions(of: type).isEmpty {
        skip(
          type.name, at: type.position, reasonNotToCallInitializers(of: type) ?? .noBuilder)
      }
      return []
    }
    if module.isTaken(name, in: type.path) {
      skip(type.name, at: type.position, .taken(name))
      return []
    }
    return constructions.map { builder(for: $0, of: type, within: [type.path]) }
  }

  private mutating func skipMarkedCases(
    of type: TypeDeclaration, beside constructions: [Construction]
  ) {
    let built = Set(constructions.map(\.position))
    let skipped = type.members.cases.filter { $0.isMarked && !built.contains($0.position) }
    if skipped.isEmpty { return }
    let possible = Set(module.constructions(of: type).map(\.position))
    for marked in skipped {
      skip(
        "\(type.name).\(marked.name.text)", at: marked.position,
        possible.contains(marked.position) ? .sameBuilder : .noCaseBuilder)
    }
  }

  private func buildableConstructions(of type: TypeDeclaration) -> [Construction] {
    let all = module.constructions(of: type).filter { !$0.isCase || $0.isMarked }
    // Beside another builder, one for `init()` would change what `build()` means.
    let wanted = all.filter { $0.isCase || !$0.parameters.isEmpty }
    var signatures: Set<[String]> = []
    return (wanted.isEmpty ? all : wanted).filter { construction in
      let signature = construction.parameters.map { "\($0.label?.text ?? "_"): \($0.type)" }
      return signatures.insert(signature).inserted
    }
  }

  private func builder(
    for construction: Construction, of type: TypeDeclaration, within paths: Set<[Identifier]>
  ) -> BuilderDefinition {
    var builder = BuilderDefinition(
      name: Identifier(builderName), construction: construction, defaults: [])
    builder.construction.parameters = []
    for parameter in construction.parameters {
      let given = parameter.given(by: defaults, in: type.path)
      if given != nil { builder.hasGivenDefaults = true }
      var value =
        given ?? defaultValue(of: parameter.shape, access: construction.access, within: paths)
      if given == nil
        && (isRefused(value, asDefaultOf: parameter.shape)
          || reachesMainActor(value, asDefaultOf: parameter.shape, in: type))
      {
        value = nil
      }
      if value == ".provide()" {
        value = parameter.provided(isIsolated: isMainActorByDefault, factory: factoryName)
      }
      // What has no default here can be left to that of the initializer.
      if value == nil && parameter.hasDefault { continue }
      builder.construction.parameters.append(parameter.settled(by: value))
      builder.defaults.append(value)
    }
    return builder
  }

  /// Whether mode 5 warns of a default, since it calls what belongs to the main actor, as extensions
  /// do by default, and the type does not.
  private func reachesMainActor(
    _ value: String?, asDefaultOf shape: TypeShape, in type: TypeDeclaration
  ) -> Bool {
    isMainActorByDefault && module.isNonisolated(type)
      && value?.contains(text: "()") == true && !shape.declaredPaths.isEmpty
  }

  /// The value that stands for a type: nothing, zero, or what its own builder makes.
  ///
  /// - Parameters:
  ///   - access: Who may use the function that the default is for.
  ///   - paths: The types that are being made, which would never end.
  private func defaultValue(
    of shape: TypeShape, access: AccessLevel, within paths: Set<[Identifier]>
  ) -> String? {
    if let empty = shape.emptyValue { return empty }
    switch shape {
    case .other(let name, _):
      return KnownNames.literals[name]
        ?? (providable.requirements(of: shape)?.isEmpty == true ? ".provide()" : nil)
    case .declared(let path, _):
      if let value = builtValue(of: path, access: access, within: paths) { return value }
      return providable.requirements(of: shape)?.isEmpty == true ? ".provide()" : nil
    case .tuple(let elements):
      var values: [String] = []
      for element in elements {
        guard let value = defaultValue(of: element.shape, access: access, within: paths) else {
          return nil
        }
        values.append((element.label.map { "\($0.argumentSpelling): " } ?? "") + value)
      }
      return "(\(values.joined(separator: ", ")))"
    case .parameter, .function, .unextendable: return nil
    }
  }

  /// The call of a type's builder without arguments, or the first case without payload of an enum
  /// that has no builder.
  private func builtValue(
    of path: [Identifier], access: AccessLevel, within paths: Set<[Identifier]>
  ) -> String? {
    let types = module.types(at: path)
    guard let type = types.first, types.count == 1, !paths.contains(path),
      reasonToSkip(type) == nil, !onlyAnnotated || type.isAnnotated
    else { return nil }
    let constructions = buildableConstructions(of: type)
    if constructions.isEmpty || module.isTaken(Identifier(builderName), in: path) {
      return module.constructions(of: type)
        .first { $0.isCase && $0.parameters.isEmpty && $0.conditions.isEmpty }
        .flatMap {
          if case .enumCase(let name) = $0.callee { ".\(name.memberSpelling)" } else { nil }
        }
    }
    let complete = constructions.map { builder(for: $0, of: type, within: paths.union([path])) }
      .filter { !$0.defaults.contains(nil) && !$0.construction.isFailable }
    // The compiler takes the one with the fewest parameters, if there is just one.
    let fewest = complete.map(\.defaults.count).min()
    let called = complete.filter { $0.defaults.count == fewest }
    guard called.count == 1, called[0].construction.isTotal,
      called[0].construction.access >= access,
      called[0].construction.conditions.isEmpty
    else { return nil }
    return ".\(Identifier(builderName).memberSpelling)()"
  }
}
