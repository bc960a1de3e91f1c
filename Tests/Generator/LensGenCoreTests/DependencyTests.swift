import Foundation
import GeneratorTesting
import SwiftModule
import SwiftReading
import Testing

@testable import LensGenCore

/// Tests what the sources of other modules tell about their types, for which nothing is generated.
@Suite struct DependencyTests {
  private func dependency(
    _ name: String, _ text: String, generator: Generator? = nil, isIsolated: Bool = false
  ) -> Dependency {
    Dependency(
      name, files: [.imported(SourceFile(path: "\(name)/\(name).swift", text: text))],
      generator: generator, isMainActorByDefault: isIsolated)
  }

  /// What generates the values of a type in a module that tests share.
  private var support: Generator {
    var support = Generator(emitting: [.factories, .arbitrary])
    support.settings.supportedImports = ["Fleet"]
    return support
  }

  private static let fleet = """
    public protocol Entity: Equatable, Sendable {}
    public struct Wheel: Hashable, Sendable { public let inches: Int; public init(inches: Int) { self.inches = inches } }
    public struct Vehicle: Entity {
      public let wheels: [Wheel]
      public init(wheels: [Wheel]) { self.wheels = wheels }
      public enum Fuel: Sendable { case petrol, gas }
    }
    public struct Page<Item> { public let items: [Item]; public init(items: [Item]) { self.items = items } }
    extension Page: Equatable where Item: Equatable {}
    extension Page: Sendable where Item: Sendable {}
    public struct Driver: Identifiable, Equatable { public let id: [Wheel]; public init(id: [Wheel]) { self.id = id } }
    public typealias Mileage = [Wheel: Int]
    public typealias Handler = () -> Void
    package struct Plate: Equatable { package let text: String; package init(text: String) { self.text = text } }
    struct Hidden: Equatable { let n: Int }
    public final class Engine { public init() {} }
    """

  private static let garage = """
    import Fleet
    struct A: Equatable { let vehicles: [Vehicle]; let wheel: Wheel? }
    struct B: Equatable { let vehicle: Fleet.Vehicle; let fuel: Vehicle.Fuel }
    struct C: Equatable { var page: Page<Vehicle>; var mileage: Mileage }
    struct D: Entity { let vehicle: Vehicle }
    enum E: Equatable { case one(Vehicle), two(Wheel, Page<Wheel>) }
    enum F: Equatable { case chosen(Driver.ID), all([Fleet.Driver.ID]), none }
    """

  private var modules: [Dependency] {
    [dependency("Fleet", Self.fleet), dependency("FleetTests", "", generator: support)]
  }

  /// All optics have laws, and no value is empty.
  @Test func nothingIsLeftOutForATypeOfAnotherModule() throws {
    var generator = Generator(emitting: [.lenses, .prisms, .factories, .arbitrary, .laws])
    generator.settings.testableImports = ["Garage"]
    let found = Generated(Self.garage, knowing: modules, by: generator)
    #expect(found.messages == [])
    for check in [
      "A._vehicles)", "A._wheel)", "B._vehicle)", "B._fuel)", "C._page)", "C._mileage)",
      "D._vehicle)", "E._two)", "F._chosen)", "F._all)",
    ] {
      #expect(found.text.contains("checkLaws(of: Garage.\(check)"), "\(check)")
    }
    for made in [
      "Self(vehicles: .provide(), wheel: .provide())",
      "Self(vehicles: .arbitrary(using: &source), wheel: .arbitrary(using: &source))",
    ] {
      #expect(found.text.contains(made))
    }
    let output = generator.generate(
      from: [SourceSummary(SourceFile(path: "0.swift", text: Self.garage))], knowing: modules)
    #expect(output.text?.contains("import FleetTests\n") == true)
  }

