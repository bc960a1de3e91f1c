/// Finds code for which a recursive-descent parser would need too much stack or time: deeply nested
/// brackets, long chains such as `A.B.C` and `() -> () -> ()`, and long repetitions of a few words.
package struct NestingScan {
  /// The maximal nesting of all brackets and `#if` blocks.
  static let limit = 200
  /// The maximal number of square brackets in one another that may all begin a type: the parser takes
  /// twice as long for each of them, and about a second for these.
  static let squareLimit = 17
  /// The maximal number of links of a chain: of `.`, `?`, `!`, `->` and `@` between operands.
  static let chainLimit = 1000
  /// The maximal number of words in a row of which each repeats one of the last few.
  static let repetitionLimit = 100

  private var depth = 0
  /// The brackets around this place that may all begin a type which goes on here.
  private var squares = 0
  /// Whether the innermost bracket certainly has no type in it, as those of `[1, …]` and `["a": …]`.
  private var isInExpression = false
  /// Whether the innermost bracket is a square one.
  private var isInSquare = false
  private var angles = 0
  /// The last words, if nothing else followed them.
  private var words: [Slice<UnsafeBufferPointer<UInt8>>] = []
  private var repetitions = 0
  /// The links of the current chain.
  private var links = 0
  /// What was read outside each bracket.
  private var outer: [Surroundings] = []
  /// Whether an operand has ended, so that the next one begins another chain.
  private var isAfterOperand = false
  /// Whether a bracket that opens here is that of a call or a subscript.
  private var isCallee = false

  private struct Surroundings {
    let links: Int
    let angles: Int
    let squares: Int
    let isInExpression: Bool
    let isInSquare: Bool
  }

  /// Returns an error if a source exceeds one of the limits.
  package static func problem(in source: SourceFile) -> Diagnostic? {
    firstTooDeep(in: source).map { position in
      Diagnostic(
        .error, at: position,
        "nested too deeply to be read in reasonable time; give an inner part a name of its own")
    }
  }

  /// Returns the first position where a source exceeds one of the limits.
  static func firstTooDeep(in source: SourceFile) -> Position? {
    var text = source.text
    return text.withUTF8 { bytes in
      var scan = NestingScan()
      return scan.firstTooDeep(in: bytes).map { place in
        let newline = UInt8(ascii: "\n")
        let lineStart = bytes[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0
        return Position(
          file: source.path, line: bytes[..<place].count { $0 == newline } + 1,
          column: place - lineStart + 1)
      }
    }
  }
}

extension NestingScan {
  private var isTooDeep: Bool {
    depth > Self.limit || squares > Self.squareLimit || angles > Self.limit
      || links > Self.chainLimit || repetitions > Self.repetitionLimit
  }

  private mutating func firstTooDeep(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var scanner = CodeScanner(bytes)
    // Up to where the scanner is certain; it may give up within a literal.
    var end = 0
    do throws(CodeScanner.Uncertainty) {
      while let token = try scanner.next() {
        read(token, in: scanner)
        if isTooDeep { return scanner.token.lowerBound }
        end = scanner.token.upperBound
      }
      return nil
    } catch {
      return firstTooDeep(in: bytes, from: end)
    }
  }

  private mutating func read(_ token: CodeScanner.Token, in scanner: CodeScanner) {
    if token == .word { return read(word: scanner.bytes[scanner.token]) }
    words.removeAll(keepingCapacity: true)
    if scanner.isToken("#if") { depth += 1 }
    if scanner.isToken("#endif") { depth = max(0, depth - 1) }
    if scanner.isLiteral {
      isInExpression = true
      readOperand()
    } else if token == .sign(UInt8(ascii: "`")) {
      readOperand()
    } else if scanner.isToken("<<") || scanner.isToken("<<=") {
      // A shift opens nothing.
      isAfterOperand = false
    } else {
      scanner.bytes[scanner.token].forEach { read(sign: $0) }
    }
  }

  private mutating func read(word: Slice<UnsafeBufferPointer<UInt8>>) {
    repetitions = words.contains { $0.elementsEqual(word) } ? repetitions + 1 : 0
    if words.count == Self.wordCount { words.removeFirst() }
    words.append(word)
    if let first = word.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
      isInExpression = true
    }
    // `() async -> ()` is one chain.
    if !Self.effects.contains(where: word.elementsEqual) { readOperand() }
  }

  private mutating func readOperand() {
    // An operand after an operand begins another expression.
    if isAfterOperand { (links, angles) = (0, 0) }
    (isAfterOperand, isCallee) = (true, true)
  }

  private mutating func readLink() {
    links += 1
    isAfterOperand = false
  }

  /// How many words back a word is compared.
  private static let wordCount = 4

  private static let effects = ["async", "throws"].map { Array($0.utf8) }

  private mutating func read(sign: UInt8) {
    switch sign {
    case UInt8(ascii: "("): open(around: begunTypes)
    case UInt8(ascii: "{"):
      // No type goes on behind it.
      angles = 0
      open(around: 0)
    case UInt8(ascii: "["):
      open(around: begunTypes + 1)
      isInSquare = true
    case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): close()
    default:
      isCallee = false
      read(operator: sign)
    }
  }

  private mutating func read(operator sign: UInt8) {
    switch sign {
    case UInt8(ascii: "<"):
      angles += 1
      isAfterOperand = false
    case UInt8(ascii: ">"): angles = max(0, angles - 1)
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "@"),
      UInt8(ascii: "-"), UInt8(ascii: "&"), UInt8(ascii: "~"):
      readLink()
    case UInt8(ascii: ";"), UInt8(ascii: "="):
      angles = 0
      links = 0
      isInExpression = true
    case UInt8(ascii: ","):
      links = 0
      // The list in square brackets is one of values, unlike those of a tuple and of generic arguments.
      if isInSquare && angles == 0 { isInExpression = true }
    case UInt8(ascii: ":"): links = 0
    case UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "|"): isInExpression = true
    default: break
    }
  }

  /// The brackets around this place of which the next one may go on with the type.
  ///
  /// The arguments of a call or subscript begin anew.
  private var begunTypes: Int { isCallee || isInExpression ? 0 : squares }

  private mutating func open(around begun: Int) {
    depth += 1
    outer.append(
      Surroundings(
        links: links, angles: angles, squares: squares, isInExpression: isInExpression,
        isInSquare: isInSquare))
    (links, squares) = (0, begun)
    (isAfterOperand, isCallee, isInExpression, isInSquare) = (false, false, false, false)
  }

  private mutating func close() {
    depth = max(0, depth - 1)
    let around = outer.popLast()
    (links, angles) = (around?.links ?? 0, around?.angles ?? 0)
    squares = around?.squares ?? 0
    isInExpression = around?.isInExpression ?? false
    isInSquare = around?.isInSquare ?? false
    (isAfterOperand, isCallee) = (true, true)
  }
}

