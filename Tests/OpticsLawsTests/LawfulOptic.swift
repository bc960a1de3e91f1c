import Optics
import OpticsLaws
import OpticsLawsFoundation

/// An optic that has to keep the laws of its kind, with its types erased.
struct LawfulOptic: Sendable, CustomStringConvertible {
  /// The declaration that the optic comes from, as in the documentation, optionally followed by a
  /// comma and details.
  let description: String
  /// Checks all laws with a number of cases.
  let check: @Sendable (_ cases: Int, _ seed: UInt64) throws -> Void

  /// The declaration without the details.
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
