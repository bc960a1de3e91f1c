extension Arbitrary where Self: FixedWidthInteger {
  /// An integer: in half of the cases near zero, in a quarter one of 0, 1, -1, the minimum and the
  /// maximum, in a quarter any integer.
  public static func arbitrary(using source: inout RandomSource) -> Self {
    switch source.index(below: 4) {
    case 0: source.choice(of: [0, 1, Self(clamping: -1), .min, .max])
    case 1: Self(truncatingIfNeeded: source.next())
    default: Self(clamping: source.index(below: 2 * source.size + 1) - source.size)
    }
  }

  /// The integers from zero up to this one, in ever smaller steps.
  public func shrunk() -> SimplerValues<Self> { SimplerValues(all: shrunk(towards: 0)) }
}

extension FixedWidthInteger {
  /// Returns the integers from an origin up to this one, in ever smaller steps.
  ///
  /// - Parameter origin: Zero, or an integer between zero and this one.
  internal func shrunk(towards origin: Self) -> [Self] {
    // Without optimization, a literal of a generic type costs as much as a step.
    let (zero, two): (Self, Self) = (0, 2)
    var simpler: [Self] = []
    if self < zero, self != .min, origin == zero { simpler.append(zero - self) }
    var distance = self - origin
    while distance != zero {
      simpler.append(self - distance)
      distance /= two
    }
    return simpler
  }
}

extension Int: Arbitrary {}
extension Int8: Arbitrary {}
extension Int16: Arbitrary {}
extension Int32: Arbitrary {}
extension Int64: Arbitrary {}
extension UInt: Arbitrary {}
extension UInt8: Arbitrary {}
extension UInt16: Arbitrary {}
extension UInt32: Arbitrary {}
extension UInt64: Arbitrary {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: Arbitrary {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: Arbitrary {}

extension Arbitrary where Self: BinaryFloatingPoint {
  /// A number: an integer or a fraction near zero, a bound of the type, or an infinity.
  ///
  /// NaN is excluded, because it is not equal to itself and would break every law.
  public static func arbitrary(using source: inout RandomSource) -> Self {
    let near = Self(source.index(below: 2 * source.size + 1) - source.size)
    switch source.index(below: 4) {
    case 0:
      let finite: [Self] = [
        0, -0.0, 1, -1, 0.5, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude,
      ]
      return source.choice(of: source.isFinite ? finite : finite + [.infinity, -.infinity])
    case 1: return near
    default: return near + Self(source.index(below: 1000)) / 1000
    }
  }

  /// The integers from zero up to this number, in ever smaller steps, then its fraction.
  public func shrunk() -> SimplerValues<Self> { SimplerValues(all: shrunkTowardsZero()) }
}

extension BinaryFloatingPoint {
  internal func shrunkTowardsZero() -> [Self] {
    guard isFinite else { return self < 0 ? [0, -1, -self] : [0, 1] }
    var simpler: [Self] = []
    if self < 0 { simpler.append(-self) }
    let integer = rounded(.towardZero)
    var distance = integer
    while integer - distance != integer {
      simpler.append(integer - distance)
      distance = (distance / 2).rounded(.towardZero)
    }
    if integer != self { simpler.append(integer) }
    if integer != self, integer != 0 { simpler.append(self - integer) }
    return simpler
  }
}

extension Float: Arbitrary {}
extension Double: Arbitrary {}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  @available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
  extension Float16: Arbitrary {}
#endif

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration: Arbitrary {
  /// A duration in whole seconds, or longer by half a second, a nanosecond or an attosecond.
  public static func arbitrary(using source: inout RandomSource) -> Duration {
    let fractions: [Duration] = [
      .zero, .milliseconds(500), .nanoseconds(1),
      Duration(secondsComponent: 0, attosecondsComponent: 1),
    ]
    return .seconds(Int32.arbitrary(using: &source)) + source.choice(of: fractions)
  }

  /// The durations in whole seconds from zero up to this one, in ever smaller steps.
  public func shrunk() -> SimplerValues<Duration> {
    let (seconds, attoseconds) = components
    let whole = seconds.shrunk().map { Duration.seconds($0) }
    return attoseconds == 0 ? whole : SimplerValues([.seconds(seconds)]).preceded(by: whole)
  }
}

extension Bool: Arbitrary {
  /// `true` or `false`.
  public static func arbitrary(using source: inout RandomSource) -> Bool {
    source.index(below: 2) == 1
  }

  /// `false` instead of `true`.
  public func shrunk() -> SimplerValues<Bool> { self ? [false] : [] }
}
