import Foundation
import Optics
import OpticsLaws
import OpticsLawsFoundation
import Testing

/// Lawful optics raise no alarm.
///
/// `OPTICS_LAWS_THOROUGH=1` tries 10,000 cases with each of 20 seeds
/// instead of the default number with each of 2.
@Suite struct LawfulTests {
  private static let isThorough =
    ProcessInfo.processInfo.environment["OPTICS_LAWS_THOROUGH"] != nil
  private static let seeds: Range<UInt64> = isThorough ? 0..<20 : 0..<2
  private let cases = isThorough ? 10_000 : defaultNumberOfCases

  @Test(arguments: seeds) func lenses(seed: UInt64) throws {
    try checkLaws(of: User._first, cases: cases, seed: seed)
    try checkLaws(of: User._age, cases: cases, seed: seed)
    try checkLaws(of: Lens<Row, [Int]>(\.numbers), cases: cases, seed: seed)
  }

  @Test(arguments: seeds) func prisms(seed: UInt64) throws {
    try checkLaws(of: Shape._circle, cases: cases, seed: seed)
    try checkLaws(of: Shape._text, cases: cases, seed: seed)
    try checkLaws(of: Shape._empty, cases: cases, seed: seed)
    let sides = Iso<(width: Int, height: Int), (Int, Int)>(
      get: { ($0.width, $0.height) }, embed: { (width: $0.0, height: $0.1) })
    try checkLaws(of: Shape._rectangle * sides, cases: cases, seed: seed)
    try checkLaws(of: [String]?._some, cases: cases, seed: seed)
    try checkLaws(of: Double?._none, cases: cases, seed: seed)
  }

  @Test(arguments: seeds) func isos(seed: UInt64) throws {
    try checkLaws(of: Iso<Double, Double>.identity, cases: cases, seed: seed)
    let characters = Iso<[UInt8], [UInt8]>(get: { $0.reversed() }, embed: { $0.reversed() })
    try checkLaws(of: characters, cases: cases, seed: seed)
    try checkLaws(of: characters.inverse, cases: cases, seed: seed)
  }

  @Test(arguments: seeds) func affineTraversals(seed: UInt64) throws {
    try checkLaws(of: [String]._first, cases: cases, seed: seed)
    try checkLaws(of: [Int?]._last, cases: cases, seed: seed)
    try checkLaws(of: [Shape]._first._text, cases: cases, seed: seed)
  }

  @Test(arguments: seeds) func traversals(seed: UInt64) throws {
    try checkLaws(of: [User]._each._age, cases: cases, seed: seed)
    try checkLaws(of: [[Int]]._each._each, cases: cases, seed: seed)
    try checkLaws(of: ArraySlice<Bool>._each, cases: cases, seed: seed)
    try checkLaws(of: Traversal(User._last), cases: cases, seed: seed)
  }

  @Test(arguments: seeds) func foundation(seed: UInt64) throws {
    try checkLaws(of: [Date]._first, cases: cases, seed: seed)
    try checkLaws(of: [URL]._first, cases: cases, seed: seed)
    try checkLaws(of: UUID?._some, cases: cases, seed: seed)
    try checkLaws(of: [Data]._last, cases: cases, seed: seed)
    try checkLaws(of: [Decimal]._each, cases: cases, seed: seed)
  }
}
