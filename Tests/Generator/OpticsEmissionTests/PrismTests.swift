import EmissionKernel
import GeneratorTesting
import SwiftReading
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
    let generated = Generated(
      "enum Size { case box(width: Int, height: Int), cube(Int, depth: Int) }")
    #expect(
      generated.members.heads == [
        "var _box: Prism<Self, (width: Int, height: Int)>",
        "var _cube: Prism<Self, (Int, depth: Int)>",
      ])
    let text = generated.text
    #expect(text.contains("embed: { .box(width: $0.width, height: $0.height) }"))
    #expect(text.contains("embed: { .cube($0.0, depth: $0.depth) }"))
    #expect(text.contains("var part = (part0, depth: part1)"))
  }

  @Test func casesOfDifferentBranchesMayShareAName() {
    let generated = Generated(
      "enum Shape {\n  #if A\n  case x(Int)\n  #else\n  case x(String)\n  #endif\n}")
    #expect(
      generated.members.heads == ["var _x: Prism<Self, Int>", "var _x: Prism<Self, String>"])
    #expect(generated.members.map(\.conditions.text) == ["A", "!(A)"])
    #expect(generated.messages == [])
  }

  @Test func publicPrismsAreInlinable() {
    let prisms = Generated("public enum Shape { case circle(Double), none }").members
    #expect(prisms.heads == ["var _circle: Prism<Self, Double>", "var _none: Prism<Self, Void>"])
    #expect(prisms.allSatisfy { $0.access == .public && $0.isExported })
  }

  @Test func theFunctionOfAnAutoclosureIsCalled() {
    let generated = Generated("enum Work { case auto(@autoclosure () -> Int), other }")
    #expect(generated["_auto"]?.head == "var _auto: Prism<Self, () -> Int>")
    let text = generated.text
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
      #expect(Generated(text)["_a"]?.head == "var \(member)", "\(text)")
    }
  }
}
