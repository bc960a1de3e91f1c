public import Foundation

extension Data: Providable {
  /// No bytes.
  public static func provide() -> Data { Data() }
}

extension Date: Providable {
  /// The start of 1970 in UTC.
  public static func provide() -> Date { Date(timeIntervalSince1970: 0) }
}

extension Decimal: Providable {
  /// Zero.
  public static func provide() -> Decimal { 0 }
}

extension URL: Providable {
  /// The root of the file system: the shortest URL that is valid everywhere.
  public static func provide() -> URL { URL(fileURLWithPath: "/") }
}

extension UUID: Providable {
  /// The nil UUID: all zeros.
  public static func provide() -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}
