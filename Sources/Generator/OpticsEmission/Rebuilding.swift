import EmissionKernel
import SwiftModule
import SwiftReading

/// How to rebuild a value with a property that cannot be written: by a call of an initializer that
/// stores its arguments, followed by writes to the variables that it does not take.
package struct Rebuilding: Sendable {
  /// An argument of the initializer.
  package typealias Argument = (label: Identifier?, property: Identifier)

  package let arguments: [Argument]
  /// The variables that are copied over after the call.
  let restored: [Identifier]
  /// The properties whose use is unsafe.
  let unsafeProperties: Set<Identifier>
  package let access: AccessLevel
  /// Whether the author promises that the initializer stores its arguments.
  package let isPromised: Bool
}

/// Finds out how to rebuild the values of one struct.
struct Rebuilder {
  private let type: TypeDeclaration
  private let context: GenerationContext
  /// The properties whose values a rebuilt struct takes over.
  private let carried: [Property]
  /// Those of them that generated code can read and pass to an initializer unchanged.
  private let kept: [Property]
  /// The others.
  private let lost: [Property]
  /// The names of the properties that can be written after the initializer has run, without side
  /// effects.
  private let restorable: Set<Identifier>
  private let unsafeProperties: Set<Identifier>
  /// The calls that return a value wherever generated code stands.
  private let calls: [(call: InitializerCall, effect: InitializerEffect?)]

  init(of type: TypeDeclaration, in context: GenerationContext) {
    self.type = type
    self.context = context
    let module = context.module
    let scope = module.scope(of: type)
    // A `let` property with a constant value is the same in the rebuilt struct.
    carried = type.members.properties.filter {
      $0.isStored && !($0.isFixed && $0.initialValue?.isConstant == true)
    }
    let isKept = carried.map(module.canCarryOver)
    kept = zip(carried, isKept).filter(\.1).map(\.0)
    lost = zip(carried, isKept).filter { !$0.1 }.map(\.0)
    restorable = Set(
      carried.filter {
        !$0.isConstant && $0.observers == .none
          && module.isVisible($0.writtenSetterAccess ?? $0.writtenAccess)
      }.map(\.name))
    unsafeProperties = Set(carried.filter { $0.type.map(scope.isUnsafe) == true }.map(\.name))
    calls = module.initializerCalls(of: type)
      .filter { $0.obstacle == nil && $0.initializer.isTotal && $0.isNonisolated }
      .map { ($0, module.effect(of: $0.initializer, in: type)) }
  }
}

extension Rebuilder {
  private var module: ModuleIndex { context.module }

  /// Returns how to rebuild the struct when a property that cannot be written changes.
  func rebuilding(changing property: Property) throws(SkipReason) -> Rebuilding {
    if let macro = module.unknownAttributes(of: type).first { throw .extended(by: macro.name) }
    if carried.contains(where: { $0.conditions != type.conditions }) {
      throw .conditionalProperties
    }
    if !lost.isEmpty, !calls.contains(where: { $0.effect?.isPromised == true }) {
      throw obstacle(toChanging: property)
    }
    let old = carried.first {
      $0.name != property.name && $0.attributes.contains(where: \.deprecates)
    }
    if let old { throw .deprecated(old.name) }
    try context.checkIsolation(of: carried, changing: property, in: type)
    let ways = calls.compactMap { call, effect in
      effect.flatMap { rebuilding(by: call, $0, changing: property) }
    }
    // The best call is one that the most code may use or, if equal, that needs the least.
    let best = ways.min { ($1.access, $0.restored.count) < ($0.access, $1.restored.count) }
    guard let best else { throw obstacle(toChanging: property) }
    return best
  }

  private func obstacle(toChanging property: Property) -> SkipReason {
    if let (name, initializer) = unstored { return .notStored(name, by: initializer) }
    let trustable = trustable(changing: property)?.name
    if trustable == nil, let (name, initializer) = reassigned(changing: property) {
      return .reassigned(name, beside: initializer, changing: property)
    }
    if let lost = lost.first { return .unreadable(lost.name, trusting: trustable) }
    if let reason = context.module.isolation(of: type).obstacle { return reason }
    let takesIt = calls.flatMap(\.call.initializer.parameters).contains {
      [$0.name, $0.label].contains(property.name)
    }
    if takesIt || trustable != nil { return .changingInitializer(trusting: trustable) }
    return context.obstacle(toInitializing: type)
      ?? property.writtenSetterAccess.map { .restrictedSetter($0) } ?? .noInitializer
  }

