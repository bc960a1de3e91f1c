import SwiftModule
import SwiftReading

/// The expressions that the author gives for types and parameters, and those that emissions offer.
package struct GivenExpressions: Sendable {
  /// Those of the author, by their keys.
  package let byKey: [String: GivenExpression]
  /// Those for types, in whatever spelling.
  package let byType: [ResolvedType: GivenExpression]

  /// Creates what is given if nothing is.
  package init() { (byKey, byType) = ([:], [:]) }

  init(in module: ModuleIndex, besides offered: [ResolvedType: GivenExpression] = [:]) {
    byKey = module.givenExpressions
    byType = byKey.sorted { $0.key > $1.key }.reduce(into: offered) { types, given in
      if let type = module.type(ofKey: given.key) { types[type] = given.value }
    }
  }
}

extension GivenExpressions {
  package var isEmpty: Bool { byKey.isEmpty && byType.isEmpty }
}

extension ModuleIndex {
  /// Returns the type that a key of the author means, whichever way it is written there.
  ///
  /// What is given for an alias is not for all values of the type: an alias tells them apart.
  package func type(ofKey key: String) -> ResolvedType? {
    guard let written = WrittenType(parsing: key) else { return nil }
    let paths = written.roots.map { [Identifier($0)] } + [written.path ?? []]
    let namesAlias = paths.contains { types(at: $0).contains { $0.kind == .typealias } }
    return namesAlias ? nil : resolve(written, in: [])
  }
}
