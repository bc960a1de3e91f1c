/// A part with its index.
///
///     let words = [String]._each.indexed.all(["a", "b"])
///     print(words.map { "\($0.index): \($0.value)" })  // ["0: a", "1: b"]
///
/// You can change the value, but not the index. Only optics create values of this type. If you
/// write a value with another index, the optic uses the value and ignores the index: the laws of a
/// ``Traversal`` hold for changes of the value alone.
@frozen
public struct Indexed<Index, Value> {
  /// The index of the part.
  public let index: Index

  /// The part.
  public var value: Value

  @inlinable @inline(__always)
  internal init(index: Index, value: consuming Value) {
    self.index = index
    self.value = value
  }
}

extension Indexed {
  /// The part without its index.
  ///
  ///     print(["b", "a"] |> [String]._each.indexed._value *~ "c")  // ["c", "c"]
  @export(implementation) @inline(__always)
  public static var _value: Lens<Indexed, Value> {
    Lens(get: { $0.value }, modify: { $1(&$0.value) })
  }
}

extension Indexed: Equatable where Index: Equatable, Value: Equatable {}
extension Indexed: Hashable where Index: Hashable, Value: Hashable {}
extension Indexed: Sendable where Index: Sendable, Value: Sendable {}

extension Indexed {
  /// Calls the body to change an element in place, together with its index.
  @inlinable @inline(__always)
  internal static func update(
    _ element: inout Value, at index: Index,
    _ body: (inout Indexed) throws(TraversalStop) -> Void
  ) throws(TraversalStop) {
    var indexed = Indexed(index: index, value: consume element)
    do throws(TraversalStop) { try body(&indexed) } catch {
      element = indexed.value
      throw error
    }
    element = indexed.value
  }
}

extension Optic where Kind.Extracting == Void {
  /// The parts with their indices, counted from 0 in the order of the traversal.
  ///
  ///     var lines = ["a", "b"]
  ///     [String]._each.indexed.modify(&lines) { $0.value = "\($0.index + 1). \($0.value)" }
  ///     print(lines)  // ["1. a", "2. b"]
  ///
  /// If nothing matches, there are none. The laws of a ``Traversal`` hold for changes of the values.
  ///
  /// - Complexity: Reading and changing take O(*n*), where *n* is the number of parts, including those
  ///   that `filtered` leaves out.
  @inlinable @inline(__always)
  public var indexed: Traversal<Whole, Indexed<Int, Part>> {
    let (forEach, modify) = (access.loop, access.loopInPlace)
    return Traversal(
      forEach: { whole, visitor throws(TraversalStop) in
        var index = 0
        try forEach(whole) { part throws(TraversalStop) in
          try visitor(Indexed(index: index, value: part))
          index += 1
        }
      },
      modify: { whole, body throws(TraversalStop) in
        var index = 0
        try modify(&whole) { part throws(TraversalStop) in
          try Indexed.update(&part, at: index, body)
          index += 1
        }
      }, count: access.counter
    )
    .named(name.then("indexed"))
  }
}

// Names of their own, because forms of `%~` and `modifying` cost the type checker two to three times the attempts for
// mistakes in code without indices.
extension Optic {
  /// Returns a copy of a whole with the value of each part transformed, together with its index, in order.
  ///
  ///     let lines = [String]._each.indexed.modifyingValues(["a", "b"]) { "\($0 + 1). \($1)" }
  ///     print(lines)  // ["1. a", "2. b"]
  ///
  /// Haskell's *lens* calls it *iover*.
  ///
  /// - Parameters:
  ///   - whole: The value to change.
  ///   - transform: Returns the new value for each index and value.
  /// - Returns: The changed whole, or the same whole if nothing matches.
  /// - Throws: The error that `transform` throws.
  /// - Complexity: O(*n*), where *n* is the number of parts, including those that `filtered` leaves out.
  @inlinable
  public func modifyingValues<Index, Value, Failure>(
    _ whole: consuming Whole, _ transform: (Index, Value) throws(Failure) -> Value
  ) throws(Failure) -> Whole where Part == Indexed<Index, Value> {
    reportMissingPart(in: whole)
    try access.modify(&whole) { part throws(Failure) in
      part.value = try transform(part.index, part.value)
    }
    return whole
  }

  /// Returns a function that transforms the value of each part of a whole, together with its index, in order.
  ///
  ///     let each = [String]._each
  ///     print(["a", "b"] |> each.indexed.modifyingValues { index, line in "\(index + 1). \(line)" })
  ///     // ["1. a", "2. b"]
  ///
  /// This is what `%~` is without indices. Haskell's *lens* writes `%@~` and, if the old values do not matter, `.@~`.
  ///
  /// - Parameter transform: Returns the new value for each index and value.
  /// - Returns: A function from a whole to its changed copy, or to the same whole if nothing matches.
  /// - Complexity: A call of the function takes the time of ``Optic/modifying(_:_:)``.
  @inlinable @inline(__always)
  public func modifyingValues<Index, Value>(
    _ transform: @escaping (Index, Value) -> Value
  ) -> (Whole) -> Whole where Part == Indexed<Index, Value> {
    modifying { (part: Part) in
      Indexed(index: part.index, value: transform(part.index, part.value))
    }
  }
}

extension Optic {
  /// Composes this optic, whose parts have indices, with one from their values.
  ///
  /// The parts of the result keep the index. The laws of a ``Traversal`` hold for changes of the values.
  ///
  ///     let ages = ["ann": (age: 20, city: "Oslo"), "bob": (age: 30, city: "Rome")]
  ///     let cities = [String: (age: Int, city: String)]._valuesByKey.then(
  ///       keepingIndex: Lens<(age: Int, city: String), String>(\.city))
  ///     print(cities.all(ages).map { "\($0.index): \($0.value)" }.sorted())
  ///     // ["ann: Oslo", "bob: Rome"]
  ///
  /// - Parameter next: An optic from the value of a part.
  /// - Returns: A traversal of the parts of `next`, each with the index of the part that it is in. If
  ///   either optic finds nothing, nothing matches.
  /// - Complexity: Reading and changing take O(*n*), where *n* is the number of parts, including those
  ///   that `filtered` leaves out.
  @inlinable @inline(__always)
  public func then<Index, Value, NextKind, Next>(
    keepingIndex next: Optic<NextKind, Value, Next>
  ) -> Traversal<Whole, Indexed<Index, Next>> where Part == Indexed<Index, Value> {
    let (forEach, modify) = (access.loop, access.loopInPlace)
    let (forEachNext, modifyNext) = (next.access.loop, next.access.loopInPlace)
    return Traversal<Whole, Indexed<Index, Next>>(
      forEach: { whole, visitor throws(TraversalStop) in
        try forEach(whole) { part throws(TraversalStop) in
          try forEachNext(part.value) { value throws(TraversalStop) in
            try visitor(Indexed<Index, Next>(index: part.index, value: value))
          }
        }
      },
      modify: { whole, body throws(TraversalStop) in
        try modify(&whole) { part throws(TraversalStop) in
          let index = part.index
          try modifyNext(&part.value) { value throws(TraversalStop) in
            try Indexed<Index, Next>.update(&value, at: index, body)
          }
        }
      }
    )
    .named(name.then("then", next.name, of: Value.self))
  }
}
