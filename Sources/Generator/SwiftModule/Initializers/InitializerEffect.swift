import SwiftReading

/// The values of the properties after an initializer has run, as far as its body shows with
/// certainty, or as its author promises.
package struct InitializerEffect: Equatable, Sendable {
  /// The values of the properties that the initializer stores.
  package var values: [Identifier: StoredValue] = [:]
  /// The names used on the way, which may fail for some values.
  package var used: Set<Identifier> = []
  /// Whether the author promises that everything else follows from the stored arguments.
  package var isPromised = false
  /// Whether the initializer may end the program for some values.
  package var checksArguments = false
}

extension InitializerEffect {
  /// Whether the initializer certainly accepts any arguments.
  package var acceptsAll: Bool { used.isEmpty && !checksArguments }

  /// Whether no computation of the initializer depends on the arguments for some of its parameters.
  package func isIndependent(
    of passed: Set<Identifier>, among parameters: [Initializer.Parameter]
  ) -> Bool {
    let names = Set(parameters.map(\.name))
    // A name that is neither a parameter nor a type may be a property.
    return used.allSatisfy { name in
      names.contains(name) ? !passed.contains(name) : name.text.first?.isUppercase == true
    }
  }
}

extension ModuleIndex {
  /// Returns the values of a struct's properties after an initializer has run.
  ///
  /// - Parameter calls: The number of initializers that called each other to get here.
  /// - Returns: The values, or `nil` if the initializer does more than store its arguments, and is not
  ///   marked to be trusted.
  package func effect(
    of initializer: Initializer, in type: TypeDeclaration, after calls: Int = 0
  ) -> InitializerEffect? {
    initializer.marks.contains(.trust)
      ? promisedEffect(of: initializer, in: type, after: calls)
      : visibleEffect(of: initializer, in: type, after: calls)
  }

  /// Returns the values of a struct's properties after an initializer has run, as its body shows
  /// without regard to a promise.
  package func visibleEffect(
    of initializer: Initializer, in type: TypeDeclaration, after calls: Int = 0
  ) -> InitializerEffect? {
    var effect = InitializerEffect()
    for step in initializer.steps {
      guard apply(step, of: initializer, to: &effect, in: type, after: calls) else { return nil }
    }
    return effect
  }

  /// Returns the values of a struct's properties after an initializer has run that stores what it is
  /// given.
  ///
  /// A property has the argument that the body visibly stores in it, otherwise that of its name.
  package func promisedEffect(
    of initializer: Initializer, in type: TypeDeclaration, after calls: Int = 0
  ) -> InitializerEffect {
    var effect = InitializerEffect()
    for step in initializer.steps {
      _ = apply(step, of: initializer, to: &effect, in: type, after: calls)
    }
    for property in type.members.properties
    where property.isStored && effect.values[property.name]?.source == nil {
      let parameter = initializer.parameters.first {
        [$0.name, $0.label].contains(property.name)
      }
      if let parameter { effect.values[property.name] = .parameter(parameter.name) }
    }
    effect.used = []
    effect.isPromised = true
    effect.checksArguments = effect.checksArguments || initializer.steps.contains(.checks)
    return effect
  }

  /// Adds what a step of an initializer does to the effect of those before it.
  ///
  /// - Returns: Whether the step certainly does nothing else.
  private func apply(
    _ step: InitializerStep, of initializer: Initializer, to effect: inout InitializerEffect,
    in type: TypeDeclaration, after calls: Int
  ) -> Bool {
    switch step {
    case .checks, .other: return false
    case .stores(let name, let value):
      // After another initializer, the property is initialized, so its observers run.
      let isFirst = initializer.steps.first?.isStore == true
      guard let property = type.members.properties.first(where: { $0.name == name }),
        property.keepsItsValue, isFirst || property.observers != .active
      else { return false }
      effect.values[name] = value
      effect.used.formUnion(value.namesMade)
    case .delegates(let arguments):
      // Initializers that call each other in a cycle never return.
      guard calls < initializers(of: type).count,
        let callee = callee(of: arguments.map(\.label), in: type),
        let inner = self.effect(of: callee, in: type, after: calls + 1)
      else { return false }
      effect = inner.replacing(arguments, for: callee.parameters)
    }
    return true
  }

  /// Returns the only initializer of a struct that accepts arguments with the given labels.
  private func callee(of labels: [Identifier?], in type: TypeDeclaration) -> Initializer? {
    let candidates = initializers(of: type).filter { $0.parameters.accept(labels) }
    return candidates.count == 1 ? candidates[0] : nil
  }
}

extension InitializerEffect {
  /// The effect of a call from another initializer.
  ///
  /// It is no promise of that one, which may pass arguments of its own choice.
  fileprivate func replacing(
    _ arguments: [InitializerStep.Argument], for parameters: [Initializer.Parameter]
  ) -> InitializerEffect {
    let names = parameters.matching(arguments.map(\.label)) ?? []
    let passed = Dictionary(
      zip(names, arguments.map(\.value)),
      uniquingKeysWith: { .made(from: $0.names.union($1.names)) })
    let all = Set(parameters.map(\.name))
    return InitializerEffect(
      values: values.mapValues { $0.replacing(passed, of: all) },
      used: used.replacing(passed, of: all).union(arguments.flatMap(\.value.namesMade)),
      checksArguments: checksArguments)
  }
}

extension Property {
  /// Whether storing a value stores exactly this value, and runs nothing else.
  fileprivate var keepsItsValue: Bool {
    (storage == .stored || storage == .weak) && unknownAttributes.isEmpty
  }
}
