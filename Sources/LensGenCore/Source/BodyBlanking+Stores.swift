extension SourceFile {
  /// What a comment begins with that was the body of an initializer that only stores arguments.
  static let startOfStores = "/*\u{1}"
}

extension BodyBlanking {
  /// Steps over the body of an initializer, and makes it a comment where it only stores arguments.
  mutating func readInitializer() throws(CodeScanner.Uncertainty) {
    let start = scanner.token.upperBound
    let onlyStores = try scanner.onlyStores
    try scanner.skipToClosing(depth: depth)
    let body = start..<scanner.token.lowerBound
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let opening = Array(SourceFile.startOfStores.utf8)
    let closing = Array("*/".utf8)
    guard onlyStores, !scanner.bytes[body].contains(UInt8(ascii: "/")),
      let first = scanner.bytes[body].firstIndex(where: { CodeScanner.classes[Int($0)] != .space }),
      first - opening.count >= start,
      scanner.bytes[(first - opening.count)..<first].allSatisfy(isBlank),
      scanner.bytes[body].suffix(closing.count).allSatisfy(isBlank)
    else { return }
    result += scanner.bytes[done..<(first - opening.count)] + opening
    result += scanner.bytes[first..<(body.upperBound - closing.count)] + closing
    done = body.upperBound
  }
}

extension CodeScanner {
  /// Whether the body that comes next has only statements like `self.a = b`.
  fileprivate var onlyStores: Bool {
    get throws(CodeScanner.Uncertainty) {
      var ahead = self
      while let token = try ahead.next(), token != .sign(UInt8(ascii: "}")) {
        guard token == .word, ahead.isToken("self"), try ahead.next() == .sign(UInt8(ascii: ".")),
          try ahead.next() == .word, try ahead.next() == .sign(UInt8(ascii: "=")),
          try ahead.next() == .word, !Self.operators.contains(where: ahead.isToken)
        else { return false }
      }
      return true
    }
  }

  /// The words that can be a value or stand before one.
  private static let operators: [StaticString] = [
    "any", "some", "await", "try", "each", "repeat", "consume", "copy", "borrow", "unsafe",
  ]
}
