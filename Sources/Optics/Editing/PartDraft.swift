/// A part in a draft that a macro writes: it does not see whether the part has a draft.
///
/// So the draft keeps the part, and looks up the parts of its draft, if there is one:
///
///     struct Address { let street: String; let city: String }
///
///     var part = PartDraft(Address(street: "1 Elm St", city: "Oslo"))
///     part.city = "Bergen"
///     print(part._part.city)  // Bergen
@dynamicMemberLookup
@frozen
public struct PartDraft<Part> {
  /// The part, for generated code.
  public var _part: Part

  /// Creates the draft of a part.
  @inlinable
  public init(_ part: consuming Part) {
    _part = part
  }
}

extension PartDraft {
  /// Takes the part out of a stored property, for generated code.
  ///
  /// Until ``_return(to:)`` is called, nothing may read or write the property. With a copy in its place, each change would copy
  /// the storage of the part.
  ///
  /// - Parameter property: A stored property without observers.
  /// - Returns: The draft of the part.
  @inlinable
  public static func _taking(_ property: inout Part) -> PartDraft {
    PartDraft(unsafe withUnsafeMutablePointer(to: &property) { unsafe $0.move() })
  }

  /// Returns the part to the stored property that it was taken out of, for generated code.
  ///
  /// - Parameter property: The property.
  @inlinable
  public func _return(to property: inout Part) {
    unsafe withUnsafeMutablePointer(to: &property) { unsafe $0.initialize(to: _part) }
  }
}

extension PartDraft: Sendable where Part: Sendable {}

extension PartDraft where Part: Editable {
  /// A part of the part, as a variable.
  ///
  ///     struct Line { let quantity: Int }
  ///
  ///     var part = PartDraft(Line(quantity: 1))
  ///     part.quantity += 1
  ///     print(part._part.quantity)  // 2
  ///
  /// - Parameter path: The way from the draft of the part to one of its variables.
  @inlinable
  public subscript<Value>(dynamicMember path: WritableKeyPath<Part._Draft, Value>) -> Value {
    get { _part._draft[keyPath: path] }
    _modify {
      var draft = Part._opened((consume self)._part)
      defer { self = PartDraft(Part._closed(draft)) }
      if let stored = Part._storage(behind: path),
        let offset = MemoryLayout<Part._Draft>.offset(of: stored)
      {
        // A key path reads a computed variable and writes it later. So the value is taken out of its place
        // meanwhile, or each change would copy its storage.
        var value = unsafe withUnsafeMutablePointer(to: &draft) { draft in
          unsafe UnsafeMutableRawPointer(draft).advanced(by: offset)
            .assumingMemoryBound(to: Value.self).move()
        }
        defer {
          unsafe withUnsafeMutablePointer(to: &draft) { draft in
            unsafe UnsafeMutableRawPointer(draft).advanced(by: offset)
              .assumingMemoryBound(to: Value.self).initialize(to: value)
          }
        }
        yield &value
      } else {
        yield &draft[keyPath: path]
      }
    }
  }
}

extension PartDraft where Part: Editable, Part._Draft: EnumDraft {
  /// The payload of a case, or `nil`, as a variable.
  ///
  ///     enum Payment { case cash, card([Int]) }
  ///
  ///     var part = PartDraft(Payment.card([1]))
  ///     part.card?.append(2)
  ///     print(part._part)  // card([1, 2])
  ///
  /// - Parameter path: The way from the draft of the part to a payload.
  @inlinable
  public subscript<Payload>(
    dynamicMember path: WritableKeyPath<Part._Draft, Payload?>
  ) -> Payload? {
    get { _part._draft[keyPath: path] }
    _modify {
      // A key path reads a computed variable and writes it later. So the draft lets go of the value meanwhile, or
      // each change would copy the storage of the payload.
      var draft = Part._opened((consume self)._part)
      defer { self = PartDraft(Part._closed(draft)) }
      var payload = draft[keyPath: path]
      if payload != nil, draft._letGo(of: path) {
        defer { draft[keyPath: path] = payload }
        yield &payload
      } else {
        payload = nil
        yield &draft[keyPath: path]
      }
    }
  }
}

extension PartDraft where Part: MutableCollection, Part.Element: Editable {
  /// The draft of the element at an index.
  ///
  ///     struct Line { let quantity: Int }
  ///
  ///     var part = PartDraft([Line(quantity: 1)])
  ///     part[0].quantity += 1
  ///     print(part._part[0].quantity)  // 2
  ///
  /// - Parameter index: The index of an element; the program stops if there is none.
  @inlinable
  public subscript(index: Part.Index) -> Part.Element._Draft {
    get { _part[index]._draft }
    _modify { yield &_part[index]._draft }
  }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension PartDraft
where
  Part: MutableCollection & BidirectionalCollection & RangeReplaceableCollection,
  Part.Element: Editable & Identifiable
{
  /// The first element with an identity, or `nil`: to insert, replace and remove it.
  ///
  ///     struct Line: Identifiable { let id: Int; let quantity: Int }
  ///
  ///     var part = PartDraft([Line(id: 7, quantity: 1), Line(id: 8, quantity: 1)])
  ///     part[id: 8] = nil
  ///     print(part._part.map(\.id))  // [7]
  ///
  /// - Parameter id: The identity.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  public subscript(id id: Part.Element.ID) -> Part.Element? {
    get { _part[_id: id] }
    _modify { yield &_part[_id: id] }
  }

  /// The draft of the first element with an identity, for a path through it after `?`.
  ///
  ///     struct Line: Identifiable { let id: Int; let quantity: Int }
  ///
  ///     var part = PartDraft([Line(id: 7, quantity: 1)])
  ///     part[id: 7]?.quantity += 1
  ///     print(part._part[0].quantity)  // 2
  ///
  /// - Parameter id: The identity.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @_disfavoredOverload
  @inlinable
  public subscript(id id: Part.Element.ID) -> Part.Element._Draft? {
    get { self[id: id]._draft }
    _modify { yield &self[id: id]._draft }
  }
}

extension PartDraft {
  /// The draft of the value for a key, for a path through it after `?`.
  ///
  ///     struct Line { let quantity: Int }
  ///
  ///     var part = PartDraft(["tea": Line(quantity: 1)])
  ///     part["tea"]?.quantity += 1
  ///     print(part._part["tea"]!.quantity)  // 2
  ///
  /// - Parameter key: The key.
  @inlinable
  public subscript<Key, Value: Editable>(key: Key) -> Value._Draft? where Part == [Key: Value] {
    get { _part[key]._draft }
    _modify { yield &_part[key]._draft }
  }

  /// The draft of the value for a key, created if missing, for a path through it.
  ///
  ///     struct Line { let quantity: Int }
  ///
  ///     var part = PartDraft([String: Line]())
  ///     part["tea", default: Line(quantity: 0)].quantity += 1
  ///     print(part._part["tea"]!.quantity)  // 1
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value if the key is missing.
  @inlinable
  public subscript<Key, Value: Editable>(
    key: Key, default value: @autoclosure () -> Value
  ) -> Value._Draft where Part == [Key: Value] {
    get { _part[key, default: value()]._draft }
    _modify { yield &_part[key, default: value()]._draft }
  }
}

extension Optional {
  /// The type of ``_part``, for generated code.
  public typealias _Part = PartDraft<Wrapped>?

  /// The part in an optional, for generated code.
  @inlinable
  public var _part: PartDraft<Wrapped>? {
    get { map { PartDraft($0) } }
    _modify {
      var part = self.map { PartDraft($0) }
      self = nil
      defer { self = part?._part }
      yield &part
    }
  }
}
