import GeneratorTesting
import LensGenCore
import Testing

/// Tests the builders of initializers and cases with `@Buildable`.
@Suite struct BuildableAttributeTests {
  private func generated(_ emissions: Set<Emission>, _ snippet: String) -> Generated {
    Generated(snippet, by: Generator(emitting: emissions))
  }

  @Test func theArgumentsOfBuildableAreDefaults() {
    for attribute in [
      "@Buildable([\"year\": 1970, \"month\": 1 + 1])", "@Buildable(year: 1970, month: 1 + 1)",
    ] {
      let generated = generated(
        [.builders],
        """
        struct LocalDate {
          let year: Int
          let month: Int
          \(attribute)
          init(year: Int, month: Int, day: Int) { self.year = year; self.month = month }
          init(_ text: String) { year = 1; month = 1 }
        }
        """)
      #expect(generated.messages == [])
      #expect(
        generated.text == """
          extension LocalDate {
            static func build(year: Int = 1970, month: Int = 1 + 1, day: Int = 0) -> Self {
              Self(year: year, month: month, day: day)
            }
          }
          """)
    }
  }

  /// Generated code has a default in one line.
  @Test(arguments: [
    ("{\n  let y = 1\n  return y\n}", "{ let y = 1; return y }"),
    ("{\n  let y = 1; // one\n  return y }", "{ let y = 1; return y }"),
    ("{\n  // one\n  return [\n    1,\n    2,\n  ].count\n}", "{ return [1, 2,].count }"),
    (
      "{\n  struct Y {\n    let a = 1\n    let b = 2\n  }\n  return Y().b\n}",
      "{ struct Y { let a = 1; let b = 2 }; return Y().b }"
    ),
    (
      "{\n  #if DEBUG\n    return 1\n  #else\n    return 2\n  #endif\n}",
      "{\n  #if DEBUG\n    return 1\n  #else\n    return 2\n  #endif\n}"
    ),
  ])
  func defaultsOfSeveralLinesKeepTheirStatements(written: String, generated: String) {
    let found = self.generated(
      [.builders],
      """
      struct A {
        let x: () -> Int
        @Buildable(["x": \(written)]) init(x: @escaping () -> Int) { self.x = x }
      }
      """)
    #expect(
      found.members.heads == ["func build(x: @escaping () -> Int = \(generated)) -> Self"])
  }

  @Test func buildableMeansTheMark() {
    for mark in ["@Buildable", "// lens-gen: build\n", "@BuildableForTesting"] {
      let name = mark == "@BuildableForTesting" ? "buildForTesting" : "build"
      let generated = generated(
        [.builders],
        """
        enum E {
          \(mark) case a(Int)
          case b(String)
        }
        struct S {
          let x: Int
          \(mark) init(x: Int) { self.x = x }
          init(y: Int) { x = y }
        }
        """)
      #expect(generated.messages == [])
      #expect(
        generated.members.heads
          == ["func \(name)(_ part0: Int = 0) -> Self", "func \(name)(x: Int = 0) -> Self"])
      #expect(generated.members.map(\.code) == [[".a(part0)"], ["Self(x: x)"]])
    }
    let snippet = "@Buildable(name: \"make\") struct S { let x: Int }"
    #expect(
      generated([.builders, .lenses], snippet).members.heads
        == ["var _x: Lens<Self, Int>", "func build(x: Int = 0) -> Self"])
  }

  @Test func anArgumentForNoParameterIsReported() {
    #expect(
      generated(
        [.builders],
        "struct A { let x: Int; @Buildable([\"yaer\": 1]) init(year: Int) { x = year } }"
      ).messages == [
        "'@Buildable' has a default for 'A.yaer', but 'init(year:)' has no such "
          + "parameter; did you mean 'year'?"
      ])
  }

  @Test func theNameOfTheAttributeIsThatOfTheFunction() {
    let snippet = "struct A { @Buildable([\"x\": 1], name: \"make\") init(x: Int) {} }"
    #expect(generated([.builders], snippet).members.heads == ["func make(x: Int = 1) -> Self"])
  }
}
