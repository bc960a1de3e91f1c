/// Checks that the raw value of each value creates the same value again.
///
///     try checkRawRepresentable(Bit.self)
///
/// The laws of the prism `fromRawValue` are stronger: they also require that a raw value which creates
/// a value is that value's raw value. Check them with ``checkLaws(of:cases:seed:size:fileID:line:)``.
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
public func checkRawRepresentable<Value: RawRepresentable & Equatable & Arbitrary>(
  _ type: Value.Type,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line
) throws(LawViolations) {
  try Laws<Triple<Value>>(
    of: "RawRepresentable",
    [
      Equation(.rawValues, [.a], by: Domain<Value>(areEqual: ==).areEqual) {
        (Value(rawValue: $0.a.rawValue), $0.a)
      }
    ]
  ).check(cases: cases, seed: seed, size: size, fileID: fileID, line: line)
}
