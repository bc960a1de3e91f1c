extension Optic {
  /// The parts that satisfy a condition.
  ///
  ///     print([1, 2, 3] |> [Int]._each.filtered { $0 > 1 } %~ { $0 * 10 })  // [1, 20, 30]
  ///
  /// - Warning: This optic is lawful only if no change makes a part satisfy the condition that did
  ///   not satisfy it before, or the reverse. So filter on something other than the part that you
  ///   change: you can rename members older than 20. But if you make them younger, the optic does
  ///   not find them again, which breaks *setExtract*, *setSet* and *modifyCompose*:
  ///
  ///       let large = Iso<Int, Int>.identity.filtered { $0 > 1 }
  ///       print(large.extract(large.set(0, 5)) as Any)  // nil
  ///
  /// - Parameter isIncluded: The condition on a part.
  /// - Returns: An optic that finds the parts of this optic that satisfy the condition. If none does,
  ///   nothing matches.
  @inlinable @inline(__always)
  public func filtered(
    where isIncluded: @escaping @Sendable (Part) -> Bool
  ) -> Optic<Can<Void, Kind.Extracting, Void>, Whole, Part> {
    compose(
      AffineTraversal<Part, Part>(
        extract: { isIncluded($0) ? $0 : nil },
        modify: { part, body in if isIncluded(part) { body(&part) } }
      ).named(PathName("filtered { … }")))
  }
}
