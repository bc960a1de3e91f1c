/// A request for a builder of an initializer or case: `// lens-gen: build` or `@Buildable`.
struct BuilderRequest: Equatable, Sendable {
  /// The name of the builder; `nil` for the configured one.
  var name: String?
  /// The expressions for parameters, by their labels, in the order of the attribute's arguments.
  var defaults: [Default] = []

  struct Default: Equatable, Sendable {
    var parameter: String
    var value: GivenExpression
  }
}
