import Optics

/// The functions with which a binding reads and writes a part of another binding's value.
///
/// A view can keep a binding for longer than the part exists. So `get` always returns a part, and
/// `set` changes nothing once the part is gone: a late write must not bring the part back.
struct Projection<Whole, Part> {
  /// Returns the part of a whole.
  let get: (Whole) -> Part

  /// Returns the whole with the part replaced, or `nil` if there is no part to replace.
  let set: (Part, Whole) -> Whole?
}

extension Projection {
  /// A projection onto the part that every whole has.
  init<Kind>(_ optic: Optic<Kind, Whole, Part>) where Kind.Getting == Gets {
    self.init(get: { optic.get($0) }, set: { optic.set($0, $1) })
  }

  /// A projection onto the value of an optional, or `nil` if there is none.
  ///
  /// Once the value is gone, `get` returns that of the given optional.
  init?(unwrapping whole: Part?) where Whole == Part? {
    guard let whole else { return nil }
    self.init(get: { $0 ?? whole }, set: { $1 == nil ? nil : .some($0) })
  }

  /// A projection onto the payload of a case of an optional enum: `nil` for another case, or none.
  ///
  /// If the value is that case, writing a payload replaces the payload, and writing `nil` removes the
  /// value. Any other value stays.
  ///
  /// The only case of an enum has an iso.
  init<Kind, Enum, Payload>(ofCase prism: Optic<Kind, Enum, Payload>)
  where
    Whole == Enum?, Part == Payload?, Kind.Extracting == Extracts, Kind.Embedding == Embeds
  {
    self.init(
      get: { $0.flatMap(prism.extract) },
      set: { payload, whole in
        guard let whole, prism.matches(whole) else { return nil }
        return .some(payload.map(prism.embed))
      })
  }

  /// A projection onto whether there is a value.
  ///
  /// Writing `false` removes the value. Writing `true` changes nothing.
  init<Wrapped>() where Whole == Wrapped?, Part == Bool {
    self.init(get: { $0 != nil }, set: { $0 || $1 == nil ? nil : .some(nil) })
  }
}
