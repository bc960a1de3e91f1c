import Optics

/// A type that generates arbitrary values, to check laws with.
///
///     struct Point: Equatable { var x: Int; var y: Int }
///
///     extension Point: Arbitrary {
///       static func arbitrary(using source: inout RandomSource) -> Point {
///         Point(x: .arbitrary(using: &source), y: .arbitrary(using: &source))
///       }
///
///       func shrunk() -> SimplerValues<Point> { shrunk(through: Lens(\.x), Lens(\.y)) }
///     }
///
/// An enum without associated values conforms without further code if it is `CaseIterable`.
public protocol Arbitrary {
  /// Generates a value that depends only on the source.
  ///
  ///     var (one, other) = (RandomSource(seed: 7), RandomSource(seed: 7))
  ///     print(Int.arbitrary(using: &one) == .arbitrary(using: &other))  // true
  ///
  /// - Parameter source: The only source of randomness to use.
  /// - Returns: An arbitrary value.
  static func arbitrary(using source: inout RandomSource) -> Self

  /// Returns simpler values to try instead of this one, the simplest first; by default none.
  ///
  ///     print(Array(2.shrunk()))  // [0, 1]
  ///
  /// A check replaces a counterexample by the first of these values that is a counterexample, too,
  /// and repeats this. If a value can lead back to itself, the search ends at a limit.
  ///
  /// - Returns: The simpler values.
  func shrunk() -> SimplerValues<Self>
}

extension Arbitrary {
  /// No simpler values.
  public func shrunk() -> SimplerValues<Self> { [] }

  /// Returns the values in which one part is simpler than in this value.
  ///
  ///     print(Array(["ab"].shrunk(through: [String]._each))[0])  // [""]
  ///
  /// - Parameter optics: Optics onto the parts. An optic that finds no part contributes no values.
  ///   If an optic finds several parts, all of them get the same simpler value.
  /// - Returns: The values with one simpler part.
  public func shrunk<each Kind, each Part: Arbitrary>(
    through optics: repeat Optic<each Kind, Self, each Part>
  ) -> SimplerValues<Self> {
    var simpler: [SimplerValues<Self>] = []
    for optic in repeat each optics {
      simpler.append(
        SimplerValues(
          [optic].lazy.flatMap { $0.all(self) }.flatMap { part in
            part.shrunk().map { optic.set($0, self) }
          }))
    }
    return SimplerValues(simpler.lazy.joined())
  }
}

extension Arbitrary where Self: CaseIterable {
  /// Any case of the enum.
  public static func arbitrary(using source: inout RandomSource) -> Self {
    source.choice(of: Array(allCases))
  }
}

extension Arbitrary where Self: CaseIterable & Equatable {
  /// The cases declared before this one.
  public func shrunk() -> SimplerValues<Self> {
    SimplerValues(Self.allCases.prefix { $0 != self })
  }
}
