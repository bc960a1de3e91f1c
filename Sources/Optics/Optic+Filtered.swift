extension Optic {
  /// The part where it satisfies a condition, or those of the parts that do.
  ///
  ///     print([1, 2, 3] |> [Int]._each.filtered { $0 > 1 } %~ { $0 * 10 })  // [1, 20, 30]
  ///
  /// - Warning: Lawful only as long as no change makes a part satisfy the condition that did not,
  ///   or the reverse, so best for a condition on something else than what is changed: members
  ///   older than 20 can be renamed. Made younger, they are not found again, which breaks
  ///   *setExtract*, *setSet* and *modifyCompose*:
  ///
  ///       let large = Iso<Int, Int>.identity.filtered { $0 > 1 }
  ///       print(large.extract(large.set(0, 5)) as Any)  // nil
  ///
  /// - Parameter isIncluded: The condition on a part.
  /// - Returns: An optic that finds what this one finds and the condition holds for.
  @inlinable @inline(__always)
  public func filtered(
    where isIncluded: @escaping @Sendable (Part) -> Bool
  ) -> Optic<Can<Void, Kind.Extracting, Void>, Whole, Part> {
    compose(
      AffineTraversal<Part, Part>(
        extract: { isIncluded($0) ? $0 : nil },
        modify: { part, body in if isIncluded(part) { body(&part) } }))
  }
}
