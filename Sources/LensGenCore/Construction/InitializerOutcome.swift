/// The values of the properties after an initializer has run, as far as its body shows with
/// certainty.
struct InitializerOutcome: Equatable, Sendable {
  /// The values of the properties that the initializer stores.
  var values: [Identifier: StoredValue] = [:]
  /// The names used on the way, which may fail for some values.
  var used: Set<Identifier> = []
}

extension Module {
  /// Returns the values of a struct's properties after an initializer has run.
  ///
  /// - Returns: The values, or `nil` if the initializer does more than store its arguments.
  func outcome(of initializer: Initializer, in type: TypeDeclaration) -> InitializerOutcome? {
    // Initializers that call each other in a circle never return.
    outcome(of: initializer, in: type, depth: initializers(of: type).count)
  }

  private func outcome(
    of initializer: Initializer, in type: TypeDeclaration, depth: Int
  ) -> InitializerOutcome? {
    var outcome = InitializerOutcome()
    for step in initializer.steps {
      switch step {
      case .other: return nil
      case .stores(let name, let value):
        // After another initializer, the property is initialized, so its observers run.
        let isFirst = initializer.steps.first?.isStore == true
        guard let property = type.members.properties.first(where: { $0.name == name }),
          property.keepsItsValue, isFirst || property.observers != .active
        else { return nil }
        outcome.values[name] = value
        outcome.used.formUnion(value.namesMade)
      case .delegates(let arguments):
        guard depth > 0, let callee = callee(of: arguments.map(\.label), in: type),
          let inner = self.outcome(of: callee, in: type, depth: depth - 1)
        else { return nil }
        outcome = inner.replacing(arguments, for: callee.parameters)
      }
    }
    return outcome
  }

  /// Returns the only initializer of a struct that accepts arguments with the given labels.
  func callee(of labels: [Identifier?], in type: TypeDeclaration) -> Initializer? {
    let candidates = initializers(of: type).filter { $0.parameters.accept(labels) }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// Returns the initializers of a struct: its own, those in extensions, and the memberwise one.
  func initializers(of type: TypeDeclaration) -> [Initializer] {
    type.members.initializers + extensions(of: type.path).flatMap(\.members.initializers)
      + (type.memberwiseInitializer.map { [$0] } ?? [])
  }
}

extension InitializerOutcome {
  /// Returns the outcome of a call from another initializer.
  fileprivate func replacing(
    _ arguments: [InitializerStep.Argument], for parameters: [Initializer.Parameter]
  ) -> InitializerOutcome {
    let names = parameters.matching(arguments.map(\.label)) ?? []
    let passed = Dictionary(
      zip(names, arguments.map(\.value)),
      uniquingKeysWith: { .made(from: $0.names.union($1.names)) })
    let all = Set(parameters.map(\.name))
    return InitializerOutcome(
      values: values.mapValues { $0.replacing(passed, of: all) },
      used: used.replacing(passed, of: all).union(arguments.flatMap(\.value.namesMade)))
  }
}

extension TypeDeclaration {
  /// The memberwise initializer of a struct without other initializers, unless a macro may add one.
  fileprivate var memberwiseInitializer: Initializer? {
    let properties = members.properties
    let hasOther =
      !members.initializers.isEmpty || properties.contains { $0.storage == .initAccessor }
      || !unknownAttributes.isEmpty
    if kind != .struct || hasOther { return nil }
    let taken = properties.filter { $0.isStored && !$0.isFixed }
    return Initializer(
      position: position,
      parameters: taken.map { property in
        Initializer.Parameter(
          label: property.name, name: property.name, type: property.type ?? .unwritten,
          isPlain: true, hasDefault: property.hasDefault)
      },
      writtenAccess: nil, isFailable: false, isThrowing: false, isAsync: false, isGeneric: false,
      isNonisolated: true, attributes: [], conditions: conditions,
      steps: taken.map { .stores($0.name, .parameter($0.name)) })
  }
}

extension Property {
  /// Whether storing a value stores exactly this value, and runs nothing else.
  fileprivate var keepsItsValue: Bool {
    (storage == .stored || storage == .weak) && unknownAttributes.isEmpty
  }

  /// Whether the property has a value if an initializer sets none.
  fileprivate var hasDefault: Bool {
    initialValue != nil || (!isConstant && type?.text.hasSuffix("?") == true)
  }
}
