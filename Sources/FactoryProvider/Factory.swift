/// Provides values for tests, and tells the reader of a test that a value is arbitrary.
///
///     print(Factory<Int>.provide())  // 0
///     print(Factory<[String]>.provide())  // [""]
///
/// `Provided` need not be ``Providable``: for a protocol, `lens-gen` writes an extension of
/// `Factory<any Protocol>`, because an existential type cannot conform to a protocol.
public enum Factory<Provided> {}

extension Factory where Provided: Providable {
  /// Returns ``Providable/provide()`` of the type.
  public static func provide() -> Provided {
    Provided.provide()
  }
}
