import Foundation
import OpticsLaws

/// Checks that decoding an encoded value returns the value.
///
///     try checkCodable([String: Double].self)
///
/// Arbitrary numbers are finite here, because JSON has no infinity, and an encoder refuses it.
///
/// - Parameters:
///   - type: The type.
///   - encoder: The encoder.
///   - decoder: The decoder that belongs to the encoder.
///   - cases: The number of cases to try; at least one.
///   - seed: The seed of the generated values. A report names the seed that replays its
///     counterexample.
///   - size: The maximal size of the generated values; not negative.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
/// - Throws: `Counterexample` if a value cannot be encoded and decoded, or changes on the way, with the
///   decoded value.
public func checkCodable<Value: Codable & Equatable & Arbitrary>(
  _ type: Value.Type,
  encoder: JSONEncoder = JSONEncoder(), decoder: JSONDecoder = JSONDecoder(),
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line
) throws(Counterexample) {
  try checkUnchanged(
    type, by: "decode(encode(value))", cases: cases, seed: seed, size: size, fileID: fileID,
    line: line
  ) { try decoder.decode(type, from: encoder.encode($0)) }
}
