extension CodeScanner {
  /// Where a comment ends, if one starts at a place.
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

  /// Where a name in backticks ends.
  func endOfQuotedName(_ start: Int) throws(Uncertainty) -> Int {
    let end = endOfLine(start)
    guard let close = bytes[(start + 1)..<end].firstIndex(of: UInt8(ascii: "`")) else {
      throw Uncertainty()
    }
    return close + 1
  }
}

extension CodeScanner {
  /// Where a string ends whose first quote is at a place.
  mutating func endOfString(_ start: Int, pounds: Int) throws(Uncertainty) -> Int {
    let quote = UInt8(ascii: "\"")
    let isMultiline = byte(start + 1) == quote && byte(start + 2) == quote
    // In `#"""#` the middle one is what is quoted.
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
        } else {
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

  private func hasPounds(_ count: Int, at index: Int) -> Bool {
    (0..<count).allSatisfy { byte(index + $0) == UInt8(ascii: "#") }
  }

  /// Where the parentheses that start at a place end.
  private mutating func endOfInterpolation(_ start: Int) throws(Uncertainty) -> Int {
    try inLiteral { scanner throws(Uncertainty) in
      scanner.move(to: start)
      _ = try scanner.next()
      try scanner.skipToClosing(depth: 0)
    }
    return token.upperBound
  }
}

extension CodeScanner {
  /// Where a regular expression between `#/` and `/#` on one line ends.
  func endOfRegex(_ start: Int, pounds: Int) throws(Uncertainty) -> Int {
    var index = start + 1
    let end = endOfLine(start)
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "/") where hasPounds(pounds, at: index + 1): return index + 1 + pounds
      default: index += 1
      }
    }
    throw Uncertainty()
  }

  /// Where an operator ends that does not begin with a slash.
  func endOfOperator(_ start: Int) throws(Uncertainty) -> Int {
    var index = start
    while index < bytes.count, Self.operators[Int(bytes[index])] {
      if bytes[index] == UInt8(ascii: "/") {
        if try endOfComment(index) != nil { break }
        throw Uncertainty()
      }
      index += 1
    }
    return max(index, start + 1)
  }

  /// Where an operator ends that begins with a slash.
  ///
  /// The slash can also begin a regular expression, which matters only where there is a second slash
  /// in the line and something between them that means something else in code than in a literal.
  func endOfSlash(_ start: Int) throws(Uncertainty) -> Int {
    let next = byte(start + 1)
    if Self.classes[Int(next)] == .space { return start + 1 }
    if next == UInt8(ascii: "="), Self.classes[Int(byte(start + 2))] == .space { return start + 2 }
    let line = bytes[(start + 1)..<endOfLine(start)]
    guard let second = line.firstIndex(of: UInt8(ascii: "/")) else { return start + 1 }
    let between = bytes[(start + 1)..<second]
    let isPlain = between.allSatisfy {
      Self.classes[Int($0)] == .letter || [UInt8(ascii: " "), UInt8(ascii: ".")].contains($0)
    }
    let isComment = byte(second + 1) == UInt8(ascii: "/") || byte(second + 1) == UInt8(ascii: "*")
    if isPlain && !isComment { return start + 1 }
    let previous = start == 0 ? 0 : bytes[start - 1]
    let isBinary =
      Self.classes[Int(previous)] == .letter || previous == UInt8(ascii: ")")
      || previous == UInt8(ascii: "]")
    if isBinary { return start + 1 }
    throw Uncertainty()
  }

  private static let operators: [Bool] = (0...255).map {
    "/=-+!*%<>&|^~?".utf8.contains(UInt8($0))
  }
}
