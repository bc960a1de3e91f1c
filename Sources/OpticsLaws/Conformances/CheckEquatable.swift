/// Checks that `==` of a type is an equivalence: reflexive, symmetric and transitive.
///
///     try checkEquatable(Order.self)
///
/// A conformance that the compiler writes cannot break these laws unless one of a stored property
/// does; check the `==` that you write yourself.
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
public func checkEquatable<Value: Equatable & Arbitrary>(
  _ type: Value.Type,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line
) throws(LawViolations) {
  try Laws<Triple<Value>>(of: "Equatable", equatableLaws()).check(
    cases: cases, seed: seed, size: size, fileID: fileID, line: line)
}

/// Returns the laws of `Equatable`.
internal func equatableLaws<Value: Equatable>() -> [Equation<Triple<Value>>] {
  [
    Equation(.reflexivity, [.a]) { $0.a == $0.a },
    Equation(.symmetry, [.a, .b], by: ==) { ($0.b == $0.a, $0.a == $0.b) },
    Equation(.transitivity, [.a, .b, .c], if: { $0.a == $0.b && $0.b == $0.c }) { $0.a == $0.c },
  ]
}
