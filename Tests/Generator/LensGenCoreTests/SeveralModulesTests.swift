import EmissionKernel
import Foundation
import GeneratorTesting
import LensGenCore
import SwiftModule
import SwiftReading
import Testing

/// Tests the code in a test target for several modules.
@Suite struct SeveralModulesTests {
  private static let domain = """
    public protocol Entity: Equatable, Sendable {}
    public struct Place: Entity { public let name: String; public init(name: String) { self.name = name } }
    public struct Page<Item: Entity>: Equatable, Sendable {
      public var items: [Item]
      public init(items: [Item]) { self.items = items }
    }
    """
  private static let app = """
    import Domain
    struct Trip: Equatable { let home: Place; let n: Int }
    enum Kind: Equatable { case at(Place), pages([Page<Place>]), none }
    """
  /// What is public in the tests shows types of both modules.
  private static let generic = """
    import Domain
    struct Box<T: Entity>: Equatable { let item: T; let page: Page<T> }
    extension Place { struct Inner: Equatable { let n: Int } }
    """

  private static let testables: Generator = {
    var generator = Generator(emitting: [.lenses, .prisms, .edits, .factories, .arbitrary])
    generator.settings.testableImports = ["Domain", "App"]
    return generator
  }()

  /// Returns the files that are generated for the files of both modules.
  func files(
    by generator: Generator, for modules: [(String, [String])], isolated: Set<String> = []
  ) throws -> [(source: String, text: String)] {
    let dependencies = modules.map { name, texts in
      Dependency(
        name,
        files: texts.enumerated().map {
          SourceSummary(SourceFile(path: "\(name)\($0).swift", text: $1))
        }, isMainActorByDefault: isolated.contains(name))
    }
    let output = generator.generate(from: dependencies.flatMap(\.files), knowing: dependencies)
    #expect(output.diagnostics.filter { $0.severity == .error } == [])
    return try #require(output.files).compactMap { file in
      file.text.map { (file.source, $0) }
    }
  }

  /// Returns what the compiler says of the files in a test target, with one that uses them.
  ///
  /// - Parameter isolated: The modules that are isolated to the main actor by default.
  func complaints(
    by generator: Generator, for modules: [(String, [String])], isolated: Set<String> = [],
    usedBy test: String = "", languageMode: Int, options: [String]
  ) throws -> [String] {
    let compiler = try Compiler(modules: Compiler.librariesOfAllEmissions)
    defer { try? compiler.remove() }
    let generated = try files(by: generator, for: modules, isolated: isolated)
    let sources = modules.flatMap { name, texts in
      texts.enumerated().map { ("\(name)\($0).swift", $1) }
    }
    let folder = try CommandFolder(
      Dictionary(
        uniqueKeysWithValues: sources + generated.map { ("Generated\($0.source)", $0.text) } + [
          ("Tests.swift", test)
        ]))
    for (name, texts) in modules {
      try compiler.addModule(
        name, of: texts.indices.map { folder.url.appending(path: "\(name)\($0).swift") },
        languageMode: languageMode,
        options: isolated.contains(name) ? ["-default-isolation", "MainActor"] : [])
    }
    let names = generated.map { "Generated\($0.source)" } + ["Tests.swift"]
    return try compiler.complaints(
      about: names.map { folder.url.appending(path: $0) },
      named: "Tests", languageMode: languageMode, options: options)
  }

  /// A public import is needed, or the compiler warns about it.
  @Test(arguments: [5, 6], [[], OtherModuleTests.internalImports])
  func conformancesImportTheModulesThatTheyShow(
    languageMode: Int, options: [String]
  ) throws {
    let modules = [("Domain", [Self.domain]), ("App", [Self.app, Self.generic])]
    for emissions in [[.factories], [.edits], [.arbitrary], Self.testables.emissions] {
      var generator = Self.testables
      generator.emissions = emissions
      let found = try complaints(
        by: generator, for: modules, languageMode: languageMode, options: options)
      #expect(found == [], "\(emissions)")
    }
  }

  @Test func eachFileImportsPubliclyWhatItShows() throws {
    var generator = Self.testables
    generator.emissions = [.factories]
    let modules = [("Domain", [Self.domain]), ("App", [Self.app, Self.generic])]
    let imports = try files(by: generator, for: modules).map { _, text in
      text.split(separator: "\n").filter { $0.contains("@testable") }
    }
    let (domain, app) = ("@testable public import Domain", "@testable public import App")
    #expect(
      imports == [
        [Substring(domain), "@testable import App"], ["@testable import Domain", Substring(app)],
        [Substring(domain), Substring(app)],
      ])
  }

  /// Only some of the modules may be isolated by default, as each says for itself.
  @Test(arguments: [5, 6], [[], ["-default-isolation", "MainActor"]])
  func eachModuleIsIsolatedOrNot(languageMode: Int, options: [String]) throws {
    let domain = """

      public final class Store: Equatable {
        let place: Place
        public init(place: Place) { self.place = place }
        public static func == (one: Store, other: Store) -> Bool { one === other }
      }
      struct Explicit: Equatable {
        let n: Int
        init(name: String) { n = name.count }
      }
      extension Explicit { init(explicit: Int) { n = explicit } }
      protocol Atlas { func place(named name: String) -> Place }
      @MainActor final class Screen { let place: Place; init(place: Place) { self.place = place } }
      """
    let app = """

      final class Model { let place: Place; let store: Store; init(place: Place, store: Store) { (self.place, self.store) = (place, store) } }
      struct Made: Equatable { let place: Place; init(place: Place) { self.place = place } }
      protocol Desk { func book(_ place: Place) -> Made }
      nonisolated struct Free: Equatable { let place: Place; let n: Int }
      """
    let use = """
      import Domain
      import FactoryProvider
      nonisolated func plain() -> [Any] {
        [
          Factory<Place>.provide(name: "a"), Factory<Store>.provide(), Explicit.build(name: "a"),
          Explicit.build(explicit: 1), AtlasStub().place(named: "a"),
          Factory<Explicit>.provide(), Place.build(name: "b"), Factory<Free>.provide(n: 1),
        ]
      }
      @MainActor func isolated() -> [Any] {
        [Factory<Model>.provide(), Factory<Made>.provide(), Made.build(place: .provide())]
      }
      """
    var generator = Self.testables
    generator.emissions.formUnion([.builders, .stubs])
    var found = try complaints(
      by: generator,
      for: [("Domain", [Self.domain + domain]), ("App", [Self.app + app])], isolated: ["App"],
      usedBy: "@testable import App\n@testable " + use, languageMode: languageMode,
      options: options)
    #expect(found == [])
    // So is the only one.
    generator.settings.testableImports = ["App"]
    found = try complaints(
      by: generator,
      for: [
        (
          "App",
          [
            "nonisolated struct Place: Equatable { let n: Int }\n"
              + app.replacing("Store", with: "Place")
          ]
        )
      ],
      isolated: ["App"],
      usedBy:
        "import FactoryProvider\n@testable import App\n@MainActor func use() -> Model { Factory<Model>.provide() }",
      languageMode: languageMode, options: options)
    #expect(found == [])
  }

  @Test func aNameOfTwoModulesIsReportedWithThem() {
    var generator = Self.testables
    generator.emissions = [.factories]
    let domain = "public struct Settings { let n: Int; struct Part { let n: Int } }"
    let app =
      "struct Settings { let n: Int }; struct Wrap { let n: Int; let all: [String: Settings] }"
    let dependencies = [("Domain", domain), ("App", app)].map { name, text in
      Dependency(name, files: [SourceSummary(SourceFile(path: "\(name).swift", text: text))])
    }
    let messages = generator.generate(
      from: dependencies.flatMap(\.files), knowing: dependencies
    ).diagnostics.map(\.message)
    let reason =
      "'Settings' is declared in 'App' and 'Domain'; rename one of the types, or generate the code for "
      + "each module in a target of its own"
    #expect(
      messages == [
        "skipped 'Settings': \(reason)", "skipped 'Settings.Part': \(reason)",
        "skipped 'Settings': \(reason)",
        "skipped 'Wrap': not made Providable: 'init(n:all:)' takes 'all', and \(reason)",
      ])
  }
}
