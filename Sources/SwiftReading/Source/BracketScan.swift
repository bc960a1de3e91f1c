#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

/// Finds square brackets that are nested too deeply to be parsed.
///
/// The parser reads a bracket that may begin a type twice, and so each bracket in it: with every one, it
/// takes twice as long.
package struct BracketScan {
  /// The maximal number of square brackets in one another that may begin a type: for these, the parser
  /// takes about a second.
  static let limit = 17

  /// What is known in a bracket.
  private struct Level {
    /// The first byte of the bracket.
    let bracket: UInt8
    /// The square brackets up to this one that may all begin a type which goes on here.
    var squares = 0
    /// Whether the bracket has no type in it, as those of `[1, …]` and `["a": …]`.
    var isOfValues = false
  }

  private var level = Level(bracket: 0)
  private var outer: [Level] = []
}

extension BracketScan {
  /// Returns an error if a source exceeds the limit.
  package static func problem(in source: SourceFile) -> Diagnostic? {
    let place = source.text.withCString { text in
      var scan = BracketScan()
      return scan.firstTooDeep(in: text)
    }
    return place.map { place in
      let before = source.text.utf8.prefix(place)
      let line = before.reversed().prefix { $0 != UInt8(ascii: "\n") }
      return Diagnostic(
        .error, .nesting,
        at: Position(
          file: source.path, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
          column: line.count + 1),
        "nested too deeply to be read in reasonable time; give an inner part a name of its own")
    }
  }

  /// Returns the offset of the first bracket that exceeds the limit.
  private mutating func firstTooDeep(in text: UnsafePointer<CChar>) -> Int? {
    var place = text
    while true {
      // The library of C finds the next byte faster than a loop.
      place += strcspn(place, "[](){}=\"/0123456789")
      let byte = UInt8(bitPattern: place.pointee)
      if byte == 0 { return nil }
      if byte == UInt8(ascii: "/") && place[1] == place[0] {
        place += strcspn(place, "\n")
        continue
      }
      if byte == UInt8(ascii: "\"") {
        level.isOfValues = true
        place = Self.endOfString(place)
        continue
      }
      let previous = place == text ? 0 : UInt8(bitPattern: place[-1])
      read(byte, after: previous)
      if level.squares > Self.limit { return place - text }
      place += 1
    }
  }

  /// Returns the end of a string, at the latest that of its line; what is interpolated counts as its text.
  private static func endOfString(_ start: UnsafePointer<CChar>) -> UnsafePointer<CChar> {
    var place = start + 1
    while true {
      place += strcspn(place, "\"\\\n")
      guard UInt8(bitPattern: place[0]) == UInt8(ascii: "\\"), place[1] != 0 else {
        return place[0] == 0 ? place : place + 1
      }
      place += 2
    }
  }

  private mutating func read(_ byte: UInt8, after previous: UInt8) {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "("):
      // The arguments of a call or subscript begin anew.
      let begun = previous.endsOperand || level.isOfValues ? 0 : level.squares
      outer.append(level)
      level = Level(bracket: byte, squares: begun + (byte == UInt8(ascii: "[") ? 1 : 0))
    case UInt8(ascii: "{"):
      outer.append(level)
      level = Level(bracket: byte)
    case UInt8(ascii: "]"), UInt8(ascii: ")"): close()
    case UInt8(ascii: "}"):
      // What a literal or comment left open ends with the block around it.
      while level.bracket != UInt8(ascii: "{"), !outer.isEmpty { close() }
      close()
    case UInt8(ascii: "="): level.isOfValues = true
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if !previous.endsOperand { level.isOfValues = true }
    default: break
    }
  }

  private mutating func close() { level = outer.popLast() ?? Level(bracket: 0) }
}

extension UInt8 {
  /// Whether a name, a number or a bracket may end with this byte.
  fileprivate var endsOperand: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ")"),
      UInt8(ascii: "]"), 128...:
      true
    default: false
    }
  }
}
