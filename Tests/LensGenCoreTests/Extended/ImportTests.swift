import Foundation
@testable import LensGenCore
import Testing

/// Tests the imports of the output when several files have imports, and which names are qualified
/// with their module.
@Suite struct ImportTests {
  private func text(of files: String...) -> String {
    let sources = files.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    return Generator().generate(from: sources).text ?? ""
  }

  @Test func importsThatNoOpticNeedsAreOmitted() {
    let text = text(
      of: "import Paths; import func Tools.walk; struct A { var count: Int }",
      "import Foundation; import Tools; struct B { var date: Date }",
      "import struct Paths.Path; import struct Paths.Root; struct C { var path: Path }")
    #expect(text.contains("import Foundation\nimport Optics\nimport struct Paths.Path\n\n"))
  }

  /// Frameworks share the prefixes of Foundation, which reexports names without them.
  @Test func aFrameworkIsImportedForANameLikeThoseOfFoundation() {
    for name in ["NSView", "CGImage", "CGMManager", "URLImage", "HTTPHeaders", "UnitPrice"] {
      let alone = "import Foundation; import Frame; struct A { var x: \(name); var url: URL }"
      let text = text(of: alone, "import Tools; struct B { var saw: Saw }")
      #expect(text.contains("import Foundation\nimport Frame\n"), "\(name)")
      #expect(!text.contains("Foundation.\(name)"))
    }
    for name in ["OSStatus", "Selector", "timespec", "NSRange", "URLSession"] {
      let text = text(of: "import Foundation; import Frame; struct A { var x: \(name) }")
      #expect(text.contains("import Foundation\n") && !text.contains("Frame."), "\(name)")
    }
  }

  @Test func noNameIsQualifiedWithAModuleThatAClassHides() {
    let text = text(
      of: "import OSLog; struct A { var logger: Logger }",
      "import Tools; struct B { var tool: Tool }")
    #expect(text.contains("Lens<Self, Logger>"))
  }

  @Test func aNameThatAnotherImportMayDeclareIsQualified() {
    let text = text(
      of: "import Paths; struct A { var path: Path; var text: String; var task: Mirror? }",
      "import Tools; struct B { var tool: Tool }")
    #expect(text.contains("Lens<Self, Paths.Path>") && text.contains("Lens<Self, Tools.Tool>"))
    #expect(text.contains("Lens<Self, String>") && text.contains("Lens<Self, Mirror?>"))
  }

  @Test func oneFileDeterminesTheModuleForOthers() {
    let text = text(
      of: "import Paths; struct A { var path: Path }",
      "import Paths; import Tools; struct B { var path: Path; var tool: Tool }",
      "import Tools; import Wood; struct C { var tree: Tree }")
    #expect(!text.contains("Lens<Self, Path>"))
    #expect(text.contains("Lens<Self, Tree>"))
  }

