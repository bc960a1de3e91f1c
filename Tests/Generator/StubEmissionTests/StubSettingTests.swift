import GeneratorTesting
import LensGenCore
import StubEmission
import SwiftReading
import Testing

/// Tests the settings that only stubs have.
@Suite struct StubSettingTests {
  @Test func eachSettingHasAKey() throws {
    let configuration = try Configuration(
      text: """
        stub-name: "*Mock"
        record-calls: true
        shared-stubs: true
        strict-stubs: [Testing, XCTest]
        """, path: "c.yml")
    var expected = Configuration()
    expected.generator.stubs.name = "*Mock"
    expected.generator.stubs.recordsCalls = true
    expected.generator.stubs.sharesClosures = true
    expected.generator.stubs.strictness = ["Testing", "XCTest"]
    expected.writtenKeys = ["stub-name", "record-calls", "shared-stubs", "strict-stubs"]
    #expect(configuration == expected)
  }

  @Test func eachSettingHasAnOption() throws {
    let arguments = [
      "--stub-name", "*Mock", "--record-calls", "--shared-stubs", "--strict-stubs", "XCTest",
    ]
    var expected = StubOptions()
    expected.name = "*Mock"
    expected.recordsCalls = true
    expected.sharesClosures = true
    expected.strictness = ["XCTest"]
    #expect(try Invocation(arguments: arguments).options.generator.stubs == expected)
  }

  @Test func mistakes() throws {
    for (text, message) in [
      (
        "stub-name: Mock",
        "1:12: error: 'Mock' is not the name of stubs; write '*' once for the name"
      ),
      (
        "strict-stubs: Test",
        "1:15: error: 'Test' is no test framework; write 'Testing' or 'XCTest'"
      ),
    ] {
      let error = try #require(throws: Diagnostic.self) {
        try Configuration(text: text, path: "c.yml")
      }
      #expect(error.description.hasPrefix("c.yml:\(message)"))
    }
    for (option, value, message) in [
      ("--stub-name", "Mock", "'Mock' is not the name of stubs; write '*' once"),
      ("--strict-stubs", "Test", "'Test' is no test framework; write 'Testing' or 'XCTest'"),
    ] {
      let error = try #require(throws: UsageError.self) {
        try Invocation(arguments: [option, value])
      }
      #expect(error.description.hasPrefix(message))
    }
  }
}
