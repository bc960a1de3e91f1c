import EmissionKernel
import SwiftReading

/// A requirement, and the protocol that declares it.
struct SourcedRequirement {
  var requirement: ProtocolRequirement
  let source: TypeDeclaration
}

extension SourcedRequirement {
  /// The requirement as messages name it: `OrderStore.order(id:)`.
  var name: String {
    let base = "\(source.name).\(requirement.name.text)"
    if requirement.isProperty { return base }
    let labels = requirement.parameters.map { "\($0.label?.text ?? "_"):" }
    return "\(base)(\(labels.joined()))"
  }

  /// What a message about the requirement is about.
  var subject: Subject { .other(name, at: requirement.position) }
}

extension TypeDeclaration {
  var sourcedRequirements: [SourcedRequirement] {
    interface.requirements.map { SourcedRequirement(requirement: $0, source: self) }
  }
}

extension ProtocolRequirement {
  var accessors: Accessors? {
    switch kind {
    case .property(let accessors), .subscript(let accessors): accessors
    case .method, .operator, .initializer: nil
    }
  }

  var setter: Accessors.Setter? { accessors?.setter }

  var isInitializer: Bool {
    if case .initializer = kind { true } else { false }
  }

  /// Whether only the file of its class sees it.
  var isPrivate: Bool { modifiers.contains(where: ["private", "fileprivate"].contains) }

  var isProperty: Bool {
    if case .property = kind { true } else { false }
  }

  /// Whether only the types distinguish calls of both requirements.
  func isOverload(of other: ProtocolRequirement) -> Bool {
    position != other.position && name == other.name && isStatic == other.isStatic
      && parameters.map(\.label) == other.parameters.map(\.label)
      && !conditions.exclude(other.conditions)
  }

  /// Changes the requirement so that its member satisfies another one, too.
  ///
  /// - Parameter isElsewhere: Whether both are isolated to different actors, so that the member can
  ///   be isolated to neither.
  mutating func satisfy(_ other: ProtocolRequirement, isElsewhere: Bool) {
    if isElsewhere {
      modifiers.removeAll { $0 == "nonisolated" }
      modifiers.append("nonisolated")
    }
    effects.throwing = effects.throwing.satisfying(other.effects.throwing)
    if !other.effects.isAsync { effects.isAsync = false }
    if !effects.isAsync && modifiers.contains("nonisolated(nonsending)") {
      modifiers.removeAll { $0.hasPrefix("nonisolated") }
      modifiers.append("nonisolated")
    }
    modifiers.removeAll { Self.ownership.contains($0) && !other.modifiers.contains($0) }
    for (index, parameter) in other.parameters.enumerated() {
      parameters[index].satisfy(parameter)
    }
    if other.result?.isSending == true { result = result?.sending }
    switch (kind, other.kind) {
    case (.property(let accessors), .property(let others)):
      kind = .property(accessors.satisfying(others))
    case (.subscript(let accessors), .subscript(let others)):
      kind = .subscript(accessors.satisfying(others))
    case (.initializer, .initializer(isFailable: false)): kind = other.kind
    default: break
    }
  }

  /// The modifiers that a member may have only if all requirements that it satisfies have them.
  private static let ownership: Set<String> = ["mutating", "consuming", "__consuming"]
}

extension Effects.Throwing {
  /// Returns the effect of a member that throws no more than either of two requirements.
  fileprivate func satisfying(_ other: Effects.Throwing) -> Effects.Throwing {
    switch (self, other) {
    case (.any, _): other
    case (_, .any): self
    default: self == other ? self : .never
    }
  }
}

extension ProtocolParameter {
  /// Changes the parameter so that it accepts any argument of another one, too.
  fileprivate mutating func satisfy(_ other: ProtocolParameter) {
    let kept = attributes.filter { attribute in
      other.attributes.contains { $0.name == attribute.name }
    }
    attributes = kept
    if specifiers == other.specifiers { return }
    // A function that borrows a value also accepts an owned one.
    specifiers = (specifiers + other.specifiers).filter { $0 == "borrowing" || $0 == "inout" }
      .prefix(1).map { $0 }
  }
}

extension Accessors {
  fileprivate func satisfying(_ other: Accessors) -> Accessors {
    var accessors = self
    accessors.setter =
      [setter, other.setter].contains(.nonmutating) ? .nonmutating : setter ?? other.setter
    return accessors
  }
}
