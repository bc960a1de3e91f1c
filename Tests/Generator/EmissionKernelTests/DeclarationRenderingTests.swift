import SwiftModule
import Testing

@testable import EmissionKernel
@testable import SwiftReading

/// The text of declarations, where they stand.
@Suite struct DeclarationRenderingTests {
  private typealias Declaration = GeneratedDeclaration

  private func text(_ declarations: [Declaration], isInTests: Bool = false) -> String {
    var settings = Settings()
    settings.testableImports = isInTests ? ["Model"] : []
    let context = GenerationContext(
      for: ModuleIndex(files: [], settings: settings), emitting: [])
    return declarations.lines(in: context).joined(separator: "\n")
  }

  private func variable(
    _ name: String = "a", kind: Declaration.Kind = .instance, access: AccessLevel = .internal,
    reach: Declaration.Reach = .type, isolation: Declaration.Isolation = .inherited,
    attributes: [String] = [], isExported: Bool = false, on conditions: String...
  ) -> Declaration {
    Declaration(
      kind, Identifier(name), access: access, reach: reach, isolation: isolation,
      attributes: attributes, isExported: isExported, .text("var \(name): Int"), .line("1"),
      conditions: conditions.map { Condition(failed: [], holds: $0) })
  }

  private func `extension`(
    isolation: Declaration.Isolation = .inherited, _ body: Declaration.Body
  ) -> Declaration {
    Declaration(
      .extension(of: [Identifier("A")]), Identifier("A"), access: .public, isolation: isolation,
      .text("A: P"), body)
  }

  @Test func theModifiersAreThoseOfThePlace() {
    let line = "var a: Int { 1 }"
    let cases: [(Declaration, inModule: String, inTests: String)] = [
      (variable(), line, line),
      (variable(access: .public), "public \(line)", line),
      (variable(access: .package), "package \(line)", line),
      (variable(reach: .conformance), line, "public \(line)"),
      (variable(access: .public, reach: .conformance), "public \(line)", "public \(line)"),
      (variable(reach: .inlinedConformance), "@usableFromInline \(line)", "public \(line)"),
      (variable(kind: .static, access: .public), "public static \(line)", "static \(line)"),
      (variable(isolation: .nonisolated), "nonisolated \(line)", "nonisolated \(line)"),
      (
        variable(kind: .static, access: .public, isolation: .nonisolated),
        "public nonisolated static \(line)", "nonisolated static \(line)"
      ),
      (
        variable(kind: .static, access: .public, isolation: .actor("MainActor")),
        "@MainActor public static \(line)", "@MainActor static \(line)"
      ),
      (
        variable(attributes: ["@available(*, deprecated)"], isExported: true),
        "@available(*, deprecated)\n#if !DEBUG\n  @export(implementation)\n#endif\n\(line)",
        "@available(*, deprecated)\n#if !DEBUG\n  @export(implementation)\n#endif\n\(line)"
      ),
      // An extension has no level of its own.
      (
        `extension`(.members([variable(access: .public)])),
        "extension A: P {\n  public \(line)\n}", "extension A: P {\n  \(line)\n}"
      ),
      (
        `extension`(isolation: .nonisolated, .members([variable()])),
        "nonisolated extension A: P {\n  \(line)\n}", "nonisolated extension A: P {\n  \(line)\n}"
      ),
    ]
    for (declaration, inModule, inTests) in cases {
      #expect(text([declaration]) == inModule)
      #expect(text([declaration], isInTests: true) == inTests)
    }
  }

