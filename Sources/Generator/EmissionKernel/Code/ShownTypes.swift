import SwiftModule
import SwiftReading

/// The types that declarations show, each with the highest access level of the declarations that show it.
package struct ShownTypes: Equatable, Sendable {
  package private(set) var levels: [NamedType: AccessLevel] = [:]

  package init(_ types: Set<NamedType> = [], by access: AccessLevel = .internal) {
    for type in types { levels[type] = access }
  }
}

extension ShownTypes {
  package mutating func formUnion(_ other: ShownTypes) {
    levels.merge(other.levels, uniquingKeysWith: max)
  }

  /// Whether a public declaration shows a type that files of the sources declare.
  ///
  /// - Parameter isCounted: Whether a file counts.
  func arePublic(ofFiles isCounted: (String) -> Bool = { _ in true }) -> Bool {
    levels.contains { type, access in
      guard access == .public, case .declared(_, let file) = type else { return false }
      return isCounted(file)
    }
  }
}

extension GenerationContext {
  /// Returns the access level that a generated declaration has; nobody imports a test target.
  ///
  /// - Parameter isConformance: Whether it is a conformance, which is public in tests, too.
  package func level(_ access: AccessLevel, isConformance: Bool = false) -> AccessLevel {
    if place != .tests { return access }
    return isConformance ? .public : .internal
  }

  /// Returns what generated declarations show, each by the types that it names and its access level.
  package func shown(
    by declarations: [(names: Set<NamedType>, access: AccessLevel)]
  ) -> ShownTypes {
    declarations.reduce(into: ShownTypes()) {
      $0.formUnion(ShownTypes($1.names, by: level($1.access)))
    }
  }
}
