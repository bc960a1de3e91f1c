// What is not here would be unlawful. Characters that are joined can become one ("e" and a combining
// accent), so that neither the characters of a string nor its first character can be replaced and
// found again; nor can lines, once one of them holds a line break.

extension String {
  /// The Unicode scalars that a string consists of.
  ///
  ///     print("lens" |> String._unicodeScalars %~ { $0.reversed() })  // snel
  @_alwaysEmitIntoClient @inline(__always)
  public static var _unicodeScalars: Iso<String, [Unicode.Scalar]> {
    Iso(
      get: { Array($0.unicodeScalars) },
      embed: { scalars in
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
      })
  }

  /// The string that bytes encode in UTF-8, if they are valid: the way from the bytes.
  ///
  ///     print([0x4f, 0x6b] |> String._utf8 %~ { $0.uppercased() })  // [79, 75]
  ///     print(String._utf8.extract([0xff]) as Any)  // nil
  @_alwaysEmitIntoClient @inline(__always)
  public static var _utf8: Prism<[UInt8], String> {
    Prism(
      extract: { bytes in
        // Decoding repairs what is invalid, and only that changes the bytes.
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
      },
      embed: { Array($0.utf8) })
  }
}

extension Substring {
  /// The same text as a string of its own.
  ///
  ///     print("a, b".split(separator: ", ") |> [Substring]._each._string *~ "c")  // ["c", "c"]
  @_alwaysEmitIntoClient @inline(__always)
  public static var _string: Iso<Substring, String> {
    Iso(get: { String($0) }, embed: { Substring($0) })
  }
}
