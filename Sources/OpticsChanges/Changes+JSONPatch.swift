/// Changes are encoded as a JSON Patch (RFC 6902), which other programs can also apply.
///
/// A test stands before each replacement and removal. It says what the part was, so that the patch can be undone, and
/// is not applied to a part that is another one.
extension Changes: Codable {
  private enum Name: String, CodingKey {
    case op, path, value
  }

  private enum Operation: String, Codable {
    case add, remove, replace, test
  }

  /// Encodes the changes as a JSON Patch.
  ///
  ///     import Foundation
  ///
  ///     let encoder = JSONEncoder()
  ///     encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  ///     let changes = try Changes(from: ["ann": 1], to: ["ann": 2])
  ///     print(String(decoding: try encoder.encode(changes), as: UTF8.self))
  ///     // [{"op":"test","path":"/ann","value":1},{"op":"replace","path":"/ann","value":2}]
  public func encode(to encoder: any Encoder) throws {
    var patch = encoder.unkeyedContainer()
    func add(_ operation: Operation, _ value: EncodedValue?, at path: [String]) throws {
      var container = patch.nestedContainer(keyedBy: Name.self)
      try container.encode(operation, forKey: .op)
      try container.encode(pointer(to: path), forKey: .path)
      if let value { try container.encode(value, forKey: .value) }
    }
    for change in self {
      if let before = change.before { try add(.test, before, at: change.path) }
      let operation: Operation =
        change.after == nil ? .remove : change.before == nil ? .add : .replace
      try add(operation, change.after, at: change.path)
    }
  }

  /// Decodes a JSON Patch in which a test stands before each replacement and removal.
  ///
  ///     import Foundation
  ///
  ///     let patch = #"[{"op": "add", "path": "/1", "value": 5}]"#
  ///     let changes = try JSONDecoder().decode(Changes<[Int]>.self, from: Data(patch.utf8))
  ///     print(try changes.applied(to: [1, 2]))  // [1, 5, 2]
  ///
  /// The operations `move` and `copy` are not read, and an index is a number, not `-`.
  public init(from decoder: any Decoder) throws {
    var patch = try decoder.unkeyedContainer()
    var changes: [Change] = []
    var tested: (path: [String], value: EncodedValue)?
    func wrong(_ reason: String, _ container: KeyedDecodingContainer<Name>) -> DecodingError {
      .dataCorrupted(.init(codingPath: container.codingPath, debugDescription: reason))
    }
    while !patch.isAtEnd {
      let container = try patch.nestedContainer(keyedBy: Name.self)
      let operation = try container.decode(Operation.self, forKey: .op)
      let pointer = try container.decode(String.self, forKey: .path)
      guard let path = path(of: pointer) else {
        throw wrong("The path '\(pointer)' does not begin with a slash.", container)
      }
      let value =
        operation == .remove ? nil : try container.decode(EncodedValue.self, forKey: .value)
      if let value, operation == .test, tested == nil {
        tested = (path, value)
        continue
      }
      let before = tested?.value
      guard tested.map({ $0.path == path }) ?? true, operation != .test,
        (before == nil) == (operation == .add)
      else {
        throw wrong(
          "Before '\(operation)' at '\(pointer)', there has to be "
            + (operation == .add ? "no test." : "a test of this path, with the value before."),
          container)
      }
      tested = nil
      changes.append(Change(path: path, before: before, after: value))
    }
    if let tested {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "After the test of '\(pointer(to: tested.path))', there is no change."))
    }
    self.init(changes)
  }
}

/// Returns the JSON Pointer (RFC 6901) of a path.
private func pointer(to path: [String]) -> String {
  path.reduce(into: "") { pointer, name in
    pointer.unicodeScalars.append("/")
    for scalar in name.unicodeScalars {
      switch scalar {
      case "~": pointer += "~0"
      case "/": pointer += "~1"
      default: pointer.unicodeScalars.append(scalar)
      }
    }
  }
}

/// Returns the path of a JSON Pointer; `nil` if it is none.
private func path(of pointer: String) -> [String]? {
  if pointer.isEmpty { return [] }
  let parts = pointer.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
  guard parts[0].isEmpty else { return nil }
  return parts.dropFirst().map { part in
    let pieces = part.split(separator: "~", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: String(pieces[0])) { name, piece in
      switch piece.first {
      case "0": name.unicodeScalars += ["~"] + piece.dropFirst()
      case "1": name.unicodeScalars += ["/"] + piece.dropFirst()
      default: name.unicodeScalars += ["~"] + piece
      }
    }
  }
}
