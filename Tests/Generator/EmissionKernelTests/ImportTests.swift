import Foundation
import GeneratorTesting
import Testing

@testable import EmissionKernel
@testable import LensGenCore
@testable import SwiftModule
@testable import SwiftReading
@testable import TestDataEmission

/// Tests the imports of the output, and their access levels.
@Suite struct ImportTests {
  private func text(of files: String...) -> String {
    let sources = files.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    return Generator().generate(from: sources).text ?? ""
  }

  /// Returns the imports of the generated file of each source, without those of the libraries.
  private func imports(
    _ files: String..., emitting emissions: Set<Emission> = [.lenses]
  ) -> [[String]] {
    let sources = files.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    let output = Generator(emitting: emissions).generate(from: sources)
    return (output.files ?? []).map { file in
      (file.text ?? "").split(separator: "\n").map(String.init).filter {
        $0.contains("import ") && !$0.hasSuffix(" Optics") && !$0.hasSuffix(" FactoryProvider")
      }
    }
  }

  @Test func aGeneratedFileHasTheImportsOfItsSource() {
    let files = imports(
      "import Paths; import func Tools.walk; struct A { var path: Path }",
      "import Foundation; import struct Paths.Path; struct B { var path: Path }",
      """
      #if canImport(Wood)
      @preconcurrency import Wood
      #endif
      struct C { var tree: Tree }
      """,
      "import Foundation; struct D { var n: [Int?] }",
      "import Foundation; func f() {}")
    #expect(
      files == [
        ["import Paths", "import func Tools.walk"],
        ["import Foundation", "import struct Paths.Path"], ["  @preconcurrency import Wood"], [],
        [],
      ])
  }

  @Test func whatCodeDrawsOnInOtherFilesIsImported() {
    for emission in [Emission.builders, .factories] {
      #expect(
        imports(
          "struct A { var n: Int; private var m: Int }",
          "import Foundation; extension A { init(date: Date) { n = 0; m = 0 } }",
          emitting: [emission])[0].first == "import Foundation", "\(emission)")
    }
    var generator = Generator(emitting: [.builders])
    generator.builders.useLiterals = true
    let files = generator.generate(from: [
      SourceFile(path: "A.swift", text: "struct A { var at: Stamp }"),
      SourceFile(path: "B.swift", text: "import Foundation; typealias Stamp = Date"),
    ]).files
    #expect(files?[0].text?.contains("import Foundation\n") == true)
    #expect(files?[0].text?.contains("Date(timeIntervalSince1970: 0)") == true)
  }

  @Test func theImportsOfOneFileForAllAreTheUnion() {
    let text = text(
      of: "import Paths; struct A { var path: Path }",
      "import Tools; struct B { var tool: Tool }", "import Wood; struct C { var n: Int }")
    #expect(text.contains("import Optics\nimport Paths\nimport Tools\n"))
    #expect(text.contains("Lens<Self, Path>") && !text.contains("Wood"))
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
  }

  @Test func aConfiguredExpressionMayNameAnything() {
    let source = SourceFile(path: "A.swift", text: "import Tools; struct A { var count: Int }")
    var generator = Generator(emitting: [.builders])
    #expect(generator.generate(from: [source]).text?.contains("import Tools") == false)
    generator.settings.defaults = ["A.count": "Tool.count"]
    #expect(generator.generate(from: [source]).text?.contains("import Tools") == true)
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
    #expect(text.contains("static var _other: Optics.Prism<Self, Int> {\n    .init("))
  }

  @Test func theNamesOfTheLibrariesAreKnown() throws {
    for module in ["FactoryProvider", "Optics", "OpticsChanges", "OpticsLaws"] {
      var names: Set<String> = []
      for file in try Repository.swiftFiles(in: "Sources/\(module)") {
        let declarations = try String(contentsOf: file, encoding: .utf8)
          .matches(of: /(?m)^public (?:final )?(?:struct|enum|class|protocol|typealias) ([A-Z]\w*)/)
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

  /// The compiler warns about a public import that nothing public uses.
  @Test func whatTheModuleItselfProvidesNeedsNoPublicLibrary() throws {
    let model = """
      public struct Part {
        public static let build = 0; public var n: Int; public init(n: Int) { self.n = n }
      }
      public struct Box<T> { public var t: T; public init(t: T) { self.t = t } }
      open class Base { public init() {} }
      """
    // Whether the library provides a part of the value.
    let cases = [
      "Part": false, "(Part, Part)": false, "() -> Part": false, "Box<Part>": false,
      "Box<Box<Part>>": false, "Duration": true, "Box<Int>": true, "(Part, Duration)": true,
      "(Int) -> Duration": true,
    ]
    var sources = ["Base.swift": model]
    for (number, type) in cases.keys.sorted().enumerated() {
      let parameter = type.contains("->") ? "@escaping \(type)" : type
      sources["\(number).swift"] =
        "open class A\(number): Base { public init(value: \(parameter)) { super.init() } }"
    }
    let files = Generator(emitting: [.factories, .builders]).generate(
      from: sources.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    ).files
    let generated = (files ?? []).map {
      ("\($0.source.dropLast(6)).generated.swift", $0.text ?? "")
    }
    for ((type, isPublic), file) in zip(cases.sorted { $0.key < $1.key }, generated) {
      #expect(file.1.contains("public import FactoryProvider\n") == isPublic, "\(type)")
    }
    let folder = try CommandFolder(sources.merging(generated, uniquingKeysWith: { $1 }))
    let compiler = try Compiler(modules: ["Optics", "FactoryProvider"])
    let paths = (sources.keys + generated.map(\.0)).map { folder.url.appending(path: $0) }
    for mode in [5, 6] {
      #expect(try compiler.complaints(about: paths, languageMode: mode) == [])
    }
    try compiler.remove()
  }

  @Test func aConformanceInThePackageIsNoPackageUseOfItsProtocol() throws {
    // Whether something of the package shows the library.
    let cases = [
      "enum A { case a, b }": false, "struct B { package init() {} }": false,
      "final class C { package init() {} }": false, "struct D<T> { package init() {} }": false,
      "struct E { package let n: Int; init(n: Int) { self.n = n } }": false,
      "struct G { package let n: Int; package init(n: Int) { self.n = n } }": true,
      "enum H<T> { case a(T) }": true,
    ].sorted { $0.key < $1.key }
    for (source, isShown) in cases {
      let type = "package \(source)"
      let text =
        Generator(emitting: [.factories]).generate(from: [
          SourceFile(path: "A.swift", text: type)
        ]).text ?? ""
      #expect(text.contains("package import FactoryProvider\n") == isShown, "\(source)")
      #expect(try Compiler.complaints(about: type, text) == [], "\(source)")
    }
    // Without the level, 'InternalImportsByDefault' makes the conditions internal.
    let conditional = Generator(emitting: [.factories]).generate(from: [
      SourceFile(
        path: "A.swift", text: "package struct A<T> { package let t: T; init(t: T) { self.t = t } }"
      )
    ]).text
    #expect(conditional?.contains("package import FactoryProvider\n") == true)
  }

  @Test(arguments: ["internal", "public"])
  func allFilesWriteALevelIfOneHasTo(level: String) throws {
    let sources = [
      "A.swift": "package struct A { package var n: Int }", "B.swift": "struct B { var n: Int }",
      "C.swift": "#if X\n\(level) struct C { \(level) var n: Int }\n#endif",
    ]
    let files = Generator().generate(
      from: sources.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    ).files
    let generated = (files ?? []).map { ("\($0.source.dropLast(6)).generated.swift", $0.text) }
    #expect(generated.count == 3)
    #expect(generated[1].1?.contains("\ninternal import Optics\n") == true)
    let folder = try CommandFolder(
      sources.merging(generated.map { ($0, $1 ?? "") }, uniquingKeysWith: { $1 }))
    let compiler = try Compiler()
    for options in [[], ["-D", "X"]] {
      #expect(
        try compiler.complaints(
          about: (sources.keys + generated.map(\.0)).map { folder.url.appending(path: $0) },
          languageMode: 6, options: options + ["-package-name", "p"]) == [])
    }
    try compiler.remove()
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
    generator.settings.testableImports = ["Model"]
    let source = SourceFile(path: "A.swift", text: "#if X\nstruct A { var n: Int }\n#endif\n")
    let text = generator.generate(from: [source]).text ?? ""
    #expect(
      text.contains(
        "#if X\n  @testable public import Model\n#else\n  @testable import Model\n#endif\n"))
  }

  @Test func whatOnlyOneFileMayUseIsNotImported() {
    for modules in [[], ["Model"]] {
      var generator = Generator(emitting: [.lenses])
      generator.settings.testableImports = modules
      let source = "private import Foo\nimport Bar\npublic struct S { public var x: T }"
      let text = generator.generate(from: [SourceFile(path: "A.swift", text: source)]).text
      #expect(text?.contains("import Bar\n") == true && text?.contains("Foo") == false)
    }
  }

  /// A name that no import is known to bring may be of each that is as public as its use.
  @Test func whatAFileImportsInternallyIsNotShownByItsPublicDeclarations() {
    let files = [
      "public import A\ninternal import B\npublic struct S { public var x: T }",
      "public import B\npublic struct R { public var x: Int; var y: U }",
      "import C\npublic import D\npublic struct Q { public var x: V }",
      "package import C\nstruct P { var x: W }",
    ]
    let text = Generator(emitting: [.lenses]).generate(
      from: files.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    ).text
    #expect(text?.contains("public import A\n") == true)
    #expect(text?.contains("internal import B\n") == true)
    #expect(text?.contains("\nimport C\n") == true)
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
      public struct B { public var path: Paths.Path }
      struct C { var tool: Tools.Tool }
      """)
    #expect(text.contains("  public import Paths\n") && !text.contains("public import Tools"))
  }

  /// The compiler refuses `import Tools` after a file with `internal import Tools`.
  @Test(arguments: ["public", "internal"], ["compiler(>=6)", "X"])
  func anImportOfOneBranchIsPlainOnlyThere(level: String, condition: String) throws {
    let either = """
      #if \(condition)
      \(level) import Tools
      #else
      import Tools
      #endif

      """
    let types = [
      "struct A { var tool: Tool }", "public struct B { public var n: Int; var next: [B] }",
      "struct C { let tools: [Tool]; let n: Int }",
    ].enumerated().map { n, type in
      (level == "public" ? "public func use\(n)(_: Tool) {}\n" : "") + type
    }
    let closed = "internal import Tools\nstruct D { var tool: Tool }"
    // Without `X`, the sources themselves would be refused.
    let file = condition == "X" ? "#if X\n\(closed)\n#endif" : closed
    for options in [[], ["-D", "X"]] {
      let model = CompiledModel(
        [file] + types.map { either + $0 }, options: options,
        beside: ["Tools": "public struct Tool { public init() {} }"])
      #expect(try model.complaints(by: Generator(emitting: [.lenses, .edits, .builders])) == [])
    }
  }

  @Test func aFileForAllHasTheImportsOfEachBranch() {
    let text = text(
      of: "#if X\ninternal import Paths\n#else\nimport Paths\n#endif\nstruct A { var path: Path }")
    #expect(text.contains("#if X\n  internal import Paths\n#endif\n"))
    #expect(text.contains("#if !(X)\n  import Paths\n#endif\n"))
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

  @Test func whatAnInitializerOfAnotherFileTakesIsImported() {
    var generator = Generator(emitting: [.builders])
    generator.settings.testableImports = ["Model"]
    let output = generator.generate(from: [
      SourceFile(path: "a.swift", text: "struct Keeper { private let thing: Int; let n: Int }"),
      SourceFile(
        path: "b.swift",
        text: "import Other\nextension Keeper { init(thing: Thing) { self.init(thing: 1, n: 2) } "
          + "}"),
    ])
    #expect(output.text?.contains("import Other\n") == true)
  }

  /// A file, and how the code for it imports `Days` or `Kinds`.
  private static let uses: [(file: String, imports: [String])] = [
    (
      """
      public import Kinds
      public func apply(_ tool: Tool) {}
      extension Array { public struct Part { public var element: Element } }
      """, ["internal import Kinds"]
    ),
    ("public struct A { public var at: When }", []),
    ("public import Days\npublic struct B { public var at: When }", ["public import Days"]),
    (
      "public import Days\npublic struct C { public var at: Then?; var zone: Zone }",
      ["public import Days"]
    ),
    ("import Days\nstruct D { var at: When }", ["import Days"]),
    (
      """
      public import Days
      public func use(_ day: Day) {}
      public struct E { public var all: Whens; var zone: Zone }
      """, ["import Days"]
    ),
    (
      "public import Kinds\npublic struct F<T: Kind> where T.Ident: Mark { public var n: Int }",
      ["public import Kinds"]
    ),
    (
      """
      public import Kinds
      public struct G<T: Kind> { public let id: T.Ident; public init(id: T.Ident) { self.id = id } }
      """, ["public import Kinds"]
    ),
    (
      "public import Kinds\npublic protocol Maker { func make<T: Kind>(_ kind: T) }",
      ["public import Kinds"]
    ),
    (
      "public import Kinds\npublic protocol Keeper<Key> { associatedtype Key: Mark; func keep(_ key: Key) }",
      ["public import Kinds"]
    ),
    ("public import Days\npublic protocol User { func use(_ use: Use) }", ["public import Days"]),
    (
      """
      public import Kinds
      public func use(_ tool: Tool) {}
      public struct H: Equatable { public let n: Int; public init(n: Int) { self.n = n } }
      """, ["public import Kinds"]
    ),
    (
      """
      public import Kinds
      public func use(_ tools: [Tool]) {}
      public struct I: Equatable { public let m: Int; public init(m: Int) { self.m = m } }
      """, ["internal import Kinds"]
    ),
  ]

  /// The compiler refuses an import that is not as public as what a public declaration shows, by an alias, in a
  /// constraint or in a default, and warns about one that is more public.
  @Test func whatIsShownIsImportedPublicly() throws {
    let aliases = """
      public import Days
      public typealias When = Day
      public typealias Then = When
      public typealias Whens = [Day]
      public typealias Use = (Day) -> Void
      """
    let others = [
      "Days":
        "public struct Day: Sendable { public init() {} }\npublic struct Zone { public init() {} }",
      "Kinds": """
      public protocol Kind: Sendable { associatedtype Ident: Equatable & Sendable }
      public protocol Mark: Sendable {}
      public struct Tool { public static let size = 1; public init() {} }
      """,
    ]
    var generator = Generator(emitting: [.lenses, .prisms, .edits, .factories, .builders, .stubs])
    generator.settings.defaults = ["H.n": "Tool.size", "I.m": "3"]
    let files = Self.uses.map(\.file) + [aliases]
    let generated = generator.generate(
      from: files.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    ).files
    for (row, file) in zip(Self.uses, generated ?? []) {
      let imports = (file.text ?? "").split(separator: "\n").filter {
        $0.hasSuffix("import Days") || $0.hasSuffix("import Kinds")
      }
      #expect(imports == row.imports.map { $0[...] }, "\(row.file)")
    }
    let model = CompiledModel(
      files,
      options: [
        "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
        "MemberImportVisibility",
      ], beside: others)
    let found = try model.complaints(by: generator)
    #expect(found == [])
    // In one file for all, another source may import the module for itself.
    let all = text(
      of: "public import Days; public typealias When = Day",
      "public struct A { public var at: When }", "public import Days; struct B { var zone: Zone }")
    #expect(all.contains("\npublic import Days\n"))
  }
}
