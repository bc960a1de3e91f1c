/// Reads the shape of a type from its text.
struct TypeShapeReader {
  private let module: Module
  /// The names of the types around the text, from the outermost.
  private let scope: [Identifier]
  /// How many aliases were replaced on the way here.
  private let depth: Int
  private var tokens: ArraySlice<String>

  private init(_ text: String, in scope: [Identifier], of module: Module, depth: Int) {
    self.module = module
    self.scope = scope
    self.depth = depth
    tokens = Self.tokens(of: text)[...]
  }
}

extension Module {
  /// The shape of a type that is written within a type.
  func shape(of text: String, in scope: [Identifier]) -> TypeShape {
    TypeShapeReader.shape(of: text, in: scope, of: self, depth: 0)
  }
}

extension TypeShapeReader {
  fileprivate static func shape(
    of text: String, in scope: [Identifier], of module: Module, depth: Int
  ) -> TypeShape {
    var reader = TypeShapeReader(text, in: scope, of: module, depth: depth)
    guard depth < 20, let shape = reader.type(), reader.tokens.isEmpty else {
      return .unextendable
    }
    return shape
  }

  /// The words and signs of a type, without spaces.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var isWord = false
    var isQuoted = false
    for character in text {
      if character == "`" { isQuoted.toggle() }
      let belongsToWord = isQuoted || isPartOfWord(character)
      if belongsToWord && isWord {
        tokens[tokens.count - 1].append(character)
      } else if character == ">" && tokens.last == "-" {
        tokens[tokens.count - 1] = "->"
      } else if character == "." && tokens.last?.hasSuffix(".") == true {
        tokens[tokens.count - 1].append(character)
      } else if !character.isWhitespace {
        tokens.append(String(character))
      }
      isWord = belongsToWord
    }
    return tokens
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_`".contains(character) || !character.isASCII
  }

  private mutating func skip(_ token: String) -> Bool {
    guard tokens.first == token else { return false }
    tokens.removeFirst()
    return true
  }
}

extension TypeShapeReader {
  /// Reads a type; `nil` where the text is none that is understood.
  private mutating func type() -> TypeShape? {
    while skip("@") {
      tokens = tokens.dropFirst()
      if tokens.first == "(", isBeforeAnotherParenthesis { _ = parenthesized() }
    }
    if skip("nonisolated") { _ = parenthesized() }
    guard let first = tokens.first else { return nil }
    if Self.words.contains(first) {
      tokens.removeFirst()
      return type().map { _ in .unextendable }
    }
    guard var shape = atom() else { return nil }
    while let next = tokens.first {
      if next == "?" || next == "!" {
        tokens.removeFirst()
        shape = .other("Optional", arguments: [shape])
      } else if next == "." || next == "&" {
        tokens.removeFirst()
        guard type() != nil else { return nil }
        shape = .unextendable
      } else {
        break
      }
    }
    return shape
  }

  /// What can stand before a type.
  private static let words: Set<String> = [
    "__owned", "__shared", "any", "borrowing", "consuming", "each", "inout", "isolated", "repeat",
    "sending", "some", "~",
  ]

  /// Whether the parenthesis that comes next is an attribute's, with that of a function after it.
  private var isBeforeAnotherParenthesis: Bool {
    guard let end = tokens.firstIndex(of: ")") else { return false }
    return tokens.dropFirst(end + 1 - tokens.startIndex).first == "("
  }

  private mutating func atom() -> TypeShape? {
    if skip("[") { return bracketed() }
    if tokens.first == "(" {
      guard let elements = parenthesized() else { return nil }
      let isFunction = ["async", "throws", "->"].contains(tokens.first ?? "")
      if isFunction { return function() }
      return elements.count == 1 && elements[0].label == nil ? elements[0].shape : .tuple(elements)
    }
    return named()
  }

  /// Reads `Element]`, `Key: Value]` or `3 of Element]`.
  private mutating func bracketed() -> TypeShape? {
    guard let first = type() else { return nil }
    if skip("]") { return .other("Array", arguments: [first]) }
    let name = skip(":") ? "Dictionary" : skip("of") ? "InlineArray" : ""
    guard let second = type(), skip("]"), !name.isEmpty else { return nil }
    return .other(name, arguments: [first, second])
  }

  /// Reads what stands between parentheses.
  private mutating func parenthesized() -> [TypeShape.TupleElement]? {
    guard skip("(") else { return nil }
    var elements: [TypeShape.TupleElement] = []
    while !skip(")") {
      let label = label()
      guard let shape = type() else { return nil }
      _ = skip("...")
      elements.append(.init(label: label, shape: shape))
      guard skip(",") || tokens.first == ")" else { return nil }
    }
    return elements
  }

  /// Reads `label:` or `_ name:`, if the like comes next.
  private mutating func label() -> Identifier? {
    let words = tokens.prefix { $0.first.map(Self.isPartOfWord) == true }
    guard (1...2).contains(words.count), tokens.dropFirst(words.count).first == ":" else {
      return nil
    }
    let name = Identifier(words[words.startIndex])
    tokens = tokens.dropFirst(words.count + 1)
    return name.text == "_" ? nil : name
  }

  /// Reads the rest of the type of a function, from its effects on.
  private mutating func function() -> TypeShape? {
    _ = skip("async")
    if skip("throws"), tokens.first == "(" { _ = parenthesized() }
    guard skip("->"), type() != nil else { return nil }
    return .function
  }
}

extension TypeShapeReader {
  /// Reads `A.B<C>`.
  private mutating func named() -> TypeShape? {
    var names: [Identifier] = []
    var arguments: [[TypeShape]] = []
    repeat {
      guard let name = tokens.popFirst(), name.first.map(Self.isPartOfWord) == true else {
        return nil
      }
      if !names.isEmpty && (name == "Type" || name == "Protocol") { return .unextendable }
      // A type of this name is written with backticks.
      if names.isEmpty && name == "Any" { return .unextendable }
      names.append(Identifier(name))
      arguments.append([])
      if skip("<") {
        repeat {
          guard let argument = type() else { return nil }
          arguments[names.count - 1].append(argument)
        } while skip(",")
        guard skip(">") else { return nil }
      }
    } while skip(".")
    return lookedUp(names, arguments)
  }

  private func lookedUp(_ names: [Identifier], _ arguments: [[TypeShape]]) -> TypeShape {
    if names.count > 1, names[0].text == module.tested?.name, module.types(at: [names[0]]).isEmpty {
      return lookedUp(Array(names.dropFirst()), Array(arguments.dropFirst()))
    }
    let text = names.text
    let inSelf = Array(scope + names.dropFirst())
    if names[0].text == "Self", names.count == 1 || !module.types(at: inSelf).isEmpty {
      return declared(inSelf, arguments: arguments)
    }
    switch module.lookUp(names, from: scope) {
    case .parameter: return .parameter(text)
    case .declared(let place): return declared(place, arguments: arguments)
    case .unknown:
      let root = scope.first?.text ?? ""
      if KnownNames.parameters[root]?.contains(names[0].text) == true { return .parameter(text) }
      if text == "Void" { return .tuple([]) }
      if ["Any", "AnyClass", "AnyObject"].contains(text) { return .unextendable }
      let isQualified = names.count > 1 && ["Swift", "Foundation"].contains(names[0].text)
      let name = isQualified ? Array(names.dropFirst()).text : text
      return .other(KnownNames.standardAliases[name] ?? name, arguments: arguments.last ?? [])
    }
  }

  private func declared(_ path: [Identifier], arguments: [[TypeShape]]) -> TypeShape {
    guard let type = module.types(at: path).first else {
      guard let identity = module.identity(at: path) else { return .unextendable }
      return Self.shape(
        of: identity.text, in: Array(path.dropLast()), of: module, depth: depth + 1)
    }
    let types = module.enclosingTypes(of: type) + [type]
    var values: [Identifier: TypeShape] = [:]
    for parameter in types.flatMap(\.genericParameters) {
      values[parameter.name] = .parameter(parameter.name.text)
    }
    for (type, written) in zip(types.reversed(), arguments.reversed()) {
      for (parameter, argument) in zip(type.genericParameters, written) {
        values[parameter.name] = argument
      }
    }
    switch type.kind {
    case .struct, .enum, .class, .actor: return .declared(path, arguments: values)
    case .protocol, .associatedtype: return .unextendable
    case .typealias:
      guard let target = type.inheritedTypes.first else { return .unextendable }
      return Self.shape(of: target.text, in: path, of: module, depth: depth + 1)
        .substituting(values)
    }
  }
}
