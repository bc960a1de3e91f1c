/// A value that is being edited: each part that an optic finds reads and writes like a `var`.
///
///     struct Card { let number: String }
///     enum Payment { case cash, card(Card) }
///     struct Order { let note: String; let payment: Payment; let prices: [Int] }
///     extension Card {
///       static var _number: Lens<Card, String> {
///         Lens(getter: { $0.number }, setter: { number, _ in Card(number: number) })
///       }
///     }
///     extension Payment {
///       static var _card: Prism<Payment, Card> {
///         Prism(
///           extract: { if case .card(let card) = $0 { card } else { nil } },
///           embed: { .card($0) })
///       }
///     }
///     extension Order {
///       static var _note: Lens<Order, String> {
///         Lens(
///           getter: { $0.note },
///           setter: { Order(note: $0, payment: $1.payment, prices: $1.prices) })
///       }
///       static var _payment: Lens<Order, Payment> {
///         Lens(
///           getter: { $0.payment },
///           setter: { Order(note: $1.note, payment: $0, prices: $1.prices) })
///       }
///       static var _prices: Lens<Order, [Int]> {
///         Lens(
///           getter: { $0.prices },
///           setter: { Order(note: $1.note, payment: $1.payment, prices: $0) })
///       }
///     }
///
///     let order = Order(note: "", payment: .card(Card(number: "1")), prices: [1, 2])
///     let edited = editing(order) {
///       $0._note += "soon"
///       $0._payment._card?._number = "4242"
///       $0._prices[0] *= 10
///       if $0._prices.count > 1 { $0._prices.removeLast() }
///     }
///     let card = Payment._card.extract(edited.payment)
///     print(edited.note, card?.number as Any, edited.prices)  // soon Optional("4242") [10]
///
/// ``editing(_:_:)`` and ``edit(_:_:)`` pass a draft to their closures. A draft's members are the
/// static optics of its value:
///
/// | member of a draft | what it is |
/// |---|---|
/// | a lens or an iso | the part, as a variable |
/// | a prism or an affine traversal | the part as an optional variable |
/// | a lens onto an optional | the optional, as a variable |
///
/// Behind a part follow its own members, or its optics, as in `$0._payment._card?._number`. `?` and
/// `!` work as for optionals: an assignment behind `?` does nothing if the part is missing, and `!`
/// stops the program. Elements of collections and values of dictionaries are found by subscripts.
///
/// An assignment without `?` has to be possible. For a prism, it makes the case, whatever the case was
/// before. Assigning `nil` to a part that is there, or a value to an element that is not there (as
/// in `$0._prices._first = 1`), stops a debug build, and does nothing in a release build.
///
/// A part is read, changed, and written back, so a draft keeps the laws of its optics. This copies
/// an array that grows behind a path. `update` changes a part in place.
///
/// - Complexity: Each statement copies the values on its way, so in a release build, one costs what a copy
///   by hand costs, and each further one as much again. See <doc:Performance>.
#if !hasFeature(Embedded)
  @dynamicMemberLookup
#endif
@frozen
public struct Draft<Whole> {
  /// The value with all changes so far, to read what has no optic, to pass on, or to replace.
  ///
  ///     let sorted = editing([3, 1, 2]) {
  ///       if !$0.whole.isEmpty { $0.whole.sort() }
  ///     }
  ///     print(sorted)  // [1, 2, 3]
  public var whole: Whole

  /// Creates a draft of a value.
  ///
  ///     var draft = Draft([1, 2])
  ///     draft._first = 10
  ///     print(draft.whole)  // [10, 2]
  ///
  /// - Parameter whole: The value to edit.
  @inlinable @inline(__always)
  public init(_ whole: Whole) {
    self.whole = whole
  }
}

extension Draft: Sendable where Whole: Sendable {}

extension Draft {
  /// Applies a change that is a function, such as `*~` and ``changing(_:_:)`` make.
  ///
  ///     let reset = [Int]._each *~ 0
  ///     print(editing([1, 2]) { $0.apply(reset) })  // [0, 0]
  ///
  /// - Parameter change: Returns the changed value.
  /// - Throws: What `change` throws. The draft then stays as it was.
  @inlinable
  public mutating func apply<Failure>(
    _ change: (Whole) throws(Failure) -> Whole
  ) throws(Failure) {
    whole = try change(whole)
  }
}
