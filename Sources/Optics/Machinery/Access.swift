/// The closures that read and write the parts of an optic, by the number of parts.
///
/// Its members have the names of the verbs of ``Optic`` that call them.
///
/// Parts are changed in place, so composing optics copies nothing between whole and part, and
/// copy-on-write storage stays uniquely referenced.
///
/// Each case stores its closures directly, not in a struct: a call through a stored optic then
/// retains only the closures that it uses.
///
/// Functions on the way from a path to its change are `@inlinable`, and no more: the optimizer then
/// specializes each of them once for the types of a path. With `@_transparent`, which copies them into
/// each use, a change takes half the time in a debug build, but five times the time to compile, and
/// ten times the code. The optimizer leaves some functions as calls; those are marked `@inline(__always)`.
@usableFromInline
@frozen
internal enum Access<Whole, Part>: Sendable {
  /// Visits the parts in order, until the visitor throws.
  @usableFromInline
  typealias ForEach =
    @Sendable (_ whole: Whole, _ visitor: (Part) throws(TraversalStop) -> Void)
    throws(TraversalStop) -> Void

  /// Changes the parts in order, in place, until the body throws.
  @usableFromInline
  typealias Modify =
    @Sendable (_ whole: inout Whole, _ body: (inout Part) throws(TraversalStop) -> Void)
    throws(TraversalStop) -> Void

  /// Counts the parts, if this is possible without a visit.
  @usableFromInline
  typealias Count = @Sendable (_ whole: Whole) -> Int

  /// Calls the body with the one part, in place, if present.
  @usableFromInline
  typealias InPlace = @Sendable (_ whole: inout Whole, _ body: (inout Part) -> Void) -> Void

  /// Returns the whole rebuilt with the result of the function for the one part, if present.
  @usableFromInline
  typealias Rebuild = @Sendable (_ whole: Whole, _ transform: (Part) -> Part) -> Whole

  /// `rebuild` is present if the whole has `let` properties: its copy is best made from its old parts,
  /// without copying the old whole first.
  case one(get: @Sendable (Whole) -> Part, inPlace: InPlace, rebuild: Rebuild?)
  case atMostOne(extract: @Sendable (Whole) -> Part?, inPlace: InPlace, rebuild: Rebuild?)
  case many(forEach: ForEach, modify: Modify, count: Count?)
}

/// Thrown to end the loop of a traversal early; never leaves this module.
@usableFromInline
@frozen
internal struct TraversalStop: Error {
  @inlinable
  internal init() {}
}

extension Access {
  /// Creates an access to the part of a whole that is rebuilt from its changed part.
  @inlinable
  internal static func one(
    get: @escaping @Sendable (Whole) -> Part,
    set: @escaping @Sendable (__owned Part, Whole) -> Whole
  ) -> Self {
    .one(
      get: get,
      inPlace: { whole, body in
        var part = get(whole)
        body(&part)
        whole = set(part, whole)
      },
      rebuild: { whole, transform in set(transform(get(whole)), whole) })
  }

  /// Creates an access to the part of a whole that is rebuilt from its changed part, if the part is present.
  @inlinable
  internal static func atMostOne(
    extract: @escaping @Sendable (Whole) -> Part?,
    set: @escaping @Sendable (__owned Part, Whole) -> Whole
  ) -> Self {
    .atMostOne(
      extract: extract,
      inPlace: { whole, body in
        guard var part = extract(whole) else { return }
        body(&part)
        whole = set(part, whole)
      },
      rebuild: { whole, transform in
        guard let part = extract(whole) else { return whole }
        return set(transform(part), whole)
      })
  }
}

extension Access {
  /// Returns whether an optic of a kind may have as many parts.
  @inlinable
  internal func allows<Kind: OpticKind>(_ kind: Kind.Type) -> Bool {
    switch self {
    case .one: true
    case .atMostOne: Kind.Getting.self == Void.self
    case .many: Kind.Getting.self == Void.self && Kind.Extracting.self == Void.self
    }
  }
}

