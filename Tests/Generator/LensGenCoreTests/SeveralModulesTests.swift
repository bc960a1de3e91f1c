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
  private func files(by generator: Generator, for modules: [(String, [String])]) throws -> [(
    source: String, text: String
  )] {
    let dependencies = modules.map { name, texts in
      Dependency(
        name,
        files: texts.enumerated().map {
          SourceSummary(SourceFile(path: "\(name)\($0).swift", text: $1))
        })
    }
    let output = generator.generate(from: dependencies.flatMap(\.files), knowing: dependencies)
    #expect(output.diagnostics.filter { $0.severity == .error } == [])
    return try #require(output.files).compactMap { file in
      file.text.map { (file.source, $0) }
    }
  }

  /// Returns what the compiler says of the files in a test target.
  private func complaints(
    by generator: Generator, for modules: [(String, [String])], languageMode: Int,
    options: [String]
  ) throws -> [String] {
    let compiler = try Compiler(modules: Compiler.librariesOfAllEmissions)
    defer { try? compiler.remove() }
    let generated = try files(by: generator, for: modules)
    let sources = modules.flatMap { name, texts in
      texts.enumerated().map { ("\(name)\($0).swift", $1) }
    }
    let folder = try CommandFolder(
      Dictionary(
        uniqueKeysWithValues: sources + generated.map { ("Generated\($0.source)", $0.text) }))
    for (name, texts) in modules {
      try compiler.addModule(
        name, of: texts.indices.map { folder.url.appending(path: "\(name)\($0).swift") },
        languageMode: languageMode)
    }
    return try compiler.complaints(
      about: generated.map { folder.url.appending(path: "Generated\($0.source)") },
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
}
