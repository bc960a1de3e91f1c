import Testing

@testable import EmissionKernel

/// How lines that are too long are broken.
@Suite struct LayoutTests {
  private let long = String(repeating: "x", count: 50)

  @Test func aLineFitsUpToTheWidthLessTheIndentation() {
    let line = String(repeating: "x", count: 96)
    #expect(Layout(indentation: 4).fits(line))
    #expect(!Layout(indentation: 5).fits(line))
  }

  @Test func aListBreaksIntoALineForEachItem() {
    let layout = Layout(indentation: 0)
    #expect(layout.list("f(", ["a", "b"], ") {") == ["f(a, b) {"])
    #expect(
      layout.list("f(", [long, "b", long], ") {") == [
        "f(", "  \(long),", "  b,", "  \(long)", ") {",
      ])
    #expect(layout.list("f(", [], ")") == ["f()"])
  }

  @Test func aFilledListTakesAsFewLinesAsFit() {
    let layout = Layout(indentation: 0)
    #expect(layout.filledList("f(", ["a", "b"], ")") == ["f(a, b)"])
    #expect(layout.filledList("f(", [long, "a", long], ")") == ["f(\(long), a,", "  \(long))"])
    let name = long + long + "("
    #expect(layout.filledList(name, [], ")") == ["\(name))"])
    #expect(layout.filledList(name, ["a", "b"], ")") == [name, "  a, b)"])
  }

  @Test func statementsAndValuesShareALineIfTheyFit() {
    let layout = Layout(indentation: 0)
    #expect(layout.statements("case a:", ["b()", "c()"]) == ["case a: b(); c()"])
    #expect(
      layout.statements("if a {", [long, long], "}") == ["if a {", "  \(long)", "  \(long)", "}"])
    #expect(layout.value("a", if: "b", after: "c = ") == ["c = if b { a } else { nil }"])
    let name = long + long
    #expect(layout.value(name, if: "b") == ["if b {", "  \(name)", "} else { nil }"])
    #expect(layout.attributed("@a", ["var b", "c"]) == ["@a var b", "c"])
    #expect(layout.attributed("@a", [name]) == ["@a", name])
    #expect(layout.attributed("", ["b"]) == ["b"])
  }

  @Test func onlyLongBlocksStandAlone() {
    let block = Array(repeating: "a", count: 13)
    #expect(stacked([["b"], ["c"], [], block, ["d"]]) == ["b", "c", ""] + block + ["", "d"])
  }

  @Test func aBlockIsOneLineIfItsBodyIs() {
    let layout = Layout(indentation: 0)
    #expect(layout.block("{", ["a"], "}") == ["{ a }"])
    #expect(layout.block("{", ["a", "b"], "}") == ["{", "  a", "  b", "}"])
    #expect(layout.block("{", [long + long], "}") == ["{", "  \(long + long)", "}"])
  }

  @Test func emptyLinesAreNotIndented() {
    #expect(indented(["a", "", "b"]) == ["  a", "", "  b"])
  }
}
