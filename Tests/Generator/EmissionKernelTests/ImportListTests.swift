import GeneratorTesting
import Testing

@testable import EmissionKernel
@testable import LensGenCore
@testable import SwiftModule
@testable import SwiftReading

/// The imports of a generated file.
@Suite struct ImportListTests {
  private func lines(
    _ files: String..., emitting emissions: Set<Emission> = [.lenses], testing module: String? = nil
  ) -> [String] {
    var generator = Generator(emitting: emissions)
    generator.settings.testableImports = [module].compactMap { $0 }
    let summaries = files.enumerated().map { number, text in
      SourceSummary(SourceFile(path: "\(number).swift", text: text)).declarations
    }
    let plan = Plan(for: generator.context(of: summaries))
    let written = WrittenImports(of: plan.context.module, for: plan.files.flatMap(\.code))
    return ImportList(of: plan.files, in: plan.context, beside: written).lines
  }

  @Test func aFileThatNamesNothingElseImportsTheLibrariesOnly() {
    #expect(lines("import Foundation; struct A { var n: Int }") == ["import Optics"])
    #expect(
      lines("import Foundation; struct A { var n: Date }") == [
        "import Foundation", "import Optics",
      ])
    #expect(
      lines("import Foundation; import Paths; struct A { var n: Path }")
        == ["import Foundation", "import Optics", "import Paths"])
    #expect(
      lines("import Paths; struct A<P: Path> { var n: P.Base }")
        == ["import Optics", "import Paths"])
  }

  @Test func anImportIsAsVisibleAsItsUses() {
    #expect(
      lines("public import Paths; public struct A { public var n: Path }")
        == ["public import Optics", "public import Paths"])
    #expect(
      lines("public import Paths; public struct A { public var m: Int; var n: Path }")
        == ["internal import Paths", "public import Optics"])
    #expect(
      lines(
        """
        package import Paths; package struct A { package var n: Date; var m: Path }
        #if X
        package import Foundation
        #endif
        """
      ).contains("internal import Paths"))
    #expect(
      lines("package import Paths; struct A { var n: Path }", "import Paths")
        .contains("import Paths"))
    #expect(
      lines("public import Paths; package struct A { package var n: Path }", "import Paths")
        .contains("public import Paths"))
  }

  @Test func eachEmissionImportsItsLibraries() {
    let text = "public struct A { public var n: Int; public init(n: Int) { self.n = n } }"
    #expect(lines(text, emitting: [.builders]) == [])
    #expect(lines(text, emitting: [.factories]) == ["public import FactoryProvider"])
    #expect(
      lines("struct A { var n: Int }; extension A: Equatable {}", emitting: [.arbitrary, .laws])
        == ["import Optics", "import OpticsLaws", "import Testing"])
  }

  @Test func aTestTargetImportsTheModule() {
    #expect(
      lines("import Paths; struct A { var n: Path }", testing: "Model")
        == ["import Optics", "import Paths", "@testable import Model"])
    #expect(
      lines("struct A { var n: Int }", emitting: [.factories], testing: "Model")
        == ["import FactoryProvider", "@testable public import Model"])
    #expect(
      lines("@usableFromInline struct A { var n: Int }", emitting: [.factories], testing: "Model")
        == ["public import FactoryProvider", "@testable public import Model"])
    #expect(
      lines("@_implementationOnly import Paths; struct A { var n: Path }", testing: "Model")
        == ["import Optics", "import Paths", "@testable import Model"])
  }
}
