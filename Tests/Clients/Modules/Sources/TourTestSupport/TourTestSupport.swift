// What tests share besides the code that is generated in this module.
import Ensemble
import OpticsLaws

extension Share: Arbitrary {
  public static func arbitrary(using source: inout RandomSource) -> Share {
    Share(
      percent: .random(in: 0...100, using: &source), reason: .arbitrary(using: &source))
  }
}
