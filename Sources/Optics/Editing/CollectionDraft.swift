// Each subscript has two forms, as each part of a draft has: the element itself, which is favored, and the
// draft of the element, for a path through it.

/// The draft of a collection: its elements are found by index, and by identity.
///
/// If the elements are ``Editable``, a path leads on through them.
///
///     struct Score { let points: [Int] }
///     let scores = [Score(points: [1]), Score(points: [2])]
///     let edited = scores.editing {
///       $0[1].points.append(3)
///       $0.append(Score(points: []))
///     }
///     print(edited.map(\.points))  // [[1], [2, 3], []]
///
/// Arrays, array slices and contiguous arrays have this draft. Another collection takes part with a
/// conformance like that of arrays; for a collection `Deck` of cards:
///
///     struct Deck<Card>: MutableCollection {
///       var cards: [Card]
///       var startIndex: Int { cards.startIndex }
///       var endIndex: Int { cards.endIndex }
///       func index(after index: Int) -> Int { index + 1 }
///       subscript(index: Int) -> Card {
///         get { cards[index] }
///         _modify { yield &cards[index] }
///       }
///     }
///
///     extension Deck: Editable {
///       typealias _Draft = CollectionDraft<Self>
///       static func _opened(_ all: consuming Self) -> _Draft { _Draft(all) }
///       static func _closed(_ draft: consuming _Draft) -> Self { draft.whole }
///     }
@frozen
public struct CollectionDraft<Whole: MutableCollection>: AnyDraft {
  /// The collection.
  public typealias _Whole = Whole

  /// The collection with all changes so far.
  public var whole: Whole

  /// Creates a draft of a collection.
  ///
  ///     struct Score { let points: [Int] }
  ///     var draft = CollectionDraft([Score(points: [1])])
  ///     draft[0].points.append(2)
  ///     print(draft.whole[0])  // Score(points: [1, 2])
  ///
  /// - Parameter whole: The collection.
  @inlinable
  public init(_ whole: consuming Whole) {
    self.whole = whole
  }
}

extension CollectionDraft: Sendable where Whole: Sendable {}

extension CollectionDraft: Sequence, Collection, MutableCollection {
  /// An element of the collection.
  public typealias Element = Whole.Element
  /// The position of an element.
  public typealias Index = Whole.Index
  // Those of the collection: the default ones would hold a copy of it, so that a loop would copy its storage.
  /// The positions of all elements.
  public typealias Indices = Whole.Indices

  /// The positions of all elements.
  ///
  ///     struct Score { let points: [Int] }
  ///     let edited = [Score(points: [1]), Score(points: [2])].editing {
  ///       for index in $0.indices { $0[index].points.append(index) }
  ///     }
  ///     print(edited.map(\.points))  // [[1, 0], [2, 1]]
  @inlinable public var indices: Indices { whole.indices }
  /// The first of the ``indices``, or ``endIndex`` if there are no elements.
  @inlinable public var startIndex: Index { whole.startIndex }
  /// The position after the last of the ``indices``.
  @inlinable public var endIndex: Index { whole.endIndex }
  /// The number of ``indices``.
  ///
  /// - Complexity: That of the collection.
  @inlinable public var count: Int { whole.count }
  /// Returns the position after another of the ``indices``.
  ///
  /// - Parameter index: A position in front of ``endIndex``.
  /// - Returns: The next position.
  @inlinable public func index(after index: Index) -> Index { whole.index(after: index) }

  /// The element at an index.
  ///
  ///     struct Score { let points: [Int] }
  ///     let scores = [Score(points: [1])]
  ///     print(scores.editing { $0[0] = Score(points: [2]) }[0])  // Score(points: [2])
  ///
  /// - Parameter index: The index. If it is out of bounds, the program stops.
  @inlinable
  public subscript(index: Index) -> Element {
    get { whole[index] }
    _modify { yield &whole[index] }
  }
}

extension CollectionDraft where Element: Editable, Element._Draft: AnyDraft {
  /// The draft of the element at an index, for a path through it.
  ///
  ///     struct Score { let points: [Int] }
  ///     let scores = [Score(points: [1])]
  ///     print(scores.editing { $0[0].points.append(2) }[0])  // Score(points: [1, 2])
  ///
  /// - Parameter index: The index.
  @_disfavoredOverload
  @inlinable
  public subscript(index: Index) -> Element._Draft {
    get { whole[index]._draft }
    _modify { yield &whole[index]._draft }
  }
}

extension CollectionDraft: BidirectionalCollection where Whole: BidirectionalCollection {
  /// Returns the position in front of another of the ``indices``, or of ``endIndex``.
  ///
  /// - Parameter index: A position after ``startIndex``.
  /// - Returns: The position in front of it.
  @inlinable public func index(before index: Index) -> Index { whole.index(before: index) }
}

extension CollectionDraft: RandomAccessCollection where Whole: RandomAccessCollection {
  /// Returns the position at a distance from another of the ``indices``.
  ///
  /// - Parameters:
  ///   - index: A position.
  ///   - distance: The distance; negative for a position in front.
  /// - Returns: The position at that distance.
  @inlinable public func index(_ index: Index, offsetBy distance: Int) -> Index {
    whole.index(index, offsetBy: distance)
  }

