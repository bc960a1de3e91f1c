/// A case of an enum.
struct EnumCase: Equatable, Sendable {
  /// One of the values that come with a case.
  struct Payload: Equatable, Sendable {
    var label: Identifier?
    var type: WrittenType
    /// Whether an expression is passed for the function that is kept.
    var isAutoclosure = false
  }

  var name: Identifier
  var position: Position
  var payloads: [Payload]
  var attributes: [Attribute]
  /// Whether `// lens-gen: build` stands before it.
  var isMarked: Bool
  /// The conditions of the `#if` blocks around it, from the outermost.
  var conditions: [Condition]
}
