/// A generic parameter: a type, a pack of types (`each T`), or a value (`let n: Int`).
struct GenericParameter: Hashable, Sendable {
  /// What the parameter stands for.
  enum Kind: Sendable {
    case type, pack, value
  }

  let name: Identifier
  let kind: Kind
}
