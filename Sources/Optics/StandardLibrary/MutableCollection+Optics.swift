extension MutableCollection where Self: SendableMetatype, Index: SendableMetatype {
  /// The elements, in order; none in an empty collection.
  ///
  ///     print([1, 2] |> [Int]._each %~ { $0 * 10 })  // [10, 20]
  ///
  /// - Complexity: Reading and changing take O(*n*), where *n* is the number of elements.
  @export(implementation) @inline(__always)
  public static var _each: Traversal<Self, Element> {
    Traversal(
      forEach: { whole, visitor throws(TraversalStop) in
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
      modify: { whole, body throws(TraversalStop) in
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
  @export(implementation) @inline(__always)
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
  @export(implementation) @inline(__always)
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
  /// - Returns: The affine traversal onto the element.
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
  /// - Returns: The affine traversal onto the element.
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

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension MutableCollection
where
  Self: RangeReplaceableCollection & SendableMetatype, Index: SendableMetatype,
  Element: Identifiable & SendableMetatype, Element.ID: Sendable
{
  /// The first element with an identity, or `nil`, to insert, replace and remove it.
  ///
  ///     struct Item: Identifiable { let id: Int; var name: String }
  ///     var items = [Item(id: 7, name: "pen"), Item(id: 9, name: "ink")]
  ///     [Item]._at(id: 7).set(nil, in: &items)
  ///     [Item]._at(id: 8).set(Item(id: 8, name: "nib"), in: &items)
  ///     print(items.map(\.name))  // ["ink", "nib"]
  ///
  /// A new element goes to the end. Apart from that order, the laws of a ``Lens`` hold for elements that
  /// are written with the identity that they are looked up by, in collections that have each identity
  /// once. To change an element that is there without a copy of it, use `_element(id:)`.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The lens onto the element.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable @inline(__always)
  public static func _at(id: Element.ID) -> Lens<Self, Element?> {
    Lens(
      get: { $0.first { $0.id == id } },
      modify: { whole, body in
        let index = whole.firstIndex { $0.id == id }
        var element = index.map { whole[$0] }
        body(&element)
        switch (index, element) {
        case (let index?, let element?): whole[index] = element
        case (let index?, nil): whole.remove(at: index)
        case (nil, let element?): whole.append(element)
        case (nil, nil): break
        }
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
  /// - Returns: The composition of this optic with the affine traversal. Where this optic finds no
  ///   collection, nothing matches.
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
  /// - Complexity: Finding the element takes O(*n*), where *n* is the number of elements.
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

  /// The first element of the part with an identity, or `nil`, to insert, replace and remove it;
  /// `MutableCollection._at(id:)` of the part.
  ///
  ///     struct Item: Identifiable { let id: Int; var name: String }
  ///     let carts = [[Item(id: 9, name: "ink")], [Item(id: 7, name: "pen")]]
  ///     print((carts |> [[Item]]._each.at(id: 7) *~ nil).map(\.count))  // [1, 0]
  ///
  /// - Parameter id: The identity.
  /// - Returns: The composition of this optic with the lens.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  @inlinable @inline(__always)
  public func at(
    id: Part.Element.ID
  ) -> Optic<Can<Kind.Getting, Kind.Extracting, Void>, Whole, Part.Element?>
  where
    Part: MutableCollection & RangeReplaceableCollection & SendableMetatype,
    Part.Index: SendableMetatype, Part.Element: Identifiable & SendableMetatype,
    Part.Element.ID: Sendable
  {
    compose(Part._at(id: id))
  }
}
