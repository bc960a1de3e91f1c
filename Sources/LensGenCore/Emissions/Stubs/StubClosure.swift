/// A closure of a stub, and the lens onto it.
struct StubClosure: Sendable {
  /// The name of the lens.
  let name: Identifier
  let type: WrittenType
}

extension StubClosure {
  /// The name of the property that stores the closure.
  ///
  /// If it were the name of the lens, the compiler would consider both wherever the lens is used,
  /// and fail.
  var property: Identifier { Self.property(behind: name) }

  /// Returns the name of the property behind a lens.
  static func property(behind lens: Identifier) -> Identifier {
    Identifier(lens.text.dropFirst() + "Closure")
  }
}
