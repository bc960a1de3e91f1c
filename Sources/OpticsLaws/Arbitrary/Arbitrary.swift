import Optics

/// A type whose values can be made up, to check laws on.
///
///     struct Point: Equatable { var x: Int; var y: Int }
///
///     extension Point: Arbitrary {
///       static func arbitrary(using source: inout RandomSource) -> Point {
///         Point(x: .arbitrary(using: &source), y: .arbitrary(using: &source))
///       }
///
///       func shrunk() -> [Point] { shrunk(through: Lens(\.x), Lens(\.y)) }
///     }
///
/// An enum of plain cases that is `CaseIterable` conforms with nothing more to write.
public protocol Arbitrary {
  /// A value that the source determines.
  ///
  /// - Parameter source: Where randomness comes from; nothing else may.
  static func arbitrary(using source: inout RandomSource) -> Self

  /// Simpler values to try in place of this one, the simplest first; none by default.
  ///
  /// A counterexample is replaced by the first of these that is one, too, again and again. So no
  /// value may come back to itself that way, or the search ends at a limit.
  func shrunk() -> [Self]
}

extension Arbitrary {
  /// No simpler values.
  public func shrunk() -> [Self] { [] }

  /// The values in which one part is simpler than in this one.
  ///
  ///     print(["ab"].shrunk(through: [String]._each).first ?? [])  // [""]
  ///
  /// - Parameter optics: The parts, each by an optic. Where one finds no part, nothing comes from
  ///   it; where it finds several, they become alike.
  public func shrunk<each Kind, each Part: Arbitrary>(
    through optics: repeat Optic<each Kind, Self, each Part>
  ) -> [Self] {
    var simpler: [Self] = []
    for optic in repeat each optics {
      for part in optic.all(self) {
        simpler += part.shrunk().map { optic.set($0, self) }
      }
    }
    return simpler
  }
}

extension Arbitrary where Self: CaseIterable {
  /// Any of the cases.
  public static func arbitrary(using source: inout RandomSource) -> Self {
    source.choice(of: Array(allCases))
  }
}

extension Arbitrary where Self: CaseIterable & Equatable {
  /// The cases before this one.
  public func shrunk() -> [Self] {
    Array(Self.allCases.prefix { $0 != self })
  }
}
