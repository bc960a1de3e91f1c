import Optics

/// Checks that two optics read and write alike, with samples.
///
/// Use it for what the laws of one optic cannot express: a hand-written optic agrees with the
/// generated one, a widened optic agrees with the original, composition is associative and has an
/// identity.
///
///     try checkAgreement(
///       of: Line._quantity, and: Lens(\.draft.quantity), wholes: lines, parts: [0, 1])
///     try checkAgreement(of: (a * b) * c, and: a * (b * c), wholes: orders, parts: ["x", "y"])
///     try checkAgreement(of: Iso.identity * a, and: a, wholes: orders, parts: customers)
///     try checkAgreement(of: Traversal(a), and: a, wholes: orders, parts: customers)
///
/// The optics may be of different kinds. The check compares them by ``Law/sameAll``,
/// ``Law/sameSet``, ``Law/sameModify`` and, if both can embed, ``Law/sameEmbed``.
///
/// - Parameters:
///   - one: An optic of any kind.
///   - other: An optic of any kind between the same types.
///   - wholes: The wholes to try; at least one.
///   - parts: The parts to try; at least one, preferably two different ones.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
/// - Throws: ``LawViolations`` if an equation does not hold, with a counterexample for each.
public func checkAgreement<OneKind, OtherKind, Whole: Equatable, Part: Equatable>(
  of one: Optic<OneKind, Whole, Part>, and other: Optic<OtherKind, Whole, Part>,
  wholes: [Whole], parts: [Part],
  fileID: StaticString = #fileID, line: UInt = #line
) throws(LawViolations) {
  let laws = OpticLaws(
    agreementOf: one, and: other, wholes: Domain(areEqual: ==), parts: Domain(areEqual: ==))
  try laws.check(wholes: wholes, parts: parts, fileID: fileID, line: line)
}

/// Checks that two optics read and write alike, with generated values.
///
///     try checkAgreement(of: Line._quantity, and: Lens(\.draft.quantity))
///
/// - Parameters:
///   - one: An optic of any kind.
///   - other: An optic of any kind between the same types.
///   - cases: The number of combinations of a whole and two parts to try; at least one.
///   - seed: The seed of the generated values. A report names the seed that replays its
///     counterexample.
///   - size: The maximal size of the generated values; not negative.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
/// - Throws: ``LawViolations`` if an equation does not hold, with a counterexample for each.
public func checkAgreement<
  OneKind, OtherKind, Whole: Equatable & Arbitrary, Part: Equatable & Arbitrary
>(
  of one: Optic<OneKind, Whole, Part>, and other: Optic<OtherKind, Whole, Part>,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line
) throws(LawViolations) {
  let laws = OpticLaws(
    agreementOf: one, and: other, wholes: Domain(areEqual: ==), parts: Domain(areEqual: ==))
  try laws.check(
    wholes: .arbitrary, parts: .arbitrary, cases: cases, seed: seed, size: size, fileID: fileID,
    line: line)
}
