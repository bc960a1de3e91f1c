import Foundation
import OpticsLaws

/// Checks that decoding an encoded value returns the value.
///
///     try checkCodable([String: Double].self)
///
/// Without an encoder and a decoder of your own, the check uses JSON, where infinite numbers are
/// encoded as strings, because JSON has no infinity.
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
/// - Throws: `Counterexample` if a value cannot be encoded and decoded, or changes on
///   the way.
public func checkCodable<Value: Codable & Equatable & Arbitrary>(
  _ type: Value.Type,
  encoder: JSONEncoder = .forChecks, decoder: JSONDecoder = .forChecks,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line
) throws(Counterexample) {
  try checkProperty(
    of: type, cases: cases, seed: seed, size: size, fileID: fileID, line: line
  ) { try decoder.decode(type, from: encoder.encode($0)) == $0 }
}

/// The encoder of checks of `Codable`.
extension JSONEncoder {
  /// A new encoder that encodes infinite numbers as strings.
  public static var forChecks: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }
}

/// The decoder of checks of `Codable`.
extension JSONDecoder {
  /// A new decoder that decodes the infinite numbers of `JSONEncoder.forChecks`.
  public static var forChecks: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}
