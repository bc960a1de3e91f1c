/// How an optic with at most one part writes: in place, and to a copy.
///
/// The two differ for a whole whose properties are constants. It has to be made anew, and then a
/// copy is best made of its old parts, without a copy of the old whole to change.
@usableFromInline
internal struct Change<Whole, Part>: Sendable {
  /// Calls the body with the part where it lies, or not at all.
  @usableFromInline
  typealias InPlace = @Sendable (_ whole: inout Whole, _ body: (inout Part) -> Void) -> Void

  /// Calls the function with the part, or not at all, and gives the whole with what it returned.
  @usableFromInline
  typealias Copying = @Sendable (_ whole: Whole, _ transform: (Part) -> Part) -> Whole

  @usableFromInline
  internal let inPlace: InPlace

  @usableFromInline
  internal let copying: Copying

  @inlinable @inline(__always)
  internal init(inPlace: @escaping InPlace, copying: @escaping Copying) {
    self.inPlace = inPlace
    self.copying = copying
  }
}

extension Change {
  /// A change of something that can be changed where it lies.
  @inlinable @inline(__always)
  internal init(inPlace: @escaping InPlace) {
    self.init(
      inPlace: inPlace,
      copying: { whole, transform in
        var whole = whole
        inPlace(&whole) { $0 = transform($0) }
        return whole
      })
  }

  /// A change of something that is made anew from its changed part.
  @inlinable @inline(__always)
  internal init(
    get: @escaping @Sendable (Whole) -> Part,
    set: @escaping @Sendable (Part, Whole) -> Whole
  ) {
    self.init(
      inPlace: { whole, body in
        var part = get(whole)
        body(&part)
        whole = set(part, whole)
      },
      copying: { whole, transform in set(transform(get(whole)), whole) })
  }

  /// A change of something that is made anew from its changed part, where it has that part.
  @inlinable @inline(__always)
  internal init(
    extract: @escaping @Sendable (Whole) -> Part?,
    set: @escaping @Sendable (Part, Whole) -> Whole
  ) {
    self.init(
      inPlace: { whole, body in
        guard var part = extract(whole) else { return }
        body(&part)
        whole = set(part, whole)
      },
      copying: { whole, transform in
        guard let part = extract(whole) else { return whole }
        return set(transform(part), whole)
      })
  }

  /// The change of the part of a part.
  @inlinable @inline(__always)
  internal func then<Next>(_ next: Change<Part, Next>) -> Change<Whole, Next> {
    let (first, second) = (self, next)
    return Change<Whole, Next>(
      inPlace: { whole, body in first.inPlace(&whole) { second.inPlace(&$0, body) } },
      copying: { whole, transform in first.copying(whole) { second.copying($0, transform) } })
  }
}
