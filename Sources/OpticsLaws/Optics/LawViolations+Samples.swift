import Optics

/// Returns the laws of its kind that an optic breaks, with samples.
///
///     let found = lawViolations(of: Line._quantity, wholes: lines, parts: [0, 1, 99])
///     #expect(found.isEmpty)
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
/// - Returns: One violation for each broken law; empty if all laws hold.
public func lawViolations<Kind, Whole: Equatable, Part: Equatable>(
  of optic: Optic<Kind, Whole, Part>, wholes: [Whole], parts: [Part],
  fileID: StaticString = #fileID, line: UInt = #line
) -> [LawViolation] {
  lawViolations(
    of: optic, wholes: wholes, parts: parts, wholesEqual: ==, partsEqual: ==, fileID: fileID,
    line: line)
}

/// Returns the laws that an optic onto a tuple breaks, such as a prism onto several associated
/// values or onto `Void`, with samples.
///
///     let found = lawViolations(of: Payment._cash, wholes: payments, parts: [()])
///
/// - Parameters:
///   - optic: An optic of any kind onto a tuple without labels.
///   - wholes: The wholes to try; at least one.
///   - parts: The parts to try; at least one.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
/// - Returns: One violation for each broken law; empty if all laws hold.
@_disfavoredOverload
public func lawViolations<Kind, Whole: Equatable, each Element: Equatable>(
  of optic: Optic<Kind, Whole, (repeat each Element)>,
  wholes: [Whole], parts: [(repeat each Element)],
  fileID: StaticString = #fileID, line: UInt = #line
) -> [LawViolation] {
  lawViolations(
    of: optic, wholes: wholes, parts: parts, wholesEqual: ==, partsEqual: areEqualTuples,
    fileID: fileID, line: line)
}

/// Returns the laws that an optic breaks, with samples and custom comparisons, for types that are
/// not `Equatable` or whose `==` is too strict or too lax.
///
///     let found = lawViolations(
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
/// - Returns: One violation for each broken law; empty if all laws hold.
public func lawViolations<Kind, Whole, Part>(
  of optic: Optic<Kind, Whole, Part>, wholes: [Whole], parts: [Part],
  wholesEqual: @escaping (Whole, Whole) -> Bool, partsEqual: @escaping (Part, Part) -> Bool,
  fileID: StaticString = #fileID, line: UInt = #line
) -> [LawViolation] {
  let laws = OpticLaws(
    of: optic, wholes: Domain(areEqual: wholesEqual), parts: Domain(areEqual: partsEqual))
  return laws.violations(wholes: wholes, parts: parts, fileID: fileID, line: line)
}
