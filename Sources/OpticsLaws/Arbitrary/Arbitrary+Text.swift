extension Unicode.Scalar: Arbitrary {
  private static let anyScalars: [Unicode.Scalar] = (0..<0x250).compactMap(Unicode.Scalar.init)

  /// In most cases an ASCII letter, digit or punctuation mark, otherwise another scalar.
  public static func arbitrary(using source: inout RandomSource) -> Unicode.Scalar {
    source.index(below: 4) == 0
      ? source.choice(of: anyScalars) : Unicode.Scalar(UInt8(32 + source.index(below: 95)))
  }

  /// `a` instead of any other scalar.
  public func shrunk() -> SimplerValues<Unicode.Scalar> { self == "a" ? [] : ["a"] }
}

extension Character: Arbitrary {
  /// Spaces, characters of several scalars, and characters whose length changes with their case.
  private static let edges: [Character] = [
    " ", "\n", "\r\n", "\t", "\0", "\"", "\\", "\u{A0}", "\u{200D}", "\u{301}", "e\u{301}", "é",
    "ß", "İ", "ﬁ", "日", "👍🏽", "👩‍👩‍👧", "🇯🇵",
  ]

  /// In most cases an ASCII character, otherwise a space, a letter with combining marks, or an
  /// emoji.
  public static func arbitrary(using source: inout RandomSource) -> Character {
    source.index(below: 4) == 0
      ? source.choice(of: edges) : Character(Unicode.Scalar(UInt8(32 + source.index(below: 95))))
  }

  /// A lowercase letter, an uppercase letter and a space, instead of any other character.
  public func shrunk() -> SimplerValues<Character> {
    let simplest: [Character] = ["a", "A", " "]
    return SimplerValues(simplest.prefix { $0 != self })
  }
}

extension String: Arbitrary {
  /// Texts that often change when they are read and written again.
  private static let edges = [
    "", " ", " a ", "A", "e\u{301}", "é", "\u{301}", "\n\u{301}", "👩‍👩‍👧", "0", "007", "+1", "1.50",
    "TRUE", "null",
  ]

  /// At most as many characters as the size of the source.
  ///
  /// In a quarter of the cases, a text that is empty, is surrounded by spaces, contains combining
  /// marks or an emoji, or spells a number.
  public static func arbitrary(using source: inout RandomSource) -> String {
    if source.index(below: 4) == 0 { return source.choice(of: edges) }
    var text = ""
    for _ in 0..<source.index(below: source.size + 1) {
      text.append(Character.arbitrary(using: &source))
    }
    return text
  }

  /// Shorter texts, and texts with simpler characters.
  public func shrunk() -> SimplerValues<String> {
    Array(self).shrunk { $0.shrunk() }.map { String($0) }
  }
}

extension Substring: Arbitrary {
  /// An arbitrary string, as a substring.
  public static func arbitrary(using source: inout RandomSource) -> Substring {
    Substring(String.arbitrary(using: &source))
  }

  /// Shorter texts, and texts with simpler characters.
  public func shrunk() -> SimplerValues<Substring> { String(self).shrunk().map { Substring($0) } }
}
