import EmissionKernel
import SwiftModule

/// How the stubs of a file fail a test that uses what no closure answers.
package struct StrictStubs {
  /// The modules that can fail a test.
  package static let frameworks = ["Testing", "XCTest"]

  let context: GenerationContext
}

extension StrictStubs {
  /// The argument that makes an answer fail the test; empty if stubs return a default.
  var argument: String { isOn ? ", failing: \(function)" : "" }

  var isOn: Bool { !context[StubOptions.self].strictness.isEmpty }

  /// The function that fails a test.
  ///
  /// Each file has its own, because it imports the frameworks.
  var declaration: [String] {
    let isolation = context.module.isMainActorByDefault ? "nonisolated " : ""
    return ["/// Fails the test that uses what no closure of a stub answers."]
      + braced("private \(isolation)func \(function)(_ message: \(string)) {", body)
  }

  private var function: String { "failTestOfStub" }

  private var string: String { context.qualified("String", in: "Swift") }

  private var body: [String] {
    let test = context.qualified("Test", in: "Testing")
    // At the line of the test: nobody looks for the reason in a generated file.
    let issue = [
      "\(context.qualified("Issue", in: "Testing")).record(",
      "  \"\\(message)\", sourceLocation: \(test).current?.sourceLocation ?? #_sourceLocation)",
    ]
    let failure = "XCTFail(message)"
    switch Set(context[StubOptions.self].strictness) {
    case ["Testing"]: return issue
    case ["XCTest"]: return [failure]
    // Each framework ignores what happens in a test of the other one.
    default: return ["if \(test).current == nil { \(failure) }"] + issue
    }
  }
}
