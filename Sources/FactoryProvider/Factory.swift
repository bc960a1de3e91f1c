/// Makes values of a type, and says in the code that they are made for a test.
///
///     print(Factory<Int>.provide())  // 0
///     print(Factory<[String]>.provide())  // [""]
///
/// `Provided` need not be ``Providable``: what `lens-gen` writes for a protocol is an extension of
/// `Factory<any Protocol>`, since an existential type conforms to no protocol of ours.
public enum Factory<Provided> {}

extension Factory where Provided: Providable {
  /// A value of the type; ``Providable/provide()``.
  public static func provide() -> Provided {
    Provided.provide()
  }
}
