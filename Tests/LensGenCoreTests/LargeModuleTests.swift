import GeneratorTesting
import LensGenCore
import SwiftReading
import Testing

/// Modules with many declarations that lead to each other take a time that grows with their size, not
/// with its square.
@Suite(.timeLimit(.minutes(30))) struct LargeModuleTests {
  private static let everything = Generator(emitting: [
    .lenses, .prisms, .factories, .builders, .fixtures, .arbitrary, .laws,
  ])

  private func text(of lines: [String]) -> String {
    Self.everything.generate(from: [
      SourceFile(path: "A.swift", text: lines.joined(separator: "\n"))
    ])
    .text ?? ""
  }

  @Test func aChainOfAliases() {
    let aliases = (1..<500).map { "typealias T\($0) = T\($0 - 1)" }
    let structs = (0..<500).map { "struct S\($0): Equatable { let a: T\($0) }" }
    let text = text(of: ["typealias T0 = Int"] + aliases + structs)
    #expect(text.contains("static var _a: Lens<Self, T499>"))
  }

  @Test func extensionsOfAChainOfAliases() {
    let aliases = (1..<1000).flatMap {
      ["typealias T\($0) = T\($0 - 1)", "extension T\($0) { struct N\($0) { var n: Int } }"]
    }
    let text = text(of: ["struct S { var a: Int }", "typealias T0 = S"] + aliases)
    #expect(text.contains("extension S.N999 {"))
  }

  @Test func aCircleOfAliasesEnds() {
    let aliases = (0..<1000).map { "typealias T\($0) = T\(($0 + 1) % 1000)" }
    let extensions = (0..<10).map { "extension T\($0) { struct N { var n: Int } }" }
    #expect(text(of: aliases + extensions + ["struct S { var a: Int }"]).contains("extension S {"))
  }

  @Test func aChainOfTypesThatAreNotEquatable() {
    let structs = (0..<1000).map { "struct S\($0) { let a: S\($0 + 1) }" }
    #expect(text(of: structs + ["struct S1000 { var f: () -> Void }"]).contains("extension S999 {"))
    #expect(text(of: structs + ["struct S1000 { var n: Int }"]).contains("extension S999 {"))
  }
}
