extension BinaryInteger where Self: Providable {
  /// Zero.
  @inlinable public static func provide() -> Self {
    numbered({ Self(truncatingIfNeeded: $0) }, or: 0)
  }
}

extension Int: Providable {}
extension Int8: Providable {}
extension Int16: Providable {}
extension Int32: Providable {}
extension Int64: Providable {}
extension UInt: Providable {}
extension UInt8: Providable {}
extension UInt16: Providable {}
extension UInt32: Providable {}
extension UInt64: Providable {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: Providable {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: Providable {}

extension BinaryFloatingPoint where Self: Providable {
  /// Zero.
  @inlinable public static func provide() -> Self { numbered({ Self($0) }, or: 0) }
}

extension Float: Providable {}
extension Double: Providable {}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  @available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
  extension Float16: Providable {}
#endif

extension Bool: Providable {
  /// `false`.
  public static func provide() -> Bool { false }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration: Providable {
  /// Zero seconds.
  @inlinable public static func provide() -> Duration { numbered({ .seconds($0) }, or: .zero) }
}

extension Unicode.Scalar: Providable {
  /// A space.
  @inlinable public static func provide() -> Unicode.Scalar {
    numbered({ UInt32(exactly: $0 + 0x60).flatMap(Unicode.Scalar.init) ?? " " }, or: " ")
  }
}

extension Character: Providable {
  /// A space, because no character is empty.
  public static func provide() -> Character { Character(Unicode.Scalar.provide()) }
}

extension String: Providable {
  /// The empty string.
  @inlinable public static func provide() -> String { numbered({ String($0) }, or: "") }
}

extension Substring: Providable {
  /// The empty string.
  public static func provide() -> Substring { String.provide()[...] }
}

extension StaticString: Providable {
  /// The empty string.
  public static func provide() -> StaticString { "" }
}

extension AnyHashable: Providable {
  /// Zero.
  public static func provide() -> AnyHashable { AnyHashable(Int.provide()) }
}

extension Optional: Providable where Wrapped: Providable {
  /// A value, not `nil`.
  public static func provide() -> Wrapped? { .some(.provide()) }
}

extension Result: Providable where Success: Providable {
  /// A success.
  public static func provide() -> Result { .success(.provide()) }
}

extension Array: Providable where Element: Providable {
  /// One element.
  public static func provide() -> [Element] { [.provide()] }
}

extension ContiguousArray: Providable where Element: Providable {
  /// One element.
  public static func provide() -> ContiguousArray { [.provide()] }
}

extension ArraySlice: Providable where Element: Providable {
  /// One element.
  public static func provide() -> ArraySlice { [.provide()] }
}

extension CollectionOfOne: Providable where Element: Providable {
  /// The one element.
  public static func provide() -> CollectionOfOne { CollectionOfOne(.provide()) }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension InlineArray: Providable where Element: Providable {
  /// The same element at each index.
  public static func provide() -> InlineArray { InlineArray(repeating: .provide()) }
}

extension KeyValuePairs: Providable where Key: Providable, Value: Providable {
  /// One entry.
  public static func provide() -> KeyValuePairs { [.provide(): .provide()] }
}

extension Set: Providable where Element: Providable {
  /// One element.
  public static func provide() -> Set { [.provide()] }
}

extension Dictionary: Providable where Key: Providable, Value: Providable {
  /// One entry.
  public static func provide() -> Dictionary { [.provide(): .provide()] }
}

extension Range: Providable where Bound: Providable {
  /// The empty range at the provided bound.
  public static func provide() -> Range { .provide() ..< .provide() }
}

extension ClosedRange: Providable where Bound: Providable {
  /// The range that contains only the provided bound.
  public static func provide() -> ClosedRange { .provide() ... .provide() }
}

extension PartialRangeFrom: Providable where Bound: Providable {
  /// The range from the provided bound.
  public static func provide() -> PartialRangeFrom { PartialRangeFrom(.provide()) }
}

extension PartialRangeThrough: Providable where Bound: Providable {
  /// The range through the provided bound.
  public static func provide() -> PartialRangeThrough { PartialRangeThrough(.provide()) }
}

extension PartialRangeUpTo: Providable where Bound: Providable {
  /// The range up to the provided bound.
  public static func provide() -> PartialRangeUpTo { PartialRangeUpTo(.provide()) }
}
