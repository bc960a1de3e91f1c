import EmissionKernel
import GeneratorTesting
import LensGenCore
import SwiftModule
import SwiftReading
import Testing

/// Tests that code which a module has already is not generated again in its tests, or in a module that they share.
@Suite struct CodeElsewhereTests {
  private static let fleet = """
    public struct Wheel: Equatable { public let inches: Int; public init(inches: Int) { self.inches = inches } }
    public enum Fuel { case petrol(litres: Int), none }
    struct Plate { var text: String }
    public protocol Store { func count() -> Int }
    """
  private static let optics: Set<Emission> = [.lenses, .prisms, .edits]
  /// What the lines of the code declare.
  private static let declared = [
    "_inches", "_petrol", "_text", "struct Draft", "func provide(inches",
  ]

  /// Returns what of it is generated in another module, and what is said about the rest.
  private func generated(
    _ emissions: Set<Emission> = optics, isInTests: Bool = true, plugin: Generator? = nil,
    sharing support: Generator? = nil, beside committed: String? = nil
  ) -> (declared: [String], message: String?) {
    var generator = Generator(emitting: emissions)
    if isInTests {
      generator.settings.testableImports = ["Fleet"]
    } else {
      generator.settings.supportedImports = ["Fleet"]
    }
    let source = SourceSummary(SourceFile(path: "Fleet.swift", text: Self.fleet))
    let file = committed.map { SourceSummary.generated(SourceFile(path: "G.swift", text: $0)) }
    let output = generator.generate(
      from: [source] + [file].compactMap(\.self),
      knowing: [Dependency("Fleet", files: [source], plugin: plugin)]
        + (support.map { [Dependency("Support", files: [], generator: $0)] } ?? []))
    let lines = (output.text ?? "").split(separator: "\n").filter {
      $0.contains("static var _") || $0.contains("struct Draft") || $0.contains("static func ")
    }
    let found = Self.declared.filter { name in
      lines.contains { $0.contains(name + ":") || $0.contains(name + " ") }
    }
    return (found, output.messageAboutRepetition()?.text)
  }

