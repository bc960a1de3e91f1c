public import Foundation

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributedString: Providable {
  /// The empty string.
  public static func provide() -> AttributedString { AttributedString() }
}

extension CGFloat: Providable {}

extension CGPoint: Providable {
  /// The origin.
  public static func provide() -> CGPoint { .zero }
}

extension CGRect: Providable {
  /// The empty rectangle at the origin.
  public static func provide() -> CGRect { .zero }
}

extension CGSize: Providable {
  /// Zero width and zero height.
  public static func provide() -> CGSize { .zero }
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
  public static func provide() -> Data { Data() }
}

extension Date: Providable {
  /// The start of 1970 in UTC.
  public static func provide() -> Date { Date(timeIntervalSince1970: 0) }
}

extension DateComponents: Providable {
  /// No components.
  public static func provide() -> DateComponents { DateComponents() }
}

extension DateInterval: Providable {
  /// An empty interval at the provided date.
  public static func provide() -> DateInterval { DateInterval(start: .provide(), duration: 0) }
}

extension Decimal: Providable {
  /// Zero.
  public static func provide() -> Decimal { 0 }
}

extension IndexPath: Providable {
  /// No indices.
  public static func provide() -> IndexPath { IndexPath() }
}

extension IndexSet: Providable {
  /// No indices.
  public static func provide() -> IndexSet { IndexSet() }
}

extension Locale: Providable {
  /// The locale for texts that only machines read, regardless of the settings of the machine.
  public static func provide() -> Locale { Locale(identifier: "en_US_POSIX") }
}

extension NSRange: Providable {
  /// The empty range at zero.
  public static func provide() -> NSRange { NSRange(location: 0, length: 0) }
}

extension PersonNameComponents: Providable {
  /// No components.
  public static func provide() -> PersonNameComponents { PersonNameComponents() }
}

extension TimeZone: Providable {
  /// UTC, regardless of the settings of the machine.
  public static func provide() -> TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }
}

extension URL: Providable {
  /// The root of the file system: the shortest URL that is valid everywhere.
  public static func provide() -> URL { URL(fileURLWithPath: "/") }
}

extension URLComponents: Providable {
  /// No components.
  public static func provide() -> URLComponents { URLComponents() }
}

extension URLQueryItem: Providable {
  /// An item without a name or a value.
  public static func provide() -> URLQueryItem { URLQueryItem(name: "", value: nil) }
}

extension UUID: Providable {
  /// The nil UUID: all zeros.
  public static func provide() -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}
