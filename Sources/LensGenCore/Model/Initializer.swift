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
    /// Whether a call may leave the argument out.
    var hasDefault: Bool
  }

  var parameters: [Parameter]
  var writtenAccess: AccessLevel?
  /// Whether a call may give `nil`.
  var isFailable: Bool
  var isThrowing: Bool
  var isAsync: Bool
  /// Whether there is one only for some type arguments, its own or those of the type.
  var isGeneric: Bool
  var attributes: [Attribute]
  /// The conditions of the `#if` blocks around it, from the outermost.
  var conditions: [Condition]
}

extension Initializer {
  /// Whether any call gives a value, at once.
  var isTotal: Bool { !isFailable && !isThrowing && !isAsync && !isGeneric }
}
