/// Checks that `allCases` lists each value of a type, and none of them twice.
///
///     try checkCaseIterable(Bit.self)
///
/// To find a value that `allCases` lacks, `arbitrary(using:)` has to generate it. The default
/// implementation for enums without associated values generates only values of `allCases`; the one
/// that `lens-gen` writes generates each case.
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
public func checkCaseIterable<Value: CaseIterable & Equatable & Arbitrary>(
  _ type: Value.Type,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line
) throws(LawViolations) {
  try Laws<Triple<Value>>(
    of: "CaseIterable",
    [Equation(.listedCases, [.a]) { Value.allCases.contains($0.a) }],
    derived: [
      Equation(.distinctCases, [.a], by: ==) { triple in
        (Value.allCases.count { $0 == triple.a }, 1)
      }
    ]
  ).check(cases: cases, seed: seed, size: size, fileID: fileID, line: line)
}
