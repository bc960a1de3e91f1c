import Foundation
import GeneratorTesting
import LensGenCore
import Testing

@testable import SwiftReading

/// Checks that each mistake in Troubleshooting has the message below it, and that the replacement
/// compiles.
@Suite struct TroubleshootingTests {
  private let mistakes: [Mistake]
  private let model: String

  init() throws {
    let page = "Sources/Optics/Optics.docc/Articles/Troubleshooting.md"
    let text = try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
    mistakes = text.matches(of: /\n- (.+)\n  (.+)\n\+ (.+)/).map { match in
      Mistake(
        slip: String(match.1), message: String(match.2),
        mend: match.3.components(separatedBy: "  // ")[0])
    }
    let shown = try ["Order.swift", "Payment.swift"].map { name in
      let file = Repository.root.appending(path: "Examples/Sources/Shop/Model/\(name)")
      return SourceFile(path: name, text: try String(contentsOf: file, encoding: .utf8))
    }
    let generated = Generator().generate(from: shown)
    model = try "import Testing\n" + shown.map(\.text).joined() + #require(generated.text)
  }

  @Test func eachMistakeHasItsMessageAndItsMend() throws {
    try #require(mistakes.count >= 40)
    let compiler = try Compiler()
    // The compiler looks for overlapping accesses only where the types are right.
    let errors = try [false, true].flatMap { isOfAccess in
      try compiler.errors(
        in: program(of: mistakes.map { $0.isOfAccess == isOfAccess ? $0.slip : $0.mend }))
    }
    for (number, mistake) in mistakes.enumerated() {
      // The lines of a macro's expansion are not those of the file.
      let found = errors.filter { $0.line == number + 1 || mistake.isInMacro && $0.line == nil }
      #expect(
        found.contains { $0.message.contains(mistake.message) }, "\(mistake.slip): \(found)")
    }
    let mended = try compiler.errors(in: program(of: mistakes.map(\.mend)))
    for error in mended {
      Issue.record("\(mistakes[(error.line ?? 1) - 1].mend): \(error.message)")
    }
    try compiler.remove()
  }

  /// Returns a program with a function for each line of code, in as many lines at its beginning.
  private func program(of lines: [String]) -> String {
    let functions = lines.enumerated().map { number, code in
      let isStatement =
        ["let ", "if ", "enum ", "#"].contains(where: code.hasPrefix) || mistakes[number].isUnused
      let used = isStatement ? code : "_ = \(code)"
      return "extension Screen { func f\(number)() throws { var limit = 3; \(used); limit += 1 } }"
    }
    return functions.joined(separator: "\n") + """

      @MainActor class Screen {
        let order: Order
        let line, other: Line
        var minimum = 3
        init(_ order: Order) { (self.order, line, other) = (order, order.lines[0], order.lines[1]) }
      }
      func checked(_ quantity: Int) throws -> Int { quantity }

      """ + model
  }
}

/// Three lines of a difference: what is written, what the compiler says, and what to write instead.
private struct Mistake {
  let slip: String
  let message: String
  let mend: String

  /// Whether the compiler complains about the expansion of a macro.
  var isInMacro: Bool { slip.hasPrefix("#") }

  /// Whether the mistake is that a part is read while another one is changed.
  var isOfAccess: Bool { message.contains("overlapping accesses") }

  /// Whether the mistake is that the result is not used.
  var isUnused: Bool { message.contains("unused") }
}

extension Compiler {
  /// Returns the errors in a program, with their lines where they are in the file itself.
  fileprivate func errors(in program: String) throws -> [(line: Int?, message: String)] {
    let file = URL.temporaryDirectory.appending(path: "slips-\(UUID().uuidString).swift")
    try program.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try complaints(about: [file], languageMode: 6).compactMap { complaint in
      guard let match = complaint.firstMatch(of: /^(.+):(\d+):\d+: error: (.*)$/) else {
        return nil
      }
      return (String(match.1) == file.path ? Int(match.2) : nil, String(match.3))
    }
  }
}
