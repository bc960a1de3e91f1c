import GeneratorTesting
import LensGenCore
import SwiftParser
import SwiftSyntax
import Testing

/// Tests syntax that only newer parsers know; an older one must not make something else of it.
@Suite struct NewerSyntaxTests {
  @Test func accessorsThatBorrowComputeAProperty() {
    let snippet = """
      struct A {
        var name: String
        var stored: [Int]
        var items: [Int] {
          borrow { stored }
          mutate { &stored }
        }
      }
      """
    #expect(
      Generated(snippet).members.heads
        == ["var _name: Lens<Self, String>", "var _stored: Lens<Self, [Int]>"])
  }

  /// A parser reads `any P?` as an optional, or as an existential of an optional, which does not compile.
  @Test func anOptionalExistentialWithoutParenthesesIsAnOptional() {
    let parsed = Parser.parse(source: "let a: any P?").statements.first?.item
      .as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
    let isOptional = parsed?.is(OptionalTypeSyntax.self) == true
    let snippet = "protocol P {}; struct A { let p: any P? }"
    #expect(Generated(snippet).members.heads == ["var _p: Lens<Self, any P?>"])
    let factories = Generated(snippet, by: Generator(emitting: [.factories]))
    #expect(factories.members.heads.contains("func provide(p: any P? = nil) -> A") == isOptional)
  }
}
