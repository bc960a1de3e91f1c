extension MutableCollection where Self: SendableMetatype, Index: SendableMetatype {
  /// The elements, in order.
  ///
  ///     print([1, 2] |> [Int]._each %~ { $0 * 10 })  // [10, 20]
  @_alwaysEmitIntoClient @inline(__always)
  public static var _each: Traversal<Self, Element> {
    Traversal(
      visit: { whole, visitor throws(TraversalStop) in
        for element in whole { try visitor(element) }
      },
      update: { whole, body throws(TraversalStop) in
        // Elements in one block are changed there, without a check per element whether the block is
        // shared.
        var isStopped = false
        let isContiguous: Void? = whole.withContiguousMutableStorageIfAvailable { elements in
          for index in elements.indices {
            do throws(TraversalStop) { try body(&elements[index]) } catch {
              isStopped = true
              return
            }
          }
        }
        if isStopped { throw TraversalStop() }
        if isContiguous != nil { return }
        var index = whole.startIndex
        while index != whole.endIndex {
          try body(&whole[index])
          whole.formIndex(after: &index)
        }
      },
      count: { $0.count })
  }

  /// The first element, if there is one.
  ///
  ///     print([1, 2] |> [Int]._first *~ 10)  // [10, 2]
  @_alwaysEmitIntoClient @inline(__always)
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
  @_alwaysEmitIntoClient @inline(__always)
  public static var _last: AffineTraversal<Self, Element> {
    AffineTraversal(
      extract: { $0.last },
      modify: { whole, body in
        if !whole.isEmpty { body(&whole[whole.index(before: whole.endIndex)]) }
      })
  }
}

extension MutableCollection where Self: SendableMetatype, Index: Sendable {
  /// The element at a position, if the collection has that position.
  ///
  ///     print([1, 2] |> [Int]._index(1) *~ 20)  // [1, 20]
  ///     print([Int]._index(-1).extract([1, 2]) as Any)  // nil
  ///
  /// - Parameter index: The position. It matches in a collection whose bounds it lies within; an
  ///   index that was made for another collection finds there what a subscript does.
  @inlinable @inline(__always)
  public static func _index(_ index: Index) -> AffineTraversal<Self, Element> {
    AffineTraversal(
      extract: { $0.startIndex <= index && index < $0.endIndex ? $0[index] : nil },
      modify: { whole, body in
        if whole.startIndex <= index && index < whole.endIndex { body(&whole[index]) }
      })
  }
}

extension Optic {
  /// The element of the part at a position, if it has that position;
  /// `MutableCollection._index(_:)` of the part.
  ///
  ///     print([[1, 2], [3]] |> [[Int]]._each.index(1) *~ 20)  // [[1, 20], [3]]
  ///
  /// - Parameter index: The position.
  /// - Returns: This optic, composed with the affine traversal.
  @inlinable @inline(__always)
  public func index(
    _ index: Part.Index
  ) -> Optic<Can<Void, Kind.Extracting, Void>, Whole, Part.Element>
  where Part: MutableCollection & SendableMetatype, Part.Index: Sendable {
    compose(Part._index(index))
  }
}
