#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

/// Finds brackets and `#if` blocks that are nested too deeply to be parsed.
///
/// The parser reads a square bracket that may begin a type twice, and so each bracket in it: with every one, it
/// takes twice as long. At each angle bracket, it looks ahead to the last one that closes. It has a limit of its
/// own for the others, but takes long to say so.
package struct BracketScan {
  /// The maximal number of square brackets in one another that may begin a type: for these, the parser
  /// takes about a second.
  static let limit = 17
  /// The maximal number of angle brackets in one another: the parser needs a call for each, and the stack of a macro
  /// is small.
  static let angleLimit = 250
  /// The maximal number of `#if` blocks in one another.
  static let blockLimit = 250
  /// More brackets in one another than the parser accepts, which takes long to say so.
  static let depth = 1_000

  /// What is known in a bracket.
  struct Level {
    /// The first byte of the bracket.
    let bracket: UInt8
    /// The square brackets up to this one that may all begin a type which goes on here.
    var squares = 0
    /// The angle brackets up to here that are open, if each `<` is one.
    var angles = 0
    /// The `<` between spaces since then, which operators are, unless a type is written so.
    var operators = 0
    /// Whether the bracket has no type in it, as those of `[1, …]` and `["a": …]`.
    var holdsValues = false
    /// The string that goes on after the bracket, which is an interpolation.
    var string: StringDelimiter?
  }

  private var level = Level(bracket: 0)
  private var outer: [Level] = []
  /// The `#if` blocks around this place.
  private var blocks = 0
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
      return .nestedTooDeeply(
        at: Position(
          file: source.path, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
          column: line.count + 1))
    }
  }

  /// Returns the offset of the first bracket that exceeds the limit.
  private mutating func firstTooDeep(in text: UnsafePointer<CChar>) -> Int? {
    var place = text
    while true {
      // The library of C finds the next byte faster than a loop.
      place += strcspn(place, "[](){}<>=:;#\"/0123456789")
      let byte = UInt8(bitPattern: place.pointee)
      if byte == 0 { return nil }
      if let end = endOfCommentOrExpression(place, in: text) {
        place = end
        continue
      }
      if byte == UInt8(ascii: "\"") {
        level.holdsValues = true
        let string = StringDelimiter(at: place, in: text)
        place = read(string, from: place + string.quotes) ?? place + string.quotes
        continue
      }
      let previous = place == text ? 0 : UInt8(bitPattern: place[-1])
      if byte == UInt8(ascii: "#") { readBlock(at: place) }
      let string = read(byte, after: previous, before: UInt8(bitPattern: place[1]))
      if isTooDeep { return place - text }
      place += 1
      if let string { place = read(string, from: place) ?? place }
    }
  }

  /// Reads a string up to its end, or to an interpolation, which is code.
  ///
  /// - Returns: Where code goes on, or `nil` if no quote ends the string, so that it is none.
  private mutating func read(
    _ string: StringDelimiter, from start: UnsafePointer<CChar>
  ) -> UnsafePointer<CChar>? {
    let (end, isInterpolation) = string.end(from: start)
    guard let end else { return nil }
    if isInterpolation { open(Level(bracket: UInt8(ascii: "("), string: string)) }
    return end
  }

  private var isTooDeep: Bool {
    level.squares > Self.limit || level.angles + level.operators > Self.angleLimit
      || blocks > Self.blockLimit
      || outer.count > Self.depth
  }

  private mutating func readBlock(at hash: UnsafePointer<CChar>) {
    if strncmp(hash, "#if", 3) == 0, !UInt8(bitPattern: hash[3]).endsOperand { blocks += 1 }
    if strncmp(hash, "#endif", 6) == 0 { blocks = max(0, blocks - 1) }
  }

  /// - Returns: The string that goes on after an interpolation.
  private mutating func read(
    _ byte: UInt8, after previous: UInt8, before next: UInt8
  ) -> StringDelimiter? {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "("):
      // The arguments of a call or subscript begin anew.
      let begun = previous.endsOperand || level.holdsValues ? 0 : level.squares
      open(
        Level(
          bracket: byte, squares: begun + (byte == UInt8(ascii: "[") ? 1 : 0),
          angles: level.angles, operators: level.operators))
    case UInt8(ascii: "{"):
      // No angle bracket of a type is open before a body.
      level.endTypes()
      open(Level(bracket: byte))
    case UInt8(ascii: "<"):
      if ![UInt8(ascii: "<"), UInt8(ascii: "=")].contains(next), previous != UInt8(ascii: "<") {
        if previous.isSpace && next.isSpace { level.operators += 1 } else { level.angles += 1 }
      }
    case UInt8(ascii: ">"):
      if previous != UInt8(ascii: "-") {
        if level.angles > 0 {
          level.angles -= 1
        } else {
          level.operators = max(0, level.operators - 1)
        }
      }
    // A switch may have many cases that compare.
    case UInt8(ascii: ":"): level.operators = 0
    case UInt8(ascii: ";"): level.endTypes()
    case UInt8(ascii: "]"): close()
    case UInt8(ascii: ")"):
      let string = level.string
      close()
      return string
    case UInt8(ascii: "}"):
      // What was left open by mistake ends with the block around it.
      while level.bracket != UInt8(ascii: "{"), !outer.isEmpty { close() }
      close()
    case UInt8(ascii: "="):
      level.holdsValues = true
      level.endTypes()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if !previous.endsOperand { level.holdsValues = true }
    default: break
    }
    return nil
  }

  private mutating func open(_ inner: Level) {
    outer.append(level)
    level = inner
  }

  private mutating func close() { level = outer.popLast() ?? Level(bracket: 0) }
}

extension BracketScan.Level {
  fileprivate mutating func endTypes() { (angles, operators) = (0, 0) }
}

extension UInt8 {
  fileprivate var isSpace: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }

  /// Whether a name, a number or a bracket may end with this byte.
  var endsOperand: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ")"),
      UInt8(ascii: "]"), 128...:
      true
    default: false
    }
  }
}

extension Diagnostic {
  static func nestedTooDeeply(at position: Position) -> Diagnostic {
    Diagnostic(
      .error, .nesting, at: position,
      "nested too deeply to be read in reasonable time; give an inner part a name of its own")
  }
}
