import Foundation
import OpticsLaws
import Testing

/// Checks that lawful optics pass.
///
/// `OPTICS_LAWS_THOROUGH=1` tries 10,000 cases with each of 20 seeds, instead of the default number
/// with each of 2.
@Suite struct LawfulTests {
  private static let isThorough =
    ProcessInfo.processInfo.environment["OPTICS_LAWS_THOROUGH"] != nil
  private static let seeds: Range<UInt64> = isThorough ? 0..<20 : 0..<2
  private let cases = isThorough ? 10_000 : defaultNumberOfCases

  @Test func lawful() throws {
    for optic in lawfulOptics {
      for seed in Self.seeds { try optic.check(cases, seed) }
    }
  }

  @Test func everyStandardOpticIsChecked() throws {
    let checked = Set(lawfulOptics.map(\.name))
    let declared = try StandardOptic.declared()
    #expect(declared.count > 40)
    #expect(declared.map(\.name).filter { !checked.contains($0) } == [])
  }
}
