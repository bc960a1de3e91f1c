/// An initializer as far as a caller can see.
struct Initializer: Equatable, Sendable {
  /// One parameter of an initializer.
  struct Parameter: Equatable, Sendable {
    /// The name at the call, if there is one.
    var label: Identifier?
    /// The name within the initializer.
    var name: Identifier
    var type: TypeReference
    /// Whether an argument can be passed as it is: not `inout`, not variadic, no attribute that
    /// changes what is passed.
    var isPlain: Bool
  }

  var parameters: [Parameter]
  var writtenAccess: AccessLevel?
  /// Whether a call may give `nil`.
  var isFailable: Bool
  /// Whether a call can throw, suspend, or needs an isolation, or type arguments.
  var isConditional: Bool
  var attributes: [Attribute]
  /// The conditions of the `#if` blocks around it, from the outermost.
  var conditions: [Condition]
}
