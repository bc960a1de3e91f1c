import Optics

/// The number of cases that a check tries by default.
///
/// A counterexample that occurs in 1 of 50 cases is missed once in 20,000 runs.
public let defaultNumberOfCases = 500

extension LawViolations {
  /// Throws the violations, if any.
  internal static func report(_ violations: [LawViolation]) throws(LawViolations) {
    if !violations.isEmpty { throw LawViolations(violations) }
  }
}

/// Checks with samples that an optic keeps all laws of its kind.
///
///     @Test func ageIsLawful() throws {
///       try checkLaws(of: User._age, wholes: users, parts: [0, 20, 130])
///     }
///
/// The check tries every combination of the samples, up to 100,000. If there are more, it selects
/// 100,000 of them, always the same ones, with each sample among them. It reports the first
/// combination that breaks a law, so list the simplest samples first. A law that follows from
/// others is reported only if the others hold.
///
/// - Parameters:
///   - optic: An optic of any kind.
///   - wholes: The wholes to try; at least one.
///   - parts: The parts to try; at least one, preferably two different ones.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
/// - Throws: ``LawViolations`` if a law is broken, with a counterexample for each broken law.
public func checkLaws<Kind, Whole: Equatable, Part: Equatable>(
  of optic: Optic<Kind, Whole, Part>, wholes: [Whole], parts: [Part],
  fileID: StaticString = #fileID, line: UInt = #line
) throws(LawViolations) {
  try LawViolations.report(
    lawViolations(of: optic, wholes: wholes, parts: parts, fileID: fileID, line: line))
}

/// Checks with samples that an optic onto a tuple keeps all laws of its kind.
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
///   - wholes: The wholes to try; at least one.
///   - parts: The parts to try; at least one.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
/// - Throws: ``LawViolations`` if a law is broken, with a counterexample for each broken law.
@_disfavoredOverload
public func checkLaws<Kind, Whole: Equatable, each Element: Equatable>(
  of optic: Optic<Kind, Whole, (repeat each Element)>,
  wholes: [Whole], parts: [(repeat each Element)],
  fileID: StaticString = #fileID, line: UInt = #line
) throws(LawViolations) {
  try LawViolations.report(
    lawViolations(of: optic, wholes: wholes, parts: parts, fileID: fileID, line: line))
}

/// Checks that an optic keeps all laws of its kind, with samples and custom comparisons, for types
/// that are not `Equatable` or whose `==` is too strict or too lax.
///
///     try checkLaws(
///       of: User._password, wholes: users, parts: [Password("a"), Password("b")],
///       wholesEqual: ==, partsEqual: { $0.hash == $1.hash })
///
/// - Parameters:
///   - optic: An optic of any kind.
///   - wholes: The wholes to try; at least one.
///   - parts: The parts to try; at least one, preferably two different ones.
///   - wholesEqual: Whether two wholes are equal.
///   - partsEqual: Whether two parts are equal.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
/// - Throws: ``LawViolations`` if a law is broken, with a counterexample for each broken law.
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

/// Checks with generated values that an optic keeps all laws of its kind.
///
///     @Test func ageIsLawful() throws {
///       try checkLaws(of: User._age)
///     }
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
/// - Throws: ``LawViolations`` if a law is broken, with a counterexample for each broken law.
public func checkLaws<Kind, Whole: Equatable & Arbitrary, Part: Equatable & Arbitrary>(
  of optic: Optic<Kind, Whole, Part>,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line
) throws(LawViolations) {
  try LawViolations.report(
    lawViolations(of: optic, cases: cases, seed: seed, size: size, fileID: fileID, line: line))
}

/// Checks with generated values that an optic onto a tuple keeps all laws of its kind.
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
///   - cases: The number of combinations of a whole and two parts to try; at least one.
///   - seed: The seed of the generated values. A report names the seed that replays its
///     counterexample.
///   - size: The maximal size of the generated values; not negative.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
/// - Throws: ``LawViolations`` if a law is broken, with a counterexample for each broken law.
@_disfavoredOverload
public func checkLaws<Kind, Whole: Equatable & Arbitrary, each Element: Equatable & Arbitrary>(
  of optic: Optic<Kind, Whole, (repeat each Element)>,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line
) throws(LawViolations) {
  try LawViolations.report(
    lawViolations(of: optic, cases: cases, seed: seed, size: size, fileID: fileID, line: line))
}

/// Checks that an optic keeps all laws of its kind, with generated values and custom comparisons,
/// for types that are not `Equatable` or whose `==` is too strict or too lax.
///
///     try checkLaws(of: User._password, wholesEqual: ==, partsEqual: { $0.hash == $1.hash })
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
/// - Throws: ``LawViolations`` if a law is broken, with a counterexample for each broken law.
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

/// Checks that an optic keeps all laws of its kind, with the values of generators.
///
/// Use it if the laws hold only for some values, or if arbitrary values rarely have what the optic is about:
///
///     let ages = Gen.int(in: 0...150)
///     try checkLaws(of: [Int]._first, for: ages.array(of: 1...9), parts: ages)
///
/// - Parameters:
///   - optic: An optic of any kind.
///   - wholes: A generator of wholes.
///   - parts: A generator of parts.
///   - cases: The number of combinations of a whole and two parts to try; at least one.
///   - seed: The seed of the generated values. A report names the seed that replays its
///     counterexample.
///   - size: The maximal size of the generated values; not negative.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
/// - Throws: ``LawViolations`` if a law is broken, with a counterexample for each broken law.
public func checkLaws<Kind, Whole: Equatable, Part: Equatable>(
  of optic: Optic<Kind, Whole, Part>, for wholes: Gen<Whole>, parts: Gen<Part>,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line
) throws(LawViolations) {
  let laws = OpticLaws(of: optic, wholes: Domain(areEqual: ==), parts: Domain(areEqual: ==))
  try LawViolations.report(
    laws.violations(
      wholes: wholes, parts: parts, cases: cases, seed: seed, size: size, fileID: fileID, line: line
    ))
}
