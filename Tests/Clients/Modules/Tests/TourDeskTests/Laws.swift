import Optics
import OpticsLaws

/// What generated tests call: a state is large, so fewer and smaller ones than usual.
func checkLaws<Kind, Whole: Equatable & Arbitrary, Part: Equatable & Arbitrary>(
  of optic: Optic<Kind, Whole, Part>
) throws {
  try OpticsLaws.checkLaws(of: optic, cases: 50, size: 8)
}
