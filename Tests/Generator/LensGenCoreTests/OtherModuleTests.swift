import GeneratorTesting
import LensGenCore
import SwiftModule
import SwiftReading
import Testing

/// What code in another module has to write differently.
@Suite struct OtherModuleTests {
  static let all = Set(Emission.allCases)
  static let internalImports = ["-enable-upcoming-feature", "InternalImportsByDefault"]

  @Test func aTypeNamedLikeItsModule() throws {
    for kind in [
      "enum Model {}", "struct Model { let n: Int }", "enum Model { struct A { let n: Int } }",
    ] {
      let model = CompiledModel(
        """
        \(kind)
        struct A: Equatable { let n: Int; struct B: Equatable { let a: A } }
        enum E: Equatable { case a(A), b }
        struct Pair<T> { let t: T }
        """)
      let found = try model.complaintsInTests(by: Generator(emitting: Self.all))
      #expect(found == [], "\(kind)")
    }
  }

  /// In another package, a `switch` has to expect cases that are not there yet.
  @Test func anEnumThatIsNotExhaustive() throws {
    let model = CompiledModel(
      """
      @nonexhaustive public enum E: Equatable { case known(Int), other }
      @nonexhaustive public enum Tree: Equatable { case leaf(Int); indirect case node(Tree, Tree) }
      @nonexhaustive public enum Only: Equatable { case one(Int) }
      @nonexhaustive public enum Nodes: Equatable { indirect case node([Nodes]), pair(Nodes, Nodes) }
      """)
    for package in ["tests", "others"] {
      let found = try model.complaintsInTests(
        by: Generator(emitting: Self.all), languageModes: [6], options: ["-package-name", package])
      #expect(found == [], "\(package)")
    }
  }

  @Test func aNameOfVersionsThatOnlyTheModuleKnows() throws {
    let model = """
      @available(Configuration 1.0, *) struct A: Equatable { let n: Int; struct B { let n: Int } }
      struct C: Equatable { let n: Int; @available(Configuration 1.0, *) var m: Int { get { n } set {} } }
      enum E: Equatable { case a; @available(Configuration 1.0, *) case b }
      @available(Configuration 1.0, *) extension C { struct D { let n: Int } }
      @available(macOS 10.15, iOSApplicationExtension 13, *) struct F: Equatable { let n: Int }
      """
    let compiled = CompiledModel(
      model,
      options: ["-enable-experimental-feature", "AvailabilityMacro=Configuration 1.0:macOS 10.15"])
    let found = try compiled.complaintsInTests(by: Generator(emitting: Self.all), options: [])
    #expect(found == [])
    let inModule = try compiled.complaints(by: Generator(emitting: [.lenses, .prisms, .factories]))
    #expect(inModule == [])
    var generator = Generator(emitting: [.lenses, .prisms])
    generator.settings.testableImports = ["Model"]
    let reason =
      "'@available(Configuration 1.0, *)' has a name for versions that the settings of its module "
      + "define; write the versions, as in '@available(macOS 15, *)'"
    #expect(
      Generated(model, by: generator).messages
        == ["A", "A.B", "E.b", "C.D"].map { "skipped '\($0)': \(reason)" })
  }

  /// The module may import all publicly, and the other one nothing.
  @Test func theImportsOfASupportModuleHaveALevelOfTheirOwn() throws {
    let support = SupportModule(
      of: """
        import Foundation
        public struct A: Equatable { public let url: URL; public init(url: URL) { self.url = url } }
        public struct B: Equatable { public let n: Int; public init(n: Int) { self.n = n } }
        """)
    var generator = Generator(emitting: [.lenses, .factories, .builders])
    generator.settings.supportedImports = ["Model"]
    for options in [[], Self.internalImports] {
      let found = try support.complaints(
        by: generator, usedBy: "import Foundation; import Model; import Support; let a = A._url",
        options: options)
      #expect(found == [])
    }
  }

  @Test func typesInExtensionsOfTypesOfOtherModules() throws {
    for type in ["DateComponents", "Array", "String"] {
      let model = CompiledModel(
        """
        import Foundation
        extension \(type) { struct Part: Equatable { let n: Int } }
        """)
      let found = try model.complaintsInTests(
        by: Generator(emitting: [.factories, .arbitrary]), languageModes: [6],
        options: Self.internalImports)
      #expect(found == [], "\(type)")
    }
  }
}
