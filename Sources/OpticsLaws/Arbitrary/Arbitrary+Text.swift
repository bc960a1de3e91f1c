extension Unicode.Scalar: Arbitrary {
  private static let anyScalars: [Unicode.Scalar] = (0..<0x250).compactMap(Unicode.Scalar.init)

  /// A letter, digit or sign of the ASCII range in most cases, otherwise another scalar.
  public static func arbitrary(using source: inout RandomSource) -> Unicode.Scalar {
    source.index(below: 4) == 0
      ? source.choice(of: anyScalars) : Unicode.Scalar(UInt8(32 + source.index(below: 95)))
  }

  /// `a`, in place of any other scalar.
  public func shrunk() -> [Unicode.Scalar] { self == "a" ? [] : ["a"] }
}

extension Character: Arbitrary {
  /// Spaces, characters of several scalars and those that change their length with their case.
  private static let edges: [Character] = [
    " ", "\n", "\r\n", "\t", "\0", "\"", "\\", "\u{A0}", "\u{200D}", "\u{301}", "e\u{301}", "é",
    "ß", "İ", "ﬁ", "日", "👍🏽", "👩‍👩‍👧", "🇯🇵",
  ]

  /// An ASCII character in most cases, otherwise a space, a letter with combining marks, an emoji.
  public static func arbitrary(using source: inout RandomSource) -> Character {
    source.index(below: 4) == 0
      ? source.choice(of: edges) : Character(Unicode.Scalar(UInt8(32 + source.index(below: 95))))
  }

  /// A small letter, a capital and a space, in place of anything beyond.
  public func shrunk() -> [Character] {
    let simplest: [Character] = ["a", "A", " "]
    return Array(simplest.prefix { $0 != self })
  }
}

extension String: Arbitrary {
  /// Texts that tend to be changed by being read and written again.
  private static let edges = [
    "", " ", " a ", "A", "e\u{301}", "é", "\u{301}", "\n\u{301}", "👩‍👩‍👧", "0", "007", "+1", "1.50",
    "TRUE", "null",
  ]

  /// Any characters, as many as the source's size at most; in a quarter of the cases a text that is
  /// empty, has spaces around it, combining marks or an emoji, or spells a number.
  public static func arbitrary(using source: inout RandomSource) -> String {
    if source.index(below: 4) == 0 { return source.choice(of: edges) }
    var text = ""
    for _ in 0..<source.index(below: source.size + 1) {
      text.append(Character.arbitrary(using: &source))
    }
    return text
  }

  /// Shorter texts, and texts with simpler characters.
  public func shrunk() -> [String] {
    Array(self).shrunk { $0.shrunk() }.map { String($0) }
  }
}

extension Substring: Arbitrary {
  /// An arbitrary string's whole.
  public static func arbitrary(using source: inout RandomSource) -> Substring {
    Substring(String.arbitrary(using: &source))
  }

  /// Shorter texts, and texts with simpler characters.
  public func shrunk() -> [Substring] { String(self).shrunk().map { Substring($0) } }
}
