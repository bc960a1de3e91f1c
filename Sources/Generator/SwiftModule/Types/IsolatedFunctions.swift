import SwiftReading

extension WrittenType {
  /// Whether the type contains a function that is isolated to a global actor, and does not say that it is
  /// `Sendable`.
  ///
  /// Language mode 6 infers that it is, and language mode 5 does not.
  package var hasIsolatedFunctions: Bool { contains(where: \.isIsolatedFunction) }

  /// The type whose functions are `Sendable` in both language modes if they are isolated to a global
  /// actor.
  package var withSendableFunctions: WrittenType {
    let mapped = mapChildren(\.withSendableFunctions)
    guard mapped.isIsolatedFunction, case .attributed(let type, var prefix) = mapped else {
      return mapped
    }
    prefix.attributes.append(Attribute(type: WrittenType(name: "Sendable")))
    return .attributed(type, prefix)
  }

  /// Whether the type itself is such a function.
  ///
  /// In a type, an attribute with a capital letter is a global actor, or `@Sendable`.
  private var isIsolatedFunction: Bool {
    guard case .attributed(let type, let prefix) = self, case .function = type.withoutParentheses
    else { return false }
    let names = prefix.attributes.map(\.name)
    return names.contains { $0.first?.isUppercase == true } && !names.contains("Sendable")
  }
}