extension Access {
  /// Returns the part that is always there.
  @inlinable
  internal func get(_ whole: Whole) -> Part {
    guard case .one(let get, _, _) = self else {
      preconditionFailure("an optic of a kind that gets is made of one part only")
    }
    return get(whole)
  }

  /// Returns the part, or the first of several parts.
  @inlinable
  internal func extract(_ whole: Whole) -> Part? {
    switch self {
    case .one(let get, _, _): return get(whole)
    case .atMostOne(let extract, _, _): return extract(whole)
    case .many(let forEach, _, _):
      var first: Part?
      do throws(TraversalStop) {
        try forEach(whole) { part throws(TraversalStop) in
          first = part
          throw TraversalStop()
        }
      } catch {}
      return first
    }
  }

  /// Calls the visitor with each part, in order, until it throws.
  @usableFromInline @_transparent
  internal func forEach<Failure>(
    _ whole: Whole, _ visitor: (Part) throws(Failure) -> Void
  ) throws(Failure) {
    switch self {
    case .one(let get, _, _): try visitor(get(whole))
    case .atMostOne(let extract, _, _):
      if let part = extract(whole) { try visitor(part) }
    case .many(let forEach, _, _):
      var failure: Failure?
      do throws(TraversalStop) {
        try forEach(whole) { part throws(TraversalStop) in
          do throws(Failure) { try visitor(part) } catch {
            failure = error
            throw TraversalStop()
          }
        }
      } catch {}
      if let failure { throw failure }
    }
  }
}

extension Access {
  /// Calls the body with each part, in order and in place.
  ///
  /// A whole that has to be rebuilt copies its part in any case. Rebuilding the wholes inside along with
  /// it copies nothing else, whereas a change in place would copy each of them first. A whole without the
  /// part stays as it is, because the rebuild made it anew from its unchanged parts. To look for the part
  /// before takes up to 6 % more instructions than code by hand.
  @inlinable @inline(__always)
  internal func modify(_ whole: inout Whole, _ body: (inout Part) -> Void) {
    switch self {
    case .one(_, _, let rebuild?):
      whole = rebuild(whole) {
        var part = $0
        body(&part)
        return part
      }
    case .atMostOne(_, _, let rebuild?):
      var isPresent = false
      let changed = rebuild(whole) {
        var part = $0
        body(&part)
        isPresent = true
        return part
      }
      if isPresent { whole = changed }
    case .one(_, let inPlace, nil), .atMostOne(_, let inPlace, nil): inPlace(&whole, body)
    case .many(_, let modify, _):
      do throws(TraversalStop) { try modify(&whole) { body(&$0) } } catch {}
    }
  }

  /// Calls the body with each part, in order and in place, until it throws; returns the number of calls.
  @inlinable @inline(__always)
  @discardableResult
  internal func modify<Failure>(
    _ whole: inout Whole, _ body: (inout Part) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    var failure: Failure?
    var count = 0
    func change(_ part: Part) -> Part {
      var part = part
      do throws(Failure) { try body(&part) } catch { failure = error }
      count += 1
      return part
    }
    switch self {
    case .one(_, _, let rebuild?): whole = rebuild(whole, change)
    case .atMostOne(_, _, let rebuild?):
      let changed = rebuild(whole, change)
      if count > 0 { whole = changed }
    case .one(_, let inPlace, nil), .atMostOne(_, let inPlace, nil):
      inPlace(&whole) { part in
        do throws(Failure) { try body(&part) } catch { failure = error }
        count += 1
      }
    case .many(_, let modify, _):
      do throws(TraversalStop) {
        try modify(&whole) { part throws(TraversalStop) in
          do throws(Failure) { try body(&part) } catch {
            failure = error
            throw TraversalStop()
          }
          count += 1
        }
      } catch {}
    }
    if let failure { throw failure }
    return count
  }
}

