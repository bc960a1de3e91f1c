extension Set where Element: Sendable {
  /// Whether a set contains a value: to look up, insert and remove the value.
  ///
  ///     print(Set([1, 2]) |> Set._contains(2) *~ false)  // [1]
  ///
  /// - Parameter member: The value.
  /// - Returns: The lens onto a `Bool`, `true` if the set contains the value.
  @inlinable @inline(__always)
  public static func _contains(_ member: Element) -> Lens<Self, Bool> {
    Lens(
      get: { $0.contains(member) },
      modify: { whole, body in
        let wasMember = whole.contains(member)
        var isMember = wasMember
        body(&isMember)
        switch (wasMember, isMember) {
        case (false, true): whole.insert(member)
        case (true, false): whole.remove(member)
        default: break
        }
      })
  }
}

extension Optic {
  /// Whether the part contains a value; `Set._contains(_:)` of the part.
  ///
  ///     print([Set([1, 2]), []] |> [Set<Int>]._each.contains(2) *~ false)  // [Set([1]), Set([])]
  ///
  /// - Parameter member: The value.
  /// - Returns: The composition of this optic with the lens.
  @inlinable @inline(__always)
  public func contains<Element: Sendable>(
    _ member: Element
  ) -> Optic<Can<Kind.Getting, Kind.Extracting, Void>, Whole, Bool> where Part == Set<Element> {
    compose(Part._contains(member))
  }
}
