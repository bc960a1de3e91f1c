extension BodyBlanking {
  /// Skips the body of an initializer, and empties it if it only stores arguments.
  mutating func readInitializer() throws(CodeScanner.Uncertainty) {
    let start = scanner.token.upperBound
    let stores = try scanner.stores
    try scanner.skipToClosing(depth: depth)
    guard let stores, !stores.isEmpty else { return }
    let brace = result.count + (start - 1 - done)
    blank(start..<scanner.token.lowerBound, placeholder: "")
    self.stores[brace] = stores
  }
}

extension CodeScanner {
  /// The values that the next body stores, if it consists only of statements such as `self.a = b`.
  fileprivate var stores: [SourceWithoutBodies.Store]? {
    get throws(CodeScanner.Uncertainty) {
      var ahead = self
      var stores: [SourceWithoutBodies.Store] = []
      while let token = try ahead.next(), token != .sign(UInt8(ascii: "}")) {
        guard token == .word, ahead.isToken("self"), try ahead.next() == .sign(UInt8(ascii: ".")),
          try ahead.next() == .word
        else { return nil }
        let property = ahead.text
        guard try ahead.next() == .sign(UInt8(ascii: "=")), try ahead.next() == .word,
          !Self.otherWords.contains(where: ahead.isToken)
        else { return nil }
        stores.append(SourceWithoutBodies.Store(property: property, value: ahead.text))
      }
      return stores
    }
  }

  private var text: String { String(decoding: bytes[token], as: UTF8.self) }

  /// The words that are neither the name of a value nor a literal, or that precede a value.
  private static let otherWords: [StaticString] = [
    "any", "some", "await", "try", "each", "repeat", "consume", "copy", "borrow", "unsafe", "self",
    "Self", "super", "_", "if", "switch", "do", "is", "as", "in", "Any",
  ]
}