  @Test(arguments: [true, false]) func whatThePluginGeneratesInTheModuleIsLeftOut(
    isInTests: Bool
  ) {
    let alone = generated(isInTests: isInTests)
    #expect(alone.declared.contains("_inches"))
    #expect(alone.declared.contains("_petrol"))
    #expect(alone.declared.contains("struct Draft"))
    #expect(alone.message == nil)
    let beside = generated(isInTests: isInTests, plugin: Generator())
    #expect(beside.declared == [])
    #expect(
      beside.message == """
        'Fleet' has the generated code already, so lenses, prisms, edits of the same types are left out here; \
        list in 'emit' only what else is needed
        """)
  }

  /// Each function of `Factory` says in a condition of its own what it makes, which is not read.
  @Test func theFactoryOfAGenericTypeIsNotThatOfAnother() {
    let types = ["A", "B"].map { name in
      SourceFile(path: "\(name).swift", text: "struct \(name)<T> { let part: T }")
    }
    var generator = Generator(emitting: [.factories])
    let committed = generator.generate(from: [types[0]]).text ?? ""
    generator.settings.testableImports = ["Fleet"]
    let output = generator.generate(
      from: types.map { SourceSummary($0) }
        + [SourceSummary.generated(SourceFile(path: "G.swift", text: committed))])
    #expect(output.declarations.map(\.name.text) == ["B", "B"])
  }

  /// Each kind of code by itself, and each type.
  @Test func onlyWhatIsThereIsLeftOut() {
    let all = generated(Self.optics.union([.factories]), plugin: Generator(emitting: [.lenses]))
    #expect(all.declared == ["_petrol", "struct Draft", "func provide(inches"])
    #expect(all.message?.contains("so lenses of the same types are left out") == true)
    var annotated = Generator()
    annotated.settings.onlyAnnotated = true
    let none = generated(plugin: annotated)
    #expect(none.declared == ["_inches", "_petrol", "_text", "struct Draft"])
    #expect(none.message == nil)
  }

  @Test func whatAGeneratedFileOfTheModuleHasIsLeftOut() throws {
    let wheel = SourceFile(path: "Wheel.swift", text: String(Self.fleet.prefix { $0 != "\n" }))
    let committed = try #require(Generator().generate(from: [wheel]).text)
    let found = generated(beside: committed)
    #expect(found.declared == ["_petrol", "_text", "struct Draft"])
    #expect(found.message != nil)
    let folder = try CommandFolder()
    try folder.write(Self.fleet, to: "Fleet/Fleet.swift")
    try folder.write(committed, to: "Fleet/Optics.swift")
    let result = try folder.run(["--no-config", "--testable", "Fleet", "Fleet"])
    #expect(!result.output.contains("_inches"))
    #expect(result.output.contains("_petrol"))
  }

  /// What is public may have code in a module that tests share.
  @Test func whatASharedModuleHasIsLeftOut() throws {
    // Conformances that are there are not made again, without a word.
    var support = Generator(emitting: [.lenses, .factories, .stubs])
    support.settings.supportedImports = ["Fleet"]
    let found = generated([.lenses, .prisms, .factories, .stubs], sharing: support)
    #expect(found.declared == ["_petrol", "_text"])
    #expect(
      found.message == """
        'Support' has the generated code already, so lenses, stubs of the same types are left out here; \
        list in 'emit' only what else is needed
        """)
    support.settings.supportedImports = ["Other"]
    let other = generated([.lenses, .prisms, .factories, .stubs], sharing: support)
    #expect(other.declared == ["_inches", "_petrol", "_text", "func provide(inches"])
    #expect(other.message == nil)
  }

  /// Whether or not a source of the tests imports it.
  @Test func aSharedModuleIsFoundByItsConfiguration() throws {
    let folder = try CommandFolder([
      "Fleet/Fleet.swift": Self.fleet, "Support/Support.swift": "",
      "Support/.lens-gen.yml": "supports: Fleet\nemit: prisms",
    ])
    let result = try folder.run([
      "--no-config", "--testable", "Fleet", "--dependency", "Fleet=Fleet/Fleet.swift",
      "--dependency", "Support=Support/Support.swift", "--dependency-config",
      "Support=Support/.lens-gen.yml", "--emit", "lenses,prisms", "Fleet/Fleet.swift",
    ])
    #expect(result.output.contains("_inches"))
    #expect(!result.output.contains("_petrol"))
    #expect(result.errors.contains("'Support' has the generated code already"))
  }

  /// The plugin leaves a note, which tells what it generates, and is of no use once the manifest has changed.
  @Test func theNoteOfThePluginIsReadUnlessTheManifestIsNewer() throws {
    let folder = try CommandFolder()
    try folder.write(Self.fleet, to: "Fleet/Fleet.swift")
    try folder.write("emit: prisms", to: "Fleet/.lens-gen.yml")
    let arguments = [
      "--no-config", "--testable", "Fleet", "--dependency", "Fleet=Fleet/Fleet.swift",
      "--plugin-note", "Fleet=Used", "--emit", "lenses,prisms", "Fleet/Fleet.swift",
    ]
    func leftOut() throws -> [String] {
      let result = try folder.run(arguments)
      return ["_inches", "_petrol"].filter { !result.output.contains($0) }
    }
    #expect(try leftOut() == [])
    try folder.write("", to: "Package.swift")
    try folder.write("Package.swift\n", to: "Used")
    #expect(try leftOut() == ["_inches", "_petrol"])
    try folder.write("Package.swift\nFleet/.lens-gen.yml", to: "Used")
    #expect(try leftOut() == ["_petrol"])
    _ = try folder.run(shell: "touch -t 209901010000 Package.swift")
    #expect(try leftOut() == [])
  }
}
