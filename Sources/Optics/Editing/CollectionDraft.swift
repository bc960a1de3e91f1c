// Each subscript has two forms, as each part of a draft has: the element itself, which is favored, and the
// draft of the element, for a path through it.

/// The draft of a collection: its elements are found by index, and by identity.
///
///     let scores = [Score(points: [1]), Score(points: [2])]
///     let edited = scores.editing {
///       $0[1].points.append(3)
///       $0.append(Score(points: []))
///     }
///     print(edited.map(\.points))  // [[1], [2, 3], []]
///
/// Arrays, slices and contiguous arrays have this draft. To let another collection take part, say so:
///
///     extension Deck: Editable where Element: Editable {
///       typealias _Draft = CollectionDraft<Self>
///       static func _opened(_ whole: consuming Self) -> _Draft { _Draft(whole) }
///       static func _closed(_ draft: consuming _Draft) -> Self { draft.whole }
///     }
///     struct Deck<Element> { var cards: [Element] }
@frozen
public struct CollectionDraft<Whole: MutableCollection>: DraftProtocol
where Whole.Element: Editable {
  public typealias _Whole = Whole

  /// The collection with all changes so far.
  public var whole: Whole

  /// Creates a draft of a collection.
  @inlinable
  public init(_ whole: consuming Whole) {
    self.whole = whole
  }
}

extension CollectionDraft: Sendable where Whole: Sendable {}

extension CollectionDraft: Sequence, Collection, MutableCollection {
  public typealias Element = Whole.Element
  public typealias Index = Whole.Index
  // Those of the collection: the default ones would hold a copy of it, so that a loop copied its storage.
  public typealias Indices = Whole.Indices

  @inlinable public var indices: Indices { whole.indices }

  @inlinable public var startIndex: Index { whole.startIndex }
  @inlinable public var endIndex: Index { whole.endIndex }
  @inlinable public var count: Int { whole.count }
  @inlinable public func index(after index: Index) -> Index { whole.index(after: index) }

  /// The element at an index.
  @inlinable
  public subscript(index: Index) -> Element {
    get { whole[index] }
    _modify { yield &whole[index] }
  }

  /// The draft of the element at an index.
  @_disfavoredOverload
  @inlinable
  public subscript(index: Index) -> Element._Draft {
    get { whole[index]._draft }
    _modify { yield &whole[index]._draft }
  }
}

extension CollectionDraft: BidirectionalCollection where Whole: BidirectionalCollection {
  @inlinable public func index(before index: Index) -> Index { whole.index(before: index) }
}

extension CollectionDraft: RandomAccessCollection where Whole: RandomAccessCollection {
  @inlinable public func index(_ index: Index, offsetBy distance: Int) -> Index {
    whole.index(index, offsetBy: distance)
  }

  @inlinable public func distance(from start: Index, to end: Index) -> Int {
    whole.distance(from: start, to: end)
  }
}

extension CollectionDraft: RangeReplaceableCollection where Whole: RangeReplaceableCollection {
  @inlinable public init() { self.init(Whole()) }

  @inlinable
  public mutating func replaceSubrange(
    _ range: Range<Index>, with elements: some Collection<Element>
  ) {
    whole.replaceSubrange(range, with: elements)
  }

  @inlinable public mutating func append(_ element: consuming Element) { whole.append(element) }

  @inlinable public mutating func append(contentsOf elements: some Sequence<Element>) {
    whole.append(contentsOf: elements)
  }

  @inlinable public mutating func reserveCapacity(_ count: Int) { whole.reserveCapacity(count) }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension CollectionDraft
where Whole: RangeReplaceableCollection, Whole: BidirectionalCollection, Element: Identifiable {
  /// The first element with an identity, or `nil`: to insert, replace and remove it.
  ///
  /// A new element goes to the end.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  public subscript(id id: Element.ID) -> Element? {
    get { whole.first { $0.id == id } }
    _modify {
      guard let index = whole.firstIndex(where: { $0.id == id }) else {
        var element: Element?
        defer { if let element { whole.append(element) } }
        yield &element
        return
      }
      // The element leaves the collection while it changes: otherwise, each change copied its storage.
      let last = whole.index(before: whole.endIndex)
      whole.swapAt(index, last)
      var element: Element? = whole.removeLast()
      defer {
        if let element {
          whole.append(element)
          whole.swapAt(index, last)
        } else if index != last {
          let moved = whole.remove(at: index)
          whole.append(moved)
        }
      }
      yield &element
    }
  }

  /// The draft of the first element with an identity, for a path through it behind `?`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @_disfavoredOverload
  @inlinable
  public subscript(id id: Element.ID) -> Element._Draft? {
    get { self[id: id]._draft }
    _modify { yield &self[id: id]._draft }
  }
}

extension Array: Editable where Element: Editable {
  public typealias _Draft = CollectionDraft<Self>
  @inlinable public static func _opened(_ whole: consuming Self) -> _Draft { _Draft(whole) }
  @inlinable public static func _closed(_ draft: consuming _Draft) -> Self { draft.whole }
}

extension ArraySlice: Editable where Element: Editable {
  public typealias _Draft = CollectionDraft<Self>
  @inlinable public static func _opened(_ whole: consuming Self) -> _Draft { _Draft(whole) }
  @inlinable public static func _closed(_ draft: consuming _Draft) -> Self { draft.whole }
}

extension ContiguousArray: Editable where Element: Editable {
  public typealias _Draft = CollectionDraft<Self>
  @inlinable public static func _opened(_ whole: consuming Self) -> _Draft { _Draft(whole) }
  @inlinable public static func _closed(_ draft: consuming _Draft) -> Self { draft.whole }
}
