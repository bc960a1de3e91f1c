/// A case of an enum.
public struct EnumCase: Equatable, Sendable {
  /// One of the values that come with a case.
  public struct Payload: Equatable, Sendable {
    public var label: Identifier?
    public var type: TypeReference
  }

  public var name: Identifier
  public var position: Position
  public var payloads: [Payload]
  public var attributes: [Attribute]
  /// The conditions of the `#if` blocks around it, from the outermost.
  public var conditions: [String]
}
