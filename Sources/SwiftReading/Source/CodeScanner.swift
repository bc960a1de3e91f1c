/// Splits Swift source into the tokens needed to match braces, brackets and keywords, and skips
/// comments and literals.
///
/// It is not a full lexer of Swift: if a byte is ambiguous, it gives up.
struct CodeScanner {
  /// The error thrown if only a parser could decide.
  struct Uncertainty: Error {}

  /// A piece of code.
  enum Token: Equatable {
    /// A name, a keyword or a number.
    case word
    /// `#if`, `#elseif`, `#else` or `#endif`.
    case directive
    /// Any other byte, such as a bracket; for an operator of several bytes or a literal, its first
    /// byte.
    case sign(UInt8)
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// The range of the last token.
  private(set) var token = 0..<0
  /// Whether the last token is or ends with a literal.
  private(set) var isLiteral = false
  /// How many brackets that are being skipped are around the next token.
  private(set) var brackets = 0
  /// The number of literals that enclose the next token.
  private var literals = 0

  private static let deepestLiteral = 20

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }
}

extension CodeScanner {
  /// Reads the next token; returns `nil` at the end.
  mutating func next() throws(Uncertainty) -> Token? {
    var index = token.upperBound
    while index < bytes.count {
      let byte = bytes[index]
      switch Self.classes[Int(byte)] {
      case .space: index += 1
      case .letter:
        token = index..<endOfWord(index)
        isLiteral = false
        return .word
      case .bracket:
        token = index..<index + 1
        isLiteral = false
        return .sign(byte)
      case .operator, .sign:
        if byte == UInt8(ascii: "/"), let end = try endOfComment(index) {
          index = end
        } else {
          return try sign(byte, at: index)
        }
      }
    }
    token = bytes.count..<bytes.count
    return nil
  }

  /// Returns the byte at an index, or zero after the end.
  func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Whether the last token is the given word.
  func isToken(_ word: StaticString) -> Bool {
    token.count == word.utf8CodeUnitCount
      && (0..<token.count).allSatisfy { bytes[token.lowerBound + $0] == word.utf8Start[$0] }
  }

  private mutating func sign(_ byte: UInt8, at start: Int) throws(Uncertainty) -> Token {
    switch byte {
    case UInt8(ascii: "\""): return literal(start..<(try endOfString(start, pounds: 0)))
    case UInt8(ascii: "#"): return try pound(at: start)
    case UInt8(ascii: "'"): throw Uncertainty()
    case UInt8(ascii: "`"):
      token = start..<(try endOfQuotedName(start))
      isLiteral = false
      return .sign(byte)
    default:
      let (end, endOfRegex) = try endOfOperator(start)
      token = start..<(endOfRegex ?? end)
      isLiteral = endOfRegex != nil
      return .sign(byte == UInt8(ascii: "=") && end > start + 1 ? 0 : byte)
    }
  }

  private mutating func literal(_ range: Range<Int>) -> Token {
    token = range
    isLiteral = true
    return .sign(bytes[range.lowerBound])
  }

  private mutating func pound(at start: Int) throws(Uncertainty) -> Token {
    var index = start
    while byte(index) == UInt8(ascii: "#") { index += 1 }
    let pounds = index - start
    switch byte(index) {
    case UInt8(ascii: "\""): return literal(start..<(try endOfString(index, pounds: pounds)))
    case UInt8(ascii: "/"):
      guard let end = endOfRegex(index, pounds: pounds) else { throw Uncertainty() }
      return literal(start..<end)
    case UInt8(ascii: "!") where start == 0: token = start..<endOfLine(start)
    default: token = start..<endOfWord(index)
    }
    isLiteral = false
    return isDirective ? .directive : .sign(UInt8(ascii: "#"))
  }

  private var isDirective: Bool {
    isToken("#if") || isToken("#elseif") || isToken("#else") || isToken("#endif")
  }

  private func endOfWord(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, Self.classes[Int(bytes[index])] == .letter { index += 1 }
    return index
  }

  func endOfLine(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n"),
      bytes[index] != UInt8(ascii: "\r")
    { index += 1 }
    return index
  }
}

extension CodeScanner {
  /// Reads tokens up to the bracket that closes the last one.
  ///
  /// - Parameter depth: The number of enclosing brackets.
  mutating func skipToClosing(depth: Int) throws(Uncertainty) {
    var open: [UInt8] = [bytes[token.lowerBound]]
    // The number of open brackets at the start of each `#if`.
    var conditions: [Int] = []
    var squares = 0
    while !open.isEmpty {
      brackets = depth + open.count + conditions.count
      guard let next = try next() else { throw Uncertainty() }
      switch next {
      case .sign(let byte):
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
          open.append(byte)
          if byte == UInt8(ascii: "[") { squares += 1 }
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          // In ASCII, a bracket is one or two before its closing bracket.
          guard let opening = open.popLast(), 1...2 ~= Int(byte) - Int(opening) else {
            throw Uncertainty()
          }
          if opening == UInt8(ascii: "[") { squares -= 1 }
        default: break
        }
      case .directive:
        if isToken("#if") {
          conditions.append(open.count)
        } else {
          guard conditions.last == open.count else { throw Uncertainty() }
          if isToken("#endif") { conditions.removeLast() }
        }
      case .word: break
      }
      if depth + open.count + conditions.count > NestingScan.limit / 2
        || squares > NestingScan.squareLimit
      {
        throw Uncertainty()
      }
    }
    guard conditions.isEmpty else { throw Uncertainty() }
    brackets = depth
  }

  /// Returns the end of the parentheses of an interpolation that start at the given position.
  mutating func endOfInterpolation(_ start: Int) throws(Uncertainty) -> Int {
    if literals == Self.deepestLiteral { throw Uncertainty() }
    let around = brackets
    literals += 1
    token = start..<start
    _ = try next()
    try skipToClosing(depth: around)
    literals -= 1
    return token.upperBound
  }
}

extension CodeScanner {
  enum ByteClass: UInt8 {
    case space, letter, bracket, `operator`, sign
  }

  static let classes: [ByteClass] = (0...255).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: " "), 9...13, 0: .space
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 128...255:
      .letter
    case let byte where "()[]{},;:.@\\".utf8.contains(byte): .bracket
    case let byte where "/=-+!*%<>&|^~?".utf8.contains(byte): .operator
    default: .sign
    }
  }
}
