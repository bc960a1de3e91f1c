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
  public func shrunk() -> SimplerValues<Date> {
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
  public func shrunk() -> SimplerValues<UUID> { self == .zero ? [] : [.zero] }

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
  public func shrunk() -> SimplerValues<Data> { [UInt8](self).shrunk().map { Data($0) } }
}

extension Decimal: Arbitrary {
  /// A number with up to three decimal places, sometimes a number with twenty digits.
  public static func arbitrary(using source: inout RandomSource) -> Decimal {
    let significand = Decimal(Int64.arbitrary(using: &source))
    return significand / source.choice(of: [1, 10, 1000])
  }

  /// The integers from zero up to this number, in ever smaller steps.
  public func shrunk() -> SimplerValues<Decimal> {
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
  public func shrunk() -> SimplerValues<URL> { self == Self.simplest ? [] : [Self.simplest] }
}

extension CGFloat: Arbitrary {}

extension CGPoint: Arbitrary {
  /// A point with any coordinates.
  public static func arbitrary(using source: inout RandomSource) -> CGPoint {
    CGPoint(x: CGFloat.arbitrary(using: &source), y: CGFloat.arbitrary(using: &source))
  }

  /// Points with one simpler coordinate.
  public func shrunk() -> SimplerValues<CGPoint> {
    OpticsLaws.shrunk((x, y)).map { CGPoint(x: $0, y: $1) }
  }
}

extension CGSize: Arbitrary {
  /// A size with any width and height.
  public static func arbitrary(using source: inout RandomSource) -> CGSize {
    CGSize(width: CGFloat.arbitrary(using: &source), height: CGFloat.arbitrary(using: &source))
  }

  /// Sizes with a simpler width or height.
  public func shrunk() -> SimplerValues<CGSize> {
    OpticsLaws.shrunk((width, height)).map { CGSize(width: $0, height: $1) }
  }
}

extension CGRect: Arbitrary {
  /// A rectangle with an origin and a size near zero, which is never negative.
  public static func arbitrary(using source: inout RandomSource) -> CGRect {
    // Rectangles with infinite or negative parts may be equal though their parts are not.
    func part(_ numbers: ClosedRange<Int>) -> CGFloat {
      CGFloat(numbers.lowerBound + source.index(below: numbers.count))
        + source.choice(of: [0, 0.5])
    }
    let size = source.size
    return CGRect(
      x: part(-size...size), y: part(-size...size), width: part(0...size), height: part(0...size))
  }

  /// Rectangles with a simpler origin or size.
  public func shrunk() -> SimplerValues<CGRect> {
    OpticsLaws.shrunk((origin, size)).map { CGRect(origin: $0, size: $1) }
  }
}

extension DateInterval: Arbitrary {
  /// An interval of at most as many seconds as the size of the source.
  public static func arbitrary(using source: inout RandomSource) -> DateInterval {
    DateInterval(
      start: .arbitrary(using: &source), duration: Double(source.index(below: source.size + 1)))
  }

  /// Intervals that start closer to the reference date, or are shorter.
  public func shrunk() -> SimplerValues<DateInterval> {
    OpticsLaws.shrunk((start, duration)).map { DateInterval(start: $0, duration: $1) }
  }
}

extension DateComponents: Arbitrary {
  private static var units: [WritableKeyPath<DateComponents, Int?>] {
    [\.year, \.month, \.day, \.hour, \.minute, \.second, \.nanosecond, \.weekday]
  }

  /// Some of the components from the year to the nanosecond, and the weekday.
  ///
  /// A component may be out of the range of any calendar.
  public static func arbitrary(using source: inout RandomSource) -> DateComponents {
    var components = DateComponents()
    for unit in units { components[keyPath: unit] = .arbitrary(using: &source) }
    return components
  }

  /// The components without one of them.
  public func shrunk() -> SimplerValues<DateComponents> {
    SimplerValues(Self.units).filter { self[keyPath: $0] != nil }.map { unit in
      var simpler = self
      simpler[keyPath: unit] = nil
      return simpler
    }
  }
}

extension Calendar: Arbitrary {
  private static func calendar(_ identifier: Identifier) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    // The defaults depend on the machine.
    calendar.timeZone = .simplest
    calendar.locale = .simplest
    return calendar
  }

  private static var simplest: Calendar { calendar(.gregorian) }

  /// A calendar of one of several kinds, in the time zone UTC.
  public static func arbitrary(using source: inout RandomSource) -> Calendar {
    calendar(
      source.choice(of: [.gregorian, .iso8601, .buddhist, .hebrew, .islamicCivil, .japanese]))
  }

  /// The Gregorian calendar.
  public func shrunk() -> SimplerValues<Calendar> { self == .simplest ? [] : [.simplest] }
}

extension TimeZone: Arbitrary {
  fileprivate static var simplest: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }

  /// A time zone with or without daylight saving time, or with a fixed distance from UTC.
  public static func arbitrary(using source: inout RandomSource) -> TimeZone {
    let name = source.choice(of: ["", "Asia/Tokyo", "America/New_York", "Europe/Paris"])
    let hours = source.choice(of: [0, 1, -5, 14, -12])
    return TimeZone(identifier: name) ?? TimeZone(secondsFromGMT: hours * 3600) ?? simplest
  }

  /// UTC.
  public func shrunk() -> SimplerValues<TimeZone> { self == .simplest ? [] : [.simplest] }
}

extension Locale: Arbitrary {
  fileprivate static var simplest: Locale { Locale(identifier: "en_US_POSIX") }

  /// A locale whose language differs in its decimal point, its upper case or its direction.
  public static func arbitrary(using source: inout RandomSource) -> Locale {
    Locale(
      identifier: source.choice(of: [
        "en_US_POSIX", "en_GB", "de_DE", "tr_TR", "ar_EG", "ja_JP", "zh_Hant_TW",
      ]))
  }

  /// The locale for texts that only machines read.
  public func shrunk() -> SimplerValues<Locale> { self == .simplest ? [] : [.simplest] }
}

extension IndexPath: Arbitrary {
  /// At most as many indices as the size of the source.
  public static func arbitrary(using source: inout RandomSource) -> IndexPath {
    IndexPath(indexes: [UInt8].arbitrary(using: &source).map(Int.init))
  }

  /// Fewer indices, and lower ones.
  public func shrunk() -> SimplerValues<IndexPath> {
    [Int](self).shrunk().map { IndexPath(indexes: $0) }
  }
}

extension IndexSet: Arbitrary {
  /// At most as many indices as the size of the source.
  public static func arbitrary(using source: inout RandomSource) -> IndexSet {
    IndexSet([UInt8].arbitrary(using: &source).map(Int.init))
  }

  /// Fewer indices, and lower ones.
  public func shrunk() -> SimplerValues<IndexSet> { [Int](self).shrunk().map { IndexSet($0) } }
}