  @Test func theBodyIsLaidOut() {
    let name = Identifier("f")
    let long = ["first", "second", "third"].map { "\($0): Dictionary<String, [Int]> = [:]" }
    let cases: [(Declaration, String)] = [
      (
        Declaration(
          .static, name, access: .internal, .function("func f", ["a: A"], " -> B"), .code(["b"])),
        "static func f(a: A) -> B { b }"
      ),
      (
        Declaration(
          .instance, name, access: .public, .function("func f", long, " -> B"), .code(["b"])),
        "public func f(\n  \(long.joined(separator: ",\n  "))\n) -> B {\n  b\n}"
      ),
      (
        Declaration(
          .type, name, access: .internal, .text("struct f"),
          .code(["let a: Int", "", "let b: Int"])),
        "struct f {\n  let a: Int\n\n  let b: Int\n}"
      ),
      (
        Declaration(.type, name, access: .public, .text("typealias f = B")),
        "public typealias f = B"
      ),
      (
        Declaration(
          .instance, name, access: .public, words: ["@w"], .text("var f: A"),
          .accessors(["get { a }", "set { a = newValue }"])),
        "@w public var f: A { get { a } set { a = newValue } }"
      ),
      (
        Declaration(
          .instance, name, access: .public, .text("var f: A"),
          .accessors(["get { \(long.joined()) }", "set {}"])),
        "public var f: A {\n  get { \(long.joined()) }\n  set {}\n}"
      ),
      (
        Declaration(
          .static, name, access: .public, isolation: .nonisolated, modifiers: ["prefix"],
          .function("func -", ["a: A"], ""), .code(["a"])),
        "public nonisolated prefix static func -(a: A) { a }"
      ),
      (
        Declaration(
          .instance, name, access: .fileprivate, .variable(type: "() -> A"), .closure([], ["a"])),
        "fileprivate var f: () -> A = { a }"
      ),
      (
        Declaration(.instance, name, access: .public, .variable(type: "A"), .closure(["_"], [])),
        "public var f: A = { _ in }"
      ),
      (
        Declaration(
          .instance, name, access: .public, .variable(type: "(\(long.joined())) -> A"),
          .closure(["_"], ["a"])),
        "public var f:\n  (\(long.joined())) -> A = { _ in\n    a\n  }"
      ),
      (
        Declaration(
          .static, name, access: .public, .variable(type: "(\(long.joined())) -> A"),
          .code(["a"])),
        "public static var f:\n  (\(long.joined())) -> A\n{\n  a\n}"
      ),
      (
        Declaration(
          .type, name, access: .public, .constrained("struct f<A>", by: "A: B"), .members([])),
        "public struct f<A> where A: B {\n}"
      ),
      (
        Declaration(
          .type, name, access: .public, .constrained("struct f<A>", by: "A: \(long.joined())"),
          .members([])),
        "public struct f<A>\nwhere A: \(long.joined())\n{\n}"
      ),
      (
        Declaration(
          .static, name, access: .public, .constrained("func f<A>()", by: "A: B"), .code(["a"])),
        "public static func f<A>()\nwhere A: B {\n  a\n}"
      ),
      // Text has its modifiers.
      (
        `extension`(.members([variable("a"), variable("b")])),
        "extension A: P {\n  var a: Int { 1 }\n  var b: Int { 1 }\n}"
      ),
      (
        `extension`(
          .list([
            [variable("a")], [variable("b", on: "X")],
            [variable("c", on: "X"), variable("d", on: "X")],
          ])),
        """
        extension A: P {
          var a: Int { 1 }
          #if X
            var b: Int { 1 }
          #endif
          #if X
            var c: Int { 1 }
            var d: Int { 1 }
          #endif
        }
        """
      ),
    ]
    for (declaration, expected) in cases { #expect(text([declaration]) == expected) }
  }

  @Test func neighborsWithTheSameConditionsShareThem() {
    #expect(
      text([
        variable("a", on: "X"), variable("b", isExported: true, on: "X"), variable("c"),
        variable("d", on: "X", "Y"), variable("e", on: "X"),
      ]) == """
        #if X
          var a: Int { 1 }

          #if !DEBUG
            @export(implementation)
          #endif
          var b: Int { 1 }
        #endif

        var c: Int { 1 }

        #if (X) && (Y)
          var d: Int { 1 }
        #endif

        #if X
          var e: Int { 1 }
        #endif
        """)
  }
}
