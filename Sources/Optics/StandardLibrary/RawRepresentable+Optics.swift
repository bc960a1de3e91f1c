extension RawRepresentable where Self: SendableMetatype {
  /// The value that a raw value represents, as a prism from the raw value.
  ///
  ///     enum Size: String { case small = "S", large = "L" }
  ///     print("S" |> Size.fromRawValue *~ .large)  // L
  ///     print("?" |> Size.fromRawValue *~ .large)  // ?
  ///
  /// The whole is the raw value, so compose this prism with `*` or ``Optic/then(_:)``, as in
  /// `Shirt._label * Size.fromRawValue`.
  ///
  /// The laws of a ``Prism`` hold if a value made from a raw value has the same raw value, as in
  /// every enum.
  @export(implementation) @inline(__always)
  public static var fromRawValue: Prism<RawValue, Self> {
    Prism(extract: { Self(rawValue: $0) }, embed: { $0.rawValue })
      .named(PathName("fromRawValue"))
  }
}
