import GeneratorTesting
import LensGenCore
import SwiftReading
import Testing

/// Tests that the keys of a format are no part of a model.
@Suite struct CodingKeyTests {
  private func generated(_ text: String) -> Generated {
    Generated(
      text,
      by: Generator(emitting: [.lenses, .prisms, .factories, .builders, .arbitrary, .laws]))
  }

  @Test func codingKeysHaveNoCode() {
    let keys = [
      "enum CodingKeys: String, CodingKey { case a }", "enum CodingKeys: CodingKey { case a }",
      "private enum CodingKeys: String, Swift.CodingKey { case a }",
      "struct Key: CodingKey { let stringValue: String; private let other: Int }",
      "enum Key: String, AppKey { case a }",
      "enum Key: String { case a }; extension A.Key: CodingKey {}",
    ]
    for key in keys {
      let nested = key.replacingKeyExtension
      let generated = generated(
        "protocol AppKey: CodingKey {}\nstruct A: Equatable { let a: Int; \(nested.inside) }\n"
          + nested.outside)
      #expect(!generated.text.contains("Key"), "\(key)")
      #expect(!generated.messages.contains { $0.contains("Key") }, "\(key): \(generated.messages)")
    }
  }

  @Test func otherTypesHaveCode() {
    let generated = generated(
      "protocol CodingKey {}\nenum A: CodingKey { case a }\n"
        + "// lens-gen: optics\nenum B: String, Swift.CodingKey { case b }")
    #expect(generated[in: "A"].names == ["_a"])
    #expect(generated[in: "B"].names == ["_b"])
  }
}

extension String {
  /// The part that stands in a type, and the extension after it.
  fileprivate var replacingKeyExtension: (inside: String, outside: String) {
    guard let range = firstRange(of: "; extension") else { return (self, "") }
    return (String(self[..<range.lowerBound]), "extension" + self[range.upperBound...])
  }
}
