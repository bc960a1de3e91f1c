import GeneratorTesting
import LensGenCore
import SwiftModule
import Testing

/// Tests types with attached macros from other modules.
@Suite struct AttachedMacroTests {
  private func generated(
    _ text: String, emitting emissions: Set<Emission> = [.lenses, .prisms],
    testing testables: [String] = []
  ) -> Generated {
    var generator = Generator(emitting: emissions)
    generator.settings.macros = ["Logged", "Tools.Traced", "MainActor", "objcMembers"]
    generator.settings.testableImports = testables
    return Generated(text, by: generator)
  }

  @Test func aListedMacroKeepsTheMembers() {
    let generated = generated(
      "@Logged(to: 1) struct A { var x: Int }; @Tools.Traced @Logged enum B { case y(Int), z }")
    #expect(generated.messages == [])
    #expect(generated.text.contains("_x: Lens<Self, Int>"))
    #expect(generated.text.contains("_y: Prism<Self, Int>"))
  }

  @Test func membersThatTheMacroAddsAreNotLost() {
    let generated = generated("@Logged struct A { var x: Int; let y: Int }")
    #expect(generated.text.contains("_x: Lens<Self, Int>"))
    #expect(
      generated.messages == [
        "skipped 'A.y': changing it rebuilds the value, and members that '@Logged' may add cannot "
          + "be copied over"
      ])
  }

  /// A macro may add an initializer, which replaces the implicit one.
  @Test func onlyDeclaredInitializersAreCalled() {
    let text = "@Logged struct A { var x: Int }; @Logged struct B { var x: Int; init(x: Int) {} }"
    let generated = generated(text, emitting: [.factories, .builders])
    #expect(!generated.text.contains("extension A"))
    #expect(generated.text.contains("extension B"))
    #expect(generated.messages.count == 2)
    #expect(generated.messages.allSatisfy { $0.hasPrefix("skipped 'A': ") })
  }

  @Test func aListedMacroKeepsTheInitializer() {
    let generated = generated(
      "struct A { let x: Int; @Logged(1) init(x: Int) { self.x = x } }",
      emitting: [.lenses, .factories, .builders])
    #expect(generated.messages == [])
    #expect(generated.text.contains("_x: Lens<Self, Int>"))
    #expect(generated.text.contains("static func provide(x: Int = .provide()) -> A {"))
    #expect(generated.text.contains("static func build(x: Int = 0) -> Self {"))
  }

  @Test func anInitializerWithAnotherIsReported() {
    for emission in [Emission.lenses, .factories, .builders, .fixtures] {
      let text = """
        struct A: Fixturable { let x: Int; @Modelled init(x: Int) { self.x = x } }
        struct B: Fixturable { let x: Int; @MainActor init(x: Int) { self.x = x } }
        """
      let messages = generated(text, emitting: [emission]).messages
      #expect(messages.count == 2, "\(emission)")
      #expect(
        messages[0].hasSuffix(
          ": lens-gen does not know the macro '@Modelled' on its initializer; if it leaves the "
            + "initializer unchanged, pass '--macro Modelled', or "
            + "write 'macros: Modelled' in the configuration file"), "\(emission)")
      #expect(!messages[1].contains("--macro"), "\(emission)")
    }
  }

  @Test func whatIsListedIsNoLicense() {
    let cases: [(String, String)] = [
      (
        "@Modelled struct A { var x: Int }",
        "lens-gen does not know the macro '@Modelled'; if it leaves the declared members "
          + "unchanged, pass '--macro Modelled', or "
          + "write 'macros: Modelled' in the configuration file"
      ),
      (
        "@Logged @Modelled struct A { var x: Int }",
        "lens-gen does not know the macro '@Modelled'; if it leaves the declared members "
          + "unchanged, pass '--macro Modelled', or "
          + "write 'macros: Modelled' in the configuration file"
      ),
    ]
    for (text, reason) in cases {
      let generated = generated(text)
      #expect(generated.text == "", "\(text)")
      #expect(generated.messages.contains("skipped 'A': \(reason)"), "\(text)")
    }
  }

  @Test func casePathsLeaveTheCases() {
    for module in ["CasePaths", "ComposableArchitecture"] {
      let text = "import \(module)\n@CasePathable enum A { case x(Int), y }"
      #expect(generated(text).messages == [], "\(module)")
      #expect(generated(text).text.contains("_x: Prism<Self, Int>"), "\(module)")
    }
  }

  /// The macro adds `_x`, too; `names:` in its declaration distinguishes the two.
  @Test func namesThatAMacroUsesAreFreeInATestTarget() {
    let cases: [(String, String)] = [
      ("ComposableArchitecture", "ObservableState"), ("DependenciesMacros", "DependencyClient"),
    ]
    for (module, macro) in cases {
      let text = "import \(module)\n@\(macro) struct A { var x: Int }"
      #expect(generated(text).text == "", "\(module)")
      #expect(
        generated(text).messages == [
          "skipped 'A': '@\(macro)' declares the names of the optics; generate the optics into a "
            + "test target, with '--testable MODULE', or "
            + "'testables: MODULE' in the configuration file"
        ], "\(module)")
      let tested = generated(text, testing: ["Model"])
      #expect(tested.messages == [], "\(module)")
      #expect(tested.text.contains("_x: Lens<Self, Int>"), "\(module)")
    }
  }

  @Test func aMacroOfTheSameNameIsDistinguished() {
    let text = "import Parsing\n@CasePathable enum A { case x(Int), y }"
    #expect(generated(text).text == "")
  }
}
