/// Checks that the `id` of a value is the same each time it is read, and the same for equal values.
///
///     try checkIdentifiable(Line.self)
///
/// A computed `id` that makes a new `UUID` breaks ``Law/stableID``: a list in SwiftUI rebuilds all its
/// rows each time.
///
/// - Parameters:
///   - type: The type.
///   - cases: The number of cases to try; at least one.
///   - seed: The seed of the generated values. A report names the seed that replays its
///     counterexample.
///   - size: The maximal size of the generated values; not negative.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
/// - Throws: ``LawViolations`` if a law is broken, with a counterexample for each broken law.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
public func checkIdentifiable<Value: Identifiable & Equatable & Arbitrary>(
  _ type: Value.Type,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line
) throws(LawViolations) {
  try Laws<Triple<Value>>(
    of: "Identifiable",
    [Equation(.stableID, [.a], by: ==) { ($0.a.id, $0.a.id) }],
    derived: [
      Equation(.equalIDs, [.a, .b], by: ==) { ($0.a == $0.b ? $0.b.id : $0.a.id, $0.a.id) }
    ]
  ).check(cases: cases, seed: seed, size: size, fileID: fileID, line: line)
}
