import GeneratorTesting
import LensGenCore
import Testing

/// Tests the defaults of builders whose parameters have builders.
@Suite struct BuilderCircleTests {
  private func generated(_ emissions: Set<Emission>, _ snippets: String...) -> Generated {
    Generated(snippets.joined(separator: "\n"), by: Generator(emitting: emissions))
  }

  @Test func buildersDoNotCallEachOtherInACircle() {
    let generated = generated(
      [.builders], "struct Cube { init(box: Box = .one) {} }",
      "struct Box { init(cube: Cube = .one) {} }", "struct Shelf { var box: Box }")
    #expect(generated[in: "Cube"].heads == ["func build() -> Self"])
    #expect(generated[in: "Box"].heads == ["func build() -> Self"])
    #expect(generated[in: "Shelf"].heads == ["func build(box: Box = .build()) -> Self"])
  }

  @Test func aBuilderOutsideOfTheCircleIsCalled() {
    let generated = generated(
      [.builders], "final class View { init(presenter: Presenter) {} }",
      "final class Presenter { init(view: View, style: Style) {} }",
      "struct Style { var size: Int; var then: (View) -> Void }")
    #expect(
      generated.members.heads == [
        "func build(presenter: Presenter) -> View",
        "func build(view: View, style: Style = .build()) -> Presenter",
        "func build(size: Int = 0, then: @escaping (View) -> Void = { _ in }) -> Self",
      ])
  }

  /// Each type is looked at once, however often it occurs in others.
  @Test func theDefaultsOfManyLevelsAreFound() {
    let types = (0..<1000).map {
      "struct Level\($0) { var a: Level\($0 + 1); var b: Level\($0 + 1) }\n"
    }
    let builders = generated([.builders], types.joined() + "struct Level1000 {}").members
    #expect(
      builders.first?.head == "func build(a: Level1 = .build(), b: Level1 = .build()) -> Self")
  }
}
