extension RawRepresentable where Self: SendableMetatype {
  /// The value that a raw value stands for, if it stands for one: the way from the raw value.
  ///
  ///     enum Size: String { case small = "S", large = "L" }
  ///     print("S" |> Size._rawValue *~ .large)  // L
  ///     print("?" |> Size._rawValue *~ .large)  // ?
  ///
  /// Its whole is the raw value, so it is composed with `*` or ``Optic/then(_:)``, as in
  /// `Shirt._label * Size._rawValue`.
  ///
  /// The laws of a ``Prism`` hold where a value made from a raw value has just this raw value, as
  /// for every enum.
  @_alwaysEmitIntoClient @inline(__always)
  public static var _rawValue: Prism<RawValue, Self> {
    Prism(extract: { Self(rawValue: $0) }, embed: { $0.rawValue })
  }
}
