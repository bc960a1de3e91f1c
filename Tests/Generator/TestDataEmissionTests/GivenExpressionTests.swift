import Testing

@testable import SwiftReading
@testable import TestDataEmission

/// What the expressions of the settings say about their types.
@Suite struct GivenExpressionTests {
  @Test func theFormIsThatOfTheWholeExpression() {
    let handler = WrittenType(name: "Handler")
    let cases: [(String, GivenExpression.Form)] = [
      ("{ $0 + 1 }", .closure), ("{ 1 }()", .other), ("[{ 1 }]", .other),
      (".none", .member), (".init(a: { 1 })", .member), (". zero", .member),
      ("Handler()", .call(of: handler)), ("Handler( { _ in } )", .call(of: handler)),
      ("Handlers()", .call(of: WrittenType(name: "Handlers"))), ("Handler().next", .other),
      ("\"{ }\"", .other), ("a + { 1 }", .other), ("handler", .other), ("}", .other), ("", .other),
    ]
    for (text, form) in cases { #expect(GivenExpression(text).form == form, "\(text)") }
  }

  @Test func onlyACallAsksAFactory() {
    let cases = [
      (".provide()", true), ("[.provide(), 1]", true), ("Factory<User>.provide()", true),
      (".provide( )", true), ("\"a.provide()\"", false), (".provided()", false), ("1", false),
    ]
    for (text, asks) in cases { #expect(GivenExpression(text).usesFactories == asks, "\(text)") }
  }
}
