extension YAMLLine {
  var startsFlowList: Bool { isNext("[") }

  private static let missingBracket = "the closing ']' is missing on this line"

  func readFlowList() throws(Diagnostic) -> [YAMLScalar] {
    var line = self
    var items: [YAMLScalar] = []
    repeat {
      line.index += 1
      line.skipSpaces()
      items.append(try line.readFlowItem())
      line.skipSpaces()
    } while line.isNext(",")
    if line.isAtEnd { throw line.mistake(Self.missingBracket) }
    guard line.isNext("]") else {
      throw line.mistake("expected ',' or ']'; a value that contains one of ,:?[]{} needs quotes")
    }
    line.index += 1
    try line.checkEnd(after: "bracket")
    return items
  }

  /// Reads an item of a list in brackets.
  ///
  /// Without quotes, it contains no character with a meaning in such a list, in any version of
  /// YAML.
  private mutating func readFlowItem() throws(Diagnostic) -> YAMLScalar {
    let place = position
    if isAtEnd { throw mistake(Self.missingBracket) }
    if startsQuoted {
      return YAMLScalar(content: .text(try readQuoted()), position: place)
    }
    let next = (index..<endOfPlain).first { ",:?[]{}".utf8.contains(bytes[$0]) } ?? endOfPlain
    var end = next
    while end > index, isSpace(at: end - 1) { end -= 1 }
    if end == index {
      throw isNext(",") || isNext("]")
        ? mistake("a value is missing") : mistake(Self.whatToDo(about: text(upTo: endOfPlain)))
    }
    let content = try plain(upTo: end)
    index = next
    return YAMLScalar(content: content, position: place)
  }
}
