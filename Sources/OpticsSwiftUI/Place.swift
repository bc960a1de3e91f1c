/// The position of one of several parts, and the part that was found there.
///
/// Arguments of key paths have to be `Hashable`, which a part need not be. So places are equal if
/// their positions are.
struct Place<Part> {
  let position: Int
  let part: Part
}

extension Place: Hashable {
  static func == (one: Place, other: Place) -> Bool {
    one.position == other.position
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(position)
  }
}
