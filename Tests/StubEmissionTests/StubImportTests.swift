import EmissionKernel
import GeneratorTesting
import LensGenCore
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
}
