import Testing

@testable import SwiftReading

/// The arguments of a call that leaves some parameters out.
@Suite struct ArgumentTests {
  private struct Parameter {
    let label: String?
    let hasDefault: Bool
    let value: Int?
  }

  private func arguments(_ parameters: Parameter...) -> [Int]? {
    parameters.arguments(
      label: { $0.label.map { Identifier($0) } }, hasDefault: \.hasDefault, argument: \.value)
  }

  private func required(_ label: String?, _ value: Int?) -> Parameter {
    Parameter(label: label, hasDefault: false, value: value)
  }

  private func optional(_ label: String?, _ value: Int?) -> Parameter {
    Parameter(label: label, hasDefault: true, value: value)
  }

  @Test func withLabelsAnyCanBeLeftOut() {
    #expect(arguments(required("a", 1), optional("b", nil), required("c", 3)) == [1, 3])
  }

  @Test func withoutLabelsThoseThatFollowAreLeftOutToo() {
    #expect(arguments(required(nil, 1), optional(nil, nil), optional(nil, 3)) == [1])
    #expect(arguments(optional(nil, nil), optional("b", 2), optional(nil, 3)) == [2, 3])
  }

  @Test func whatIsRequiredCannotBeLeftOut() {
    #expect(arguments(required("a", nil)) == nil)
    #expect(arguments(optional(nil, nil), required(nil, 2)) == nil)
  }
}
