extension Setting {
  /// Returns the lines of the help about the options of a topic.
  static func help(on topic: Topic) -> String {
    all.filter { $0.option != nil && $0.topic == topic }
      .flatMap(\.helpLines).joined(separator: "\n")
  }

  private static let column = 22
  private static let width = 91

  private var helpLines: [String] {
    let names = [short, option].compactMap { $0 }.joined(separator: ", ")
    let head = "  " + ([names] + [placeholder].compactMap { $0 }).joined(separator: " ")
    let indentation = String(repeating: " ", count: Self.column)
    let lines = Self.wrapped(help + (value.isRepeatable ? "; repeatable" : "")) + table
    let gap = String(repeating: " ", count: max(0, Self.column - head.count))
    // At least two spaces separate an option from its description.
    return head.count > Self.column - 2
      ? [head] + lines.map { indentation + $0 }
      : [head + gap + lines[0]] + lines.dropFirst().map { indentation + $0 }
  }

  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, column + last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
