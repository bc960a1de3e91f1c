import Foundation
import OpticsLaws

extension Date: Arbitrary {
  /// A date in whole seconds, or later by half a second or two milliseconds (to be exact, 1/512 of
  /// a second): near the reference date or the epoch, or centuries away.
  public static func arbitrary(using source: inout RandomSource) -> Date {
    let seconds = Double(Int32.arbitrary(using: &source))
    let offsets: [Double] = [0, 0.5, 1 / 512, -Date.timeIntervalBetween1970AndReferenceDate]
    return Date(timeIntervalSinceReferenceDate: seconds + source.choice(of: offsets))
  }

  /// Dates closer to the reference date.
  public func shrunk() -> [Date] {
    timeIntervalSinceReferenceDate.shrunk().map { Date(timeIntervalSinceReferenceDate: $0) }
  }
}

extension UUID: Arbitrary {
  /// Any sixteen bytes, sometimes all zeros.
  public static func arbitrary(using source: inout RandomSource) -> UUID {
    if source.index(below: 8) == 0 { return zero }
    func byte() -> UInt8 { UInt8(truncatingIfNeeded: source.next()) }
    return UUID(
      uuid: (
        byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte(),
        byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte()
      ))
  }

  /// The UUID of all zeros.
  public func shrunk() -> [UUID] { self == .zero ? [] : [.zero] }

  private static var zero: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

extension Data: Arbitrary {
  /// At most as many bytes as the size of the source.
  public static func arbitrary(using source: inout RandomSource) -> Data {
    Data([UInt8].arbitrary(using: &source))
  }

  /// Fewer bytes, and simpler bytes.
  public func shrunk() -> [Data] { [UInt8](self).shrunk().map { Data($0) } }
}

extension Decimal: Arbitrary {
  /// A number with up to three decimal places, sometimes a number with twenty digits.
  public static func arbitrary(using source: inout RandomSource) -> Decimal {
    let significand = Decimal(Int64.arbitrary(using: &source))
    return significand / source.choice(of: [1, 10, 1000])
  }

  /// The integers from zero up to this number, in ever smaller steps.
  public func shrunk() -> [Decimal] {
    let number = NSDecimalNumber(decimal: self).doubleValue
    return number.shrunk().filter { abs($0) < 1e18 }.map { Decimal(Int64($0)) }
      .filter { $0 != self && abs($0) <= abs(self) }
  }
}

extension URL: Arbitrary {
  private static let simplest = URL(fileURLWithPath: "/")

  /// A web address with a path and sometimes a query, or a file path.
  public static func arbitrary(using source: inout RandomSource) -> URL {
    var components = URLComponents()
    components.scheme = source.choice(of: ["https", "http", "file"])
    components.host = components.scheme == "file" ? "" : "example.com"
    components.path = "/" + String.arbitrary(using: &source)
    if source.index(below: 4) == 0 { components.query = String.arbitrary(using: &source) }
    return components.url ?? simplest
  }

  /// The root of the file system.
  public func shrunk() -> [URL] { self == Self.simplest ? [] : [Self.simplest] }
}