  /// The compiler warns about a public import that nothing public uses.
  @Test func onlyTheModuleThatDeclaresATypeIsImportedPublicly() throws {
    let cases = [
      (
        "public import Fleet\npublic import Tools",
        ["internal import Tools", "public import Fleet"]
      ),
      // Another module may reexport the type.
      (
        "internal import Fleet\npublic import Tools",
        ["internal import Fleet", "public import Tools"]
      ),
      (
        "#if X\npublic import Fleet\n#endif\npublic import Tools",
        ["  public import Fleet", "public import Tools"]
      ),
      ("public import Tools", ["public import Tools"]),
    ]
    for (imports, expected) in cases {
      let source = "\(imports)\npublic struct A { public var wheel: Wheel }"
      let text = try #require(
        Generator().generate(
          from: [SourceSummary(SourceFile(path: "A.swift", text: source))], knowing: modules
        ).text)
      let found = text.split(separator: "\n").filter {
        $0.contains("import ") && !$0.contains("Optics")
      }
      #expect(found.map(String.init).sorted() == expected.sorted(), "\(imports)")
    }
  }

  /// In both language modes, with the module of the values that lens-gen is told of.
  @Test(arguments: [5, 6]) func allOfItCompiles(languageMode: Int) throws {
    let compiler = try Compiler(modules: Compiler.librariesOfAllEmissions)
    defer { try? compiler.remove() }
    var generator = Generator(emitting: [.lenses, .prisms, .factories, .arbitrary, .builders])
    generator.settings.testableImports = ["Garage"]
    let shared = try #require(
      support.generate(from: [SourceFile(path: "Fleet.swift", text: Self.fleet)]).text)
    let tests = try #require(
      generator.generate(
        from: [SourceSummary(SourceFile(path: "Garage.swift", text: Self.garage))],
        knowing: modules
      ).text)
    let folder = try CommandFolder([
      "Fleet.swift": Self.fleet, "Shared.swift": shared, "Garage.swift": Self.garage,
      "Tests.swift": tests,
    ])
    func file(_ name: String) -> [URL] { [folder.url.appending(path: "\(name).swift")] }
    try compiler.addModule("Fleet", of: file("Fleet"), languageMode: languageMode)
    try compiler.addModule("FleetTests", of: file("Shared"), languageMode: languageMode)
    try compiler.addModule("Garage", of: file("Garage"), languageMode: languageMode)
    let found = try compiler.complaints(
      about: file("Tests"), named: "GarageTests", languageMode: languageMode)
    #expect(found == [], "\(tests)")
  }

  /// Without the sources, each value that is empty is reported, and each law that is not checked.
  @Test func nothingIsEmptyWithoutAWord() {
    let source = "import Fleet\nstruct A: Equatable { let n: Int; let vehicles: [Vehicle] }"
    let cases: [(Emission, String)] = [
      (
        .factories,
        "in provided values, 'A.vehicles' is always '[]', because '[Vehicle]' is not known"
      ),
      (
        .arbitrary,
        "in arbitrary values, 'A.vehicles' is always '[]', because '[Vehicle]' is not known"
      ),
      (
        .laws, "skipped 'A.vehicles': its laws are not checked: '[Vehicle]' is not known to conform"
      ),
    ]
    for (emission, message) in cases {
      let found = Generated(source, by: Generator(emitting: [emission, .lenses, .arbitrary]))
        .messages
      #expect(found.contains { $0.hasPrefix(message) }, "\(emission.rawValue): \(found)")
      let known = Generated(
        source, knowing: modules, by: Generator(emitting: [emission, .lenses, .arbitrary]))
      #expect(known.messages == [], "\(emission.rawValue)")
    }
    let missing = Generated(
      "import Fleet\nstruct A: Equatable { let engine: Engine? }", knowing: modules,
      by: Generator(emitting: [.lenses, .arbitrary, .laws]))
    #expect(missing.messages.contains { $0.contains("'Engine' of 'Fleet' does not conform to") })
    let enumeration = Generated(
      """
      import Fleet
      enum A { case engine(Engine), number(Int), none }
      enum B { case never(Never), none, old(Engine?), two(Int, [Engine]), of(n: Int, all: [Engine]) }
      """, knowing: modules, by: Generator(emitting: [.arbitrary]))
    #expect(
      enumeration.messages.map { $0.prefix { $0 != ";" } } == [
        "no arbitrary value is 'A.engine', because 'Engine' of 'Fleet' does not conform to Arbitrary",
        "in arbitrary values, 'B.old' is always 'nil', because 'Engine' of 'Fleet' does not conform to Arbitrary",
        "in arbitrary values, 'B.two.1' is always '[]', because 'Engine' of 'Fleet' does not conform to Arbitrary",
        "in arbitrary values, 'B.of.all' is always '[]', because 'Engine' of 'Fleet' does not conform to Arbitrary",
      ])
    // A recursive type ends with nothing.
    let tree = Generated(
      "struct Tree { let n: Int; let children: [Tree] }", by: Generator(emitting: [.factories]))
    #expect(tree.messages == [])
  }

  /// A name means what it means in its module.
  @Test func aNameMayBeThatOfSeveralTypes() {
    let other = "public struct Vehicle { public let n: Int }"
    let laws = Generator(emitting: [.lenses, .arbitrary, .laws])
    let cases: [(String, [Dependency], isChecked: Bool)] = [
      ("import Fleet\nstruct A: Equatable { let v: Vehicle }", [], true),
      ("import Fleet\nstruct A: Equatable { let v: Vehicle }", [dependency("Other", other)], false),
      (
        "import Fleet\nstruct A: Equatable { let v: Fleet.Vehicle }", [dependency("Other", other)],
        true
      ),
      (
        "import Fleet\nstruct A: Equatable { let v: Fleet::Vehicle }",
        [dependency("Other", other)], true
      ),
      // Its own one is in the way.
      (
        "import Fleet\nstruct Vehicle { let n: Int }\nstruct A: Equatable { let v: Vehicle }", [],
        false
      ),
      // Not visible.
      ("import Fleet\nstruct A: Equatable { let v: Hidden }", [], false),
      ("import Fleet\nstruct A: Equatable { let v: Plate }", [], false),
    ]
    for (source, others, isChecked) in cases {
      let text = Generated(source, knowing: modules + others, by: laws).text
      #expect(text.contains("checkLaws(of: A._v)") == isChecked, "\(source) \(others.count)")
    }
    var inPackage = laws
    inPackage.settings.packageModules = ["Fleet", "FleetTests"]
    let plate = Generated(
      "import Fleet\nstruct A: Equatable { let v: Plate }", knowing: modules, by: inPackage)
    #expect(plate.text.contains("checkLaws(of: A._v)"))
  }

  /// In a module that is isolated by default, all optics depend on whether each part is `Sendable`.
  @Test func sendablePartsOfOtherModulesAreKnown() {
    var generator = Generator(emitting: [.lenses])
    generator.settings.isMainActorByDefault = true
    let source = """
      import Fleet
      struct A { let n: Int; let vehicle: Vehicle; let page: Page<Wheel> }
      struct B { let n: Int; let engine: Engine }
      """
    let found = Generated(source, knowing: modules, by: generator)
    for name in ["_n", "_vehicle", "_page"] {
      #expect(found.text.contains("nonisolated static var \(name): "), "\(name)")
    }
    #expect(
      found.messages == [
        "skipped 'B.n': a change of it also reads 'engine', whose type 'Engine' may not be 'Sendable', "
          + "and the type around is isolated; make that type 'Sendable', or the one around "
          + "'nonisolated'",
        "skipped 'B.engine': it is isolated to the main actor by default, and optics are not; mark the "
          + "type 'nonisolated'",
      ])
  }

  /// What only the main actor can use is no help elsewhere.
  @Test func conformancesOfIsolatedModulesAreIsolated() {
    let isolated = dependency("Fleet", "public struct Vehicle: Equatable {}", isIsolated: true)
    let source =
      "import Fleet\nstruct A: Equatable { let v: Vehicle }\nextension Vehicle: Arbitrary {}"
    let laws = Generator(emitting: [.lenses, .arbitrary, .laws])
    let found = Generated(source, knowing: [isolated], by: laws)
    #expect(!found.text.contains("checkLaws(of: A._v)"))
    #expect(
      found.messages.contains { $0.contains("'Vehicle' conforms to Equatable on its actor only") })
  }

  /// A type of the tested module has the values that a shared module makes.
  @Test func aSharedModuleMakesValuesOfTheTestedOne() {
    let fleet =
      "public struct Wheel: Equatable { public let n: Int; public init(n: Int) { self.n = n } }"
    var generator = Generator(emitting: [.lenses, .factories, .laws])
    generator.settings.testableImports = ["Fleet"]
    let found = Generated(
      fleet,
      knowing: [dependency("Fleet", fleet), dependency("FleetTests", "", generator: support)],
      by: generator)
    #expect(found.messages == [])
    #expect(found.text.contains("checkLaws(of: Wheel._n)"))
    #expect(!found.text.contains("static func provide() -> Self"))
  }

  /// Each of these modules may import those before it.
  @Test(arguments: [([], 12), (["Fleet"], 24)])
  func theValuesOfEachModuleAreMadeOnce(testables: [String], count: Int) {
    let modules = (1...12).map { dependency("Support\($0)", "", generator: support) }
    var generator = Generator(emitting: [.lenses, .factories])
    generator.settings.testableImports = testables
    let outputs = DependencyOutputs()
    let source = SourceSummary(SourceFile(path: "Fleet.swift", text: Self.fleet))
    _ = generator.generate(
      from: [source], knowing: [dependency("Fleet", Self.fleet)] + modules, sharing: outputs)
    // In tests, those of `Fleet` are compared, too, as far as they are requested.
    #expect(outputs.count == count)
  }

  @Test func eachModuleIsIndexedOnce() {
    let modules = (0..<4).map { index in
      dependency(
        "M\(index)", "public struct S\(index): Equatable { public let n: Int }",
        generator: Generator(emitting: [.factories]))
    }
    let (outputs, generator) = (DependencyOutputs(), Generator(emitting: [.factories]))
    let all = generator.knownModules(modules, sharing: outputs).modules
    #expect(all.map(\.name) == modules.map(\.name))
    for count in 0..<4 {
      let first = generator.knownModules(Array(modules.prefix(count)), sharing: outputs).modules
      for found in [first, all[count].index.known.modules] {
        #expect(found.count == count)
        #expect(zip(found, all).allSatisfy { $0.index === $1.index })
      }
    }
  }

  /// In the same package, a module that tests share has code for `package` declarations.
  @Test func supportOfPackageDeclarations() throws {
    let model = """
      package struct Plate: Equatable {
        package let text: String
        package init(text: String) { self.text = text }
      }
      public struct Car: Equatable {
        public let plate: Int
        package let hidden: Plate
        package init(plate: Int, hidden: Plate) { (self.plate, self.hidden) = (plate, hidden) }
      }
      """
    var generator = Generator(emitting: [.lenses, .factories, .builders, .arbitrary])
    generator.settings.supportedImports = ["Model"]
    #expect(!Generated(model, by: generator).messages.isEmpty)
    generator.settings.packageModules = ["Model"]
    #expect(Generated(model, by: generator).messages == [])
    let found = try SupportModule(of: model).complaints(
      by: generator,
      usedBy: """
        import FactoryProvider; import Model; import Optics; import Support
        func made() -> Car { Factory<Car>.provide(hidden: .provide(text: "a")) |> Car._plate *~ 1 }
        """)
    #expect(found == [])
  }
}

