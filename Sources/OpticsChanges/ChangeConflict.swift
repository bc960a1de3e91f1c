/// The error that a part is not what it was before a change.
///
///     let raise = try Changes(from: [1, 2], to: [1, 3])
///     do { _ = try raise.applied(to: [1]) } catch { print(error) }
///     // [1] is (none), and was 2 before the change
public struct ChangeConflict: Error, Hashable {
  /// The keys and indices that lead to the part.
  public let path: [String]
  /// The part before the change; `nil` if the change inserts it.
  public let before: EncodedValue?
  /// The part as it is; `nil` if it is missing.
  public let found: EncodedValue?
}

extension ChangeConflict: CustomStringConvertible {
  /// Where the part is, and what it is and was.
  public var description: String {
    let place = path.isEmpty ? "the value" : textOfPath(path)
    return "\(place) is \(found?.description ?? absent), "
      + "and was \(before?.description ?? absent) before the change"
  }
}

extension EncodedNode {
  /// Makes a change to this value, or to a part of it.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - path: The rest of its path, from this value on.
  internal func apply<Whole>(
    _ change: Changes<Whole>.Change, at path: ArraySlice<String>
  ) throws(ChangeConflict) {
    func expect(_ found: EncodedValue?, _ isFitting: Bool = true) throws(ChangeConflict) {
      if found != change.before || !isFitting {
        throw ChangeConflict(path: change.path, before: change.before, found: found)
      }
    }
    guard let step = path.first else {
      try expect(value, change.after != nil)
      (single, elements, members) = (change.after, nil, nil)
      return
    }
    open()
    let index = Int(step) ?? -1
    let isElement = elements?.indices.contains(index) ?? false
    let part = isElement ? elements?[index] : members?[step]
    if path.count > 1 {
      guard let node = part?.node else { return try expect(nil, false) }
      if isElement { elements?[index] = .node(node) } else { members?[step] = .node(node) }
      return try node.apply(change, at: path.dropFirst())
    }
    guard elements != nil else {
      try expect(part?.value, members != nil)
      members?[step] = change.after.map(Part.value)
      return
    }
    if let after = change.after, change.before == nil {
      try expect(nil, isElement || index == elements?.count)
      elements?.insert(.value(after), at: index)
    } else {
      try expect(part?.value)
      if let after = change.after {
        elements?[index] = .value(after)
      } else {
        elements?.remove(at: index)
      }
    }
  }
}
