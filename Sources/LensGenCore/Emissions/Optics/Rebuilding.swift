/// How a value is made anew where a property cannot be written: by a call of an initializer that
/// stores its arguments, after which the variables that it does not take are written.
struct Rebuilding: Equatable, Sendable {
  let arguments: [OpticDefinition.Argument]
  /// The variables that are carried over after the call.
  let restored: [Identifier]
  /// The properties whose use is unsafe.
  let unsafeProperties: Set<Identifier>
  let access: AccessLevel
}

extension Planner {
  /// How a struct is rebuilt when a property changes that cannot be written.
  func rebuilding(
    _ type: TypeDeclaration, changing property: Property
  ) throws(Skipped) -> Rebuilding {
    if let macro = type.unknownAttributes.first { throw Skipped(.extended(by: macro.name)) }
    // A constant with a constant value is the same in the rebuilt struct.
    let carried = type.members.properties.filter {
      $0.isStored && !($0.isFixed && $0.initialValue?.isConstant == true)
    }
    if carried.contains(where: { $0.conditions != type.conditions }) {
      throw Skipped(.conditionalProperties)
    }
    if let lost = carried.first(where: { !isCarriedOver($0) }) {
      throw Skipped(.unreadable(lost.name))
    }
    let others = carried.filter { $0.name != property.name }
    if let old = others.first(where: { $0.attributes.contains(where: \.deprecates) }) {
      throw Skipped(.deprecated(old.name))
    }
    try checkIsolation(of: carried, in: type)
    let candidates = module.initializers(of: type).filter { isCallable($0, in: type) }
    let calls = candidates.compactMap { initializer in
      rebuilding(type, by: initializer, changing: property, keeping: others)
    }
    guard let best = calls.min(by: { $0.isBetter(than: $1) }) else {
      throw Skipped(reasonNotToRebuild(type, changing: property, by: candidates))
    }
    return best
  }

  private func reasonNotToRebuild(
    _ type: TypeDeclaration, changing property: Property, by candidates: [Initializer]
  ) -> SkipReason {
    if isIsolatedByDefault(type) { return .isolatedByDefault }
    let takesIt = candidates.contains { initializer in
      initializer.parameters.contains { [$0.name, $0.label].contains(property.name) }
    }
    if takesIt { return .changingInitializer }
    return reasonNotToCallInitializers(of: type)
      ?? property.writtenSetterAccess.map { .restrictedSetter($0) } ?? .noInitializer
  }

  /// Whether a property can be read from outside and passed to an initializer as it is.
  private func isCarriedOver(_ property: Property) -> Bool {
    let isKept = property.storage == .stored || (property.storage == .weak && !property.isConstant)
    // The code calls `Self(…)`.
    return isKept && !property.isFixed && property.name.text != "Self"
      && (property.writtenAccess ?? .internal) >= .internal && property.unknownAttributes.isEmpty
      && !property.attributes.contains(where: \.makesUnavailable)
  }

  /// Whether generated code can call an initializer and gets a value whatever it passes.
  private func isCallable(_ initializer: Initializer, in type: TypeDeclaration) -> Bool {
    (initializer.writtenAccess ?? .internal) >= .internal && initializer.isTotal
      && initializer.conditions == type.conditions
      && (initializer.isNonisolated || !isIsolatedByDefault(type))
      && module.unknownAttribute(of: initializer, in: type) == nil
  }
}

