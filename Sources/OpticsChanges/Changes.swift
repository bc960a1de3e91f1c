/// What differs between two values: a list of changes, each with its path, and the part before and after.
///
///     import Foundation
///
///     struct Order: Codable, Equatable { let customer: String; let lines: [Line] }
///     struct Line: Codable, Equatable { let product: String; let quantity: Int }
///     let order = Order(customer: "Ann", lines: [Line(product: "Tea", quantity: 2)])
///     let edited = order.editing {
///       $0.customer = "Bo"
///       $0.lines[0].quantity += 1
///       $0.lines.append(Line(product: "Cup", quantity: 1))
///     }
///     let changes = try Changes(from: order, to: edited)
///     print(changes)
///     // customer:          "Ann" → "Bo"
///     // lines[0].quantity: 2 → 3
///     // lines[1]:          (none) → {"product": "Cup", "quantity": 1}
///     print(try changes.applied(to: order) == edited)  // true
///     print(try changes.inverted.applied(to: edited) == order)  // true
///
/// The parts are those that the type encodes, so that changes can be applied, stored and sent: they are a JSON Patch
/// if they are encoded. For values that are not `Codable`, use ``difference(from:to:)``, a text.
///
/// - Laws: With `changes = try Changes(from: a, to: b)`, and if decoding an encoded value returns the value:
///   `changes.applied(to: a) == b`, `changes.inverted.applied(to: b) == a`, `Changes(from: a, to: a).isEmpty`, and
///   decoding the encoded changes returns them.
public struct Changes<Whole> {
  private let changes: [Change]

  internal init(_ changes: [Change]) {
    self.changes = changes
  }

  /// One change: what was where, and what is there now.
  public struct Change: Hashable, Sendable {
    /// The keys and indices that lead to the part; empty for the whole.
    public let path: [String]
    /// The part before; `nil` if the change inserted it.
    public let before: EncodedValue?
    /// The part after; `nil` if the change removed it.
    public let after: EncodedValue?

    internal init(path: [String], before: EncodedValue?, after: EncodedValue?) {
      (self.path, self.before, self.after) = (path, before, after)
    }
  }
}

extension Changes where Whole: Encodable {
  /// Finds what differs between two values.
  ///
  ///     let changes = try Changes(from: ["Ann": [1, 2]], to: ["Ann": [2], "Bo": []])
  ///     print(changes)
  ///     // Ann[0]: 1 → (none)
  ///     // Bo:     (none) → []
  ///     print(changes[0].path, changes[0].before == 1)  // ["Ann", "0"] true
  ///
  /// Arrays are compared with the fewest insertions and removals, if 100 are enough between their common beginning and
  /// end, and otherwise element by element. Where elements are removed and inserted at one place, they are compared
  /// part by part. Two cases of an enum differ as a whole. Not-a-number equals itself.
  ///
  /// - Parameters:
  ///   - old: A value.
  ///   - new: Another one.
  /// - Throws: What the type throws if a value cannot be encoded.
  /// - Complexity: O(*n* · *d*), where *n* is the number of parts, and *d* the depth of the value or, in arrays, the
  ///   number of insertions and removals, at most 100.
  public init(from old: Whole, to new: Whole) throws {
    let (old, new) = (try EncodedValue(encoding: old), try EncodedValue(encoding: new))
    self.init(
      DifferenceFinder(from: old, to: new).found.map { path, old, new in
        Change(path: path.map(\.name), before: old, after: new)
      })
  }
}

extension PathStep {
  fileprivate var name: String {
    switch self {
    case .name(let name), .place(let name): name
    }
  }
}

extension Changes: RandomAccessCollection {
  /// The position of the first change.
  public var startIndex: Int { 0 }
  /// The number of changes.
  public var endIndex: Int { changes.count }
  /// Returns a change.
  ///
  /// The changes are in the order in which they are made: an index in a path counts as of the
  /// changes before.
  public subscript(position: Int) -> Change { changes[position] }
}

extension Changes: Hashable, Sendable {}

extension Changes {
  /// The changes that undo these, in the opposite order.
  ///
  ///     let changes = try Changes(from: [1, 2], to: [1])
  ///     print(changes.inverted)  // [1]: (none) → 2
  ///
  /// - Complexity: O(*n*), where *n* is the number of changes.
  public var inverted: Changes {
    Changes(reversed().map { Change(path: $0.path, before: $0.after, after: $0.before) })
  }
}

extension Changes where Whole: Codable {
  /// Makes these changes to a value.
  ///
  ///     let raise = try Changes(from: ["ann": 1], to: ["ann": 2])
  ///     print(try raise.applied(to: ["ann": 1, "bo": 5]) == ["ann": 2, "bo": 5])  // true
  ///
  /// It may be another value than the one that was changed. Each part has to be as it was before the change,
  /// so that no change of somebody else is lost:
  ///
  ///     let raise = try Changes(from: ["ann": 1], to: ["ann": 2])
  ///     do { _ = try raise.applied(to: ["ann": 7]) } catch { print(error) }
  ///     // ann is 7, and was 1 before the change
  ///
  /// The value is encoded, changed and decoded. A property that the type does not encode gets the value that decoding
  /// gives it, and an object is a new one.
  ///
  /// - Parameter whole: The value.
  /// - Returns: The changed value.
  /// - Throws: ``ChangeConflict`` if a part is not what it was; what the type throws if the result cannot be decoded.
  /// - Complexity: O(*n* + *k*), where *n* is the number of parts, and *k* the length of the changed arrays for each
  ///   insertion and removal.
  public func applied(to whole: Whole) throws -> Whole {
    if isEmpty { return whole }
    let node = EncodedNode(try EncodedValue(encoding: whole))
    for change in self { try node.apply(change, at: change.path[...]) }
    return try node.value.decoded(as: Whole.self)
  }
}

extension Changes: CustomStringConvertible {
  /// One line for each change.
  public var description: String { aligned(map(\.row)) }
}

extension Changes.Change: CustomStringConvertible {
  /// The path, and the part before and after.
  public var description: String { aligned([row]) }

  fileprivate var row: (path: String, values: String) {
    (
      path.isEmpty ? "\(Whole.self)" : textOfPath(path),
      "\(before?.description ?? absent) → \(after?.description ?? absent)"
    )
  }
}

/// Returns the text of a path: properties after dots, indices and other keys in brackets.
internal func textOfPath(_ path: [String]) -> String {
  path.map { name -> PathStep in
    if name.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), !name.isEmpty {
      return .place(name)
    }
    let isName = name.unicodeScalars.enumerated().allSatisfy { index, scalar in
      index == 0 ? scalar.properties.isXIDStart || scalar == "_" : scalar.properties.isXIDContinue
    }
    return isName && !name.isEmpty ? .name(name) : .place(Rendering.code.text(of: name))
  }.text
}
