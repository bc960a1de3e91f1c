import GeneratorTesting
import LensGenCore
import SwiftModule
import Testing

/// The levels of imports, of each module and for each emission.
extension OtherModuleTests {
  /// On Linux, each of these modules has to be imported publicly exactly if its types are public parts.
  @Test func typesOfModulesThatFoundationContainsElsewhere() throws {
    let declarations = [
      "extension URLRequest { public struct Part: Equatable { public let n: Int } }",
      "extension URL { public struct Part: Equatable { public let n: Int } }",
      "extension XMLParser { public struct Part: Equatable { public let n: Int } }",
      "extension HTTPCookie { public struct Part: Equatable { public let at: Date } }",
      "public struct Part: Equatable { public let request: URLRequest, response: Int }",
      "public struct Part: Equatable { public let name: String }",
    ]
    for declaration in declarations {
      let files = ["", "public "].map { access in
        let modules = ["FoundationNetworking", "FoundationXML"].map {
          "#if canImport(\($0))\n\(access)import \($0)\n#endif\n"
        }
        return "\(access)import Foundation\n\(modules.joined())\(declaration)"
      }
      let inModule = CompiledModel(files[1], options: Self.internalImports)
      let found = try inModule.complaints(
        by: Generator(emitting: [.lenses, .prisms, .edits, .factories]), languageModes: [6])
      #expect(found.filter { $0.contains("Generated") } == [], "\(declaration)")
      let inTests = try CompiledModel(files[0]).complaintsInTests(
        by: Generator(emitting: [.factories, .arbitrary]), languageModes: [6],
        options: Self.internalImports)
      #expect(inTests == [], "\(declaration)")
      var generator = Generator(emitting: [.lenses, .edits, .factories])
      generator.settings.supportedImports = ["Model"]
      let inSupport = try SupportModule(of: files[0]).complaints(
        by: generator, usedBy: "import Support", options: Self.internalImports,
        languageModes: [5, 6])
      #expect(inSupport == [], "\(declaration)")
    }
  }

  /// Alone, because another emission may import the same library publicly.
  @Test func theLibrariesOfEachEmissionHaveTheLevelThatTestsNeed() throws {
    for access in ["", "public "] {
      let model = CompiledModel(
        """
        import Foundation
        \(access)struct A: Equatable { \(access)let n: Int; \(access)let b: [B] }
        \(access)indirect enum B: Equatable { case a(URL?), b(B), c }
        \(access)protocol Store { func url() -> URL? }
        extension Calendar { \(access)struct Part: Equatable { \(access)let n: Int } }
        """)
      for emission in Emission.allCases where emission != .laws {
        let found = try model.complaintsInTests(
          by: Generator(emitting: [emission]), languageModes: [6], options: Self.internalImports)
        #expect(found == [], "\(access)\(emission)")
      }
    }
  }
}
