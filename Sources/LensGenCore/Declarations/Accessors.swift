/// The accessors that a property or subscript requires.
struct Accessors: Equatable, Sendable {
  enum Setter: Sendable {
    case mutating, nonmutating
  }

  var isGetterMutating = false
  var setter: Setter?
  /// Accessors other than `get` and `set`.
  var others: [String] = []
}
