// Other optics of strings would be unlawful. Adjacent characters can combine into one ("e" and a
// combining accent), so an optic of the characters, or of the first characters, would not find again
// what it has written. The same goes for lines, because a written line may contain a line break. A
// prefix and a suffix are therefore compared by their bytes.

extension String {
  /// The Unicode scalars of a string.
  ///
  ///     print("lens" |> String._unicodeScalars %~ { $0.reversed() })  // snel
  ///
  /// - Complexity: Reading and changing take O(*n*), where *n* is the length of the string.
  @export(implementation) @inline(__always)
  public static var _unicodeScalars: Iso<String, [Unicode.Scalar]> {
    Iso(
      get: { Array($0.unicodeScalars) },
      embed: { scalars in
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
      })
  }

  /// The string that valid UTF-8 bytes encode, as a prism from the bytes.
  ///
  ///     print([0x4f, 0x6b] |> String.fromUTF8 %~ { $0.uppercased() })  // [79, 75]
  ///     print(String.fromUTF8.extract([0xff]) as Any)  // nil
  ///
  /// - Complexity: Reading and changing take O(*n*), where *n* is the number of bytes.
  @export(implementation) @inline(__always)
  public static var fromUTF8: Prism<[UInt8], String> {
    Prism(
      extract: { bytes in
        // Decoding repairs invalid bytes, and only this changes the bytes.
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
      },
      embed: { Array($0.utf8) }
    )
    .named(PathName("fromUTF8"))
  }
}

extension String {
  /// The text after a prefix, if a string begins with it.
  ///
  ///     print("https://a.b" |> String._prefixed(by: "https://") *~ "c.d")  // https://c.d
  ///     print(String._prefixed(by: "https://").extract("mailto:a") as Any)  // nil
  ///     print(String._prefixed(by: "https://").embed("a.b"))  // https://a.b
  ///
  /// The name comes from Haskell's *lens*. The comparison is by bytes, so "e" is a prefix of "e" with an
  /// accent as a scalar of its own.
  ///
  /// - Parameter prefix: The text that has to be in front.
  /// - Returns: The prism onto the rest.
  /// - Complexity: Reading and changing take O(*n*), where *n* is the length of the string.
  @inlinable @inline(__always)
  public static func _prefixed(by prefix: String) -> Prism<String, String> {
    Prism(
      extract: { text in
        guard text.utf8.starts(with: prefix.utf8) else { return nil }
        return String(Substring(text.utf8.dropFirst(prefix.utf8.count)))
      },
      embed: { prefix + $0 })
  }

  /// The text in front of a suffix, if a string ends with it.
  ///
  ///     print("photo.png" |> String._suffixed(by: ".png") %~ { $0.uppercased() })  // PHOTO.png
  ///     print(String._suffixed(by: ".png").extract("photo.gif") as Any)  // nil
  ///
  /// The name comes from Haskell's *lens*. The comparison is by bytes.
  ///
  /// - Parameter suffix: The text that has to be at the end.
  /// - Returns: The prism onto the rest.
  /// - Complexity: Reading and changing take O(*n*), where *n* is the length of the string.
  @inlinable @inline(__always)
  public static func _suffixed(by suffix: String) -> Prism<String, String> {
    Prism(
      extract: { text in
        let count = suffix.utf8.count
        guard text.utf8.suffix(count).elementsEqual(suffix.utf8) else { return nil }
        return String(Substring(text.utf8.dropLast(count)))
      },
      embed: { $0 + suffix })
  }
}

extension Optic where Part == String {
  /// The part's text after a prefix, if the part begins with it; `String._prefixed(by:)` of the part.
  ///
  ///     let links = ["https://a", "ftp://b"]
  ///     print(links |> [String]._each.prefixed(by: "https://") *~ "c")  // ["https://c", "ftp://b"]
  ///
  /// - Parameter prefix: The text that has to be in front.
  /// - Returns: The composition of this optic with the prism.
  /// - Complexity: Reading and changing take O(*n*), where *n* is the length of the part.
  @inlinable @inline(__always)
  public func prefixed(
    by prefix: String
  ) -> Optic<Can<Void, Kind.Extracting, Kind.Embedding>, Whole, String> {
    compose(String._prefixed(by: prefix))
  }

  /// The part's text in front of a suffix, if the part ends with it; `String._suffixed(by:)` of the part.
  ///
  ///     let photos = ["a.png", "b.gif"]
  ///     print(photos |> [String]._each.suffixed(by: ".png") *~ "c")  // ["c.png", "b.gif"]
  ///
  /// - Parameter suffix: The text that has to be at the end.
  /// - Returns: The composition of this optic with the prism.
  /// - Complexity: Reading and changing take O(*n*), where *n* is the length of the part.
  @inlinable @inline(__always)
  public func suffixed(
    by suffix: String
  ) -> Optic<Can<Void, Kind.Extracting, Kind.Embedding>, Whole, String> {
    compose(String._suffixed(by: suffix))
  }
}

extension Substring {
  /// The text of a substring as a string.
  ///
  ///     print("a, b".split(separator: ", ") |> [Substring]._each._string *~ "c")  // ["c", "c"]
  ///
  /// - Complexity: Reading takes O(*n*), where *n* is the length of the substring.
  @export(implementation) @inline(__always)
  public static var _string: Iso<Substring, String> {
    Iso(get: { String($0) }, embed: { Substring($0) })
  }
}
