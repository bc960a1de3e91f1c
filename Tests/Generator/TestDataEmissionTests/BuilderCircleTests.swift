import GeneratorTesting
import LensGenCore
import Testing

/// Tests the defaults of builders whose parameters have builders.
@Suite struct BuilderCircleTests {
  private func generated(_ emissions: Set<Emission>, _ snippets: String...) -> Generated {
    Generated(snippets.joined(separator: "\n"), by: Generator(emitting: emissions))
  }

  @Test func buildersDoNotCallEachOtherInACircle() {
    let text = generated(
      [.builders], "struct Cube { init(box: Box = .one) {} }",
      "struct Box { init(cube: Cube = .one) {} }", "struct Shelf { var box: Box }"
    ).text
    #expect(!text.contains("cube:") && !text.contains("box: Box = .build(),"))
    #expect(text.contains("static func build(box: Box = .build()) -> Self {\n    Self(box: box)"))
  }

  @Test func aBuilderOutsideOfTheCircleIsCalled() {
    let text = generated(
      [.builders], "final class View { init(presenter: Presenter) {} }",
      "final class Presenter { init(view: View, style: Style) {} }",
      "struct Style { var size: Int; var then: (View) -> Void }"
    ).text
    for parameters in ["presenter: Presenter", "view: View, style: Style = .build()"] {
      #expect(text.contains("static func build(\(parameters)) -> "))
    }
    #expect(text.contains("build(size: Int = 0, then: @escaping (View) -> Void = { _ in })"))
  }

  /// Each type is looked at once, however often it occurs in others.
  @Test func theDefaultsOfManyLevelsAreFound() {
    let types = (0..<1000).map {
      "struct Level\($0) { var a: Level\($0 + 1); var b: Level\($0 + 1) }\n"
    }
    let text = generated([.builders], types.joined() + "struct Level1000 {}").text
    #expect(
      text.contains("build(a: Level1 = .build(), b: Level1 = .build()) -> Self {"))
  }
}
