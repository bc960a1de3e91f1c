/// Any number of parts, in order.
///
///     struct Pair { var left: Int; var right: Int }
///     let both = Traversal<Pair, Int>(
///       forEach: { pair, visit in
///         visit(pair.left)
///         visit(pair.right)
///       },
///       modify: { pair, body in
///         body(&pair.left)
///         body(&pair.right)
///       })
///     print(Pair(left: 1, right: 2) |> both %~ { $0 * 10 })  // Pair(left: 10, right: 20)
///
/// Laws, for every `whole`, all parts `a` and `b`, and all functions `f` and `g` of a part:
/// - *modifyAll*: `all(modifying(whole, f)) == all(whole).map(f)`
/// - *modifyIdentity*: `modifying(whole) { $0 } == whole`
/// - *modifyCompose*: `modifying(modifying(whole, f), g) == modifying(whole) { g(f($0)) }`
/// - *setSet*: `set(b, set(a, whole)) == set(b, whole)`
///
/// In addition, `modify` visits the parts in the order of `forEach`.
///
/// The idea comes from *The Essence of the Iterator Pattern* (Gibbons and Oliveira, 2009).
public typealias Traversal<Whole, Part> = Optic<TraversalKind, Whole, Part>

extension Optic where Kind == TraversalKind {
  /// Creates a traversal from a function that visits the parts and one that changes them in place.
  ///
  ///     let each = Traversal<[Int], Int>(
  ///       forEach: { numbers, visit in numbers.forEach(visit) },
  ///       modify: { numbers, body in for index in numbers.indices { body(&numbers[index]) } })
  ///     print([1, 2] |> each *~ 0)  // [0, 0]
  ///
  /// Both functions call the given closure once for each part, in the same order. After the reader
  /// has seen enough parts, or a change has thrown, the rest of the loop has no effect.
  ///
  /// - Parameters:
  ///   - forEach: Calls the given closure with each part of a whole.
  ///   - modify: Calls the given closure to change each part of a whole.
  ///   - name: What the optic is called where it prints in a debug build: the name of the member that makes it,
  ///     or another one with an underscore.
  @inlinable @inline(__always)
  public init(
    forEach: @escaping @Sendable (_ whole: Whole, _ visit: (Part) -> Void) -> Void,
    modify: @escaping @Sendable (_ whole: inout Whole, _ body: (inout Part) -> Void) -> Void,
    named name: StaticString = #function
  ) {
    self.init(
      forEach: { whole, visitor throws(TraversalStop) in
        var isStopped = false
        forEach(whole) { part in
          if isStopped { return }
          do throws(TraversalStop) { try visitor(part) } catch { isStopped = true }
        }
        if isStopped { throw TraversalStop() }
      },
      modify: { whole, body throws(TraversalStop) in
        var isStopped = false
        modify(&whole) { part in
          if isStopped { return }
          do throws(TraversalStop) { try body(&part) } catch { isStopped = true }
        }
        if isStopped { throw TraversalStop() }
      }, named: name)
  }

  /// Creates a traversal from loops that end early if the given closure throws.
  @inlinable @inline(__always)
  internal init(
    forEach: @escaping Access<Whole, Part>.ForEach, modify: @escaping Access<Whole, Part>.Modify,
    count: Access<Whole, Part>.Count? = nil, named name: StaticString = #function
  ) {
    self.init(
      access: .many(forEach: forEach, modify: modify, count: count), name: PathName(madeIn: name))
  }

  /// Converts any optic to a traversal, which no longer knows how many parts there are.
  ///
  ///     let optics = [Traversal([Int]._first), Traversal([Int]._each)]
  ///     print(optics.map { $0.count(in: [1, 2]) })  // [1, 2]
  ///
  /// - Parameter optic: The optic to convert.
  @inlinable @inline(__always)
  public init<Other>(_ optic: Optic<Other, Whole, Part>) {
    self.init(access: optic.access, name: optic.name)
  }
}
