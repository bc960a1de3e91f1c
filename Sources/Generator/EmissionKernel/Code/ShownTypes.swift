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
