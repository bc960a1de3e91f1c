/// Empties the bodies of functions and accessors, and the signatures of functions with a body.
///
/// They do not affect optics, and are most of what there is to parse.
///
/// The bodies of initializers and observers matter, so they are kept. If an initializer only stores
/// arguments, the stored values are recorded, and its body is emptied. All remaining code keeps its
/// lines and columns.
struct BodyBlanking {
  /// The kind of block that the next brace at this level would open.
  private enum Next {
    case function, initializer, other
    /// A type; whether the bodies of its initializers matter.
    case type(hasInitializers: Bool)
    /// Accessors or, after an initial value, a closure.
    case property(hasValue: Bool)
  }

  var scanner: CodeScanner
  var result: [UInt8] = []
  /// The values stored by the emptied bodies of initializers, by the position of their opening
  /// brace in the result.
  var stores: [Int: [SourceWithoutBodies.Store]] = [:]
  /// The position up to which the source has been copied.
  private(set) var done = 0

  /// The enclosing types, outermost first: how many parentheses are around each, and whether the
  /// bodies of its initializers matter.
  private var types: [(parentheses: Int, hasInitializers: Bool)] = []
  private var parentheses = 0
  /// For each `#if` block, how many types and parentheses are around it.
  private var conditions: [(types: Int, parentheses: Int)] = []
  private var next = Next.other
  /// Whether a name comes next, which could be a keyword elsewhere.
  private var expectsName = false
  /// The end of the last function's name, unless it is an operator.
  private var functionName: Int?

  /// Empties the bodies in a source.
  ///
  /// - Throws: An error if the bodies cannot be determined with certainty.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(CodeScanner.Uncertainty) {
    scanner = CodeScanner(bytes)
    try run()
  }
}

extension BodyBlanking {
  private mutating func run() throws(CodeScanner.Uncertainty) {
    result.reserveCapacity(scanner.bytes.count)
    var isMember = false
    while let token = try scanner.next() {
      switch token {
      case .word where !isMember && parentheses == types.last?.parentheses ?? 0: readWord()
      case .word: break
      case .directive: try readDirective()
      case .sign(let byte):
        expectsName = false
        try read(byte)
      }
      isMember = token == .sign(UInt8(ascii: "."))
    }
    guard types.isEmpty, parentheses == 0, conditions.isEmpty else {
      throw CodeScanner.Uncertainty()
    }
    result += scanner.bytes[done...]
  }

  private mutating func readWord() {
    if expectsName {
      expectsName = false
      functionName = scanner.token.upperBound
      return
    }
    switch scanner.bytes[scanner.token.lowerBound] {
    case UInt8(ascii: "a") where scanner.isToken("actor"):
      introduce(.type(hasInitializers: false))
    case UInt8(ascii: "c") where scanner.isToken("class"):
      // In `class func`, no name follows `class`.
      next = .type(hasInitializers: false)
    case UInt8(ascii: "e") where scanner.isToken("extension"),
      UInt8(ascii: "s") where scanner.isToken("struct"):
      introduce(.type(hasInitializers: true))
    case UInt8(ascii: "e") where scanner.isToken("enum"),
      UInt8(ascii: "p") where scanner.isToken("protocol"):
      introduce(.type(hasInitializers: false))
    case UInt8(ascii: "f") where scanner.isToken("func"): introduce(.function)
    case UInt8(ascii: "i") where scanner.isToken("init"),
      UInt8(ascii: "d") where scanner.isToken("deinit"):
      next = .initializer
    case UInt8(ascii: "s") where scanner.isToken("subscript"): next = .property(hasValue: false)
    case UInt8(ascii: "v") where scanner.isToken("var"): introduce(.property(hasValue: false))
    case UInt8(ascii: "l") where scanner.isToken("let"),
      UInt8(ascii: "c") where scanner.isToken("case"),
      UInt8(ascii: "i") where scanner.isToken("import"),
      UInt8(ascii: "m") where scanner.isToken("macro"),
      UInt8(ascii: "o") where scanner.isToken("operator"),
      UInt8(ascii: "p") where scanner.isToken("precedencegroup"),
      UInt8(ascii: "t") where scanner.isToken("typealias"),
      UInt8(ascii: "a") where scanner.isToken("associatedtype"):
      introduce(.other)
    default: break
    }
  }

  /// Records a keyword that a name follows.
  private mutating func introduce(_ next: Next) {
    self.next = next
    expectsName = true
    functionName = nil
  }

  private mutating func read(_ byte: UInt8) throws(CodeScanner.Uncertainty) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["): parentheses += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      parentheses -= 1
      if parentheses < types.last?.parentheses ?? 0 { throw CodeScanner.Uncertainty() }
    case UInt8(ascii: "{"): try readBrace()
    case UInt8(ascii: "}"):
      guard types.popLast()?.parentheses == parentheses else { throw CodeScanner.Uncertainty() }
      next = .other
    case UInt8(ascii: "="):
      if case .property = next { next = .property(hasValue: true) }
    case UInt8(ascii: ";"): next = .other
    default: break
    }
    if types.count + parentheses > NestingScan.limit / 2 { throw CodeScanner.Uncertainty() }
  }
}

