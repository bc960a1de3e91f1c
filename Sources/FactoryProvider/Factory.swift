/// Makes values of a type, and says in the code that they are made for a test.
///
///     print(Factory<Int>.provide())  // 0
///     print(Factory<[String]>.provide())  // [""]
///
/// `Product` need not be ``Providable``: what `lens-gen` writes for a protocol is an extension of
/// `Factory<any Protocol>`, since an existential type conforms to no protocol of ours.
public enum Factory<Product> {}

extension Factory where Product: Providable {
  /// A value of the type; ``Providable/provide()``.
  public static func provide() -> Product {
    Product.provide()
  }
}
