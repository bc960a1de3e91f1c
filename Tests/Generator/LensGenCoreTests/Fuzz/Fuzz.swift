import Foundation
import OpticsLaws

/// How much is tried at random.
enum Fuzz {
  /// The numbers of the batches, which are their seeds.
  ///
  /// `LENS_GEN_FUZZ=20` tries twenty.
  static let batches = 1...(number("LENS_GEN_FUZZ") ?? 1)

  /// The number of types in a large module.
  static let size = number("LENS_GEN_FUZZ_SIZE") ?? 400

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init)
  }
}

extension RandomSource {
  /// Returns `true` in so many of a hundred cases.
  mutating func happens(_ percent: Int) -> Bool {
    index(below: 100) < percent
  }

  /// Returns a number within bounds.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + index(below: range.count)
  }

  /// Returns one of the choices, or nothing in most cases.
  mutating func rarely(_ choices: String...) -> String {
    happens(20) ? choice(of: choices) : ""
  }
}