extension BodyBlanking {
  /// The number of enclosing brackets.
  var depth: Int { types.count + parentheses + conditions.count }

  private mutating func readDirective() throws(CodeScanner.Uncertainty) {
    next = .other
    if scanner.isToken("#if") {
      conditions.append((types.count, parentheses))
    } else {
      guard let last = conditions.last, last == (types.count, parentheses) else {
        throw CodeScanner.Uncertainty()
      }
      if scanner.isToken("#endif") { conditions.removeLast() }
    }
  }
}

extension BodyBlanking {
  private mutating func readBrace() throws(CodeScanner.Uncertainty) {
    if parentheses > types.last?.parentheses ?? 0 { return try scanner.skipToClosing(depth: depth) }
    switch next {
    case .type(let hasInitializers):
      types.append((parentheses, hasInitializers))
      next = .other
    case .function:
      if let functionName { try readSignature(from: functionName) }
      try readBody()
      next = .other
    case .initializer:
      if types.last?.hasInitializers == true {
        try readInitializer()
      } else {
        try readBody()
      }
      next = .other
    case .property(let hasValue):
      if try readAccessors(orClosure: hasValue) { next = .other }
    case .other: try scanner.skipToClosing(depth: depth)
    }
  }

  /// Removes a signature except its parentheses.
  private mutating func readSignature(from start: Int) throws(CodeScanner.Uncertainty) {
    let signature = start..<scanner.token.lowerBound
    let parentheses = [UInt8(ascii: "("), UInt8(ascii: ")")]
    guard parentheses.allSatisfy(scanner.bytes[signature].contains) else {
      throw CodeScanner.Uncertainty()
    }
    blank(signature, placeholder: "()")
  }

  /// Skips a body and leaves it empty.
  private mutating func readBody(placeholder: StaticString = "") throws(CodeScanner.Uncertainty) {
    let start = scanner.token.upperBound
    try scanner.skipToClosing(depth: depth)
    blank(start..<scanner.token.lowerBound, placeholder: placeholder)
  }

  /// Blanks a range except its line breaks, and writes a placeholder at its start.
  mutating func blank(_ range: Range<Int>, placeholder: StaticString) {
    result += scanner.bytes[done..<range.lowerBound]
    result += UnsafeBufferPointer(
      start: placeholder.utf8Start, count: placeholder.utf8CodeUnitCount)
    var lineStart: Int?
    for index in range {
      switch scanner.bytes[index] {
      case UInt8(ascii: "\r") where scanner.byte(index + 1) == UInt8(ascii: "\n"): break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        result.append(UInt8(ascii: "\n"))
        lineStart = index + 1
      default: break
      }
    }
    let columns =
      range.upperBound - (lineStart ?? range.lowerBound + placeholder.utf8CodeUnitCount)
    result += repeatElement(UInt8(ascii: " "), count: columns)
    done = range.upperBound
  }

  /// Skips the braces after a property.
  ///
  /// - Returns: Whether they contain accessors.
  private mutating func readAccessors(
    orClosure: Bool
  ) throws(CodeScanner.Uncertainty) -> Bool {
    var ahead = scanner
    let first = try ahead.next()
    let isAccessor = first == .word && Self.accessors.contains(where: ahead.isToken)
    let isObserver = isAccessor && (ahead.isToken("willSet") || ahead.isToken("didSet"))
    if orClosure || isObserver {
      try scanner.skipToClosing(depth: depth)
      return isObserver
    }
    switch first {
    case .word where isAccessor: try readAccessorList()
    // These can precede accessors, but also occur in a getter.
    case .directive, .sign(UInt8(ascii: "@")), .sign(UInt8(ascii: "}")), nil:
      try scanner.skipToClosing(depth: depth)
    // The parser would read an empty getter as an empty list of accessors.
    case .word, .sign: try readBody(placeholder: "0")
    }
    return true
  }

  private mutating func readAccessorList() throws(CodeScanner.Uncertainty) {
    while let token = try scanner.next() {
      switch token {
      case .sign(UInt8(ascii: "{")): try readBody()
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")):
        try scanner.skipToClosing(depth: depth)
      case .sign(UInt8(ascii: "}")): return
      case .directive: throw CodeScanner.Uncertainty()
      case .word, .sign: break
      }
    }
    throw CodeScanner.Uncertainty()
  }

  /// The words that an accessor can begin with.
  private static let accessors: [StaticString] = [
    "get", "set", "willSet", "didSet", "init", "mutating", "nonmutating", "consuming", "borrowing",
    "__consuming", "_read", "_modify", "read", "modify", "yielding", "borrow", "mutate",
    "unsafeAddress", "unsafeMutableAddress", "nonisolated",
  ]
}
