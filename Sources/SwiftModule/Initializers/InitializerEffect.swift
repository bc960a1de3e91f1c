import SwiftReading

/// The values of the properties after an initializer has run, as far as its body shows with
/// certainty.
package struct InitializerEffect: Equatable, Sendable {
  /// The values of the properties that the initializer stores.
  package var values: [Identifier: StoredValue] = [:]
  /// The names used on the way, which may fail for some values.
  package var used: Set<Identifier> = []
}

extension ModuleIndex {
  /// Returns the values of a struct's properties after an initializer has run.
  ///
  /// - Returns: The values, or `nil` if the initializer does more than store its arguments.
  package func effect(of initializer: Initializer, in type: TypeDeclaration) -> InitializerEffect? {
    effect(of: initializer, in: type, calls: 0)
  }

  /// - Parameter calls: The number of initializers that called each other.
  private func effect(
    of initializer: Initializer, in type: TypeDeclaration, calls: Int
  ) -> InitializerEffect? {
    var effect = InitializerEffect()
    for step in initializer.steps {
      switch step {
      case .other: return nil
      case .stores(let name, let value):
        // After another initializer, the property is initialized, so its observers run.
        let isFirst = initializer.steps.first?.isStore == true
        guard let property = type.members.properties.first(where: { $0.name == name }),
          property.keepsItsValue, isFirst || property.observers != .active
        else { return nil }
        effect.values[name] = value
        effect.used.formUnion(value.namesMade)
      case .delegates(let arguments):
        // Initializers that call each other in a circle never return.
        guard calls < initializers(of: type).count,
          let callee = callee(of: arguments.map(\.label), in: type),
          let inner = self.effect(of: callee, in: type, calls: calls + 1)
        else { return nil }
        effect = inner.replacing(arguments, for: callee.parameters)
      }
    }
    return effect
  }

  /// Returns the only initializer of a struct that accepts arguments with the given labels.
  package func callee(of labels: [Identifier?], in type: TypeDeclaration) -> Initializer? {
    let candidates = initializers(of: type).filter { $0.parameters.accept(labels) }
    return candidates.count == 1 ? candidates[0] : nil
  }
}

extension InitializerEffect {
  /// The effect of a call from another initializer.
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
      used: used.replacing(passed, of: all).union(arguments.flatMap(\.value.namesMade)))
  }
}

extension Property {
  /// Whether storing a value stores exactly this value, and runs nothing else.
  fileprivate var keepsItsValue: Bool {
    (storage == .stored || storage == .weak) && unknownAttributes.isEmpty
  }
}
