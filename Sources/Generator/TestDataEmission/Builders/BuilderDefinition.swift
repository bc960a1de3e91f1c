import EmissionKernel
import SwiftModule
import SwiftReading

/// A function that makes a value by an initializer or case, with a default for each argument.
package struct BuilderDefinition: Equatable, Sendable {
  /// The type that a builder of a class makes; `nil` for `Self`.
  var product: String?
  package var name: Identifier
  /// Whether the function is written as `nonisolated`.
  ///
  /// In a module that is isolated to the main actor by default, the builder of a `nonisolated` type
  /// would be isolated. It could not pass its arguments to an `async` initializer, which runs elsewhere.
  var isNonisolated = false
  /// Whether only the main actor can call the function, which the code has to say: it is in another module,
  /// which may not be isolated by default.
  var isOnMainActor = false
  /// The parameters whose defaults the body has.
  var late: Set<Identifier> = []
  package var construction: Construction
  /// The default of each parameter, if any.
  package var defaults: [ValueExpression?]
}

extension BuilderDefinition {
  package func declaration(in context: GenerationContext, shown: Set<NamedType> = [])
    -> GeneratedDeclaration
  {
    let product = product ?? "Self"
    let delayed = construction.delaying(late, defaults)
    return GeneratedDeclaration(
      .static, name, access: construction.access,
      isolation: isOnMainActor ? .actor("MainActor") : isNonisolated ? .nonisolated : .inherited,
      .function(
        "func \(name.spelling)",
        delayed.construction.declarations(defaults: delayed.defaults, in: context),
        "\(construction.effects.text) -> \(construction.result(product))"),
      .code(
        delayed.construction.body(
          calling: "\(construction.effects.words)\(product)", late: delayed.late)),
      conditions: construction.conditions, shown: shown)
  }
}
