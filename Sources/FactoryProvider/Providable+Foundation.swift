public import Foundation

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributedString: Providable {
  /// The empty string.
  public static func provide() -> AttributedString { AttributedString(String.provide()) }
}

extension CGFloat: Providable {}

extension CGPoint: Providable {
  /// The origin.
  public static func provide() -> CGPoint { CGPoint(x: CGFloat.provide(), y: CGFloat.provide()) }
}

extension CGRect: Providable {
  /// The empty rectangle at the origin.
  public static func provide() -> CGRect { CGRect(origin: .provide(), size: .provide()) }
}

extension CGSize: Providable {
  /// Zero width and zero height.
  public static func provide() -> CGSize {
    CGSize(width: CGFloat.provide(), height: CGFloat.provide())
  }
}

extension Calendar: Providable {
  /// The Gregorian calendar, regardless of the settings of the machine.
  public static func provide() -> Calendar { Calendar(identifier: .gregorian) }
}

extension CharacterSet: Providable {
  /// No characters.
  public static func provide() -> CharacterSet { CharacterSet() }
}

extension Data: Providable {
  /// No bytes.
  public static func provide() -> Data { Data(String.provide().utf8) }
}

extension Date: Providable {
  /// The start of 1970 in UTC.
  public static func provide() -> Date { Date(timeIntervalSince1970: .provide()) }
}

extension DateComponents: Providable {
  /// No components.
  @inlinable public static func provide() -> DateComponents {
    numbered({ DateComponents(second: $0) }, or: DateComponents())
  }
}

extension DateInterval: Providable {
  /// An empty interval at the provided date.
  public static func provide() -> DateInterval { DateInterval(start: .provide(), duration: 0) }
}

extension Decimal: Providable {
  /// Zero.
  public static func provide() -> Decimal { Decimal(Int.provide()) }
}

extension IndexPath: Providable {
  /// No indices.
  @inlinable public static func provide() -> IndexPath { numbered({ [$0] }, or: []) }
}

extension IndexSet: Providable {
  /// No indices.
  @inlinable public static func provide() -> IndexSet { numbered({ [$0] }, or: []) }
}

extension Locale: Providable {
  /// The locale for texts that only machines read, regardless of the settings of the machine.
  public static func provide() -> Locale { Locale(identifier: "en_US_POSIX") }
}

extension NSRange: Providable {
  /// The empty range at zero.
  public static func provide() -> NSRange { NSRange(location: .provide(), length: 0) }
}

extension PersonNameComponents: Providable {
  /// No components.
  public static func provide() -> PersonNameComponents {
    var name = PersonNameComponents()
    name.givenName = numbered({ String($0) }, or: nil)
    return name
  }
}

extension TimeZone: Providable {
  /// UTC, regardless of the settings of the machine.
  public static func provide() -> TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }
}

extension URL: Providable {
  /// The root of the file system: the shortest URL that is valid everywhere.
  public static func provide() -> URL { URL(fileURLWithPath: "/" + .provide(), isDirectory: true) }
}

extension URLComponents: Providable {
  /// No components.
  public static func provide() -> URLComponents {
    var components = URLComponents()
    components.path = .provide()
    return components
  }
}

extension URLQueryItem: Providable {
  /// An item without a name or a value.
  public static func provide() -> URLQueryItem { URLQueryItem(name: .provide(), value: nil) }
}

extension UUID: Providable {
  /// The nil UUID: all zeros.
  public static func provide() -> UUID {
    let number = UInt64.provide()
    func byte(_ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: number >> (8 * index)) }
    return UUID(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0, byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1),
        byte(0)
      ))
  }
}
