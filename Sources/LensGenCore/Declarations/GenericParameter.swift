/// A generic parameter: a type, a pack of types (`each T`), or a value (`let n: Int`).
struct GenericParameter: Hashable, Sendable {
  /// The kind of the parameter.
  enum Kind: Sendable {
    case type, pack, value
  }

  let name: Identifier
  let kind: Kind
}
