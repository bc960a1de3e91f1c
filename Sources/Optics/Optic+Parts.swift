extension Optic {
  /// The parts as one array: to read them all, and to write them all back.
  ///
  ///     let words = ["c", "a", "b"]
  ///     print(words |> [String]._each.filtered { $0 != "a" }.parts %~ { $0.sorted() })
  ///     // ["b", "a", "c"]
  ///
  /// Writing gives each part, in order, the next element of the array. Where there are fewer
  /// elements than parts, the last parts stay as they are; where there are more, the last elements
  /// are left out. So the laws of a ``Lens`` hold for arrays that have as many elements as there
  /// are parts.
  @inlinable @inline(__always)
  public var parts: Lens<Whole, [Part]> {
    let access = self.access
    return Lens(
      get: { access.parts(of: $0) },
      modify: { whole, body in
        var parts = access.parts(of: whole)
        body(&parts)
        access.replaceParts(of: &whole, with: parts)
      })
  }

  /// The first of the parts, if there is one.
  ///
  ///     let even = [Int]._each.filtered { $0 % 2 == 0 }
  ///     print([1, 2, 4] |> even.first *~ 0)  // [1, 0, 4]
  @inlinable @inline(__always)
  public var first: AffineTraversal<Whole, Part> {
    let access = self.access
    return AffineTraversal(
      extract: { access.first(in: $0) },
      modify: { whole, body in
        do throws(TraversalStop) {
          try access.update(&whole) { part throws(TraversalStop) in
            body(&part)
            throw TraversalStop()
          }
        } catch {}
      })
  }

  /// The parts in the reverse order.
  ///
  ///     var numbers = [1, 2, 3]
  ///     var sum = 0
  ///     [Int]._each.backwards.modify(&numbers) {
  ///       sum += $0
  ///       $0 = sum
  ///     }
  ///     print(numbers)  // [6, 5, 3]
  ///
  /// The parts are copied out and written back, so that they are not changed in place. If a body
  /// throws, they are written back as they are then.
  @inlinable @inline(__always)
  public var backwards: Traversal<Whole, Part> {
    let access = self.access
    return Traversal(
      visit: { whole, visitor throws(TraversalStop) in
        for part in access.parts(of: whole).reversed() { try visitor(part) }
      },
      update: { whole, body throws(TraversalStop) in
        var parts = access.parts(of: whole)
        var failure: TraversalStop?
        for index in parts.indices.reversed() {
          do throws(TraversalStop) { try body(&parts[index]) } catch {
            failure = error
            break
          }
        }
        access.replaceParts(of: &whole, with: parts)
        if let failure { throw failure }
      })
  }
}
