import Optics

/// The laws that an optic breaks, among all that hold for its kind, on given samples.
///
///     let found = lawViolations(of: User._age, wholes: users, parts: [0, 20, 130])
///     #expect(found.isEmpty)
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
/// - Returns: One violation for each broken law; empty where all laws hold.
public func lawViolations<Kind, Whole: Equatable, Part: Equatable>(
  of optic: Optic<Kind, Whole, Part>, wholes: [Whole], parts: [Part],
  fileID: StaticString = #fileID, line: UInt = #line
) -> [LawViolation] {
  lawViolations(
    of: optic, wholes: wholes, parts: parts, wholesEqual: ==, partsEqual: ==, fileID: fileID,
    line: line)
}

/// The laws that an optic onto a tuple breaks, such as a prism onto several associated values, or
/// onto none, on given samples.
///
///     let found = lawViolations(of: Shape._empty, wholes: shapes, parts: [()])
///
/// - Parameters:
///   - optic: An optic of any kind onto a tuple without labels.
///   - wholes: Wholes to try; at least one.
///   - parts: Parts to try; at least one.
///   - fileID: The file that the report names.
///   - line: The line that the report names.
/// - Returns: One violation for each broken law; empty where all laws hold.
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

/// The laws that an optic breaks on given samples, with values compared by given functions: for
/// types that are not `Equatable`, or whose `==` is too strict or too lax.
///
///     let found = lawViolations(
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
/// - Returns: One violation for each broken law; empty where all laws hold.
public func lawViolations<Kind, Whole, Part>(
  of optic: Optic<Kind, Whole, Part>, wholes: [Whole], parts: [Part],
  wholesEqual: @escaping (Whole, Whole) -> Bool, partsEqual: @escaping (Part, Part) -> Bool,
  fileID: StaticString = #fileID, line: UInt = #line
) -> [LawViolation] {
  let laws = Laws(
    of: optic, wholes: Domain(areEqual: wholesEqual), parts: Domain(areEqual: partsEqual))
  var check = LawCheck(laws, fileID: fileID, line: line)
  check.run(wholes: wholes, parts: parts)
  return check.violations
}
