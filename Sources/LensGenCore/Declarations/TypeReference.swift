/// A type as it is written in source, with the names in it that scopes can change kept apart.
struct TypeReference: Hashable, Sendable {
  /// A stretch of the written type.
  enum Piece: Hashable, Sendable {
    /// The name of a type that is looked up from where it stands: the `A` of `[A.B]`.
    case name(String)
    /// All the rest: punctuation, keywords, labels, and names after a dot.
    case text(String)
  }

  let pieces: [Piece]

  /// Whether the type is or contains `some P`, which has no other spelling.
  let isOpaque: Bool

  init(pieces: [Piece], isOpaque: Bool = false) {
    self.pieces = pieces
    self.isOpaque = isOpaque
  }

  /// The type that a name alone stands for.
  init(name: String) {
    self.init(pieces: [.name(name)])
  }
}

extension TypeReference {
  /// What stands for a type that is not written.
  static let unwritten = TypeReference(pieces: [])

  /// The type with nothing as a further value.
  var optional: TypeReference {
    TypeReference(pieces: [.text("Swift.Optional<")] + pieces + [.text(">")], isOpaque: isOpaque)
  }

  /// The type as source text.
  var text: String {
    pieces.map {
      switch $0 {
      case .name(let text), .text(let text): text
      }
    }.joined()
  }

  /// The names that are looked up from where the type stands.
  var names: [String] {
    pieces.compactMap {
      if case .name(let name) = $0 { name } else { nil }
    }
  }

  /// The names before which and after which no dot stands, so that none is that of a module.
  var namesOfTypes: [String] {
    zip(pieces, pieces.dropFirst().map(Optional.some) + [nil]).compactMap { piece, next in
      guard case .name(let name) = piece else { return nil }
      if case .text(let text) = next, text.hasPrefix(".") { return nil }
      return name
    }
  }

  /// The names of `A.B`, if the type is no more than that.
  var path: [Identifier]? {
    guard case .name(let name) = pieces.first else { return nil }
    if pieces.count == 1 { return [Identifier(name)] }
    let text = text
    if text.utf8.contains(where: "<>[]()?!&: ".utf8.contains) { return nil }
    return [Identifier](dotted: text)
  }
}
