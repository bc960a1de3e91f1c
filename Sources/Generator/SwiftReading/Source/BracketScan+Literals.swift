#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

/// The quotes of a string.
struct StringDelimiter {
  /// The number of `#` in front of the quotes.
  let hashes: Int
  /// Three for a string of several lines, otherwise one.
  let quotes: Int

  init(at quote: UnsafePointer<CChar>, in text: UnsafePointer<CChar>) {
    var start = quote
    while start > text, start[-1] == Self.hash { start -= 1 }
    hashes = quote - start
    quotes = quote[1] == Self.quote && quote[2] == Self.quote ? 3 : 1
  }

  private static let hash = CChar(bitPattern: UInt8(ascii: "#"))
  private static let quote = CChar(bitPattern: UInt8(ascii: "\""))
}

extension StringDelimiter {
  /// Returns the place after the string, or after the bracket of the next interpolation; `nil` if there is none.
  func end(
    from start: UnsafePointer<CChar>
  ) -> (place: UnsafePointer<CChar>?, isInterpolation: Bool) {
    var place = start
    while true {
      place += strcspn(place, quotes == 3 ? "\"\\" : "\"\\\n")
      switch UInt8(bitPattern: place[0]) {
      case UInt8(ascii: "\""):
        if has(Self.quote, quotes, at: place), has(Self.hash, hashes, at: place + quotes) {
          return (place + quotes + hashes, false)
        }
        place += 1
      case UInt8(ascii: "\\"):
        place += 1
        guard has(Self.hash, hashes, at: place) else { continue }
        place += hashes
        if place[0] == CChar(bitPattern: UInt8(ascii: "(")) { return (place + 1, true) }
        if place[0] != 0 { place += 1 }
      default: return (nil, false)
      }
    }
  }

  private func has(_ byte: CChar, _ count: Int, at place: UnsafePointer<CChar>) -> Bool {
    // The text ends with a zero.
    for index in 0..<count where place[index] != byte { return false }
    return true
  }
}

extension BracketScan {
  /// Returns the end of the comment or regular expression that a slash begins.
  func endOfCommentOrExpression(
    _ slash: UnsafePointer<CChar>, in text: UnsafePointer<CChar>
  ) -> UnsafePointer<CChar>? {
    guard UInt8(bitPattern: slash[0]) == UInt8(ascii: "/") else { return nil }
    switch UInt8(bitPattern: slash[1]) {
    case UInt8(ascii: "/"): return slash + strcspn(slash, "\n")
    case UInt8(ascii: "*"):
      return strstr(slash + 2, "*/").map { UnsafePointer($0) + 2 } ?? slash + strlen(slash)
    case UInt8(ascii: " "), UInt8(ascii: "\n"), 0: return nil
    default: break
    }
    var before = slash
    repeat {
      if before == text { break }
      before -= 1
    } while UInt8(bitPattern: before[0]) == UInt8(ascii: " ")
    // Behind an operand, it divides.
    if before != slash, UInt8(bitPattern: before[0]).endsOperand { return nil }
    var place = slash + 1
    while true {
      place += strcspn(place, "/\\\n")
      switch UInt8(bitPattern: place[0]) {
      case UInt8(ascii: "/"): return place + 1
      case UInt8(ascii: "\\"): place += place[1] == 0 ? 1 : 2
      default: return nil
      }
    }
  }
}
