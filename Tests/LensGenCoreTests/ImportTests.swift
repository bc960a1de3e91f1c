import LensGenCore
import Testing

/// What is imported where the imports of several files meet, and which names need their module.
@Suite struct ImportTests {
  private func text(of files: String...) -> String {
    let sources = files.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    return Generator().generate(from: sources).text ?? ""
  }

  @Test func whatNoOpticNeedsIsNotImported() {
    let text = text(
      of: "import Paths; import func Tools.walk; struct A { var count: Int }",
      "import Foundation; import Tools; struct B { var date: Date }",
      "import struct Paths.Path; import struct Paths.Root; struct C { var path: Path }")
    #expect(text.contains("import Foundation\nimport Optics\nimport struct Paths.Path\n\n"))
  }

  @Test func aNameThatAnotherImportMayDoubleIsWrittenWithItsModule() {
    let text = text(
      of: "import Paths; struct A { var path: Path; var text: String; var task: Mirror? }",
      "import Tools; struct B { var tool: Tool }")
    #expect(text.contains("Lens<Self, Paths.Path>") && text.contains("Lens<Self, Tools.Tool>"))
    #expect(text.contains("Lens<Self, String>") && text.contains("Lens<Self, Mirror?>"))
  }

  @Test func whereOneFileTellsTheModuleItIsKnownForOthers() {
    let text = text(
      of: "import Paths; struct A { var path: Path }",
      "import Paths; import Tools; struct B { var path: Path; var tool: Tool }",
      "import Tools; import Wood; struct C { var tree: Tree }")
    #expect(!text.contains("Lens<Self, Path>"))
    #expect(text.contains("Lens<Self, Tree>"))
  }

  @Test func aNameThatIsImportedAloneElsewhereIsNotTakenForIt() {
    let alone = "import struct Tools.Path; struct A { var path: Path }"
    let text = text(of: alone, "import Paths; struct B { var path: Path }")
    #expect(text.contains("Lens<Self, Tools.Path>") && text.contains("Lens<Self, Paths.Path>"))
    let sources = [alone, "import Paths; import Wood; struct B { var path: Path }"].enumerated()
      .map { SourceFile(path: "\($0).swift", text: $1) }
    let output = Generator().generate(from: sources)
    #expect(
      output.diagnostics.map(\.message) == [
        "skipped 'B.path': where 'Path' is declared is not certain; "
          + "write it with the type or module it is in"
      ])
  }

  @Test func whatStubsNameIsFoundToo() {
    let sources = [
      "import Paths; import Wood; protocol Store { func path<T>(_ value: T) throws(Bark) -> Path }",
      "import struct Paths.Path; struct A { var path: Path }",
      "import Tools; struct B { var n: Int }",
    ].enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    var generator = Generator(emitting: [.lenses, .stubs])
    let text = generator.generate(from: sources).text ?? ""
    #expect(text.contains("-> Path") && !text.contains("import Tools"))
    #expect(text.contains("import Paths\nimport Wood\nimport struct Paths.Path\n"))
    generator.emissions = [.lenses]
    #expect(generator.generate(from: sources).text?.contains("import Wood") == false)
  }

  @Test func anExpressionFromOutsideMayNameAnything() {
    let source = SourceFile(path: "A.swift", text: "import Tools; struct A { var count: Int }")
    var generator = Generator(emitting: [.builders])
    #expect(generator.generate(from: [source]).text?.contains("import Tools") == false)
    generator.defaults = ["A.count": "Tool.count"]
    #expect(generator.generate(from: [source]).text?.contains("import Tools") == true)
  }

  @Test func publicOpticsNeedAPublicLibrary() {
    #expect(text(of: "public struct A { public var count: Int }").contains("public import Optics"))
    #expect(!text(of: "struct A { public var count: Int }").contains("public import Optics"))
  }

  @Test func accessLevelsAreAsHighAsOpticsNeed() {
    let text = text(
      of: "public import Paths; public struct A { public var path: Path }",
      "package import Tools; struct B { var tool: Tools.Tool }",
      "public import Wood; struct C { var tree: Wood.Tree }", "import Wood")
    #expect(
      text.contains(
        "\nimport Wood\ninternal import Tools\npublic import Optics\npublic import Paths\n"))
  }
}
