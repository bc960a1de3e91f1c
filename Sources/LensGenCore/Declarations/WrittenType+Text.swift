extension WrittenType {
  /// The type as source text.
  var text: String {
    var writer = TypeWriter()
    writer.write(self)
    return writer.pieces.map(\.text).joined()
  }

  /// The words in the type as one that can be part of a name: `ArrayOfInt` for `Array_of<Int>`.
  var joinedWords: String {
    var writer = TypeWriter()
    writer.write(self)
    return writer.pieces.filter(\.isWord).flatMap(\.text.words).map(\.capitalizedFirst).joined()
  }
}

extension [WrittenType.Name] {
  /// The names as source text.
  var text: String { WrittenType.named(self).text }
}

/// Writes types, word for word.
private struct TypeWriter {
  /// A word, or the signs between two words.
  struct Piece {
    let text: String
    let isWord: Bool
  }

  private(set) var pieces: [Piece] = []
}

extension TypeWriter {
  mutating func write(_ type: WrittenType) {
    switch type {
    case .named(let names): write(names, separator: ".") { $0.write($1) }
    case .member(let base, let name):
      write(base)
      sign(".")
      write(name)
    case .tuple(let elements): write(elements)
    case .function(let function): write(function)
    case .optional(let wrapped, let isImplicit):
      write(wrapped)
      sign(isImplicit ? "!" : "?")
    case .array(let element):
      sign("[")
      write(element)
      sign("]")
    case .inlineArray(let count, let element):
      sign("[")
      write(count)
      word(" of ")
      write(element)
      sign("]")
    case .dictionary(let key, let value, let colon):
      sign("[")
      write(key)
      sign(colon.spelling(of: ":"))
      write(value)
      sign("]")
    case .metatype(let base, let name):
      write(base)
      sign(".")
      word(name)
    case .existential(let constraint): write(constraint, after: "any")
    case .opaque(let constraint): write(constraint, after: "some")
    case .pack(let pattern, let name): write(pattern, after: name)
    case .composition(let parts, let gap):
      write(parts, separator: gap.spelling(of: "&")) { $0.write($1) }
    case .suppressed(let type):
      sign("~")
      write(type)
    case .attributed(let type, let marks):
      for mark in marks.words { write(mark) }
      for attribute in marks.attributes { write(attribute.text) }
      for mark in marks.lateWords { write(mark) }
      write(type)
    case .value(let text): word(text)
    }
  }

  private mutating func word(_ text: String) { pieces.append(Piece(text: text, isWord: true)) }

  private mutating func sign(_ text: String) { pieces.append(Piece(text: text, isWord: false)) }

  private mutating func write(_ mark: String) {
    word(mark)
    sign(" ")
  }

  private mutating func write(_ type: WrittenType, after mark: String) {
    write(mark)
    write(type)
  }

  private mutating func write<Item>(
    _ items: [Item], separator: String, each: (inout TypeWriter, Item) -> Void
  ) {
    for (index, item) in items.enumerated() {
      if index > 0 { sign(separator) }
      each(&self, item)
    }
  }

  private mutating func write(_ name: WrittenType.Name) {
    word(name.text)
    guard let arguments = name.arguments else { return }
    sign("<")
    write(arguments.items, separator: arguments.comma.spelling(of: ",")) { $0.write($1) }
    sign(">")
  }

  private mutating func write(_ elements: WrittenType.List<WrittenType.Element>) {
    sign("(")
    write(elements.items, separator: elements.comma.spelling(of: ",")) { writer, element in
      if !element.names.isEmpty {
        writer.write(element.names, separator: " ") { $0.word($1) }
        writer.sign(element.colon.spelling(of: ":"))
      }
      writer.write(element.type)
      if element.isVariadic { writer.sign("...") }
    }
    sign(")")
  }

  private mutating func write(_ function: WrittenType.Function) {
    write(function.parameters)
    if function.effects.isAsync { word(" async") }
    switch function.effects.throwing {
    case .never: break
    case .any: word(" throws")
    case .rethrown: word(" rethrows")
    case .typed(let error):
      word(" throws")
      sign("(")
      write(error)
      sign(")")
    }
    sign(function.arrow.spelling(of: "->"))
    write(function.result)
  }
}

extension StringProtocol {
  /// The runs of letters and digits.
  fileprivate var words: [SubSequence] { split { !$0.isLetter && !$0.isNumber } }

  /// The text with its first letter as a capital.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
