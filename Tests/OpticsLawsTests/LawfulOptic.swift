import Optics
import OpticsLaws
import OpticsLawsFoundation

/// An optic that has to keep the laws of its kind, whatever its types.
struct LawfulOptic: Sendable, CustomStringConvertible {
  /// The declaration that the optic is made with, as in the documentation; then a comma and what
  /// else matters, if anything.
  let description: String
  /// Checks all laws on a number of cases.
  let check: @Sendable (_ cases: Int, _ seed: UInt64) throws -> Void

  /// The declaration alone.
  var name: String { String(description.prefix { $0 != "," }) }

  init<Kind, Whole, Part>(_ description: String, _ optic: Optic<Kind, Whole, Part>)
  where
    Kind: SendableMetatype, Whole: Equatable & Arbitrary & SendableMetatype,
    Part: Equatable & Arbitrary & SendableMetatype
  {
    self.description = description
    check = { cases, seed in try checkLaws(of: optic, cases: cases, seed: seed) }
  }

  /// An optic onto a tuple.
  @_disfavoredOverload
  init<Kind, Whole, each Element>(
    _ description: String, _ optic: Optic<Kind, Whole, (repeat each Element)>
  )
  where
    Kind: SendableMetatype, Whole: Equatable & Arbitrary & SendableMetatype,
    repeat each Element: Equatable & Arbitrary & SendableMetatype
  {
    self.description = description
    check = { cases, seed in try checkLaws(of: optic, cases: cases, seed: seed) }
  }
}
