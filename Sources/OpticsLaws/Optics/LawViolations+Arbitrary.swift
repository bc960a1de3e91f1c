import Optics

/// Returns the laws of its kind that an optic breaks, with generated values.
///
///     let found = lawViolations(of: Line._quantity)
///     #expect(found.isEmpty)
///
/// A counterexample is simplified until no simpler values break the law. A law that follows from
/// others is reported only if the others hold.
///
/// - Parameters:
///   - optic: An optic of any kind.
///   - cases: The number of combinations of a whole and two parts to try; at least one.
///   - seed: The seed of the generated values. A report names the seed that replays its
///     counterexample.
///   - size: The maximal size of the generated values; not negative.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
/// - Returns: One violation for each broken law; empty if all laws hold.
public func lawViolations<Kind, Whole: Equatable & Arbitrary, Part: Equatable & Arbitrary>(
  of optic: Optic<Kind, Whole, Part>,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line
) -> [LawViolation] {
  lawViolations(
    of: optic, cases: cases, seed: seed, size: size, wholesEqual: ==, partsEqual: ==,
    fileID: fileID, line: line)
}

/// Returns the laws that an optic onto a tuple breaks, such as a prism onto several associated
/// values or onto `Void`, with generated values.
///
///     let found = lawViolations(of: Payment._cash)
///
/// - Parameters:
///   - optic: An optic of any kind onto a tuple without labels.
///   - cases: The number of combinations of a whole and two parts to try; at least one.
///   - seed: The seed of the generated values. A report names the seed that replays its
///     counterexample.
///   - size: The maximal size of the generated values; not negative.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
/// - Returns: One violation for each broken law; empty if all laws hold.
@_disfavoredOverload
public func lawViolations<
  Kind, Whole: Equatable & Arbitrary, each Element: Equatable & Arbitrary
>(
  of optic: Optic<Kind, Whole, (repeat each Element)>,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line
) -> [LawViolation] {
  let laws = OpticLaws(
    of: optic,
    wholes: Domain(areEqual: ==, shrunk: { $0.shrunk() }),
    parts: Domain(areEqual: areEqualTuples, shrunk: shrunk))
  return laws.violations(
    wholes: Whole.arbitrary, parts: { $0.tuple() }, cases: cases, seed: seed, size: size,
    fileID: fileID, line: line)
}

/// Returns the laws that an optic breaks, with generated values and custom comparisons, for types
/// that are not `Equatable` or whose `==` is too strict or too lax.
///
///     let found = lawViolations(
///       of: Address._city, wholesEqual: ==, partsEqual: { $0.lowercased() == $1.lowercased() })
///
/// - Parameters:
///   - optic: An optic of any kind.
///   - cases: The number of combinations of a whole and two parts to try; at least one.
///   - seed: The seed of the generated values. A report names the seed that replays its
///     counterexample.
///   - size: The maximal size of the generated values; not negative.
///   - wholesEqual: Whether two wholes are equal.
///   - partsEqual: Whether two parts are equal.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
/// - Returns: One violation for each broken law; empty if all laws hold.
public func lawViolations<Kind, Whole: Arbitrary, Part: Arbitrary>(
  of optic: Optic<Kind, Whole, Part>,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  wholesEqual: @escaping (Whole, Whole) -> Bool, partsEqual: @escaping (Part, Part) -> Bool,
  fileID: StaticString = #fileID, line: UInt = #line
) -> [LawViolation] {
  let laws = OpticLaws(
    of: optic,
    wholes: Domain(areEqual: wholesEqual, shrunk: { $0.shrunk() }),
    parts: Domain(areEqual: partsEqual, shrunk: { $0.shrunk() }))
  return laws.violations(
    wholes: Whole.arbitrary, parts: Part.arbitrary, cases: cases, seed: seed, size: size,
    fileID: fileID, line: line)
}