extension Planner {
  /// The call of an initializer, where it stores the changed property and all that cannot be
  /// written afterwards.
  private func rebuilding(
    _ type: TypeDeclaration, by initializer: Initializer, changing property: Property,
    keeping others: [Property]
  ) -> Rebuilding? {
    guard let effect = module.effect(of: initializer, in: type) else { return nil }
    let written = others.filter(\.canBeRestored)
    var sources: [Identifier: Property] = [:]
    var restored: [Property] = []
    // Each parameter is for one property, and those that cannot be written come first.
    for candidate in [property] + others.filter({ !$0.canBeRestored }) + written {
      if let name = effect.values[candidate.name]?.source, sources[name] == nil {
        sources[name] = candidate
      } else if candidate != property && candidate.canBeRestored {
        restored.append(candidate)
      } else {
        return nil
      }
    }
    guard let arguments = arguments(initializer, effect, from: sources, in: type),
      isIndependent(effect, of: sources, parameters: initializer.parameters)
    else { return nil }
    // Whoever calls the initializer also reads the other properties, and writes some.
    let levels =
      [initializer.writtenAccess ?? .internal, module.access(of: type)]
      + others.map(\.inlinableAccess)
      + restored.compactMap(\.writtenSetterAccess)
    return Rebuilding(
      arguments: arguments,
      restored: others.map(\.name).filter(restored.map(\.name).contains),
      unsafeProperties: Set(
        ([property] + others).filter { $0.type.map(module.scope(of: type).isUnsafe) == true }
          .map(\.name)),
      access: levels.min() ?? .internal)
  }

  /// The arguments of a call; `nil` where it lacks one, or could be the call of another initializer.
  private func arguments(
    _ initializer: Initializer, _ effect: InitializerEffect,
    from sources: [Identifier: Property], in type: TypeDeclaration
  ) -> [OpticDefinition.Argument]? {
    var arguments: [OpticDefinition.Argument] = []
    for parameter in initializer.parameters {
      guard let property = sources[parameter.name] else {
        if parameter.hasDefault && parameter.isPlain { continue }
        return nil
      }
      let isUnwrapped = effect.values[property.name] == .unwrapped(parameter.name)
      guard parameter.takes(property, orNothing: isUnwrapped, in: module.scope(of: type)) else {
        return nil
      }
      arguments.append(OpticDefinition.Argument(label: parameter.label, property: property.name))
    }
    if arguments.count == initializer.parameters.count { return arguments }
    let labels = arguments.map(\.label)
    let passed = initializer.parameters.filter { sources[$0.name] != nil }.map(\.name)
    return module.callee(of: labels, in: type) != nil
      && initializer.parameters.matching(labels) == passed ? arguments : nil
  }

  /// Whether nothing that the initializer makes on the way depends on what is passed.
  private func isIndependent(
    _ effect: InitializerEffect, of sources: [Identifier: Property],
    parameters: [Initializer.Parameter]
  ) -> Bool {
    let names = Set(parameters.map(\.name))
    // What is neither a parameter nor a type may be a property.
    return effect.used.allSatisfy { name in
      names.contains(name) ? sources[name] == nil : name.text.first?.isUppercase == true
    }
  }
}

extension Initializer.Parameter {
  /// Whether the value of a property can be passed as it is, or as what an optional holds.
  fileprivate func takes(
    _ property: Property, orNothing isUnwrapped: Bool, in scope: TypeScope
  ) -> Bool {
    if !isPlain { return false }
    if !isUnwrapped && type == property.type { return true }
    guard let type, let written = scope.writtenType(of: property) else { return false }
    return scope.areSame(
      isUnwrapped ? WrittenType.optional(written, isImplicit: false) : written, type)
  }
}

extension Rebuilding {
  /// Whether more code may use it, or else it needs less.
  fileprivate func isBetter(than other: Rebuilding) -> Bool {
    access == other.access ? restored.count < other.restored.count : access > other.access
  }
}

extension Property {
  /// Who may read it in inlined code; what is only for those who ask for it by name is in none.
  fileprivate var inlinableAccess: AccessLevel {
    attributes.contains(where: \.isSystemInterface) ? .internal : writtenAccess ?? .internal
  }

  /// Whether it can be written after the initializer has run, without running anything else.
  fileprivate var canBeRestored: Bool {
    !isConstant && observers == .none
      && (writtenSetterAccess ?? writtenAccess ?? .internal) >= .internal
  }
}
