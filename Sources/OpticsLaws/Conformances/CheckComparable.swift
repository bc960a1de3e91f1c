/// Checks that `<` of a type is a strict total order, and that it agrees with `==`, `>`, `<=` and `>=`.
///
///     try checkComparable(Int.self)
///
/// Sorting and binary search rely on these laws. A type whose `<` compares one of two properties, but
/// whose `==` compares both, breaks ``Law/trichotomy``.
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
public func checkComparable<Value: Comparable & Arbitrary>(
  _ type: Value.Type,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line
) throws(LawViolations) {
  try Laws<Triple<Value>>(
    of: "Comparable",
    [
      Equation(.irreflexivity, [.a], isAlways: false) { $0.a < $0.a },
      Equation(.orderTransitivity, [.a, .b, .c], if: { $0.a < $0.b && $0.b < $0.c }) {
        $0.a < $0.c
      },
      // Lists only for a report: made in each case, they would take an eighth of the time of the check.
      Equation(law: .trichotomy, variables: [.a, .b]) {
        let (isLess, isEqual, isGreater) = ($0.a < $0.b, $0.a == $0.b, $0.b < $0.a)
        if isLess ? !isEqual && !isGreater : isEqual != isGreater { return nil }
        return Sides(
          actual: [isLess, isEqual, isGreater], expected: [isEqual, false, !isEqual])
      },
    ],
    derived: [
      Equation(.orderOperators, [.a, .b], by: ==) {
        (
          [$0.a > $0.b, $0.a <= $0.b, $0.a >= $0.b], [$0.b < $0.a, !($0.b < $0.a), !($0.a < $0.b)]
        )
      }
    ]
  ).check(cases: cases, seed: seed, size: size, fileID: fileID, line: line)
}
