extension CodeScanner {
  /// Returns the end of a comment, if one starts at the given position.
  func endOfComment(_ start: Int) throws(Uncertainty) -> Int? {
    if byte(start + 1) == UInt8(ascii: "/") { return endOfLine(start) }
    if byte(start + 1) != UInt8(ascii: "*") { return nil }
    var depth = 1
    var index = start + 2
    while depth > 0 {
      if index >= bytes.count { throw Uncertainty() }
      switch (bytes[index], byte(index + 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, index) = (depth + 1, index + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, index) = (depth - 1, index + 2)
      default: index += 1
      }
    }
    return index
  }

  /// Returns the end of a name in backticks.
  func endOfQuotedName(_ start: Int) throws(Uncertainty) -> Int {
    let end = endOfLine(start)
    guard let close = bytes[(start + 1)..<end].firstIndex(of: UInt8(ascii: "`")) else {
      throw Uncertainty()
    }
    return close + 1
  }
}

extension CodeScanner {
  /// Returns the end of a string whose first quote is at the given position.
  mutating func endOfString(_ start: Int, pounds: Int) throws(Uncertainty) -> Int {
    let quote = UInt8(ascii: "\"")
    let isMultiline =
      byte(start + 1) == quote && byte(start + 2) == quote
      && !(pounds > 0 && endsOnItsLine(start + 2, pounds: pounds))
    if isMultiline, Self.classes[Int(byte(start + 3))] != .space { throw Uncertainty() }
    var index = start + (isMultiline ? 3 : 1)
    while index < bytes.count {
      switch bytes[index] {
      case quote:
        if !isMultiline || (byte(index + 1) == quote && byte(index + 2) == quote) {
          let end = index + (isMultiline ? 3 : 1)
          if hasPounds(pounds, at: end) { return end + pounds }
        }
        index += 1
      case UInt8(ascii: "\\") where hasPounds(pounds, at: index + 1):
        index += 1 + pounds
        if byte(index) == UInt8(ascii: "(") {
          index = try endOfInterpolation(index)
        } else if index < endOfLine(index) {
          index += 1
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiline { throw Uncertainty() }
        index += 1
      default: index += 1
      }
    }
    throw Uncertainty()
  }

  /// Whether a raw string that begins with three quotes ends on the same line, as in `#"""#`, whose
  /// contents is the middle quote.
  private func endsOnItsLine(_ third: Int, pounds: Int) -> Bool {
    (third..<endOfLine(third)).contains {
      bytes[$0] == UInt8(ascii: "\"") && hasPounds(pounds, at: $0 + 1)
    }
  }

  func hasPounds(_ count: Int, at index: Int) -> Bool {
    (0..<count).allSatisfy { byte(index + $0) == UInt8(ascii: "#") }
  }
}
