import Optics

/// Checks that two optics are the same: that they read and write alike on given samples.
///
/// It says what the laws of one optic cannot: that a hand-written optic is the generated one, that
/// a widened optic is the original, that composition is associative and has a unit.
///
///     try checkAgreement(of: User._age, and: Lens(\.age), wholes: users, parts: [0, 20])
///     try checkAgreement(of: (a * b) * c, and: a * (b * c), wholes: users, parts: ["x", "y"])
///     try checkAgreement(of: Iso.identity * a, and: a, wholes: users, parts: addresses)
///     try checkAgreement(of: Traversal(a), and: a, wholes: users, parts: addresses)
///
/// The optics may be of different kinds. They are compared by ``Law/sameAll``, ``Law/sameSet``,
/// ``Law/sameModify`` and, where both can embed, ``Law/sameEmbed``.
///
/// - Parameters:
///   - one: An optic of any kind.
///   - other: An optic of any kind between the same types.
///   - wholes: Wholes to try; at least one.
///   - parts: Parts to try; at least one, and better two that differ.
///   - fileID: The file that the report names.
///   - line: The line that the report names.
/// - Throws: The equations that do not hold, each with a counterexample.
public func checkAgreement<OneKind, OtherKind, Whole: Equatable, Part: Equatable>(
  of one: Optic<OneKind, Whole, Part>, and other: Optic<OtherKind, Whole, Part>,
  wholes: [Whole], parts: [Part],
  fileID: StaticString = #fileID, line: UInt = #line
) throws(LawViolations) {
  let laws = Laws(
    agreementOf: one, and: other, wholes: Domain(areEqual: ==), parts: Domain(areEqual: ==))
  var check = LawCheck(laws, fileID: fileID, line: line)
  check.run(wholes: wholes, parts: parts)
  try LawViolations.report(check.violations)
}

/// Checks that two optics are the same: that they read and write alike on made-up values.
///
///     try checkAgreement(of: User._age, and: Lens(\.age))
///
/// - Parameters:
///   - one: An optic of any kind.
///   - other: An optic of any kind between the same types.
///   - cases: How many combinations of a whole and two parts to try; at least one.
///   - seed: What determines the values. A report names the seed that replays its counterexample.
///   - size: How large the values may get; not negative.
///   - fileID: The file that the report names.
///   - line: The line that the report names.
/// - Throws: The equations that do not hold, each with a counterexample.
public func checkAgreement<
  OneKind, OtherKind, Whole: Equatable & Arbitrary, Part: Equatable & Arbitrary
>(
  of one: Optic<OneKind, Whole, Part>, and other: Optic<OtherKind, Whole, Part>,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line
) throws(LawViolations) {
  let laws = Laws(
    agreementOf: one, and: other,
    wholes: Domain(areEqual: ==, shrunk: { $0.shrunk() }),
    parts: Domain(areEqual: ==, shrunk: { $0.shrunk() }))
  var check = LawCheck(laws, fileID: fileID, line: line)
  check.run(
    wholes: Whole.arbitrary, parts: Part.arbitrary, cases: cases, seed: seed, size: size)
  try LawViolations.report(check.violations)
}
