import Foundation
import GeneratorTesting
import LensGenCore
import SwiftModule
import SwiftReading
import Testing

@testable import EmissionKernel
@testable import StubEmission

/// Tests stubs that fail a test, stubs that record their calls, and stubs that are actors.
@Suite struct StrictStubTests {
  private let protocols = """
    struct Receipt {}
    protocol Shop {
      func charge(_ amount: Int) -> Receipt
      func close()
      func open() throws
      func count() throws(Problem) -> Int
      func end() throws(Problem)
      func shop() -> any Shop
      func each(_ body: () throws -> Void) rethrows
      static func make() -> Int
      var name: String { get set }
    }
    struct Problem: Error {}
    @MainActor protocol Screen { func show(_ title: String) }
    struct Ticket: ~Copyable {}
    protocol Tickets { func next() -> Ticket; func nextOrThrow() throws -> Ticket }
    nonisolated protocol Base { func plain() -> Int }
    protocol Vault: Actor, Base {
      func open(_ x: Int, _ y: Int) async -> Int
      nonisolated var id: Int { get }
      var total: Int { get set }
    }
    """

  private func generator(strict: [String] = [], _ change: (inout Generator) -> Void = { _ in })
    -> Generator
  {
    var generator = Generator(emitting: [.stubs])
    generator.stubs.strictness = strict
    change(&generator)
    return generator
  }

  private func text(by generator: Generator) throws -> String {
    let output = generator.generate(from: [SourceFile(path: "A.swift", text: protocols)])
    #expect(output.diagnostics == [])
    return try #require(output.text)
  }

  @Test func aRequirementDoesNotTakeTheNameOfAllCalls() {
    let generator = generator { $0.stubs.recordsCalls = true }
    let source = SourceFile(
      path: "A.swift", text: "protocol P { func stub(_ number: Int); func save() }")
    let text = generator.generate(from: [source]).text ?? ""
    #expect(text.components(separatedBy: "var stubCalls").count == 2)
  }

  @Test func unsetClosuresFailTheTest() throws {
    let text = try text(by: generator(strict: ["XCTest"]))
    for lines in [
      "import FactoryProvider\nimport XCTest\n",
      """
      private func failTestOfStub(_ message: String) { XCTFail(message) }

      /// Fails the test, and throws an error that does not fail it once more.
      private func endTestOfStub(_ message: String) throws {
        let closure: Any? = nil
        _ = try XCTUnwrap(closure, message)
      }

      """,
      #"StubAnswer.unset("Shop.charge(_:)", failing: failTestOfStub)"#,
      #"StubAnswer.unset("Shop.close()", failing: failTestOfStub, or: ())"#,
      #"try StubAnswer.unsetOrThrow("Shop.open()", failing: endTestOfStub)"#,
      #"StubAnswer.unset("Shop.end()", failing: failTestOfStub, or: .success(()))"#,
      #"StubAnswer.unset("Shop.make()", failing: failTestOfStub)"#,
      "var setNameClosure: (_ newValue: String) -> Void = { _ in }\n",
    ] {
      #expect(text.contains(lines), "\(lines)")
    }
  }

  /// Those who do not ask for it get nothing of it.
  @Test func withoutTheSettingNothingIsStrictOrRecorded() throws {
    let text = try text(by: generator())
    for word in ["failing", "XCTest", "Testing", "stubCalls", "RecordingStub"] {
      #expect(!text.contains(word))
    }
  }

  @Test func filesWithoutStubsImportNoTestFramework() {
    let generator = generator(strict: ["Testing"]) { $0.emissions.insert(.lenses) }
    let output = generator.generate(from: [
      SourceFile(path: "A.swift", text: protocols),
      SourceFile(path: "B.swift", text: "struct B { var b = 1 }"),
    ])
    #expect(output.files?.map { $0.text?.contains("Testing") } == [true, false])
  }

  @Test(arguments: [[], ["Testing"], ["XCTest"], ["Testing", "XCTest"]])
  func allOfItCompiles(frameworks: [String]) throws {
    for recordsCalls in [false, true] {
      for sharesStubs in [false, true] {
        let generated = try text(
          by: generator(strict: frameworks) {
            ($0.stubs.recordsCalls, $0.stubs.sharesClosures) = (recordsCalls, sharesStubs)
          })
        #expect(try Compiler.complaints(about: protocols, generated) == [])
      }
    }
  }

  @Test(arguments: [5, 6]) func soItDoesOnTheMainActor(languageMode: Int) throws {
    let generated = try text(
      by: generator(strict: ["Testing", "XCTest"]) {
        ($0.stubs.recordsCalls, $0.settings.isMainActorByDefault) = (true, true)
      })
    let folder = try CommandFolder(["0.swift": protocols, "1.swift": generated])
    let compiler = try Compiler(modules: Compiler.librariesOfAllEmissions)
    let complaints = try compiler.complaints(
      about: ["0.swift", "1.swift"].map { folder.url.appending(path: $0) },
      languageMode: languageMode, options: ["-default-isolation", "MainActor"])
    #expect(complaints == [])
  }

  @Test func anActorIsNotOnTheMainActor() {
    let snippet = "@MainActor protocol Q {}\nprotocol P: Actor, Q {}"
    let messages = Generated(snippet, by: generator()).messages
    #expect(messages.contains { $0.contains("an actor cannot also be isolated") })
  }

  @Test func aRequirementMayTakeTheNameOfTheCalls() {
    let snippet = "protocol A { var stubCalls: Int { get }; func f() }"
    let recording = generator { $0.stubs.recordsCalls = true }
    #expect(Generated(snippet, by: recording).messages.first?.contains("'stubCalls'") == true)
    #expect(Generated(snippet, by: generator()).messages == [])
  }
}
