// A slash can be an operator, a part of one, or the beginning of a regular expression. The parser
// decides that from the bytes around the operator and from the token before it, and so it is here.

extension CodeScanner {
  /// Returns the end of an operator, and the end of the regular expression that a slash in it
  /// begins, if any.
  func endOfOperator(_ start: Int) throws(Uncertainty) -> (end: Int, endOfRegex: Int?) {
    var end = start
    var slash: Int?
    while end < bytes.count, Self.classes[Int(bytes[end])] == .operator {
      if slash == nil, bytes[end] == UInt8(ascii: "/") { slash = end }
      end += 1
    }
    guard let slash else { return (max(end, start + 1), nil) }
    if try canBeRegex(start..<end), let endOfRegex = endOfRegex(slash, pounds: 0) {
      return (slash, endOfRegex)
    }
    let comment = (start..<end).dropFirst().first { beginsComment($0) }
    return (comment ?? end, nil)
  }

  private func beginsComment(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: "/")
      && (byte(index + 1) == UInt8(ascii: "/") || byte(index + 1) == UInt8(ascii: "*"))
  }

  /// Whether the first slash in an operator begins a regular expression if the rest of the line
  /// looks like one.
  private func canBeRegex(_ candidate: Range<Int>) throws(Uncertainty) -> Bool {
    if try isLeftBound(candidate.lowerBound) || isToken("func") || isToken("operator") {
      return false
    }
    if try isRightBound(candidate.upperBound) { return true }
    return try takesOperatorsAsValues
  }

  /// Whether no space separates an operator from the code before it.
  private func isLeftBound(_ start: Int) throws(Uncertainty) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case let byte where " \r\n\t\0([{,;:".utf8.contains(byte): return false
    case UInt8(ascii: "/"): return !(start > 1 && bytes[start - 2] == UInt8(ascii: "*"))
    // Then it is a part of this operator.
    case UInt8(ascii: "."): throw Uncertainty()
    case 0x80...:
      var first = start - 1
      while first > 0, bytes[first] & 0xC0 == 0x80 { first -= 1 }
      if canBeOperator(first) { throw Uncertainty() }
      return true
    default: return true
    }
  }

  /// Whether no space separates an operator from the code after it.
  private func isRightBound(_ end: Int) throws(Uncertainty) -> Bool {
    switch byte(end) {
    case let byte where " \r\n\t\0)]},;:".utf8.contains(byte): return false
    case 0x80... where canBeOperator(end): throw Uncertainty()
    default: return true
    }
  }

  /// Whether the character at a place can be a part of an operator, or is a space.
  private func canBeOperator(_ index: Int) -> Bool {
    switch bytes[index] {
    case 0xC3: [0x97, 0xB7].contains(byte(index + 1))
    case 0xC2, 0xCC, 0xCD, 0xE1, 0xE2, 0xE3, 0xEF, 0xF3: true
    default: false
    }
  }

  /// Whether an operator with spaces on both sides can be the value of an argument, as in
  /// `f(1, /)`.
  ///
  /// After a value, such an operator is binary.
  private var takesOperatorsAsValues: Bool {
    get throws(Uncertainty) {
      guard let first = bytes[token].first else { throw Uncertainty() }
      if isLiteral { return false }
      switch first {
      case _ where "([,:".utf8.contains(first): return true
      case _ where ")]}`".utf8.contains(first): return false
      case UInt8(ascii: "#") where !isToken("#if") && !isToken("#elseif") && !isToken("#else"):
        return false
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        let isPostfix = try isLeftBound(token.lowerBound)
        if !isPostfix || bytes[..<token.lowerBound].suffix(3).elementsEqual("try".utf8) {
          throw Uncertainty()
        }
        return false
      default:
        // In valid code, a slash followed by a space never follows a keyword or another operator.
        if Self.classes[Int(first)] != .letter || canBeOperator(token.lowerBound)
          || Self.keywords.contains(where: isToken)
        {
          throw Uncertainty()
        }
        return false
      }
    }
  }

  /// The keywords that a value can follow.
  private static let keywords: [StaticString] = [
    "as", "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough",
    "for", "guard", "if", "in", "init", "inout", "is", "let", "repeat", "return", "switch", "throw",
    "throws", "try", "var", "where", "while",
  ]
}

extension CodeScanner {
  /// Returns the end of a regular expression, or `nil` if there is none.
  ///
  /// - Parameter pounds: The number of `#` before its first slash.
  func endOfRegex(_ slash: Int, pounds: Int) -> Int? {
    var index = slash + 1
    if pounds == 0 {
      // Then it is an operator or the end of a comment.
      if [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(byte(index)) { return nil }
      if slash > 0, bytes[slash - 1] == UInt8(ascii: "*") { return nil }
    }
    let isMultiline = pounds > 0 && isEmptyUpToEndOfLine(index)
    var (groups, sets) = (0, 0)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/"):
        if pounds > 0 {
          guard hasPounds(pounds, at: index + 1) else { break }
          return bytes[(index + 1)...].firstIndex { $0 != UInt8(ascii: "#") } ?? bytes.count
        }
        return beginsComment(index) || endsInSpace(index) ? nil : index + 1
      case UInt8(ascii: "\\"):
        index += 1
        if !isMultiline, index == endOfLine(index) { return nil }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiline { return nil }
      case UInt8(ascii: "(") where sets == 0: groups += 1
      case UInt8(ascii: ")") where sets == 0:
        if groups == 0, pounds == 0 { return nil }
        groups -= 1
      case UInt8(ascii: "["): sets += 1
      case UInt8(ascii: "]"): sets = max(0, sets - 1)
      default: break
      }
      index += 1
    }
    return nil
  }

  private func isEmptyUpToEndOfLine(_ index: Int) -> Bool {
    bytes[index..<endOfLine(index)].allSatisfy {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
  }

  /// Whether the byte before a place is a space that no backslash is before.
  private func endsInSpace(_ index: Int) -> Bool {
    let isSpace = [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(bytes[index - 1])
    let backslashes = bytes[..<(index - 1)].reversed().prefix { $0 == UInt8(ascii: "\\") }
    return isSpace && backslashes.count % 2 == 0
  }
}
