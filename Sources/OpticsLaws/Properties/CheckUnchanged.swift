/// Checks that a function returns each value as it is, such as decoding what was encoded.
///
/// Numbers are finite, because most formats have no infinity.
///
/// - Throws: ``Counterexample``, with the value and what became of it.
package func checkUnchanged<Value: Equatable & Arbitrary>(
  _ type: Value.Type, by name: String,
  cases: Int, seed: UInt64, size: Int, fileID: StaticString, line: UInt,
  _ transform: (Value) throws -> Value
) throws(Counterexample) {
  _ = try PropertyCheck<Value>(
    claim: "\(name) returns every \(type)", inputs: { [("value", $0)] },
    of: Gen(
      { source in
        source.isFinite = true
        return .arbitrary(using: &source)
      }, shrunk: { $0.shrunk() }),
    cases: cases, seed: seed, size: size, fileID: fileID, line: line
  ).run { .ifDiffers(try transform($0), from: $0) }
}
