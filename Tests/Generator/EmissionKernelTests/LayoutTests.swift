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

  @Test func aHangingListEndsWithItsLastItem() {
    let layout = Layout(indentation: 0)
    #expect(layout.hangingList("f(", ["a", "b"], ")") == ["f(a, b)"])
    #expect(layout.hangingList("f(", [long, long], ")") == ["f(", "  \(long),", "  \(long))"])
    #expect(layout.hangingList(long + long + "(", [], ")") == [long + long + "()"])
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