// A whole that is rebuilt is only read. If it were changed in place, all that it holds would be retained
// before, and released afterwards. Of the others, the copy is made in the parameter itself: an additional
// variable would copy a consumed whole twice.
extension Access {
  /// Returns the whole with each part, in order, replaced by the result of a function.
  @inlinable @inline(__always)
  internal func modifying(_ whole: consuming Whole, _ transform: (Part) -> Part) -> Whole {
    switch self {
    case .atMostOne(let extract, _, _?) where extract(whole) == nil: return whole
    case .one(_, _, let rebuild?), .atMostOne(_, _, let rebuild?): return rebuild(whole, transform)
    case .one(_, let inPlace, nil), .atMostOne(_, let inPlace, nil):
      inPlace(&whole) { $0 = transform($0) }
    case .many(_, let modify, _):
      do throws(TraversalStop) { try modify(&whole) { $0 = transform($0) } } catch {}
    }
    return whole
  }

  /// Does the same as ``modifying(_:_:)``, until the function throws.
  @inlinable @inline(__always)
  internal func modifying<Failure>(
    _ whole: consuming Whole, throwing transform: (Part) throws(Failure) -> Part
  ) throws(Failure) -> Whole {
    switch self {
    case .atMostOne(let extract, _, _?) where extract(whole) == nil: return whole
    case .one(_, _, let rebuild?), .atMostOne(_, _, let rebuild?):
      var failure: Failure?
      let changed = rebuild(whole) { part in
        do throws(Failure) { return try transform(part) } catch {
          failure = error
          return part
        }
      }
      if let failure { throw failure }
      return changed
    case .one, .atMostOne, .many:
      try modify(&whole) { part throws(Failure) in part = try transform(part) }
      return whole
    }
  }
}

// The closure is chosen here, not within it, so that it captures only what it calls: where an optic is
// known at compile time, the optimizer then makes one small function of both.
extension Access {
  /// Returns a function that replaces each part of a whole.
  @inlinable
  internal func setting(_ part: Part) -> (Whole) -> Whole {
    switch self {
    case .one(_, _, let rebuild?): return { whole in rebuild(whole) { _ in part } }
    case .atMostOne(let extract, _, let rebuild?):
      return { whole in extract(whole) == nil ? whole : rebuild(whole) { _ in part } }
    case .one(_, let inPlace, nil), .atMostOne(_, let inPlace, nil):
      return { whole in
        var whole = whole
        inPlace(&whole) { $0 = part }
        return whole
      }
    case .many(_, let modify, _):
      return { whole in
        var whole = whole
        do throws(TraversalStop) { try modify(&whole) { $0 = part } } catch {}
        return whole
      }
    }
  }

  /// Returns a function that transforms each part of a whole, in order.
  @inlinable
  internal func modifying(_ transform: @escaping (Part) -> Part) -> (Whole) -> Whole {
    switch self {
    case .one(_, _, let rebuild?): return { whole in rebuild(whole, transform) }
    case .atMostOne(let extract, _, let rebuild?):
      return { whole in extract(whole) == nil ? whole : rebuild(whole, transform) }
    case .one(_, let inPlace, nil), .atMostOne(_, let inPlace, nil):
      return { whole in
        var whole = whole
        inPlace(&whole) { $0 = transform($0) }
        return whole
      }
    case .many(_, let modify, _):
      return { whole in
        var whole = whole
        do throws(TraversalStop) { try modify(&whole) { $0 = transform($0) } } catch {}
        return whole
      }
    }
  }
}

extension Access {
  /// Returns the number of parts.
  @inlinable @inline(__always)
  internal func count(in whole: Whole) -> Int {
    switch self {
    case .one: return 1
    case .atMostOne(let extract, _, _): return extract(whole) == nil ? 0 : 1
    case .many(_, _, let count?): return count(whole)
    case .many(let forEach, _, nil):
      var number = 0
      do throws(TraversalStop) { try forEach(whole) { _ in number += 1 } } catch {}
      return number
    }
  }