  @Test func aNameImportedByAnotherFileIsNotAssumed() {
    let alone = "import struct Tools.Path; struct A { var path: Path }"
    let text = text(of: alone, "import Paths; struct B { var path: Path }")
    #expect(text.contains("Lens<Self, Tools.Path>") && text.contains("Lens<Self, Paths.Path>"))
    let sources = [alone, "import Paths; import Wood; struct B { var path: Path }"].enumerated()
      .map { SourceFile(path: "\($0).swift", text: $1) }
    let output = Generator().generate(from: sources)
    #expect(
      output.diagnostics.map(\.message) == [
        "skipped 'B.path': lens-gen cannot tell where 'Path' is declared; qualify it with its "
          + "type or module"
      ])
  }

  @Test func namesInInitializersThatNothingCanCallAreNotFound() {
    for (initializer, isFound) in [
      ("init(tool: Tool) {}", true), ("private init(tool: Tool) {}", false),
      ("init(_ tools: some Tools, tool: Tool) {}", false),
      ("init(_ tools: some Tools = .all, tool: Tool) {}", true),
      ("init(_ tools: Tool...) {}", false),
    ] {
      let sources = ["struct A { var n: Int }", "import Tools; extension A { \(initializer) }"]
        .enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
      let text = Generator(emitting: [.builders]).generate(from: sources).text ?? ""
      #expect(text.contains("import Tools") == isFound, "\(initializer)")
    }
  }

  @Test func namesInStubsAreFound() {
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

  @Test func anImportIsAsPublicAsItsUses() {
    let text = { (source: String) in
      let generator = Generator(emitting: [.factories, .builders])
      return generator.generate(from: [SourceFile(path: "A.swift", text: source)]).text ?? ""
    }
    let type = "public struct A { public let x: Int; public init(x: Int) { self.x = x } }"
    let open = text("public import Foundation; public import FactoryProvider\n\(type)")
    #expect(open.contains("\npublic import FactoryProvider\n"))
    let plain = text("import Foundation; import FactoryProvider\n\(type)")
    #expect(plain.contains("\npublic import FactoryProvider\n"))
    let closed = text("import FactoryProvider\nstruct A { let x: Int }")
    #expect(closed.contains("\nimport FactoryProvider\n"))
    let stubbed = """
      public import Foundation; struct B { let url: URL }
      public protocol P {}; public struct A { public init(p: any P) {} }
      """
    let builders = Generator(emitting: [.builders, .stubs])
      .generate(from: [SourceFile(path: "A.swift", text: stubbed)]).text
    #expect(builders?.contains("\ninternal import Foundation\n") == true)
  }

  @Test func aConfiguredExpressionMayNameAnything() {
    let source = SourceFile(path: "A.swift", text: "import Tools; struct A { var count: Int }")
    var generator = Generator(emitting: [.builders])
    #expect(generator.generate(from: [source]).text?.contains("import Tools") == false)
    generator.defaults = ["A.count": "Tool.count"]
    #expect(generator.generate(from: [source]).text?.contains("import Tools") == true)
  }

  @Test func anImportOfATypeTellsItsModuleForAllFiles() {
    let text = text(
      of: "import struct Paths.Path; extension Path {}",
      "import Paths; import Wood; struct A { var path: Path }",
      "import struct Tools.Hammer; struct B { var hammer: Hammer }",
      "import Tools; struct C { var tool: Tool }")
    #expect(text.contains("_path: Lens<Self, Path>") && text.contains("import struct Paths.Path"))
  }

  @Test func aNameKeepsItsMeaningInAFileWithMoreImports() {
    let few = "import Paths; import Wood; struct A { var path: Path }"
    let alone = "import struct Tools.Hammer; struct B { var hammer: Hammer }"
    let more = "import Tools; struct C { var tool: Tool }"
    #expect(!text(of: few, alone, more).contains("extension A"))
    let none = "struct E { var path: Path }"
    let others = "import Tools; import Metal; struct F { var path: Path }"
    #expect(!text(of: few, alone, more, none, others).contains("extension A"))
    let both = "import Paths; import Tools; import Wood; struct D { var path: Path }"
    #expect(text(of: few, alone, more, both).contains("extension A {\n  static var _path"))
    let conditional = both.replacing("import Tools;", with: "\n#if X\nimport Tools\n#endif\n")
    #expect(!text(of: few, alone, more, conditional).contains("extension A {"))
    let either = both.replacing(
      "import Tools;", with: "\n#if X\n@_spi(X) import Tools\n#else\nimport Tools\n#endif\n")
    #expect(text(of: few, alone, more, either).contains("extension A {\n  static var _path"))
  }

  @Test func importsThatWouldDuplicateManyNamesAreOmitted() {
    let text = text(
      of: "import struct Tools.Hammer; struct A { var hammer: Hammer }",
      "import Paths; import Wood; struct B { var path: Path; var tree: Tree }",
      "import Tools; import Metal; struct C { var saw: Saw }")
    #expect(text.contains("_path: Lens<Self, Path>") && text.contains("_tree: Lens<Self, Tree>"))
    #expect(!text.contains("Saw") && !text.contains("import Tools\n"))
  }

  @Test func aModuleThatQualifiesANameMayDoubleAnother() {
    let text = text(
      of: "import Tools; struct A { var saw: Saw }",
      "import Tools; import Wood; struct B { var saw: Wood.Saw }")
    #expect(text.contains("Lens<Self, Tools.Saw>") && text.contains("Lens<Self, Wood.Saw>"))
  }

  @Test func importsThatNoOpticCanNeedAreOmitted() {
    let text = text(
      of: "import struct Tools.Hammer; struct A { var hammer: Hammer }",
      "import Paths; import Wood; struct B { var path: Path }",
      "import Tools; import Metal; struct C { private var saw: Saw; var count: Int }")
    #expect(text.contains("_path: Lens<Self, Path>") && !text.contains("import Metal"))
  }

  @Test func reexportsOfOneFileApplyToAll() {
    let text = text(
      of: "@_exported import struct Tools.Tool",
      "import Paths; import Wood; struct A { var path: Path; var tool: Tool }",
      "import Tools; struct B { var saw: Saw }")
    #expect(text.contains("_tool: Lens<Self, Tool>"))
    for otherwise in ["#else\n@_exported import struct Tools.Tool\n", ""] {
      let text = self.text(
        of: "#if X\n@_exported import struct Tools.Tool\n\(otherwise)#endif",
        "import Paths; struct A { var tool: Tool }", "import Wood; struct B { var tree: Tree }")
      #expect(!text.contains("Paths.Tool"))
    }
  }

  @Test func aSystemLibraryDeclaresNoSwiftNames() {
    let text = text(
      of: "import Paths\n#if os(Linux)\nimport Glibc\n#endif\nstruct A { var path: Path }",
      "import Tools; struct B { var tool: Tool; var id: pid_t }")
    #expect(text.contains("Lens<Self, Paths.Path>") && text.contains("Lens<Self, Tools.Tool>"))
    let time = self.text(
      of: "import Paths; struct A { var path: Path }",
      "import Tools; import Foundation; struct B { var time: tm }")
    #expect(time.contains("Lens<Self, tm>"))
  }

  @Test func aModuleWithATypeOfItsNameQualifiesNothing() {
    let text = text(
      of: "import Paths; struct A { var path: Path; var all: Paths }",
      "import Tools; struct B { var tool: Tool }")
    #expect(text.contains("Lens<Self, Path>") && text.contains("Lens<Self, Tools.Tool>"))
  }

  @Test func aProtocolOfALibraryAddsANameToAType() {
    let text = text(
      of: "import Paths; struct A: OptionSet { let rawValue: UInt8; var x: [RawValue] }",
      "import Tools; struct B { var tool: Tool }")
    #expect(text.contains("Lens<Self, [RawValue]>"))
  }

  @Test func aNameMayComeFromAProtocol() {
    let cases: [(String, Bool)] = [
      ("enum A: String { case a; struct B { var x: Zone } }", true),
      ("struct A: Identifiable { let id: Int; struct B { var x: Zone } }", true),
      ("struct A: Identifiable { let id: Int; struct B { var x: ID } }", false),
      ("struct A: Zoned { struct B { var x: Zone } }", false),
      ("struct A: Zoned { struct B { var x: ContinuousClock } }", true),
      ("struct A: Zoned { struct B { var x: IntegerLiteralType } }", false),
      ("struct A: ParsableCommand { struct B { var x: Zone } }", true),
    ]
    for (source, isCertain) in cases {
      #expect(text(of: "import Zones\n" + source).contains("_x: Lens") == isCertain, "\(source)")
    }
  }

  @Test func namesOfTheLibrariesAreQualified() {
    let text = text(of: "import Camera; struct A { var lens: Lens; let zoom: Int }")
    #expect(text.contains("static var _lens: Optics.Lens<Self, Camera.Lens> {"))
    let own = self.text(of: "import Optics; import Camera; struct A { var lens: Lens<Int, Int> }")
    #expect(own.contains("static var _lens: Lens<Self, Lens<Int, Int>> {"))
  }

  @Test func aMemberHidesALibrary() {
    let text = text(of: "enum A { case Prism, other(Int) }")
    #expect(text.contains("static var _other: Optics.Prism<Self, Int> {\n    Optics.Prism("))
  }

  @Test func typesOfOtherModulesOnOtherPlatformsAreNotQualified() {
    let text = text(
      of: "import Foundation; struct A { var request: URLRequest; var url: URL }",
      "import Tools; struct B { var tool: Tool }")
    #expect(text.contains("Lens<Self, URLRequest>") && text.contains("Lens<Self, Foundation.URL>"))
  }

  @Test func theNamesOfTheLibrariesAreKnown() throws {
    for module in ["FactoryProvider", "Optics", "OpticsLaws"] {
      var names: Set<String> = []
      for file in try Repository.swiftFiles(in: "Sources/\(module)") {
        let declarations = try String(contentsOf: file, encoding: .utf8)
          .matches(of: /(?m)^public (?:final )?(?:struct|enum|class|protocol|typealias) (\w+)/)
        names.formUnion(declarations.map { String($0.output.1) })
      }
      #expect(names == KnownNames.libraryTypes[module])
    }
  }

  @Test func publicOpticsNeedAPublicLibrary() {
    #expect(text(of: "public struct A { public var count: Int }").contains("public import Optics"))
    #expect(!text(of: "struct A { public var count: Int }").contains("public import Optics"))
    let builders = "public struct A { public init(x: Int) {}; init(u: UUID) {} }"
    let source = SourceFile(path: "A.swift", text: "public import Foundation\n\(builders)")
    let text = Generator(emitting: [.builders]).generate(from: [source]).text
    #expect(text?.contains("\ninternal import FactoryProvider\n") == true)
  }

  @Test func aConditionalPublicTypeMakesItsImportConditional() throws {
    let conditional = "#if X\npublic struct A { public var n: Int }\n#endif\n"
    let other = "#if Y\npublic struct B { public var n: Int }\n#endif\n"
    #expect(
      text(of: conditional, "struct C { var n: Int }").contains(
        "#if X\n  public import Optics\n#else\n  import Optics\n#endif\n"))
    let either = text(of: conditional, other)
    #expect(either.contains("#if (X) || (Y)\n  public import Optics\n"))
    let always = text(of: conditional, "public struct C { public var n: Int }")
    #expect(always.contains("\npublic import Optics\n"))
    let level = text(of: conditional, "internal import Tools; struct C { var tool: Tool }")
    #expect(level.contains("\n#else\n  internal import Optics\n"))
    let folder = try CommandFolder(["A.swift": conditional + other, "Optics.swift": either])
    let files = ["A.swift", "Optics.swift"].map { folder.url.appending(path: $0) }
    let compiler = try Compiler()
    for options in [[], ["-D", "X"]] {
      #expect(try compiler.complaints(about: files, languageMode: 6, options: options) == [])
    }
    try compiler.remove()
  }

  @Test func conformancesMakeTheTestableImportPublic() {
    var generator = Generator(emitting: [.factories])
    generator.testableImports = ["Model"]
    let source = SourceFile(path: "A.swift", text: "#if X\nstruct A { var n: Int }\n#endif\n")
    let text = generator.generate(from: [source]).text ?? ""
    #expect(
      text.contains(
        "#if X\n  @testable public import Model\n#else\n  @testable import Model\n#endif\n"))
  }

  @Test func onlyTypesInPublicOpticsAreImportedPublicly() {
    let text = text(
      of: "public import Paths; struct A { var path: Path }",
      """
      #if compiler(>=6)
      public import Paths
      public import Tools
      #else
      import Paths
      import Tools
      #endif
      public struct B { public var path: Path }
      struct C { var tool: Tools.Tool }
      """)
    #expect(text.contains("  public import Paths\n") && !text.contains("public import Tools"))
  }

  @Test func accessLevelsAreAsHighAsNecessary() {
    let text = text(
      of: "public import Paths; public struct A { public var path: Path }",
      "package import Tools; struct B { var tool: Tools.Tool }",
      "public import Wood; struct C { var tree: Wood.Tree }", "import Wood")
    #expect(
      text.contains(
        "\nimport Wood\ninternal import Tools\npublic import Optics\npublic import Paths\n"))
  }
}
