import Foundation
import Optics
import OpticsLaws

// The generated tests call the functions below instead of those of the library: the compiler
// prefers a function of the module itself if the call passes all its arguments.
//
// `OPTICS_LAWS_THOROUGH=1` tries 10,000 cases with each of 20 seeds, instead of the default number
// with one seed.

private let isThorough = ProcessInfo.processInfo.environment["OPTICS_LAWS_THOROUGH"] != nil
private let cases = isThorough ? 10_000 : defaultNumberOfCases
private let seeds: Range<UInt64> = isThorough ? 0..<20 : 0..<1

/// Checks the laws of an optic, thoroughly on request.
func checkLaws<Kind, Whole: Equatable & Arbitrary, Part: Equatable & Arbitrary>(
  of optic: Optic<Kind, Whole, Part>
) throws {
  for seed in seeds { try OpticsLaws.checkLaws(of: optic, cases: cases, seed: seed) }
}

/// Checks the laws of an optic onto a tuple, thoroughly on request.
@_disfavoredOverload
func checkLaws<Kind, Whole: Equatable & Arbitrary, each Element: Equatable & Arbitrary>(
  of optic: Optic<Kind, Whole, (repeat each Element)>
) throws {
  for seed in seeds { try OpticsLaws.checkLaws(of: optic, cases: cases, seed: seed) }
}
