extension Module {
  /// Whether two types written within a type are the same one, in whatever spelling: `[A]` is
  /// `Array<A>`, `A?` is `Optional<A>`, `()` is `Void`, and an alias is what it stands for.
  func areSame(_ first: TypeReference, _ second: TypeReference, in type: TypeDeclaration) -> Bool {
    if first == second { return true }
    if first.isOpaque || second.isOpaque { return false }
    return normalForm(of: first, in: type) == normalForm(of: second, in: type)
  }

  /// The longest spelling of a type, without sugar; the same for all spellings that are known.
  func normalForm(
    of reference: TypeReference, in type: TypeDeclaration, depth: Int = 8
  ) -> String {
    var reader = NormalFormReader(
      tokens: reference.tokens[...], name: { normalName($0, in: type, depth: depth) })
    if let normal = reader.type(), reader.tokens.isEmpty { return normal }
    return reference.tokens.joined(separator: " ")
  }

  /// The longest spelling of `A.B`.
  private func normalName(_ path: [Identifier], in type: TypeDeclaration, depth: Int) -> String {
    guard case .declared(let place) = lookUp(path, from: type.path) else {
      let root = path[0].text
      let isStandard = KnownNames.standardTypes.contains(root) && root != "Swift"
      return (isStandard ? "Swift." : "") + path.text
    }
    guard depth > 0, let alias = types(at: place).first, types(at: place).count == 1,
      alias.kind == .typealias, alias.genericParameters.isEmpty,
      let target = alias.inheritedTypes.first
    else { return place.text }
    return normalForm(of: target, in: alias, depth: depth - 1)
  }
}

/// Reads the tokens of a type from left to right; what it does not know gives `nil`.
private struct NormalFormReader {
  var tokens: ArraySlice<String>
  let name: ([Identifier]) -> String

  mutating func type() -> String? {
    _ = skip("any")
    guard var type = simpleType() else { return nil }
    while skip("?") { type = "Swift.Optional<\(type)>" }
    if skip("&") { return self.type().map { "\(type) & \($0)" } }
    return type
  }

  private mutating func simpleType() -> String? {
    if skip("[") {
      guard let first = type() else { return nil }
      if skip("]") { return "Swift.Array<\(first)>" }
      guard skip(":"), let second = type(), skip("]") else { return nil }
      return "Swift.Dictionary<\(first), \(second)>"
    }
    if skip("(") {
      if skip(")") { return tokens.first == "-" ? nil : "Swift.Void" }
      guard let inner = type(), skip(")"), tokens.first != "-" else { return nil }
      return inner
    }
    guard var text = path() else { return nil }
    if skip("<") {
      var arguments: [String] = []
      repeat {
        guard let argument = type() else { return nil }
        arguments.append(argument)
      } while skip(",")
      guard skip(">") else { return nil }
      text += "<\(arguments.joined(separator: ", "))>"
      while skip(".") {
        guard let member = tokens.popFirst() else { return nil }
        text += "." + member
      }
    }
    return text
  }

  private mutating func path() -> String? {
    var names: [Identifier] = []
    repeat {
      guard let token = tokens.popFirst(), token.first.map(isWord) == true else { return nil }
      // A type of this name is written with backticks.
      if names.isEmpty && token == "Any" { return "Swift.Any" }
      names.append(Identifier(token))
    } while skip(".")
    return name(names)
  }

  private mutating func skip(_ token: String) -> Bool {
    guard tokens.first == token else { return false }
    tokens.removeFirst()
    return true
  }
}

private func isWord(_ character: Character) -> Bool {
  character.isLetter || character.isNumber || character == "_" || character == "`"
}

extension TypeReference {
  /// The words and signs of the type.
  fileprivate var tokens: [String] {
    var tokens: [String] = []
    var wasWord = false
    for character in text {
      if wasWord && isWord(character) {
        tokens[tokens.count - 1].append(character)
      } else if character != " " {
        tokens.append(String(character))
      }
      wasWord = isWord(character)
    }
    return tokens
  }
}
