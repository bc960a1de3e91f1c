extension Optional {
  /// The value of an optional, if there is one.
  ///
  ///     print(Optional(1) |> Optional._some *~ 2 as Any)  // Optional(2)
  @inlinable
  public static var _some: Prism<Wrapped?, Wrapped> {
    Prism(
      extract: { $0 }, embed: { $0 },
      modify: { whole, body in
        switch consume whole {
        case .some(var part):
          body(&part)
          whole = .some(part)
        case .none: whole = .none
        }
      })
  }

  /// The absence of a value.
  ///
  ///     print(Int?._none.matches(nil))  // true
  @inlinable
  public static var _none: Prism<Wrapped?, Void> {
    Prism(extract: { $0 == nil ? () : nil }, embed: { nil })
  }
}