  /// Returns all parts, in order.
  @usableFromInline @_transparent
  internal func all(_ whole: Whole) -> [Part] {
    guard case .many(_, _, let count?) = self else {
      var parts: [Part] = []
      forEach(whole) { parts.append($0) }
      return parts
    }
    let capacity = count(whole)
    if capacity == 0 { return [] }
    // Filling storage of the right size is much faster than appending. The pointer keeps the closure
    // from copying the whole. Without the fast path, the optimizer would not inline what the closure
    // does: some paths took four times as many instructions (Swift 6.3.1).
    return withUnsafePointer(to: whole) { whole in
      Array(
        CountedParts(count: capacity) { elements in
          _onFastPath()
          var number = 0
          forEach(whole.pointee) { part in
            guard number < capacity else { return }
            elements.initializeElement(at: number, to: part)
            number += 1
          }
          return number
        })
    }
  }

  /// Replaces the parts, in order, as long as there are new ones.
  @inlinable
  internal func replaceParts(of whole: inout Whole, with parts: [Part]) {
    var rest = parts.makeIterator()
    do throws(TraversalStop) {
      try modify(&whole) { part throws(TraversalStop) in
        guard let next = rest.next() else { throw TraversalStop() }
        part = next
      }
    } catch {}
  }
}

// In release builds, paths are composed at compile time. The optimizer inlines nothing more into a
// function of over 400 basic blocks, so composing has few: 16 for a dot before a lens. With 88, a
// block of sixteen lines was composed at run time.
extension Access {
  /// Returns the access to the parts of the parts.
  @inlinable
  internal func then<Next>(_ next: Access<Part, Next>) -> Access<Whole, Next> {
    switch next {
    case .one: return then(one: next)
    case .atMostOne: return then(atMostOne: next)
    case .many(let forEach, let modify, let count):
      return .nested(loop, loopInPlace, forEach, modify, count: counting(count))
    }
  }

  /// Returns the access to the part of each part, if present.
  @inlinable
  internal func then<Next>(atMostOne next: Access<Part, Next>) -> Access<Whole, Next> {
    guard case .atMostOne(let extractNext, let inPlaceNext, let rebuildNext) = next else {
      return then(one: next)
    }
    switch self {
    case .one(let get, let inPlace, let rebuild):
      return .atMostOne(
        extract: { extractNext(get($0)) },
        inPlace: Access<Whole, Next>.nested(inPlace, inPlaceNext),
        rebuild: Access<Whole, Next>.nested(rebuild, rebuildNext, inPlaceNext))
    case .atMostOne(let extract, let inPlace, let rebuild):
      return .atMostOne(
        extract: { extract($0).flatMap(extractNext) },
        inPlace: Access<Whole, Next>.nested(inPlace, inPlaceNext),
        rebuild: Access<Whole, Next>.nested(rebuild, rebuildNext, inPlaceNext))
    case .many(let forEach, let modify, _):
      return .nested(forEach, modify, next.loop, next.loopInPlace, count: nil)
    }
  }

  /// Returns the access to the one part of each part.
  @inlinable
  internal func then<Next>(one next: Access<Part, Next>) -> Access<Whole, Next> {
    guard case .one(let getNext, let inPlaceNext, let rebuildNext) = next else {
      preconditionFailure("an optic of a kind that gets is made of one part only")
    }
    switch self {
    case .one(let get, let inPlace, let rebuild):
      return .one(
        get: { getNext(get($0)) },
        inPlace: Access<Whole, Next>.nested(inPlace, inPlaceNext),
        rebuild: Access<Whole, Next>.nested(rebuild, rebuildNext, inPlaceNext))
    case .atMostOne(let extract, let inPlace, let rebuild):
      return .atMostOne(
        extract: { extract($0).map(getNext) },
        inPlace: Access<Whole, Next>.nested(inPlace, inPlaceNext),
        rebuild: Access<Whole, Next>.nested(rebuild, rebuildNext, inPlaceNext))
    case .many(let forEach, let modify, let count):
      return .nested(forEach, modify, next.loop, next.loopInPlace, count: count)
    }
  }

  // Closures here capture closures, never the values that hold them. A closure that captures only
  // functions known at compile time needs no context, so calling it retains nothing.

