/// A type whose values are encoded without an encoder: the leaves of a tree.
internal protocol EncodedDirectly {
  var encodedDirectly: EncodedValue { get }
  /// Returns the value that was encoded, or `nil` if the encoded value is another one.
  static func decodedDirectly(from value: EncodedValue) -> Self?
}

extension EncodedValue: EncodedDirectly {
  internal var encodedDirectly: EncodedValue { self }
  internal static func decodedDirectly(from value: EncodedValue) -> EncodedValue? { value }
}

extension Bool: EncodedDirectly {
  internal var encodedDirectly: EncodedValue { .bool(self) }
  internal static func decodedDirectly(from value: EncodedValue) -> Bool? {
    if case .bool(let value) = value { value } else { nil }
  }
}

extension String: EncodedDirectly {
  internal var encodedDirectly: EncodedValue { .string(self) }
  internal static func decodedDirectly(from value: EncodedValue) -> String? {
    if case .string(let value) = value { value } else { nil }
  }
}

extension Double: EncodedDirectly {
  internal var encodedDirectly: EncodedValue { .number(self) }
  internal static func decodedDirectly(from value: EncodedValue) -> Double? {
    switch value {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}

extension Float: EncodedDirectly {
  internal var encodedDirectly: EncodedValue {
    // Of `0.1`, the nearest number that prints like it, where it leads back.
    let short = Double("\(self)") ?? Double(self)
    return .number(Float(short) == self ? short : Double(self))
  }
  internal static func decodedDirectly(from value: EncodedValue) -> Float? {
    Double.decodedDirectly(from: value).map { Float($0) }
  }
}

extension FixedWidthInteger {
  internal var encodedDirectly: EncodedValue {
    if let value = Int64(exactly: self) { return .integer(value) }
    return UInt64(exactly: self).map { .unsigned($0) } ?? .string("\(self)")
  }
  internal static func decodedDirectly(from value: EncodedValue) -> Self? {
    switch value {
    case .integer(let value): Self(exactly: value)
    case .unsigned(let value): Self(exactly: value)
    case .number(let value): Self(exactly: value)
    // An integer of more than 64 bits.
    case .string(let text): bitWidth > 64 ? Self(text) : nil
    default: nil
    }
  }
}

extension Int: EncodedDirectly {}
extension Int8: EncodedDirectly {}
extension Int16: EncodedDirectly {}
extension Int32: EncodedDirectly {}
extension Int64: EncodedDirectly {}
extension UInt: EncodedDirectly {}
extension UInt8: EncodedDirectly {}
extension UInt16: EncodedDirectly {}
extension UInt32: EncodedDirectly {}
extension UInt64: EncodedDirectly {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: EncodedDirectly {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: EncodedDirectly {}
