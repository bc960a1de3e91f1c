/// The parts of a whole, which can be read and written one by one.
struct Parts<Part> {
  private(set) var all: [Part]

  /// Whether a part was written.
  private(set) var isChanged = false

  init(_ all: [Part]) {
    self.all = all
  }
}

extension Parts {
  /// The part at the position of a place.
  ///
  /// If there are fewer parts, reading returns the place's part, and writing does nothing.
  subscript(place: Place<Part>) -> Part {
    get { part(at: position(of: place)) ?? place.part }
    set { write(newValue, at: position(of: place)) }
  }

  private func position(of place: Place<Part>) -> Int? {
    all.indices.contains(place.position) ? place.position : nil
  }

  private func part(at position: Int?) -> Part? {
    position.map { all[$0] }
  }

  private mutating func write(_ part: Part, at position: Int?) {
    guard let position else { return }
    all[position] = part
    isChanged = true
  }
}

extension Parts where Part: Identifiable {
  /// The part with the identity of a place's part, at any position.
  ///
  /// If no part has that identity, reading returns the place's part, and writing does nothing.
  subscript(identified place: Place<Part>) -> Part {
    get { part(at: identifiedPosition(of: place)) ?? place.part }
    set { write(newValue, at: identifiedPosition(of: place)) }
  }

  /// Returns the position of the part with the identity of a place's part.
  ///
  /// Identities may not be unique, so the part at the place itself comes first.
  private func identifiedPosition(of place: Place<Part>) -> Int? {
    let id = place.part.id
    if let position = position(of: place), all[position].id == id { return position }
    return all.firstIndex { $0.id == id }
  }
}
