extension MutableCollection where Self: SendableMetatype, Index: SendableMetatype {
  /// The elements, in order.
  ///
  ///     print([1, 2] |> [Int]._each %~ { $0 * 10 })  // [10, 20]
  @_alwaysEmitIntoClient @inline(__always)
  public static var _each: Traversal<Self, Element> {
    Traversal(
      visit: { whole, visitor throws(TraversalStop) in
        // The index advances after the visit, in one place, where both branches meet. The optimizer
        // produces worse code for a loop with two back edges.
        var isStopped = false
        let isContiguous: Void? = whole.withContiguousStorageIfAvailable { elements in
          var index = elements.startIndex
          while index != elements.endIndex {
            do throws(TraversalStop) { try visitor(elements[index]) } catch {
              isStopped = true
              return
            }
            elements.formIndex(after: &index)
          }
        }
        if isStopped { throw TraversalStop() }
        if isContiguous != nil { return }
        for element in whole { try visitor(element) }
      },
      update: { whole, body throws(TraversalStop) in
        // Contiguous elements are changed directly in their storage, without a uniqueness check for
        // each element.
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

  /// The first element, if present.
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
  /// The last element, if present.
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
  /// The element at an index, if the index is in bounds.
  ///
  ///     print([1, 2] |> [Int]._index(1) *~ 20)  // [1, 20]
  ///     print([Int]._index(-1).extract([1, 2]) as Any)  // nil
  ///
  /// - Parameter index: The index. It matches in each collection whose bounds contain it. An index
  ///   of another collection finds the element that a subscript would find.
  @inlinable @inline(__always)
  public static func _index(_ index: Index) -> AffineTraversal<Self, Element> {
    AffineTraversal(
      extract: { $0.startIndex <= index && index < $0.endIndex ? $0[index] : nil },
      modify: { whole, body in
        if whole.startIndex <= index && index < whole.endIndex { body(&whole[index]) }
      })
  }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension MutableCollection
where
  Self: SendableMetatype, Index: SendableMetatype,
  Element: Identifiable & SendableMetatype, Element.ID: Sendable
{
  /// The first element with a given identity, if present.
  ///
  ///     struct Item: Identifiable { let id: Int; var name: String }
  ///     let items = [Item(id: 7, name: "pen"), Item(id: 9, name: "ink")]
  ///     print((items |> [Item]._element(id: 9).then(path: \.name) *~ "nib")[1].name)  // nib
  ///
  /// The laws of an ``AffineTraversal`` hold for changes that preserve the identity. If you change
  /// the identity, the optic does not find the element again.
  ///
  /// - Parameter id: The identity.
  /// - Complexity: Finding the element takes O(*n*), where *n* is the number of elements.
  @inlinable @inline(__always)
  public static func _element(id: Element.ID) -> AffineTraversal<Self, Element> {
    AffineTraversal(
      extract: { $0.first { $0.id == id } },
      modify: { whole, body in
        if let index = whole.firstIndex(where: { $0.id == id }) { body(&whole[index]) }
      })
  }
}

extension Optic {
  /// The part's element at an index, if the index is in bounds; `MutableCollection._index(_:)` of
  /// the part.
  ///
  ///     print([[1, 2], [3]] |> [[Int]]._each.index(1) *~ 20)  // [[1, 20], [3]]
  ///
  /// - Parameter index: The index.
  /// - Returns: The composition of this optic with the affine traversal.
  @inlinable @inline(__always)
  public func index(
    _ index: Part.Index
  ) -> Optic<Can<Void, Kind.Extracting, Void>, Whole, Part.Element>
  where Part: MutableCollection & SendableMetatype, Part.Index: Sendable {
    compose(Part._index(index))
  }

  /// The part's first element with a given identity, if present; `MutableCollection._element(id:)`
  /// of the part.
  ///
  ///     struct Item: Identifiable { let id: Int; var name: String }
  ///     let carts = [[Item(id: 9, name: "ink")], [], [Item(id: 7, name: "pen")]]
  ///     print([[Item]]._each.element(id: 7).all(carts).map(\.name))  // ["pen"]
  ///
  /// - Parameter id: The identity.
  /// - Returns: The composition of this optic with the affine traversal.
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  @inlinable @inline(__always)
  public func element(
    id: Part.Element.ID
  ) -> Optic<Can<Void, Kind.Extracting, Void>, Whole, Part.Element>
  where
    Part: MutableCollection & SendableMetatype, Part.Index: SendableMetatype,
    Part.Element: Identifiable & SendableMetatype, Part.Element.ID: Sendable
  {
    compose(Part._element(id: id))
  }
}
