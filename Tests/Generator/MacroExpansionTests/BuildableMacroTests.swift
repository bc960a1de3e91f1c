import Testing

@testable import LensGenCore
@testable import MacroExpansion

@Suite struct BuildableMacroTests {
  /// The first listing of the article on `@Buildable`.
  @Test func anInitializerGetsABuilder() {
    let use = MacroUse(
      """
      @Buildable init( name: String, age: Int, address: Address, hobby: String? ) {
        self.name = name
      }
      """, in: "struct Person {}")
    #expect(
      use.built() == """
        static func build(
          name: String = "",
          age: Int = 0,
          address: Address = .build(),
          hobby: String? = nil
        ) -> Self {
          Self(name: name, age: age, address: address, hobby: hobby)
        }
        """)
    #expect(use.messages(by: "Buildable", as: "peer") == [])
  }

  @Test func theArgumentsAreTheDefaults() {
    let use = MacroUse(
      """
      @Buildable(["year": 1970, "month": 1, "day": 1]) init(year: Int, month: Int, day: Int) {
        self.year = year
      }
      """, in: "struct LocalDate {}")
    #expect(
      use.built() == """
        static func build(year: Int = 1970, month: Int = 1, day: Int = 1) -> Self {
          Self(year: year, month: month, day: day)
        }
        """)
  }

  @Test func everyKindOfInitializerIsCalledAsItHasToBe() {
    let cases = [
      (
        "init?(a: Int)", "struct S {}",
        "static func build(a: Int = 0) -> Self? { Self(a: a) }"
      ),
      (
        "public init(_ a: Int) async throws", "public struct S {}",
        "public static func build(_ a: Int = 0) async throws -> Self { try await Self(a) }"
      ),
      (
        "private init(from a: Int)", "struct S {}",
        "private static func build(from: Int = 0) -> Self { Self(from: from) }"
      ),
      (
        "init(a: T, f: @escaping () -> Void)", "struct S<T> {}",
        "static func build(a: T, f: @escaping () -> Void = {}) -> Self { Self(a: a, f: f) }"
      ),
      (
        "init(a: [Date], b: [Int: Date], c: Set<Date>, d: (Int, Bool))", "final class S {}",
        """
        static func build(
          a: [Date] = [],
          b: [Int: Date] = [:],
          c: Set<Date> = [],
          d: (Int, Bool) = (0, false)
        ) -> Self {
          Self(a: a, b: b, c: c, d: d)
        }
        """
      ),
      (
        "required init(a: Int)", "class S {}",
        "static func build(a: Int = 0) -> Self { Self(a: a) }"
      ),
      (
        "init(a: Int)", "actor S {}", "static func build(a: Int = 0) -> Self { Self(a: a) }"
      ),
      (
        "init(a: Other.Kind)", "extension A.B {}",
        "static func build(a: Other.Kind = .build()) -> Self { Self(a: a) }"
      ),
      ("init()", "struct S {}", "static func build() -> Self { Self() }"),
    ]
    for (head, type, builder) in cases {
      let use = MacroUse("@Buildable \(head) { }", in: type)
      #expect(use.built() == builder)
      #expect(use.messages(by: "Buildable", as: "peer") == [])
    }
  }

  @Test func aCaseGetsABuilder() {
    let use = MacroUse(
      "@Buildable([\"title\": \"Alien\"]) case movie(title: String, Int), none", in: "enum Media {}"
    )
    #expect(
      use.built() == """
        static func build(title: String = "Alien", _ part1: Int = 0) -> Self {
          .movie(title: title, part1)
        }

        static func build() -> Self { .none }
        """)
  }

  @Test func theNameCanBeChosen() {
    let initializer = "init(a: A) { }"
    let testing = MacroUse("@BuildableForTesting \(initializer)", in: "struct S {}")
    #expect(
      testing.built(by: "BuildableForTesting").hasPrefix(
        "static func buildForTesting(a: A = .buildForTesting()) -> Self {"))
    let named = MacroUse(
      "@BuildableNamed(\"make\", [\"a\": A()]) \(initializer)", in: "struct S {}")
    #expect(
      named.built(by: "BuildableNamed").hasPrefix("static func make(a: A = A()) -> Self {"))
  }

  @Test func aTypeGetsABuilderForEachInitializer() {
    let plain = MacroUse("@Builders struct S { let a: Int; private var b: String? }")
    #expect(
      plain.expanded(by: "Builders", as: "member").expandedSource == """
        static func build(a: Int = 0, b: String? = nil) -> Self { Self(a: a, b: b) }
        """)
    let two = MacroUse(
      """
      @Builders(["a": 7], name: "make") struct S {
        let a: Int
        init(a: Int) { self.a = a }
        init(text: String) { a = text.count }
      }
      """)
    #expect(
      two.expanded(by: "Builders", as: "member").expandedSource == """
        static func make(a: Int = 7) -> Self { Self(a: a) }

        static func make(text: String = "") -> Self { Self(text: text) }
        """)
    #expect(two.messages(by: "Builders") == [])
    let ambiguous = MacroUse(
      "@Builders struct S { init(f: @escaping () -> Void) {}; init(text: String) {} }")
    let text = ambiguous.expanded(by: "Builders", as: "member").expandedSource
    #expect(text.contains("build(f: @escaping () -> Void) -> Self {"))
    #expect(text.contains("build(text: String = \"\") -> Self {"))
  }

  @Test func aMisuseIsReportedOnceAtTheRightPlace() {
    let cases = [
      (
        "@Buildable struct S { let a: Int }", "Buildable", "",
        "error at @Buildable: '@Buildable' is for an initializer or a case "
          + "[use '@Builders': @Builders struct S { let a: Int }] "
          + "[remove '@Buildable':  struct S { let a: Int }]"
      ),
      (
        "@Buildable func f() {}", "Buildable", "struct S {}",
        "error at @Buildable: '@Buildable' is for an initializer or a case "
          + "[remove '@Buildable':  func f() {}]"
      ),
      (
        "@Buildable([\"yaer\": 1]) init(year: Int, day: Int) {}", "Buildable", "struct S {}",
        "error at \"yaer\": there is no parameter \"yaer\" "
          + "[use \"year\": @Buildable([\"year\": 1]) init(year: Int, day: Int) {}]"
      ),
      (
        "@Buildable(values) init(year: Int) {}", "Buildable", "struct S {}",
        "error at values: write the defaults as a literal, such as '[\"year\": 1970]'"
      ),
      (
        "@Buildable init(year: Int) {}", "Buildable", "class S {}",
        "error at @Buildable: a builder needs a 'final' class, or a 'required' initializer, because "
          + "it calls 'Self(…)' [make the initializer 'required': @Buildable required init(year: "
          + "Int) {}]"
      ),
      (
        "@Buildable init<T>(a: T) {}", "Buildable", "struct S {}",
        "error at @Buildable: no builder: a parameter cannot be passed on, or the initializer is "
          + "generic [remove '@Buildable':  init<T>(a: T) {}]"
      ),
    ]
    for (source, name, type, message) in cases {
      var use = MacroUse(source)
      use.context = type.isEmpty ? [] : [type]
      #expect(use.messages(by: name, as: "peer") == [message])
    }
    let types = [
      (
        "@Builders class S {}",
        "error at @Builders: '@Builders' is for structs and enums; mark an initializer "
          + "'@Buildable' [remove '@Builders':  class S {}]"
      ),
      (
        "@Builders enum S { case a }",
        "error at @Builders: '@Builders' adds nothing, because there is no initializer; mark cases "
          + "'@Buildable' [remove '@Builders':  enum S { case a }]"
      ),
    ]
    for (source, message) in types {
      #expect(MacroUse(source).messages(by: "Builders") == [message])
    }
  }

  @Test func aConformanceThatRequiresOperatorsBelongsInAnExtension() {
    let body = "let x: Int; static func < (a: Self, b: Self) -> Bool { a.x < b.x }"
    let messages = MacroUse("@Builders struct V: Comparable { \(body) }").messages(by: "Builders")
    #expect(
      messages.count == 1
        && messages[0].contains("Swift finds '<' twice in a type with '@Builders'"), "\(messages)")
    #expect(MacroUse("@Builders struct V { \(body) }").messages(by: "Builders") == [])
  }
}

extension MacroUse {
  /// Returns the builders that a macro adds.
  fileprivate func built(by name: String = "Buildable") -> String {
    expanded(by: name, as: "peer").expandedSource
  }
}
