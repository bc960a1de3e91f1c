/// How an optic reads and writes, by the number of parts that it may find.
///
/// Parts are changed where they lie, so that composing costs no copy of what lies between, and
/// storage that is copied on write stays uniquely referenced.
@usableFromInline
@frozen
internal enum Access<Whole, Part>: Sendable {
  /// Visits the parts in order, until the visitor throws.
  @usableFromInline
  typealias Visit =
    @Sendable (_ whole: Whole, _ visitor: (Part) throws(TraversalStop) -> Void)
    throws(TraversalStop) -> Void

  /// Changes the parts in order, where they lie, until the body throws.
  @usableFromInline
  typealias Update =
    @Sendable (_ whole: inout Whole, _ body: (inout Part) throws(TraversalStop) -> Void)
    throws(TraversalStop) -> Void

  case one(get: @Sendable (Whole) -> Part, change: Change<Whole, Part>)
  case atMostOne(extract: @Sendable (Whole) -> Part?, change: Change<Whole, Part>)
  case many(visit: Visit, update: Update)
}

/// Thrown through the loops of a traversal to end them early; never leaves this module.
@usableFromInline
@frozen
internal struct TraversalStop: Error {
  @inlinable @inline(__always)
  internal init() {}
}

extension Access {
  /// The part that is always there.
  @inlinable @inline(__always)
  internal func only(in whole: Whole) -> Part {
    guard case .one(let get, _) = self else {
      preconditionFailure("an optic of a kind that gets is made of one part only")
    }
    return get(whole)
  }

  /// The part, or the first of many.
  @inlinable @inline(__always)
  internal func first(in whole: Whole) -> Part? {
    switch self {
    case .one(let get, _): return get(whole)
    case .atMostOne(let extract, _): return extract(whole)
    case .many(let visit, _):
      var first: Part?
      do throws(TraversalStop) {
        try visit(whole) { part throws(TraversalStop) in
          first = part
          throw TraversalStop()
        }
      } catch {}
      return first
    }
  }

  /// Calls the visitor with each part, in order, until it throws.
  @inlinable @inline(__always)
  internal func visit<Failure>(
    _ whole: Whole, _ visitor: (Part) throws(Failure) -> Void
  ) throws(Failure) {
    switch self {
    case .one(let get, _): try visitor(get(whole))
    case .atMostOne(let extract, _):
      if let part = extract(whole) { try visitor(part) }
    case .many(let visit, _):
      var failure: Failure?
      do throws(TraversalStop) {
        try visit(whole) { part throws(TraversalStop) in
          do throws(Failure) { try visitor(part) } catch {
            failure = error
            throw TraversalStop()
          }
        }
      } catch {}
      if let failure { throw failure }
    }
  }

  /// Calls the body with each part, in order and in place, until it throws.
  @inlinable @inline(__always)
  internal func update<Failure>(
    _ whole: inout Whole, _ body: (inout Part) throws(Failure) -> Void
  ) throws(Failure) {
    var failure: Failure?
    switch self {
    case .one(_, let change), .atMostOne(_, let change):
      change.inPlace(&whole) { part in
        do throws(Failure) { try body(&part) } catch { failure = error }
      }
    case .many(_, let update):
      do throws(TraversalStop) {
        try update(&whole) { part throws(TraversalStop) in
          do throws(Failure) { try body(&part) } catch {
            failure = error
            throw TraversalStop()
          }
        }
      } catch {}
    }
    if let failure { throw failure }
  }

  /// A copy of the whole with each part, in order, replaced by what the function returns for it.
  @inlinable @inline(__always)
  internal func copying(_ whole: Whole, _ transform: (Part) -> Part) -> Whole {
    switch self {
    case .one(_, let change), .atMostOne(_, let change):
      return change.copying(whole, transform)
    case .many:
      var whole = whole
      update(&whole) { $0 = transform($0) }
      return whole
    }
  }

  /// As ``copying(_:_:)``, until the function throws.
  @inlinable @inline(__always)
  internal func copying<Failure>(
    _ whole: Whole, throwing transform: (Part) throws(Failure) -> Part
  ) throws(Failure) -> Whole {
    switch self {
    case .one(_, let change), .atMostOne(_, let change):
      var failure: Failure?
      let changed = change.copying(whole) { part in
        do throws(Failure) { return try transform(part) } catch {
          failure = error
          return part
        }
      }
      if let failure { throw failure }
      return changed
    case .many:
      var whole = whole
      try update(&whole) { part throws(Failure) in part = try transform(part) }
      return whole
    }
  }
}

extension Access {
  /// All parts, in order.
  @inlinable @inline(__always)
  internal func parts(of whole: Whole) -> [Part] {
    var parts: [Part] = []
    visit(whole) { parts.append($0) }
    return parts
  }

  /// Replaces the parts, in order, for as long as there are new ones.
  @inlinable @inline(__always)
  internal func replaceParts(of whole: inout Whole, with parts: [Part]) {
    var rest = parts.makeIterator()
    do throws(TraversalStop) {
      try update(&whole) { part throws(TraversalStop) in
        guard let next = rest.next() else { throw TraversalStop() }
        part = next
      }
    } catch {}
  }
}

extension Access {
  /// The access to the parts of the parts.
  @inlinable @inline(__always)
  internal func then<Next>(_ next: Access<Part, Next>) -> Access<Whole, Next> {
    switch (self, next) {
    case (.one(let get, let change), .one(let getNext, let changeNext)):
      return .one(get: { getNext(get($0)) }, change: change.then(changeNext))
    case (.one(let get, let change), .atMostOne(let extractNext, let changeNext)):
      return .atMostOne(extract: { extractNext(get($0)) }, change: change.then(changeNext))
    case (.atMostOne(let extract, let change), .one(let getNext, let changeNext)):
      return .atMostOne(extract: { extract($0).map(getNext) }, change: change.then(changeNext))
    case (.atMostOne(let extract, let change), .atMostOne(let extractNext, let changeNext)):
      return .atMostOne(
        extract: { extract($0).flatMap(extractNext) }, change: change.then(changeNext))
    case (.many, _), (_, .many):
      return .many(
        visit: { whole, visitor throws(TraversalStop) in
          try self.visit(whole) { part throws(TraversalStop) in try next.visit(part, visitor) }
        },
        update: { whole, body throws(TraversalStop) in
          try self.update(&whole) { part throws(TraversalStop) in try next.update(&part, body) }
        })
    }
  }
}
