extension LosslessStringConvertible where Self: SendableMetatype {
  /// The value that a string describes, as a prism from the string.
  ///
  ///     print("8080" |> Int.fromDescription %~ { $0 + 1 })  // 8081
  ///     print("http" |> Int.fromDescription %~ { $0 + 1 })  // http
  ///
  /// The whole is the string, so compose this prism with `*` or ``Optic/then(_:)``, as in
  /// `Server._port * Int.fromDescription`. Other spellings of a value do not match, because writing
  /// would change them: "+1" and "01" do not match an `Int`, and "1" does not match a `Double`,
  /// which is "1.0".
  ///
  /// The idea comes from Monocle's `stringToInt` and similar prisms.
  ///
  /// - Complexity: Reading takes O(*n*), where *n* is the length of the string, apart from the initializer of
  ///   the type.
  @export(implementation) @inline(__always)
  public static var fromDescription: Prism<String, Self> {
    Prism(
      extract: { text in
        // From a longer text, the initializer of `Character` traps instead of returning `nil`.
        if Self.self == Character.self && text.count != 1 { return nil }
        return Self(text).flatMap { $0.description == text ? $0 : nil }
      },
      embed: { $0.description }
    )
    .named(PathName("fromDescription"))
  }
}
