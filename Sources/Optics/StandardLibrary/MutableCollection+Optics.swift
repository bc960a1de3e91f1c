extension MutableCollection where Self: SendableMetatype, Index: SendableMetatype {
  /// The elements, in order.
  ///
  ///     print([1, 2] |> [Int]._each %~ { $0 * 10 })  // [10, 20]
  @inlinable
  public static var _each: Traversal<Self, Element> {
    Traversal(
      visit: { whole, visitor throws(TraversalStop) in
        for element in whole { try visitor(element) }
      },
      update: { whole, body throws(TraversalStop) in
        var index = whole.startIndex
        while index != whole.endIndex {
          try body(&whole[index])
          whole.formIndex(after: &index)
        }
      })
  }

  /// The first element, if there is one.
  ///
  ///     print([1, 2] |> [Int]._first *~ 10)  // [10, 2]
  @inlinable
  public static var _first: AffineTraversal<Self, Element> {
    AffineTraversal(
      extract: { $0.first },
      modify: { whole, body in
        if !whole.isEmpty { body(&whole[whole.startIndex]) }
      })
  }
}

extension MutableCollection
where Self: BidirectionalCollection & SendableMetatype, Index: SendableMetatype {
  /// The last element, if there is one.
  ///
  ///     print([1, 2] |> [Int]._last *~ 20)  // [1, 20]
  @inlinable
  public static var _last: AffineTraversal<Self, Element> {
    AffineTraversal(
      extract: { $0.last },
      modify: { whole, body in
        if !whole.isEmpty { body(&whole[whole.index(before: whole.endIndex)]) }
      })
  }
}
