/// The two ways in which an optic with at most one part writes: in place, and to a copy.
///
/// They differ for a whole with `let` properties. Such a whole has to be rebuilt, and its copy is
/// best made from its old parts, without copying the old whole first.
@usableFromInline
@frozen
internal struct Change<Whole, Part>: Sendable {
  /// Calls the body with the part, in place, if present.
  @usableFromInline
  typealias InPlace = @Sendable (_ whole: inout Whole, _ body: (inout Part) -> Void) -> Void

  /// Calls the function with the part, if present, and returns the whole with the result.
  @usableFromInline
  typealias Rebuild = @Sendable (_ whole: Whole, _ transform: (Part) -> Part) -> Whole

  @usableFromInline
  internal let inPlace: InPlace

  /// Rebuilds the whole with a changed part; present if the whole has to be rebuilt.
  @usableFromInline
  internal let rebuild: Rebuild?

  /// Creates a change in place and, optionally, by rebuilding.
  @inlinable
  internal init(inPlace: @escaping InPlace, rebuild: Rebuild? = nil) {
    self.inPlace = inPlace
    self.rebuild = rebuild
  }
}

extension Change {
  /// Creates a change of a whole that is rebuilt from its changed part.
  @inlinable
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

  /// Creates a change of a whole that is rebuilt from its changed part, if the part is present.
  @inlinable
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

// Closures here capture closures, never the values that hold them. A closure that captures only
// functions known at compile time needs no context, so calling it retains nothing.
extension Change {
  /// Returns the change of the part of a part.
  @inlinable
  internal func then<Next>(_ next: Change<Part, Next>) -> Change<Whole, Next> {
    let (first, second) = (inPlace, next.inPlace)
    return Change<Whole, Next>(
      inPlace: { whole, body in first(&whole) { second(&$0, body) } },
      rebuild: rebuilding(next))
  }

  /// Returns a function that rebuilds the whole with the part of its part changed, if the whole is
  /// rebuilt.
  @inlinable
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
