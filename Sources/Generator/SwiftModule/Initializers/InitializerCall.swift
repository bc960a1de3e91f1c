import SwiftReading

/// How generated code can call an initializer.
package struct InitializerCall: Equatable, Sendable {
  /// Why generated code cannot call an initializer, as far as its declaration says.
  package enum Obstacle: Equatable, Sendable {
    case access(AccessLevel)
    case generic
    case attribute(Attribute)
    case conditions
  }

  package let initializer: Initializer
  package let obstacle: Obstacle?
  /// Whether code on any thread can call it.
  package let isNonisolated: Bool
  /// The parameters of the other initializers of the type.
  fileprivate let others: [[Initializer.Parameter]]
}

extension ModuleIndex {
  /// Returns the calls of the initializers of a type, in the order of these.
  package func initializerCalls(of type: TypeDeclaration) -> [InitializerCall] {
    let initializers = initializers(of: type)
    let together = initializers.filter { !$0.conditions.exclude(type.conditions) }
    return initializers.map { initializer in
      InitializerCall(
        initializer: initializer, obstacle: obstacle(toCalling: initializer, of: type),
        isNonisolated: isNonisolated(initializer, of: type),
        others: together.filter { $0.position != initializer.position }.map(\.parameters))
    }
  }

  private func obstacle(
    toCalling initializer: Initializer, of type: TypeDeclaration
  ) -> InitializerCall.Obstacle? {
    if let access = initializer.writtenAccess, !isVisible(access) { return .access(access) }
    if initializer.isGeneric { return .generic }
    if let attribute = unknownAttribute(of: initializer, in: type) { return .attribute(attribute) }
    return initializer.conditions == type.conditions ? nil : .conditions
  }
}

extension InitializerCall {
  /// Whether a call with some of the arguments may refer to another initializer, unless the types of the
  /// arguments distinguish them.
  ///
  /// An initializer whose parameters all have arguments takes precedence over one that needs its
  /// defaults.
  package func isAmbiguous(passing labels: [Identifier?]) -> Bool {
    others.contains { other in
      other.accept(labels)
        && (other.count == labels.count || initializer.parameters.count > labels.count)
    }
  }
}