  /// A property that has no value after an initializer, which the compiler reports, too, and the initializer: the
  /// code is about to change.
  private var unstored: (property: Identifier, initializer: String)? {
    calls.lazy.compactMap { call, effect -> (Identifier, String)? in
      let initializer = call.initializer
      guard let effect, !effect.isPromised, !initializer.isMemberwise else { return nil }
      let missing = carried.first { property in
        let isNil = if case .optional = property.type { !property.isConstant } else { false }
        return property.storage == .stored && property.initialValue == nil && !isNil
          && property.unknownAttributes.isEmpty && property.conditions == type.conditions
          && effect.values[property.name] == nil
      }
      return missing.map { ($0.name, initializer.name) }
    }.first
  }

  /// Returns the initializer that could rebuild the struct if its author promised that it stores what
  /// it is given.
  private func trustable(changing property: Property) -> Initializer? {
    calls.map(\.call).first { call in
      !call.initializer.isMemberwise && !call.initializer.marks.contains(.trust)
        && promisedCall(call, changing: property).map {
          mayDetermine($0.determined, call.initializer)
        } == true
    }?.initializer
  }

  /// Returns a property that may have another value than an initializer gives it, which could rebuild the
  /// struct otherwise, and this initializer.
  private func reassigned(
    changing property: Property
  ) -> (property: Identifier, initializer: String)? {
    calls.lazy.map(\.call).filter { !$0.initializer.isMemberwise }.compactMap { call in
      promisedCall(call, changing: property)?.determined
        .first { mayDiffer($0, from: call.initializer) }.map { ($0.name, call.initializer.name) }
    }.first
  }

  private func promisedCall(
    _ call: InitializerCall, changing property: Property
  ) -> (rebuilding: Rebuilding, determined: [Property])? {
    let effect = module.promisedEffect(of: call.initializer, in: type)
    return self.call(call, effect, changing: property)
  }

  /// Whether the promise of an initializer lets a property change that could not change otherwise.
  func needsPromise(of initializer: Initializer) -> Bool {
    let found = calls.first { $0.call.initializer == initializer }
    guard let found, let effect = found.effect else { return false }
    let visible = module.visibleEffect(of: initializer, in: type)
    return carried.contains { property in
      !isSettable(property)
        && rebuilding(by: found.call, effect, changing: property) != nil
        && visible.flatMap { rebuilding(by: found.call, $0, changing: property) } == nil
    }
  }

  /// Whether a lens could call an initializer for what its body shows.
  func canCall(_ initializer: Initializer) -> Bool {
    let call = module.initializerCalls(of: type).first { $0.initializer == initializer }
    guard let call, let effect = module.visibleEffect(of: initializer, in: type) else {
      return false
    }
    return carried.contains { rebuilding(by: call, effect, changing: $0) != nil }
  }

  /// Whether other files can set a property.
  private func isSettable(_ property: Property) -> Bool {
    !property.isConstant
      && module.isVisible(property.writtenSetterAccess ?? property.writtenAccess)
  }
}

extension ModuleIndex {
  /// Whether generated code can read a property and pass it to an initializer unchanged.
  fileprivate func canCarryOver(_ property: Property) -> Bool {
    let isKept = property.storage == .stored || (property.storage == .weak && !property.isConstant)
    // The generated code calls `Self(…)`.
    return isKept && !property.isFixed && property.name.text != "Self"
      && isVisible(property.writtenAccess) && property.unknownAttributes.isEmpty
      && !property.attributes.contains(where: \.makesUnavailable)
  }
}

extension Rebuilder {
  /// Returns the call of an initializer if the rebuilt struct has the values of all other properties.
  private func rebuilding(
    by call: InitializerCall, _ effect: InitializerEffect, changing property: Property
  ) -> Rebuilding? {
    guard let (rebuilding, determined) = self.call(call, effect, changing: property) else {
      return nil
    }
    return mayDetermine(determined, call.initializer) ? rebuilding : nil
  }

