import EmissionKernel
import SwiftModule
import SwiftReading

/// How the stubs of a file fail a test that uses what no closure answers.
package struct StrictStubs {
  /// The modules that can fail a test.
  package static let frameworks = ["Testing", "XCTest"]

  let context: GenerationContext
}

extension StrictStubs {
  /// The argument that makes an answer fail the test; empty if stubs return a default.
  var argument: String { isOn ? ", failing: \(function)" : "" }

  /// The argument that makes an answer fail the test by an error; empty if stubs return a default.
  var throwingArgument: String { isOn ? ", failing: \(throwingFunction)" : "" }

  var isOn: Bool { !frameworks.isEmpty }

  /// The functions that fail a test.
  ///
  /// Each file has its own, because it imports the frameworks.
  var declarations: [GeneratedDeclaration] {
    [
      declaration(
        function, failing, comment: "Fails the test that uses what no closure of a stub answers."),
      declaration(
        throwingFunction, effects: " throws", throwing,
        comment: "Fails the test, and throws an error that does not fail it once more."),
    ]
  }

  private func declaration(
    _ name: String, effects: String = "", _ body: [String], comment: String
  ) -> GeneratedDeclaration {
    GeneratedDeclaration(
      .instance, Identifier(name), access: .private,
      isolation: context.module.settings.isMainActorByDefault ? .nonisolated : .inherited,
      attributes: ["/// \(comment)"],
      .function("func \(name)", ["_ message: \(string)"], effects), .code(body))
  }

  private var function: String { "failTestOfStub" }
  private var throwingFunction: String { "endTestOfStub" }

  private var string: String { context.qualified("String", in: "Swift") }
  private var test: String { context.qualified("Test", in: "Testing") }
  private var frameworks: Set<String> { Set(context[StubOptions.self].strictness) }

  private var failing: [String] {
    switch frameworks {
    case ["Testing"]: issue
    case ["XCTest"]: [failure]
    // Each framework ignores what happens in a test of the other one.
    default: ["if \(test).current == nil { \(failure) }"] + issue
    }
  }

  private var throwing: [String] {
    let unset = "let closure: Any? = nil"
    let requirement = [
      "let closureIsSet = closure != nil", "try #require(",
      "  closureIsSet, \"\\(message)\", sourceLocation: \(location))",
    ]
    return switch frameworks {
    case ["Testing"]: [unset] + requirement
    case ["XCTest"]: [unset, unwrapping]
    // A task that belongs to no test has no failure in XCTest.
    default:
      [unset] + braced("if \(test).current == nil {", issue + [unwrapping])
        + requirement
    }
  }

  private var issue: [String] {
    [
      "\(context.qualified("Issue", in: "Testing")).record(",
      "  \"\\(message)\", sourceLocation: \(location))",
    ]
  }

  /// The line of the test: nobody looks for the reason in a generated file.
  private var location: String { "\(test).current?.sourceLocation ?? #_sourceLocation" }

  private var failure: String { "XCTFail(message)" }

  private var unwrapping: String { "_ = try XCTUnwrap(closure, message)" }
}
