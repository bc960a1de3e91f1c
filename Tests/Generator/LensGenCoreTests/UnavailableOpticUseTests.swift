import Foundation
import GeneratorTesting
import LensGenCore
import OpticsEmission
import SwiftReading
import Testing

/// Compiles uses of the optics that are declared as unavailable.
@Suite struct UnavailableOpticUseTests {
  private let compiler: Compiler
  private let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    compiler = try Compiler()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var generator = Generator()
    generator.unavailableOptics.areDeclared = true
    let model = """
      public struct Claim { public var id = 1; public lazy var state = 1; public init() {} }
      public struct Case { public var claim = Claim(); public init() {} }
      """
    let output = generator.generate(from: [SourceFile(path: "Model.swift", text: model)])
    try compiler.addModule("Model", model + "\n" + (try #require(output.text)))
  }

  private func complaints(about client: String) throws -> [String] {
    let file = folder.appending(path: "Client.swift")
    defer {
      try? FileManager.default.removeItem(at: folder)
      try? compiler.remove()
    }
    try "import Model; import Optics\n\(client)".write(to: file, atomically: true, encoding: .utf8)
    return try compiler.complaints(about: [file], named: "Client", languageMode: 6)
  }

  @Test(arguments: ["Claim._state", "Case._claim._state", "Case._claim * Claim._state"])
  func theErrorIsTheReason(use: String) throws {
    let complaints = try complaints(about: "func f(c: Case, d: Claim) { _ = \(use) }")
    let reason = "no lens for 'state': it is lazy, so reading it changes the value"
    // The compiler prints the error, and again below the line of code.
    let others = complaints.filter { !$0.hasSuffix("error: '_state' is unavailable: \(reason)") }
    #expect(others == ["exit status 1"])
  }

  /// An author who needs an optic that lens-gen skips may write it, in another module.
  @Test(arguments: [
    "static var _state: Lens<Self, Int> { Lens(get: { $0.id }, modify: { $1(&$0.id) }) }",
    "public static let _state = Lens<Claim, Int>(get: { $0.id }, modify: { $1(&$0.id) })",
    "static var _state: Lens<Claim, String> { fatalError() }",
    "static var _state: AffineTraversal<Claim, Int> { fatalError() }",
  ])
  func theOpticOfAnotherModuleIsUsed(declaration: String) throws {
    let complaints = try complaints(
      about: """
        extension Claim { \(declaration) }
        func f() {
          _ = Claim._state
          _ = Case._claim._state
          _ = Case._claim * Claim._state
          _ = \\Claim.Type._state
        }
        """)
    #expect(complaints == [])
  }
}
