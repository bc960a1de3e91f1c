struct EnumCase: Equatable, Sendable {
  /// An associated value of a case.
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
  /// Whether `// lens-gen: skip` precedes the case.
  var isSkipped = false
  var builderRequest: BuilderRequest?
  var conditions: [Condition]
}