  /// Returns how far two of the ``indices`` are apart.
  ///
  /// - Parameters:
  ///   - start: A position.
  ///   - end: Another position.
  /// - Returns: The distance; negative if `end` is in front of `start`.
  @inlinable public func distance(from start: Index, to end: Index) -> Int {
    whole.distance(from: start, to: end)
  }
}

extension CollectionDraft: RangeReplaceableCollection where Whole: RangeReplaceableCollection {
  /// Creates a draft without elements.
  ///
  ///     struct Score { let points: [Int] }
  ///     var draft = CollectionDraft<[Score]>()
  ///     draft.append(Score(points: [1]))
  ///     print(draft.count)  // 1
  @inlinable public init() { self.init(Whole()) }

  /// Replaces elements by others, which may be more or fewer.
  ///
  ///     struct Score { let points: [Int] }
  ///     let scores = [Score(points: [1]), Score(points: [2])]
  ///     print(scores.editing { $0.replaceSubrange(0..<1, with: scores) }.count)  // 3
  ///
  /// - Parameters:
  ///   - range: The positions of the elements to replace.
  ///   - elements: The new elements.
  /// - Complexity: That of the collection; for an array O(*n*), where *n* is the number of all elements.
  @inlinable
  public mutating func replaceSubrange(
    _ range: Range<Index>, with elements: some Collection<Element>
  ) {
    whole.replaceSubrange(range, with: elements)
  }

  /// Adds an element at the end.
  ///
  ///     struct Score { let points: [Int] }
  ///     let scores = [Score(points: [1])]
  ///     print(scores.editing { $0.append(Score(points: [2])) }.count)  // 2
  ///
  /// - Parameter element: The element.
  /// - Complexity: That of the collection.
  @inlinable public mutating func append(_ element: consuming Element) { whole.append(element) }

  /// Adds elements at the end.
  ///
  ///     struct Score { let points: [Int] }
  ///     let scores = [Score(points: [1]), Score(points: [2])]
  ///     print(scores.editing { $0.append(contentsOf: scores) }.count)  // 4
  ///
  /// - Parameter elements: The elements.
  /// - Complexity: O(*n*), where *n* is the number of new elements.
  @inlinable public mutating func append(contentsOf elements: some Sequence<Element>) {
    whole.append(contentsOf: elements)
  }

  /// Makes room for a number of elements, so that ``append(_:)`` allocates nothing.
  ///
  /// - Parameter count: The number of all elements, old and new.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable public mutating func reserveCapacity(_ count: Int) { whole.reserveCapacity(count) }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension CollectionDraft
where Whole: RangeReplaceableCollection, Whole: BidirectionalCollection, Element: Identifiable {
  /// The first element with an identity, or `nil`: to insert, replace and remove it.
  ///
  ///     struct Player: Identifiable { let id: Int; let name: String }
  ///     let edited = [Player(id: 1, name: "Ann"), Player(id: 2, name: "Bob")].editing {
  ///       $0[id: 1] = nil
  ///       $0[id: 3] = Player(id: 3, name: "Cleo")
  ///     }
  ///     print(edited.map(\.name))  // ["Bob", "Cleo"]
  ///
  /// A new element goes to the end. If an element gets another identity, it keeps its place; of two
  /// elements with one identity, the first is found.
  ///
  /// - Parameter id: The identity.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  public subscript(id id: Element.ID) -> Element? {
    get { whole[_id: id] }
    _modify { yield &whole[_id: id] }
  }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension CollectionDraft
where
  Whole: RangeReplaceableCollection, Whole: BidirectionalCollection,
  Element: Editable & Identifiable, Element._Draft: AnyDraft
{
  /// The draft of the first element with an identity, for a path through it after `?`.
  ///
  ///     struct Player: Identifiable { let id: Int; let name: String }
  ///     let edited = [Player(id: 1, name: "Ann")].editing {
  ///       $0[id: 1]?.name = "Bob"
  ///       $0[id: 2]?.name = "Cleo"
  ///     }
  ///     print(edited.map(\.name))  // ["Bob"]
  ///
  /// - Parameter id: The identity.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @_disfavoredOverload
  @inlinable
  public subscript(id id: Element.ID) -> Element._Draft? {
    get { self[id: id]._draft }
    _modify { yield &self[id: id]._draft }
  }
}

extension Array: Editable {
  /// The draft of the elements.
  public typealias _Draft = CollectionDraft<Self>
  /// Returns the draft of the elements.
  @inlinable public static func _opened(_ whole: consuming Self) -> _Draft { _Draft(whole) }
  /// Returns the elements of a draft.
  @inlinable public static func _closed(_ draft: consuming _Draft) -> Self { draft.whole }
}

extension ArraySlice: Editable {
  /// The draft of the elements.
  public typealias _Draft = CollectionDraft<Self>
  /// Returns the draft of the elements.
  @inlinable public static func _opened(_ whole: consuming Self) -> _Draft { _Draft(whole) }
  /// Returns the elements of a draft.
  @inlinable public static func _closed(_ draft: consuming _Draft) -> Self { draft.whole }
}

extension ContiguousArray: Editable {
  /// The draft of the elements.
  public typealias _Draft = CollectionDraft<Self>
  /// Returns the draft of the elements.
  @inlinable public static func _opened(_ whole: consuming Self) -> _Draft { _Draft(whole) }
  /// Returns the elements of a draft.
  @inlinable public static func _closed(_ draft: consuming _Draft) -> Self { draft.whole }
}
