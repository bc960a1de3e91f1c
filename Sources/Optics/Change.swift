/// How an optic with at most one part writes: in place, and to a copy.
///
/// The two differ for a whole whose properties are constants. It has to be made anew, and then its
/// copy is best made of its old parts, without a copy of the old whole to change.
@usableFromInline
@frozen
internal struct Change<Whole, Part>: Sendable {
  /// Calls the body with the part where it lies, or not at all.
  @usableFromInline
  typealias InPlace = @Sendable (_ whole: inout Whole, _ body: (inout Part) -> Void) -> Void

  /// Calls the function with the part, or not at all, and gives the whole with what it returned.
  @usableFromInline
  typealias Rebuild = @Sendable (_ whole: Whole, _ transform: (Part) -> Part) -> Whole

  @usableFromInline
  internal let inPlace: InPlace

  /// Present where the whole is made anew.
  @usableFromInline
  internal let rebuild: Rebuild?

  /// A change of something that can be changed where it lies, unless it can be rebuilt as well.
  @inlinable @inline(__always)
  internal init(inPlace: @escaping InPlace, rebuild: Rebuild? = nil) {
    self.inPlace = inPlace
    self.rebuild = rebuild
  }
}

extension Change {
  /// A change of something that is made anew from its changed part.
  @inlinable @inline(__always)
  internal init(
    get: @escaping @Sendable (Whole) -> Part,
    set: @escaping @Sendable (__owned Part, Whole) -> Whole
  ) {
    self.init(
      inPlace: { whole, body in
        var part = get(whole)
        body(&part)
        whole = set(part, whole)
      },
      rebuild: { whole, transform in set(transform(get(whole)), whole) })
  }

  /// A change of something that is made anew from its changed part, where it has that part.
  @inlinable @inline(__always)
  internal init(
    extract: @escaping @Sendable (Whole) -> Part?,
    set: @escaping @Sendable (__owned Part, Whole) -> Whole
  ) {
    self.init(
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

// Closures capture closures here, never the values that hold them: one that captures nothing but
// functions known at compile time needs no context, so that calling it retains nothing.
extension Change {
  /// The change of the part of a part.
  @inlinable @inline(__always)
  internal func then<Next>(_ next: Change<Part, Next>) -> Change<Whole, Next> {
    let (first, second) = (inPlace, next.inPlace)
    return Change<Whole, Next>(
      inPlace: { whole, body in first(&whole) { second(&$0, body) } },
      rebuild: rebuilding(next))
  }

  /// How the whole is made anew with the part of its part changed, if it is made anew.
  @inlinable @inline(__always)
  internal func rebuilding<Next>(_ next: Change<Part, Next>) -> Change<Whole, Next>.Rebuild? {
    guard let first = rebuild else { return nil }
    if let second = next.rebuild {
      return { whole, transform in first(whole) { second($0, transform) } }
    }
    let second = next.inPlace
    return { whole, transform in
      first(whole) {
        var part = $0
        second(&part) { $0 = transform($0) }
        return part
      }
    }
  }
}
