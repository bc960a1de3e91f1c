import Foundation
import Optics
import OpticsLaws
import XCTest

// Other systems cannot start a process.
#if os(macOS) || os(Linux)
  /// Tests what a check in a test of XCTest says if the program stops in it.
  ///
  /// XCTest has no exit tests, so each test runs itself once more, in a process of its own.
  final class CrashXCTests: XCTestCase {
    private static let variable = "OPTICS_CRASHING_TEST"

    /// Runs a check in a process of its own.
    ///
    /// - Returns: What ended the process, and what it wrote to the standard error; `nil` in that process.
    private func ending(
      _ test: String = #function, _ check: () throws -> Void
    ) throws -> (reason: Process.TerminationReason, text: String)? {
      let name = "OpticsLawsTests.CrashXCTests/\(test.prefix { $0 != "(" })"
      var environment = ProcessInfo.processInfo.environment
      if environment[Self.variable] == name {
        try check()
        return nil
      }
      environment[Self.variable] = name
      environment["SWIFT_BACKTRACE"] = "enable=no"
      let (process, pipe) = (Process(), Pipe())
      process.executableURL = try XCTUnwrap(Bundle.main.executableURL)
      process.environment = environment
      #if os(macOS)
        process.arguments = ["-XCTest", name, Bundle(for: Self.self).bundlePath]
      #else
        process.arguments = [name]
      #endif
      process.standardOutput = FileHandle.nullDevice
      process.standardError = pipe
      try process.run()
      let text = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationReason, String(decoding: text, as: UTF8.self))
    }

    private func expect(
      _ part: String, in ending: (reason: Process.TerminationReason, text: String)?,
      line: UInt = #line
    ) {
      guard let ending else { return }
      XCTAssertEqual(ending.reason, .uncaughtSignal, line: line)
      XCTAssert(ending.text.contains(part), ending.text, line: line)
    }
  }

  extension CrashXCTests {
    func testProperty() throws {
      let ending = try ending {
        try checkProperty(of: Int.self, fileID: "M/F.swift", line: 1) { $0 + 1 > $0 }
      }
      expect(
        """
        crashed: the property holds for every Int
          case:     8
          replay:   seed: 746756798
          checked:  M/F.swift:1
          $0:       9223372036854775807

        """, in: ending)
    }

    func testLaw() throws {
      let ending = try ending {
        let doubled = Lens<Int, Int>(getter: { $0 * 2 }, setter: { part, _ in part / 2 })
        try checkLaws(of: doubled, fileID: "M/F.swift", line: 1)
      }
      expect(
        "crashed: the laws of Lens<Int, Int>, getSet: set(get(whole), whole) == whole\n  case:     ",
        in: ending)
    }

    func testInvariant() throws {
      let ending = try ending {
        try checkInvariant(of: { $0 += $1 }, from: 0, actions: Int.self) { _ in true }
      }
      expect("crashed: the invariant holds after every list of Int\n  case:     ", in: ending)
    }

    func testFrame() throws {
      let ending = try ending {
        let user = User(first: "", last: "", age: 0)
        try checkIgnores(User._age, in: user) { $0.age + 1 == .min }
      }
      expect("crashed: the result does not depend on \(User._age)\n  case:     ", in: ending)
    }

    /// A check without a crash reports none.
    func testNoCrash() throws {
      let ending = try ending { try checkProperty(of: Int.self) { $0 == $0 } }
      guard let ending else { return }
      XCTAssertEqual(ending.reason, .exit)
      XCTAssertFalse(ending.text.contains("crashed"), ending.text)
    }
  }
#endif
