import EmissionKernel
import Foundation
import GeneratorTesting
import LensGenCore
import SwiftModule
import SwiftReading
import Testing

/// Tests the imports of files with stubs.
@Suite struct StubImportTests {
  @Test func aStubImportsWhatItsParentsImport() throws {
    let sources = [
      "protocol A: B {}", "import Wood; protocol B { func tree() -> Tree }",
      "import Tools; struct C { var n: Int }",
    ].enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    let files = try #require(Generator(emitting: [.stubs]).generate(from: sources).files)
    let imports = files.map { file in
      (file.text ?? "").split(separator: "\n").filter { $0.contains("import ") }
    }
    let expected: [Substring] = ["import FactoryProvider", "import Wood"]
    #expect(imports == [expected, expected, []])
  }

  /// As the message about a protocol of another module advises.
  @Test func theStubsForTestsOfTwoModulesCompile() throws {
    let base = "public protocol Parent { func parent() -> Item }\npublic struct Item: Sendable {}"
    let derived = "import Base\npublic protocol Child: Parent { func child(_ item: Base.Item) }"
    var generator = Generator(emitting: [.stubs])
    generator.settings.testableImports = ["Base", "Derived"]
    let sources = [("Base", base), ("Derived", derived)]
    let output = generator.generate(
      from: sources.map { SourceFile(path: "\($0).swift", text: $1) })
    #expect(output.diagnostics.isEmpty)
    let folder = try CommandFolder(["Stubs.swift": output.text ?? ""])
    let compiler = try Compiler(modules: ["Optics", "FactoryProvider"])
    defer { try? compiler.remove() }
    for (name, text) in sources {
      try folder.write(text, to: "\(name).swift")
      try compiler.addModule(name, of: [folder.url.appending(path: "\(name).swift")])
    }
    for languageMode in [5, 6] {
      let complaints = try compiler.complaints(
        about: [folder.url.appending(path: "Stubs.swift")], languageMode: languageMode)
      #expect(complaints == [])
    }
  }
}
