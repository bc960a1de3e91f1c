/// An initializer as far as a caller can see.
public struct Initializer: Equatable, Sendable {
  /// One parameter of an initializer.
  public struct Parameter: Equatable, Sendable {
    /// The name at the call, if there is one.
    public var label: Identifier?
    /// The name within the initializer.
    public var name: Identifier
    public var type: TypeReference
    /// Whether an argument can be passed as it is: not `inout`, not variadic, no attribute that
    /// changes what is passed.
    public var isPlain: Bool
  }

  public var parameters: [Parameter]
  public var writtenAccess: AccessLevel?
  /// Whether a call can fail, throw, suspend, or needs an isolation, or type arguments.
  public var isConditional: Bool
  public var attributes: [Attribute]
  /// The conditions of the `#if` blocks around it, from the outermost.
  public var conditions: [String]
}
