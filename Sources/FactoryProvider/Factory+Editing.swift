extension Factory where Provided: Providable & Editable {
  /// Returns ``Providable/provide()`` of the type, edited.
  ///
  ///     struct Address { let street: String; let city: String }
  ///     struct Customer { let name: String; let address: Address }
  ///
  ///     let customer = Factory<Customer>.provide { $0.address.city = "Oslo" }
  ///     print(customer.address)  // Address(street: "", city: "Oslo")
  ///
  /// A test so names only the parts that matter to it, however deep.
  ///
  /// - Parameter body: Changes the parts, as the closure of an edit does.
  /// - Returns: The edited value.
  /// - Throws: What `body` throws.
  public static func provide<Failure>(
    _ body: (inout Provided._Draft) throws(Failure) -> Void
  ) throws(Failure) -> Provided {
    try Provided.provide(body)
  }
}

extension Providable where Self: Editable {
  /// Returns ``provide()``, edited, where the type is known, as in an argument of another factory.
  ///
  ///     struct Address { let street: String; let city: String }
  ///     struct Customer { let name: String; let address: Address }
  ///
  ///     let customer = Factory<Customer>.provide(address: .provide { $0.city = "Oslo" })
  ///     print(customer.address)  // Address(street: "", city: "Oslo")
  ///
  /// - Parameter body: Changes the parts, as the closure of an edit does.
  /// - Returns: The edited value.
  /// - Throws: What `body` throws.
  public static func provide<Failure>(
    _ body: (inout _Draft) throws(Failure) -> Void
  ) throws(Failure) -> Self {
    try provide().editing(body)
  }
}
