extension LosslessStringConvertible where Self: SendableMetatype {
  /// The value that a string writes out, if it is written as the value describes itself: the way
  /// from the string.
  ///
  ///     print("8080" |> Int._description %~ { $0 + 1 })  // 8081
  ///     print("http" |> Int._description %~ { $0 + 1 })  // http
  ///
  /// Its whole is the string, so it is composed with `*` or ``Optic/then(_:)``, as in
  /// `Server._port * Int._description`. Other spellings of a value do not count, since they would be
  /// lost: "+1" and "01" are no `Int`, and "1" is no `Double`, which is "1.0".
  ///
  /// The idea is that of Monocle's `stringToInt` and its kin.
  @_alwaysEmitIntoClient @inline(__always)
  public static var _description: Prism<String, Self> {
    Prism(
      extract: { text in
        // Made from a longer text, a character stops the program instead of being `nil`.
        if Self.self == Character.self && text.count != 1 { return nil }
        return Self(text).flatMap { $0.description == text ? $0 : nil }
      },
      embed: { $0.description })
  }
}