// After a position where the scanner is uncertain, the source is read byte by byte. A literal may
// then be mistaken for code, and vice versa.

extension NestingScan {
  private mutating func firstTooDeep(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    var rest = bytes[start...]
    // The scanner may have given up inside this literal, so its contents count.
    var isFirstLiteral = true
    while let first = rest.first {
      let isLiteral = first == UInt8(ascii: "\"")
      let length = isLiteral && isFirstLiteral ? 1 : read(first, rest)
      if isLiteral { isFirstLiteral = false }
      if isTooDeep { return rest.startIndex }
      rest = rest.dropFirst(length)
    }
    return nil
  }

  /// Reads the start of the rest of the source, and returns its number of bytes.
  private mutating func read(_ first: UInt8, _ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    switch first {
    case UInt8(ascii: "\n"), UInt8(ascii: " "): return 1
    case UInt8(ascii: "#"):
      if rest.starts(with: "#if".utf8) { depth += 1 }
      if rest.starts(with: "#endif".utf8) { depth = max(0, depth - 1) }
    case UInt8(ascii: "/") where rest.starts(with: "//".utf8):
      return rest.prefix { $0 != UInt8(ascii: "\n") }.count
    case UInt8(ascii: "\""): return literalLength(rest)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      let word = rest.prefix { CodeScanner.classes[Int($0)] == .letter }
      read(word: word)
      return word.count
    default: read(sign: first)
    }
    words.removeAll(keepingCapacity: true)
    return 1
  }

  /// Returns the length of a string literal, which ends with its line unless it has three quotes.
  private func literalLength(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let isMultiline = rest.starts(with: "\"\"\"".utf8)
    var tail = rest.dropFirst(isMultiline ? 3 : 1)
    while let byte = tail.first {
      if byte == UInt8(ascii: "\\") {
        tail = tail.dropFirst(2)
      } else if isMultiline && tail.starts(with: "\"\"\"".utf8) {
        return tail.startIndex + 3 - rest.startIndex
      } else if !isMultiline && (byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")) {
        return tail.startIndex + 1 - rest.startIndex
      } else {
        tail = tail.dropFirst()
      }
    }
    return rest.count
  }
}
