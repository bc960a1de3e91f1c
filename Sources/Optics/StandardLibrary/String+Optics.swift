// Other optics of strings would be unlawful. Adjacent characters can combine into one ("e" and a
// combining accent), so an optic of the characters, or of the first character, would not find again
// what it has written. The same goes for lines, because a written line may contain a line break.

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
      embed: { Array($0.utf8) })
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
