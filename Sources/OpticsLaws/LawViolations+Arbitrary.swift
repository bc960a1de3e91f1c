import Optics

/// The laws that an optic breaks, among all that hold for its kind, on made-up values.
///
///     let found = lawViolations(of: User._age)
///     #expect(found.isEmpty)
///
/// The values that break a law are replaced by simpler ones until no simpler ones break it. Laws
/// that follow from others are reported only where those hold.
///
/// - Parameters:
///   - optic: An optic of any kind.
///   - cases: How many combinations of a whole and two parts to try; at least one.
///   - seed: What determines the values. A report names the seed that replays its counterexample.
///   - size: How large the values may get; not negative.
///   - fileID: The file that the report names.
///   - line: The line that the report names.
/// - Returns: One violation for each broken law; empty where all laws hold.
public func lawViolations<Kind, Whole: Equatable & Arbitrary, Part: Equatable & Arbitrary>(
  of optic: Optic<Kind, Whole, Part>,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line
) -> [LawViolation] {
  lawViolations(
    of: optic, cases: cases, seed: seed, size: size, wholesEqual: ==, partsEqual: ==,
    fileID: fileID, line: line)
}

/// The laws that an optic onto a tuple breaks, such as a prism onto several associated values, or
/// onto none, on made-up values.
///
///     let found = lawViolations(of: Shape._empty)
///
/// - Parameters:
///   - optic: An optic of any kind onto a tuple without labels.
///   - cases: How many combinations of a whole and two parts to try; at least one.
///   - seed: What determines the values. A report names the seed that replays its counterexample.
///   - size: How large the values may get; not negative.
///   - fileID: The file that the report names.
///   - line: The line that the report names.
/// - Returns: One violation for each broken law; empty where all laws hold.
@_disfavoredOverload
public func lawViolations<
  Kind, Whole: Equatable & Arbitrary, each Element: Equatable & Arbitrary
>(
  of optic: Optic<Kind, Whole, (repeat each Element)>,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line
) -> [LawViolation] {
  let laws = Laws(
    of: optic,
    wholes: Domain(areEqual: ==, shrunk: { $0.shrunk() }),
    parts: Domain(areEqual: areEqualTuples, shrunk: shrunk))
  var check = LawCheck(laws, fileID: fileID, line: line)
  check.run(
    wholes: Whole.arbitrary, parts: { $0.tuple() }, cases: cases, seed: seed, size: size)
  return check.violations
}

/// The laws that an optic breaks on made-up values that are compared by given functions: for types
/// that are not `Equatable`, or whose `==` is too strict or too lax.
///
///     let found = lawViolations(
///       of: User._password, wholesEqual: ==, partsEqual: { $0.hash == $1.hash })
///
/// - Parameters:
///   - optic: An optic of any kind.
///   - cases: How many combinations of a whole and two parts to try; at least one.
///   - seed: What determines the values. A report names the seed that replays its counterexample.
///   - size: How large the values may get; not negative.
///   - wholesEqual: Whether two wholes are the same.
///   - partsEqual: Whether two parts are the same.
///   - fileID: The file that the report names.
///   - line: The line that the report names.
/// - Returns: One violation for each broken law; empty where all laws hold.
public func lawViolations<Kind, Whole: Arbitrary, Part: Arbitrary>(
  of optic: Optic<Kind, Whole, Part>,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  wholesEqual: @escaping (Whole, Whole) -> Bool, partsEqual: @escaping (Part, Part) -> Bool,
  fileID: StaticString = #fileID, line: UInt = #line
) -> [LawViolation] {
  let laws = Laws(
    of: optic,
    wholes: Domain(areEqual: wholesEqual, shrunk: { $0.shrunk() }),
    parts: Domain(areEqual: partsEqual, shrunk: { $0.shrunk() }))
  var check = LawCheck(laws, fileID: fileID, line: line)
  check.run(
    wholes: Whole.arbitrary, parts: Part.arbitrary, cases: cases, seed: seed, size: size)
  return check.violations
}
