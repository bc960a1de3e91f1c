extension Optic {
  /// All parts as one array, to read and write.
  ///
  ///     let words = ["c", "a", "b"]
  ///     print(words |> [String]._each.filtered { $0 != "a" }.parts %~ { $0.sorted() })
  ///     // ["b", "a", "c"]
  ///
  /// If nothing matches, the array is empty, and writing changes nothing.
  ///
  /// Writing assigns the elements of the array to the parts, in order. If there are fewer elements
  /// than parts, the last parts stay unchanged; if there are more, the last elements are ignored.
  /// So the laws of a ``Lens`` hold for arrays with as many elements as there are parts.
  ///
  /// - Complexity: Reading and changing take O(*n*), where *n* is the number of parts, including those
  ///   that `filtered` leaves out.
  @inlinable @inline(__always)
  public var parts: Lens<Whole, [Part]> {
    let access = self.access
    return Lens(
      get: { access.all($0) },
      modify: { whole, body in
        var parts = access.all(whole)
        body(&parts)
        access.replaceParts(of: &whole, with: parts)
      }
    )
    .named(name.then("parts"))
  }
}

// These speak of the parts of a traversal. On an optic with one part, they would seem to speak of the
// elements of that part.
extension Optic where Kind.Extracting == Void {
  /// The first part, if present.
  ///
  ///     let even = [Int]._each.filtered { $0 % 2 == 0 }
  ///     print([1, 2, 4] |> even.first *~ 0)  // [1, 0, 4]
  ///     print([1] |> even.first *~ 0)  // [1]
  ///
  /// - Complexity: O(*n*), where *n* is the number of parts that are tried before one matches.
  @inlinable @inline(__always)
  public var first: AffineTraversal<Whole, Part> {
    let (forEach, modify) = (access.loop, access.loopInPlace)
    return AffineTraversal(
      extract: { whole in
        var first: Part?
        do throws(TraversalStop) {
          try forEach(whole) { part throws(TraversalStop) in
            first = part
            throw TraversalStop()
          }
        } catch {}
        return first
      },
      modify: { whole, body in
        do throws(TraversalStop) {
          try modify(&whole) { part throws(TraversalStop) in
            body(&part)
            throw TraversalStop()
          }
        } catch {}
      }
    )
    .named(name.then("first"))
  }

  /// The parts in reverse order.
  ///
  ///     var numbers = [1, 2, 3]
  ///     var sum = 0
  ///     [Int]._each.backwards.modify(&numbers) {
  ///       sum += $0
  ///       $0 = sum
  ///     }
  ///     print(numbers)  // [6, 5, 3]
  ///
  /// The parts are copied out and written back, not changed in place. If a body throws, their
  /// current values are written back.
  ///
  /// - Complexity: Reading and changing take O(*n*), where *n* is the number of parts, including those
  ///   that `filtered` leaves out.
  @inlinable @inline(__always)
  public var backwards: Traversal<Whole, Part> {
    let access = self.access
    return Traversal(
      forEach: { whole, visitor throws(TraversalStop) in
        for part in access.all(whole).reversed() { try visitor(part) }
      },
      modify: { whole, body throws(TraversalStop) in
        var parts = access.all(whole)
        var failure: TraversalStop?
        for index in parts.indices.reversed() {
          do throws(TraversalStop) { try body(&parts[index]) } catch {
            failure = error
            break
          }
        }
        access.replaceParts(of: &whole, with: parts)
        if let failure { throw failure }
      }
    )
    .named(name.then("backwards"))
  }

  /// The part at a position in the order of the traversal, if there are so many.
  ///
  ///     let even = [Int]._each.filtered { $0 % 2 == 0 }
  ///     print([1, 2, 4, 6] |> even.part(at: 1) *~ 0)  // [1, 2, 0, 6]
  ///     print(even.part(at: 3).extract([1, 2, 4, 6]) as Any)  // nil
  ///     print([1, 2, 4, 6] |> even.part(at: 3) *~ 0)  // [1, 2, 4, 6]
  ///
  /// It counts the parts that this optic finds, whereas ``Optic/index(_:)`` looks up an element within
  /// a part.
  ///
  /// - Parameter position: The position, counted from 0.
  /// - Returns: An affine traversal onto that part.
  /// - Complexity: O(*n*), where *n* is the number of parts in front of it, including those that
  ///   `filtered` leaves out.
  @inlinable @inline(__always)
  public func part(at position: Int) -> AffineTraversal<Whole, Part> {
    let (forEach, modify) = (access.loop, access.loopInPlace)
    return AffineTraversal(
      extract: { whole in
        var rest = position
        var found: Part?
        do throws(TraversalStop) {
          try forEach(whole) { part throws(TraversalStop) in
            if rest == 0 {
              found = part
              throw TraversalStop()
            }
            rest -= 1
          }
        } catch {}
        return found
      },
      modify: { whole, body in
        var rest = position
        do throws(TraversalStop) {
          try modify(&whole) { part throws(TraversalStop) in
            if rest == 0 {
              body(&part)
              throw TraversalStop()
            }
            rest -= 1
          }
        } catch {}
      }
    )
    .named(name.then("part(at:)"))
  }
}
