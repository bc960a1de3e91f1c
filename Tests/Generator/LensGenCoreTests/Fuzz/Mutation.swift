import OpticsLaws

extension String {
  /// Returns the text with one to three words, punctuation marks or lines deleted, duplicated or
  /// swapped.
  func mutated(using random: inout RandomSource) -> String {
    var pieces = Bool.random(using: &random) ? tokens : lines
    for _ in 0..<Int.random(in: 1...3, using: &random) where pieces.count > 1 {
      let index = Int.random(in: pieces.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: pieces.remove(at: index)
      case 1: pieces.insert(pieces[index], at: Int.random(in: pieces.indices, using: &random))
      default: pieces.swapAt(index, Int.random(in: pieces.indices, using: &random))
      }
    }
    return pieces.joined()
  }

  /// The text split before and after each run of letters and digits.
  private var tokens: [String] {
    var tokens: [String] = []
    for character in self {
      let isWord = character.isLetter || character.isNumber || character == "_"
      if isWord, let last = tokens.last?.last, last.isLetter || last.isNumber || last == "_" {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append(String(character))
      }
    }
    return tokens
  }

  private var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0 + "\n" }
  }
}
