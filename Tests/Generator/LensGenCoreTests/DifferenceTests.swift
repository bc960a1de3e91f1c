import LensGenCore
import Testing

/// Tests how the difference of a stale output is shown.
@Suite struct DifferenceTests {
  @Test func changesAreShownWithTheLinesAroundThem() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n2\n", with: "\ntwo\n").replacing("\n18\n", with: "\n18\nnew\n")
    #expect(
      TextDifference(from: old, to: new).unified(name: "a") == """
        --- a
        +++ a
        @@ -1,5 +1,5 @@
         1
        -2
        +two
         3
         4
         5
        @@ -16,5 +16,6 @@
         16
         17
         18
        +new
         19
         20

        """)
  }

  @Test func edges() {
    for (old, new, expected) in [
      ("", "", ""),
      ("a\n", "a\n", ""),
      ("", "a\n", "--- f\n+++ f\n@@ -0,0 +1,1 @@\n+a\n"),
      ("a\n", "", "--- f\n+++ f\n@@ -1,1 +0,0 @@\n-a\n"),
      ("a", "a\n", "--- f\n+++ f\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n"),
    ] {
      #expect(TextDifference(from: old, to: new).unified(name: "f") == expected)
    }
  }

  @Test func largeTextsAreComparedInTime() {
    let old = (0..<100_000).map { "\($0)\n" }.joined()
    let new = (0..<100_000).map { "\($0 * 7)\n" }.joined()
    let lines = TextDifference(from: old, to: new).unified(name: "f").split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("-") } == 100_000)
    #expect(lines.count { $0.hasPrefix("+") } == 100_000)
  }
}