  /// Returns a function that changes the part of the part in place.
  @inlinable
  internal static func nested<Middle>(
    _ first: @escaping Access<Whole, Middle>.InPlace, _ next: @escaping Access<Middle, Part>.InPlace
  ) -> InPlace {
    { whole, body in first(&whole) { next(&$0, body) } }
  }

  /// Returns a function that rebuilds the whole with the part of its part changed, if the whole is rebuilt.
  @inlinable
  internal static func nested<Middle>(
    _ first: Access<Whole, Middle>.Rebuild?, _ next: Access<Middle, Part>.Rebuild?,
    _ inPlaceNext: @escaping Access<Middle, Part>.InPlace
  ) -> Rebuild? {
    guard let first else { return nil }
    if let next { return { whole, transform in first(whole) { next($0, transform) } } }
    return { whole, transform in
      first(whole) {
        var part = $0
        inPlaceNext(&part) { $0 = transform($0) }
        return part
      }
    }
  }

  /// Returns the access that visits the parts of each part.
  @inlinable
  internal static func nested<Middle>(
    _ forEach: @escaping Access<Whole, Middle>.ForEach,
    _ modify: @escaping Access<Whole, Middle>.Modify,
    _ forEachNext: @escaping Access<Middle, Part>.ForEach,
    _ modifyNext: @escaping Access<Middle, Part>.Modify,
    count: Count?
  ) -> Self {
    .many(
      forEach: { whole, visitor throws(TraversalStop) in
        try forEach(whole) { part throws(TraversalStop) in try forEachNext(part, visitor) }
      },
      modify: { whole, body throws(TraversalStop) in
        try modify(&whole) { part throws(TraversalStop) in try modifyNext(&part, body) }
      },
      count: count)
  }

  /// Returns a way to count the parts of the parts without a visit of them, if there is one.
  ///
  /// Parts that are counted themselves are as quick to visit as elements.
  @inlinable
  internal func counting(_ next: (@Sendable (Part) -> Int)?) -> Count? {
    guard let next else { return nil }
    switch self {
    case .one(let get, _, _): return { next(get($0)) }
    case .atMostOne(let extract, _, _): return { extract($0).map(next) ?? 0 }
    case .many(_, _, nil): return nil
    case .many(let forEach, _, _?):
      return { whole in
        var number = 0
        do throws(TraversalStop) { try forEach(whole) { number += next($0) } } catch {}
        return number
      }
    }
  }
}

// Closures that capture the closures of an access, never the access: which of them to call is then decided
// where the access is made, at compile time, and not at run time for each part.
extension Access {
  /// Visits the parts in order, until the visitor throws.
  @inlinable @inline(__always)
  internal var loop: ForEach {
    switch self {
    case .one(let get, _, _):
      return { whole, visitor throws(TraversalStop) in try visitor(get(whole)) }
    case .atMostOne(let extract, _, _):
      return { whole, visitor throws(TraversalStop) in
        if let part = extract(whole) { try visitor(part) }
      }
    case .many(let forEach, _, _): return forEach
    }
  }

  /// Changes the parts in order, in place, until the body throws.
  @inlinable @inline(__always)
  internal var loopInPlace: Modify {
    switch self {
    case .one(_, _, let rebuild?), .atMostOne(_, _, let rebuild?):
      return { whole, body throws(TraversalStop) in
        var stop: TraversalStop?
        whole = rebuild(whole) {
          var part = $0
          do throws(TraversalStop) { try body(&part) } catch { stop = error }
          return part
        }
        if let stop { throw stop }
      }
    case .one(_, let inPlace, nil), .atMostOne(_, let inPlace, nil):
      return { whole, body throws(TraversalStop) in
        var stop: TraversalStop?
        inPlace(&whole) { part in
          do throws(TraversalStop) { try body(&part) } catch { stop = error }
        }
        if let stop { throw stop }
      }
    case .many(_, let modify, _): return modify
    }
  }

  /// Counts the parts, if this is possible without a visit.
  @inlinable @inline(__always)
  internal var counter: Count? {
    switch self {
    case .one: return { _ in 1 }
    case .atMostOne: return nil
    case .many(_, _, let count): return count
    }
  }
}