/// Tests the options for such modules.
@Suite struct DependencyOptionTests {
  private let files = [
    "Fleet/Fleet.swift": "import Base\npublic struct Vehicle: Base, Sendable {}",
    "Base/Base.swift": "public protocol Base: Equatable {}",
    "Unused/Unused.swift": "public struct {",
    "Garage/A.swift":
      "import Fleet\nstruct A: Equatable { let v: Vehicle }\nextension Vehicle: Arbitrary {}",
  ]

  @Test func optionsAndKeys() throws {
    let folder = try CommandFolder(files)
    let emit = ["Garage", "--emit", "lenses,arbitrary,laws"]
    let unknown = try folder.run(emit)
    #expect(
      unknown.errors.contains("'Vehicle' is not known to conform to Equatable"))
    let options = [
      "--dependency", "Base=Base", "--dependency", "Unused=Unused", "--dependency", "Fleet=Fleet",
    ]
    // Of modules in other packages, only those that a source names are read.
    #expect(!(try folder.run(emit + options)).output.contains("checkLaws(of: A._v)"))
    let known = try folder.run(emit + options + ["--package", "Fleet"])
    #expect(known.output.contains("checkLaws(of: A._v)"), "\(known)")
    try folder.write(
      """
      includes: ../Garage
      emit: [lenses, arbitrary, laws]
      package: Fleet
      dependencies:
        Base: ../Base
        Fleet: ../Fleet
      """, to: "Tests/.lens-gen.yml")
    #expect(try folder.run(["--config", "Tests/.lens-gen.yml"]).output == known.output)
  }

  @Test func mistakes() throws {
    let folder = try CommandFolder(files)
    for (arguments, message) in [
      (["--dependency", "Fleet"], "'Fleet' is not of the form 'MODULE=PATH'"),
      (["--dependency", "=Fleet"], "'=Fleet' is not of the form 'MODULE=PATH'"),
      (["--dependency", "Fleet=Missing"], "Missing: error: "),
    ] {
      let result = try folder.run(["Garage"] + arguments)
      #expect(result.status != 0 && result.errors.contains(message), "\(result)")
    }
    try folder.write("includes: Garage\ndependencies: Fleet", to: "a.yml")
    #expect(
      try folder.run(["--config", "a.yml"]).errors.contains(
        "'dependencies' takes keys with values, each on its own line, indented"))
  }
}
