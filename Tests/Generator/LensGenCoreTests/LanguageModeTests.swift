import EmissionKernel
import Foundation
import GeneratorTesting
import LensGenCore
import SwiftModule
import SwiftReading
import TestDataEmission
import Testing

/// A module and its tests may have different language modes, in which functions of global actors have
/// different types.
@Suite struct LanguageModeTests {
  private let model = """
    import FactoryProvider
    typealias Action = @MainActor () -> Void
    @globalActor actor Disk { static let shared = Disk() }
    struct Screen {
      let onTap: @MainActor () -> Void
      var onDrag: (@MainActor () -> Void)?
      var all: [@Disk () -> Void]
      let pair: (Int, @MainActor () -> Void)
      var sent: @MainActor @Sendable () -> Void
      var action: Action
      var actions: [Action?]
      var id: Int
    }
    enum Event { case run(@MainActor () -> Void), stop, act(Action) }
    struct Fixed: Fixturable {
      var onTap: @MainActor () -> Void
      static var fixture: Fixed { Fixed(onTap: {}) }
    }
    """

  private func generated(_ emissions: Set<Emission>) -> Generator.Output {
    var generator = Generator(emitting: emissions)
    generator.settings.testableImports = ["Model"]
    return generator.generate(from: [SourceFile(path: "Model.swift", text: model)])
  }

  @Test(arguments: [(5, 5), (5, 6), (6, 5), (6, 6)])
  func generatedCodeCompilesInTestsOfAnyMode(model mode: Int, tests: Int) throws {
    let text = try #require(generated([.lenses, .prisms, .factories, .builders, .fixtures]).text)
    let folder = try CommandFolder(["Model.swift": model, "Tests.swift": text])
    let compiler = try Compiler(modules: ["Optics", "FactoryProvider"])
    try compiler.addModule(
      "Model", of: [folder.url.appending(path: "Model.swift")], languageMode: mode)
    let complaints = try compiler.complaints(
      about: [folder.url.appending(path: "Tests.swift")], named: "ModelTests", languageMode: tests)
    #expect(complaints == [])
  }

  @Test func anOpticWhosePartHasTwoTypesIsSkipped() throws {
    let output = generated([.lenses, .prisms, .fixtures])
    let names = output.diagnostics.map { $0.message.split(separator: "'")[1] }
    #expect(
      names == [
        "Screen.onTap", "Screen.onDrag", "Screen.all", "Screen.pair", "Event.run", "Fixed",
        "Fixed.onTap",
      ])
    let text = try #require(output.text)
    for optic in ["_sent", "_action", "_actions", "_id", "_stop", "_act"] {
      #expect(text.contains("static var \(optic):"), "\(optic)")
    }
  }

  @Test(arguments: ["testableImports", "supportedImports"])
  func bothFunctionsOfAFactoryTakeWhatAnyModeTakes(place: String) {
    var generator = Generator(emitting: [.factories])
    if place == "testableImports" {
      generator.settings.testableImports = ["Model"]
    } else {
      generator.settings.supportedImports = ["Model"]
    }
    let model = """
      public struct A { public init(f: @escaping @MainActor () -> Void) {} }
      """
    let heads = Generated(model, by: generator).text.split(separator: "\n")
      .filter { $0.contains("func provide(f:") }
    #expect(heads.count == 2)
    #expect(heads.allSatisfy { $0.contains("f: @escaping @MainActor @Sendable () -> Void") })
  }

  @Test func theModuleItselfKnowsItsMode() {
    let text = Generated("struct A { var f: @MainActor () -> Void }").text
    #expect(text.contains("static var _f: Lens<Self, @MainActor () -> Void>"))
  }
}
