/// Checks that equal values of a type have equal hash values, and that `==` is an equivalence.
///
///     try checkHashable(String.self)
///
/// The check compares values that were made in different ways, such as a value and the same value
/// made anew or with one part changed. A set or a dictionary loses values whose hash value depends
/// on more than `==` does.
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
public func checkHashable<Value: Hashable & Arbitrary>(
  _ type: Value.Type,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line
) throws(LawViolations) {
  try Laws<Triple<Value>>(
    of: "Hashable",
    equatableLaws() + [
      Equation(.equalHashes, [.a, .b], by: ==) {
        ($0.a == $0.b ? $0.b.hashValue : $0.a.hashValue, $0.a.hashValue)
      }
    ]
  ).check(cases: cases, seed: seed, size: size, fileID: fileID, line: line)
}