  private func mayDetermine(_ properties: [Property], _ initializer: Initializer) -> Bool {
    !properties.contains { mayDiffer($0, from: initializer) }
  }

  /// Whether a property that an initializer determines may have got another value: by a second initializer
  /// or other code, or because its initial value differs each time.
  private func mayDiffer(_ property: Property, from initializer: Initializer) -> Bool {
    let isAssigned = initializer.assignments.names.contains(property.name)
    return property.isReassigned || !isAssigned && hasVaryingInitialValue(property)
      || module.initializers(of: type).contains { other in
        if other.position == initializer.position && !other.isMemberwise { return false }
        if other.assignments.names.contains(property.name) { return true }
        // The other one leaves the property to its initial value.
        return isAssigned && !other.assignments.delegates && property.initialValue != nil
      }
  }

  private func hasVaryingInitialValue(_ property: Property) -> Bool {
    func varies(_ value: Value) -> Bool {
      switch value {
      case .array(let values): return values.contains(where: varies)
      case .dictionary(let keys, let values): return (keys + values).contains(where: varies)
      // An empty collection.
      case .call(.array, isEmpty: true), .call(.dictionary, isEmpty: true): return false
      case .call(.named(let names), isEmpty: true): return names.last?.text != "Set"
      case .member(let owner, let name):
        guard let written = owner ?? property.type,
          case .declared(let place, _) = module.scope(of: type).resolve(written)
        else { return true }
        // The payloads of a case may vary.
        return !module.types(at: place).contains {
          $0.members.cases.contains { $0.name == name && $0.payloads.isEmpty }
        }
      default: return !value.isConstant
      }
    }
    return property.initialValue.map(varies) == true
  }

  /// Returns the call of an initializer if it stores the changed property and all properties that
  /// cannot be written afterwards.
  ///
  /// An initializer that promises to store what it is given may determine the others, unless other
  /// files can set them.
  private func call(
    _ call: InitializerCall, _ effect: InitializerEffect, changing property: Property
  ) -> (rebuilding: Rebuilding, determined: [Property])? {
    let initializer = call.initializer
    if !lost.isEmpty {
      let isLeft = !lost.contains { $0.name == property.name || isSettable($0) }
      guard effect.isPromised, isLeft else { return nil }
    }
    let others = kept.filter { $0.name != property.name }
    let written = others.filter { restorable.contains($0.name) }
    let unwritable = others.filter { !restorable.contains($0.name) }
    var sources: [Identifier: Property] = [:]
    var restored: [Property] = []
    var determined = lost
    // Each parameter belongs to one property; properties that cannot be written come first.
    for candidate in [property] + unwritable + written {
      if let name = effect.values[candidate.name]?.source, sources[name] == nil {
        sources[name] = candidate
      } else if candidate.name == property.name {
        return nil
      } else if restorable.contains(candidate.name) {
        restored.append(candidate)
      } else if effect.isPromised && !isSettable(candidate) {
        determined.append(candidate)
      } else {
        return nil
      }
    }
    guard
      let arguments = module.arguments(of: call, storing: effect, from: sources, in: type),
      effect.isIndependent(of: Set(sources.keys), among: initializer.parameters),
      // An omitted argument might have determined a property.
      determined.isEmpty || arguments.count == initializer.parameters.count
    else { return nil }
    // The caller of the initializer also reads the other properties, and writes some.
    let levels =
      [initializer.attributes.inlinableAccess(initializer.writtenAccess), module.access(of: type)]
      + others.filter { !determined.contains($0) }.map {
        $0.attributes.inlinableAccess($0.writtenAccess)
      }
      + restored.compactMap(\.writtenSetterAccess)
    let rebuilding = Rebuilding(
      arguments: arguments,
      restored: restored.map(\.name),
      unsafeProperties: unsafeProperties,
      access: levels.min() ?? .internal,
      isPromised: effect.isPromised)
    return (rebuilding, determined)
  }
}

extension [Attribute] {
  /// Returns the access level of a use in inlined code of a declaration with these attributes.
  ///
  /// Inlined code cannot use declarations that have to be imported by name.
  fileprivate func inlinableAccess(_ written: AccessLevel?) -> AccessLevel {
    contains(where: \.isSystemInterface) ? .internal : written ?? .internal
  }
}
