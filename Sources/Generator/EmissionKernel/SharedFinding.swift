import SwiftReading

/// Something that several planners have to know of the whole module.
///
/// It is made once, before the planners. A planner or another finding that asks for it declares it, and
/// sees no others.
package protocol SharedFinding: Sendable {
  /// The other findings that it asks for, which are made first.
  static var findings: [any SharedFinding.Type] { get }

  init(in context: GenerationContext)
}

extension SharedFinding {
  package static var findings: [any SharedFinding.Type] { [] }
}

/// A finding that offers expressions to all other findings.
package protocol ExpressionOffer: SharedFinding {
  /// The expressions, by the names of their types.
  var expressions: [String: GivenExpression] { get }
}

/// Findings by their type.
package typealias Findings = [ObjectIdentifier: any SharedFinding]
