import Optics

/// The number of cases that a check tries by default.
///
///     print(defaultNumberOfCases)  // 500
///
/// A counterexample that occurs in 1 of 50 cases is missed once in 20,000 runs.
public let defaultNumberOfCases = 500

/// Checks with samples that an optic keeps all laws of its kind.
///
///     @Test func quantityIsLawful() throws {
///       try checkLaws(of: Line._quantity, wholes: lines, parts: [0, 1, 99])
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
  try checkLaws(
    of: optic, wholes: wholes, parts: parts, wholesEqual: ==, partsEqual: ==, fileID: fileID,
    line: line)
}

/// Checks with samples that an optic onto a tuple keeps all laws of its kind.
///
///     try checkLaws(of: Payment._cash, wholes: payments, parts: [()])
///
/// Tuples with labels have to be compared by functions:
///
///     try checkLaws(
///       of: Payment._card, wholes: payments,
///       parts: [(number: "1", expires: "2"), (number: "3", expires: "4")],
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
  try checkLaws(
    of: optic, wholes: wholes, parts: parts, wholesEqual: ==, partsEqual: areEqualTuples,
    fileID: fileID, line: line)
}

/// Checks that an optic keeps all laws of its kind, with samples and custom comparisons, for types
/// that are not `Equatable` or whose `==` is too strict or too lax.
///
///     try checkLaws(
///       of: Address._city, wholes: addresses, parts: ["Oslo", "Rome"],
///       wholesEqual: ==, partsEqual: { $0.lowercased() == $1.lowercased() })
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
  let laws = OpticLaws(
    of: optic, wholes: Domain(areEqual: wholesEqual), parts: Domain(areEqual: partsEqual))
  try laws.check(wholes: wholes, parts: parts, fileID: fileID, line: line)
}

/// Checks with generated values that an optic keeps all laws of its kind.
///
///     @Test func quantityIsLawful() throws {
///       try checkLaws(of: Line._quantity)
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
  try checkLaws(
    of: optic, for: .arbitrary, parts: .arbitrary, cases: cases, seed: seed, size: size,
    fileID: fileID, line: line)
}

/// Checks with generated values that an optic onto a tuple keeps all laws of its kind.
///
///     try checkLaws(of: Payment._cash)
///
/// A tuple with labels is one without behind an isomorphism:
///
///     let card = Iso<(number: String, expires: String), (String, String)>(
///       get: { ($0.number, $0.expires) }, embed: { (number: $0.0, expires: $0.1) })
///     try checkLaws(of: Payment._card * card)
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
  let laws = OpticLaws(
    of: optic, wholes: Domain(areEqual: ==), parts: Domain(areEqual: areEqualTuples))
  try laws.check(
    wholes: .arbitrary, parts: .zip(repeat Gen<each Element>.arbitrary), cases: cases, seed: seed,
    size: size, fileID: fileID, line: line)
}

/// Checks that an optic keeps all laws of its kind, with generated values and custom comparisons,
/// for types that are not `Equatable` or whose `==` is too strict or too lax.
///
///     try checkLaws(
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
/// - Throws: ``LawViolations`` if a law is broken, with a counterexample for each broken law.
public func checkLaws<Kind, Whole: Arbitrary, Part: Arbitrary>(
  of optic: Optic<Kind, Whole, Part>,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  wholesEqual: @escaping (Whole, Whole) -> Bool, partsEqual: @escaping (Part, Part) -> Bool,
  fileID: StaticString = #fileID, line: UInt = #line
) throws(LawViolations) {
  let laws = OpticLaws(
    of: optic, wholes: Domain(areEqual: wholesEqual), parts: Domain(areEqual: partsEqual))
  try laws.check(
    wholes: .arbitrary, parts: .arbitrary, cases: cases, seed: seed, size: size, fileID: fileID,
    line: line)
}

/// Checks that an optic keeps all laws of its kind, with the values of generators.
///
/// Use it if the laws hold only for some values, or if arbitrary values rarely have what the optic is about:
///
///     let quantities = Gen.int(in: 1...99)
///     try checkLaws(of: [Int]._first, for: quantities.array(of: 1...9), parts: quantities)
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
  try laws.check(
    wholes: wholes, parts: parts, cases: cases, seed: seed, size: size, fileID: fileID, line: line)
}
