extension Module {
  /// A type with `any` before each protocol that is used as a type.
  ///
  /// Sources may leave it out; in a module that asks for `any`, what is generated for them may not.
  ///
  /// - Parameters:
  ///   - reference: The type as it is written within `type`.
  ///   - type: Where it is written.
  func withExplicitExistentials(
    _ reference: TypeReference, in type: TypeDeclaration
  ) -> TypeReference {
    var written: [TypeReference.Piece] = []
    var rest = reference.pieces[...]
    while let piece = rest.first {
      guard case .name = piece else {
        written.append(piece)
        rest = rest.dropFirst()
        continue
      }
      var composition = rest.prefix(compositionLength(of: rest))
      let isProtocol = isExistential(Array(composition), in: type)
      rest = rest.dropFirst(composition.count)
      if rest.starts(with: [.text("."), .text("Type")]) {
        composition += rest.prefix(2)
        rest = rest.dropFirst(2)
      }
      let words = written.filter { $0 != .text(" ") }
      let marks: [TypeReference.Piece?] = [.text("any"), .text("some"), .text("&"), .text("@")]
      let isMarked =
        marks.contains(words.last)
        || (words.last == .text("(") && marks.prefix(2).contains(words.dropLast().last))
      if isMarked || !isProtocol || rest.first == .text(".") {
        written += composition
      } else if rest.first == .text("?") || rest.first == .text("!") {
        written += [.text("("), .text("any"), .text(" ")] + composition + [.text(")")]
      } else {
        written += [.text("any"), .text(" ")] + composition
      }
    }
    return TypeReference(pieces: written, isOpaque: reference.isOpaque)
  }

  /// The number of pieces of `A.B & C` at the start of some pieces.
  private func compositionLength(of pieces: ArraySlice<TypeReference.Piece>) -> Int {
    var rest = pieces.dropFirst()
    while rest.first == .text("."), let member = rest.dropFirst().first,
      member != .text("Type"), member != .text("Protocol")
    {
      rest = rest.dropFirst(2)
    }
    let tail = rest.drop { $0 == .text(" ") }
    if tail.first == .text("&") {
      let next = tail.dropFirst().drop { $0 == .text(" ") }
      if case .name = next.first { rest = next.dropFirst(compositionLength(of: next)) }
    }
    return rest.startIndex - pieces.startIndex
  }

  /// Whether one of the parts of a composition is a protocol.
  private func isExistential(
    _ composition: [TypeReference.Piece], in type: TypeDeclaration
  ) -> Bool {
    TypeReference(pieces: composition).split(at: "&").contains { isProtocol($0, in: type) }
  }

  /// Whether a name is that of a protocol, for certain.
  ///
  /// - Parameter depth: How many aliases may lead to it.
  func isProtocol(
    _ reference: TypeReference, in type: TypeDeclaration, depth: Int = 8
  ) -> Bool {
    guard let path = reference.path else { return false }
    switch lookUp(path, from: type.path) {
    case .parameter: return false
    case .unknown:
      let names = path.first?.text == "Swift" ? Array(path.dropFirst()) : path
      return KnownNames.existentialProtocols.contains(names.text)
    case .declared(let place):
      let types = types(at: place)
      return !types.isEmpty && types.allSatisfy { isProtocol($0, depth: depth) }
    }
  }

  /// Whether it is a protocol, or an alias of something with a protocol in it and no `any`.
  private func isProtocol(_ declaration: TypeDeclaration, depth: Int) -> Bool {
    if declaration.kind == .protocol { return true }
    guard declaration.kind == .typealias, depth > 0, declaration.genericParameters.isEmpty,
      let target = declaration.inheritedTypes.first, !target.text.hasPrefix("any ")
    else { return false }
    return target.split(at: "&").contains { isProtocol($0, in: declaration, depth: depth - 1) }
  }
}

extension KnownNames {
  /// Protocols of the standard library that are used as types.
  static let existentialProtocols: Set<String> = [
    "BinaryFloatingPoint", "BinaryInteger", "CaseIterable", "Codable", "CodingKey", "Collection",
    "Comparable",
    "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Decoder", "Encodable",
    "Encoder", "Equatable", "Error", "FloatingPoint", "Hashable", "Identifiable", "LocalizedError",
    "Numeric", "RawRepresentable", "Sendable", "Sequence", "StringProtocol",
  ]
}
