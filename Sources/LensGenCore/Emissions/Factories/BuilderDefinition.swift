import SwiftReading

/// A function that makes a value by an initializer or case, with a default for each argument.
struct BuilderDefinition: Equatable, Sendable {
  /// The type that a builder of a class makes; `nil` for `Self`.
  var product: String?
  var name: Identifier
  /// Whether the function has to say that it is not isolated, as its type is not: an `async`
  /// initializer could not take its arguments from the main actor.
  var isNonisolated = false
  var construction: Construction
  /// The default of each parameter, if any.
  var defaults: [ValueExpression?]
}

extension BuilderDefinition {
  var nameUses: [NameUse] {
    (defaults.contains { $0?.isGiven == true }
      ? [NameUse(name: nil, access: construction.access)] : [])
      + NameUse.all(of: construction.unknownNames, by: construction.access)
  }

  func lines(in run: Run) -> [String] {
    let product = product ?? "Self"
    let isolation = isNonisolated ? "nonisolated " : ""
    let function = construction.function(
      "\(isolation)\(run.prefix(construction.access))static func \(name.spelling)",
      construction.declarations(defaults: defaults, in: run),
      "\(construction.effects.text) -> \(construction.result(product))",
      calling: "\(construction.effects.words)\(product)")
    return conditioned(function, on: construction.conditions)
  }
}
