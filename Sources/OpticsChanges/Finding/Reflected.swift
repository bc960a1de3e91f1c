/// A value of any type, whose parts are what reflection shows.
package struct Reflected {
  package let value: Any
  /// The objects that contain the value, so that an object that contains itself is compared once.
  private var enclosing: [ObjectIdentifier] = []

  package init(_ value: Any) {
    self.value = value
  }
}

extension Reflected {
  /// The value as Swift code, as far as it can be seen to have such an initializer.
  package var text: String { Rendering.code.text(of: value) }

  /// A part of this value.
  private func part(_ value: Any) -> Reflected {
    var part = Reflected(value)
    part.enclosing = enclosing
    return part
  }
}

extension Reflected: Dissectable {
  package func isSame(as other: Reflected) -> Bool {
    areEqual(value, other.value) ?? (text == other.text)
  }

  package static func dissection(of old: Reflected, _ new: Reflected) -> Dissection<Reflected> {
    let (one, other) = (Mirror(reflecting: old.value), Mirror(reflecting: new.value))
    guard one.subjectType == other.subjectType else { return .wholes }
    switch one.displayStyle {
    case .struct, .tuple: return .members(old.fields(one), new.fields(other))
    case .class:
      let object = ObjectIdentifier(old.value as AnyObject)
      if old.enclosing.contains(object) { return .wholes }
      var inside = old
      inside.enclosing.append(object)
      return .members(inside.fields(one), new.fields(other))
    case .enum:
      guard let one = one.children.first, let other = other.children.first,
        let name = one.label, name == other.label
      else { return .wholes }
      return .members(
        [(.name(name), old.part(one.value))], [(.name(name), new.part(other.value))])
    case .optional:
      guard let one = one.children.first, let other = other.children.first else { return .wholes }
      return .contents(old.part(one.value), new.part(other.value))
    case .collection:
      return .elements(
        one.children.map { old.part($0.value) }, other.children.map { new.part($0.value) })
    case .dictionary: return .members(old.entries(one), new.entries(other))
    case .set: return .unordered(different(old, one, new, other))
    default: return .wholes
    }
  }

  /// The fields of a value, those of its superclass first.
  private func fields(_ mirror: Mirror) -> [(step: PathStep, part: Reflected)] {
    let mirrors = sequence(first: mirror) { $0.superclassMirror }.reversed()
    return mirrors.flatMap(\.children).map { field in
      // Tuple elements without labels are named `.0`, `.1` and so on.
      (.name(String((field.label ?? "").drop { $0 == "." })), part(field.value))
    }
  }

  private func entries(_ mirror: Mirror) -> [(step: PathStep, part: Reflected)] {
    mirror.children.map { entry in
      let pair = Array(Mirror(reflecting: entry.value).children.map(\.value))
      return (.place(Reflected(pair[0]).text), part(pair[1]))
    }
    .sorted { [$0.step].text < [$1.step].text }
  }

  /// Returns the members that only one of two sets has.
  private static func different(
    _ old: Reflected, _ one: Mirror, _ new: Reflected, _ other: Mirror
  ) -> [(old: Reflected?, new: Reflected?)] {
    func members(_ set: Reflected, _ mirror: Mirror) -> [String: Reflected] {
      let members = mirror.children.map { set.part($0.value) }
      return Dictionary(members.map { ($0.text, $0) }) { $1 }
    }
    let (removed, inserted) = (members(old, one), members(new, other))
    return Set(removed.keys).symmetricDifference(inserted.keys).sorted()
      .map { (removed[$0], inserted[$0]) }
  }
}

/// Whether two values are equal; `nil` if they are not `Equatable`.
package func areEqual(_ one: Any, _ other: Any) -> Bool? {
  func isEqual<Value: Equatable>(_ one: Value) -> Bool { (other as? Value) == one }
  return (one as? any Equatable).map { isEqual($0) }
}
