import GeneratorTesting
import Testing

/// Tests the prisms generated for snippets.
@Suite struct PrismTests {
  @Test func aPayloadIsMovedOutAndBack() {
    #expect(
      Generated("enum Shape { case circle(radius: Double), none }").text == """
        extension Shape {
          static var _circle: Prism<Self, Double> {
            Prism(extract: { if case .circle(let radius) = $0 { radius } else { nil } },
              embed: { .circle(radius: $0) },
              modify: { if case .circle(var radius) = $0 { $1(&radius); $0 = .circle(radius: radius) } })
          }
          static var _none: Prism<Self, Void> {
            Prism(extract: { if case .none = $0 { () } else { nil } }, embed: { .none })
          }
        }
        """)
  }

  @Test func labelsOfPayloadsAreThoseOfTheTuple() {
    let text = Generated("enum Size { case box(width: Int, height: Int), cube(Int, depth: Int) }")
      .text
    #expect(text.contains("_box: Prism<Self, (width: Int, height: Int)>"))
    #expect(text.contains("embed: { .box(width: $0.width, height: $0.height) }"))
    #expect(text.contains("_cube: Prism<Self, (Int, depth: Int)>"))
    #expect(text.contains("embed: { .cube($0.0, depth: $0.depth) }"))
    #expect(text.contains("var part = (part0, depth: part1)"))
  }

  @Test func casesOfDifferentBranchesMayShareAName() {
    let generated = Generated(
      "enum Shape {\n  #if A\n  case x(Int)\n  #else\n  case x(String)\n  #endif\n}")
    #expect(generated.text.contains("#if A\n    static var _x: Prism<Self, Int>"))
    #expect(generated.text.contains("#if !(A)\n    static var _x: Prism<Self, String>"))
    #expect(generated.messages == [])
  }

  @Test func publicPrismsAreInlinable() {
    let text = Generated("public enum Shape { case circle(Double), none }").text
    #expect(
      text.contains(
        "\n    @export(implementation)\n  #endif\n  public static var _circle: Prism<Self, Double>")
    )
  }

  @Test func theFunctionOfAnAutoclosureIsCalled() {
    let text = Generated("enum Work { case auto(@autoclosure () -> Int), other }").text
    #expect(text.contains("static var _auto: Prism<Self, () -> Int> {"))
    #expect(text.contains("embed: { .auto($0()) },"))
    #expect(text.contains("$0 = .auto(part())"))
  }

  @Test func anEnumWithOneCaseHasAnIso() {
    let cases = [
      ("enum A { case a(Int) }", "_a: Iso<Self, Int>"),
      ("enum A { case a(Int, b: String) }", "_a: Iso<Self, (Int, b: String)>"),
      ("indirect enum A<T> { case a(T, A?) }", "_a: Iso<Self, (T, A?)>"),
      ("enum A { case a }", "_a: Prism<Self, Void>"),
      ("enum A { case a(Int)\n#if DEBUG\ncase b\n#endif\n}", "_a: Prism<Self, Int>"),
      ("enum A {\n#if DEBUG\ncase a(Int)\n#endif\n}", "_a: Prism<Self, Int>"),
      ("enum A { case a(Int)\n// lens-gen: skip\ncase b\n}", "_a: Prism<Self, Int>"),
    ]
    for (text, member) in cases {
      #expect(Generated(text).text.contains(member), "\(text)")
    }
  }
}
