import EmissionKernel
import StubEmission
import SwiftReading

extension Emission {
  /// A stub for each protocol, implemented with closures, and for each class that is marked for
  /// one.
  package static let stubs = Emission(planner: StubPlanner.self, settings: stubSettings)
}

extension Generator {
  package var stubs: StubOptions {
    get { options[StubOptions.self] }
    set { options[StubOptions.self] = newValue }
  }
}

extension Emission {
  private static let stubSettings = [
    Setting(
      key: "stub-name",
      meaning: "The name of stubs, with * for the name of the protocol, instead of *Stub.",
      option: "--stub-name", placeholder: "NAME",
      help: "the name of stubs, with * for the name of the protocol (default: *Stub)",
      value: .stubName(\.generator.stubs.name)),
    Setting(
      key: "record-calls",
      meaning: "Whether stubs record their calls: store.saveCalls lists the arguments.",
      option: "--record-calls",
      help: "stubs record the arguments of their calls, as in 'store.saveCalls'",
      value: .boolean(\.generator.stubs.recordsCalls)),
    Setting(
      key: "shared-stubs",
      meaning: "Whether all copies of a stub share their closures, so that a test can set them "
        + "after it passed the stub on: store.saveClosure = { … }.",
      option: "--shared-stubs",
      help: "copies of a stub share their closures; set them at any time, as in "
        + "'store.saveClosure = { … }'",
      value: .boolean(\.generator.stubs.sharesClosures)),
    Setting(
      key: "strict-stubs",
      meaning:
        "The test frameworks, Testing, XCTest or both, with which stubs fail a test that uses a "
        + "requirement whose closure is not set.",
      option: "--strict-stubs", placeholder: "MODULE",
      help: "stubs fail a test that uses what no closure answers, with 'Testing' or 'XCTest'",
      value: .testFrameworks(\.generator.stubs.strictness)),
  ]
}

extension Setting.Value {
  /// A name with `*` for the name of a protocol.
  fileprivate static func stubName(_ path: Setting.Path<String>) -> Self {
    one(path) { text throws(UsageError) in
      if text.isStubName { return text }
      throw UsageError(
        "'\(text)' is not the name of stubs; write '*' once for the name of the protocol, as in \"*Mock\""
      )
    }
  }

  /// The names of test frameworks.
  fileprivate static func testFrameworks(_ path: Setting.Path<[String]>) -> Self {
    list(path, words: StrictStubs.frameworks) { text throws(UsageError) in
      if StrictStubs.frameworks.contains(text) { return text }
      throw UsageError("'\(text)' is no test framework; write 'Testing' or 'XCTest'")
    }
  }
}

extension String {
  /// Whether the text is the name of stubs, with `*` for the name of the protocol.
  fileprivate var isStubName: Bool {
    count { $0 == "*" } == 1 && self != "*"
      && replacing(each: "*", with: "a").isName(allowingDots: false)
  }
}
