import Optics

/// How many cases a check tries unless told otherwise: enough to find a counterexample that is one
/// case of fifty, but for one time in twenty thousand.
public let defaultNumberOfCases = 500

extension LawViolations {
  /// Throws the violations, if there are any.
  internal static func report(_ violations: [LawViolation]) throws(LawViolations) {
    if !violations.isEmpty { throw LawViolations(violations) }
  }
}

/// Checks that an optic keeps all laws of its kind on given samples.
///
///     @Test func ageIsLawful() throws {
///       try checkLaws(of: User._age, wholes: users, parts: [0, 20, 130])
///     }
///
/// Every combination of the samples is tried, up to 100,000; where there are more, so many are
/// picked, always the same, with each sample among them. The first one that breaks a law is reported,
/// so the simplest samples should come first. Laws that follow from others are reported only where
/// those hold.
///
/// - Parameters:
///   - optic: An optic of any kind.
///   - wholes: Wholes to try; at least one.
///   - parts: Parts to try; at least one, and better two that differ.
///   - fileID: The file that the report names.
///   - line: The line that the report names.
/// - Throws: The broken laws, each with a counterexample.
public func checkLaws<Kind, Whole: Equatable, Part: Equatable>(
  of optic: Optic<Kind, Whole, Part>, wholes: [Whole], parts: [Part],
  fileID: StaticString = #fileID, line: UInt = #line
) throws(LawViolations) {
  try LawViolations.report(
    lawViolations(of: optic, wholes: wholes, parts: parts, fileID: fileID, line: line))
}

/// Checks that an optic onto a tuple, such as a prism onto several associated values, or onto none,
/// keeps all laws of its kind on given samples.
///
///     try checkLaws(of: Shape._empty, wholes: shapes, parts: [()])
///
/// Tuples with labels have to be compared by functions:
///
///     try checkLaws(
///       of: Shape._rectangle, wholes: shapes,
///       parts: [(width: 1, height: 2), (width: 3, height: 4)],
///       wholesEqual: ==, partsEqual: { $0 == $1 })
///
/// - Parameters:
///   - optic: An optic of any kind onto a tuple without labels.
///   - wholes: Wholes to try; at least one.
///   - parts: Parts to try; at least one.
///   - fileID: The file that the report names.
///   - line: The line that the report names.
/// - Throws: The broken laws, each with a counterexample.
@_disfavoredOverload
public func checkLaws<Kind, Whole: Equatable, each Element: Equatable>(
  of optic: Optic<Kind, Whole, (repeat each Element)>,
  wholes: [Whole], parts: [(repeat each Element)],
  fileID: StaticString = #fileID, line: UInt = #line
) throws(LawViolations) {
  try LawViolations.report(
    lawViolations(of: optic, wholes: wholes, parts: parts, fileID: fileID, line: line))
}

/// Checks that an optic keeps all laws of its kind on given samples, with values compared by given
/// functions: for types that are not `Equatable`, or whose `==` is too strict or too lax.
///
///     try checkLaws(
///       of: User._password, wholes: users, parts: [Password("a"), Password("b")],
///       wholesEqual: ==, partsEqual: { $0.hash == $1.hash })
///
/// - Parameters:
///   - optic: An optic of any kind.
///   - wholes: Wholes to try; at least one.
///   - parts: Parts to try; at least one, and better two that differ.
///   - wholesEqual: Whether two wholes are the same.
///   - partsEqual: Whether two parts are the same.
///   - fileID: The file that the report names.
///   - line: The line that the report names.
/// - Throws: The broken laws, each with a counterexample.
public func checkLaws<Kind, Whole, Part>(
  of optic: Optic<Kind, Whole, Part>, wholes: [Whole], parts: [Part],
  wholesEqual: @escaping (Whole, Whole) -> Bool, partsEqual: @escaping (Part, Part) -> Bool,
  fileID: StaticString = #fileID, line: UInt = #line
) throws(LawViolations) {
  try LawViolations.report(
    lawViolations(
      of: optic, wholes: wholes, parts: parts, wholesEqual: wholesEqual, partsEqual: partsEqual,
      fileID: fileID, line: line))
}

/// Checks that an optic keeps all laws of its kind on made-up values.
///
///     @Test func ageIsLawful() throws {
///       try checkLaws(of: User._age)
///     }
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
/// - Throws: The broken laws, each with a counterexample.
public func checkLaws<Kind, Whole: Equatable & Arbitrary, Part: Equatable & Arbitrary>(
  of optic: Optic<Kind, Whole, Part>,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line
) throws(LawViolations) {
  try LawViolations.report(
    lawViolations(of: optic, cases: cases, seed: seed, size: size, fileID: fileID, line: line))
}

/// Checks that an optic onto a tuple, such as a prism onto several associated values, or onto none,
/// keeps all laws of its kind on made-up values.
///
///     try checkLaws(of: Shape._empty)
///
/// A tuple with labels is one without behind an isomorphism:
///
///     let sides = Iso<(width: Int, height: Int), (Int, Int)>(
///       get: { ($0.width, $0.height) }, embed: { (width: $0.0, height: $0.1) })
///     try checkLaws(of: Shape._rectangle * sides)
///
/// - Parameters:
///   - optic: An optic of any kind onto a tuple without labels.
///   - cases: How many combinations of a whole and two parts to try; at least one.
///   - seed: What determines the values. A report names the seed that replays its counterexample.
///   - size: How large the values may get; not negative.
///   - fileID: The file that the report names.
///   - line: The line that the report names.
/// - Throws: The broken laws, each with a counterexample.
@_disfavoredOverload
public func checkLaws<Kind, Whole: Equatable & Arbitrary, each Element: Equatable & Arbitrary>(
  of optic: Optic<Kind, Whole, (repeat each Element)>,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line
) throws(LawViolations) {
  try LawViolations.report(
    lawViolations(of: optic, cases: cases, seed: seed, size: size, fileID: fileID, line: line))
}

/// Checks that an optic keeps all laws of its kind on made-up values that are compared by given
/// functions: for types that are not `Equatable`, or whose `==` is too strict or too lax.
///
///     try checkLaws(of: User._password, wholesEqual: ==, partsEqual: { $0.hash == $1.hash })
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
/// - Throws: The broken laws, each with a counterexample.
public func checkLaws<Kind, Whole: Arbitrary, Part: Arbitrary>(
  of optic: Optic<Kind, Whole, Part>,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  wholesEqual: @escaping (Whole, Whole) -> Bool, partsEqual: @escaping (Part, Part) -> Bool,
  fileID: StaticString = #fileID, line: UInt = #line
) throws(LawViolations) {
  try LawViolations.report(
    lawViolations(
      of: optic, cases: cases, seed: seed, size: size, wholesEqual: wholesEqual,
      partsEqual: partsEqual, fileID: fileID, line: line))
}
