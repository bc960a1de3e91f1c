import GeneratorTesting
import LensGenCore
import SwiftModule
import Testing

/// Tests what is generated for structs whose memberwise initializer differs between compilers.
@Suite struct MemberwiseRuleTests {
  private func generated(_ snippet: String, _ rule: MemberwiseRule, inTests: Bool = false)
    -> Generated
  {
    var generator = Generator(emitting: [.lenses, .edits, .factories])
    generator.settings.memberwiseRule = rule
    if inTests { generator.settings.testableImports = ["Module"] }
    return Generated(snippet, by: generator)
  }

  /// The parameters of the factory of a struct `A`, or `nil` if it has none.
  private func parameters(_ members: String, _ rule: MemberwiseRule) -> String? {
    generated("struct A { \(members) }", rule, inTests: true).text
      .firstMatch(of: /static func provide\((?<parameters>.+)\) -> Self/)
      .map { String($0.output.parameters) }
  }

  @Test(arguments: [
    ("let id: Int; private var cache = 0", "id: Int = .provide()"),
    ("let id: Int; fileprivate var cache: Int?", "id: Int = .provide()"),
    (
      "public let id: Int; var name: String; private var a = 0; private var b = 1",
      "id: Int = .provide(), name: String = .provide()"
    ),
  ])
  func anInaccessibleValueNeedsNoArgument(members: String, expected: String) {
    #expect(parameters(members, .all) == nil)
    #expect(parameters(members, .accessible) == expected)
  }

  @Test(arguments: [
    "let id: Int; private var cache: Int",
    "private var a = 0; private var b = 1",
    "let id: Int; private let cache: Int?",
  ])
  func anInaccessibleArgumentStays(members: String) {
    #expect(parameters(members, .all) == nil)
    #expect(parameters(members, .accessible) == nil)
  }

  @Test(arguments: ["var id: Int; var cache = 0", "public var id: Int; var cache = 0"])
  func anAccessibleValueIsAnArgument(members: String) {
    let expected = "id: Int = .provide(), cache: Int = .provide()"
    #expect(parameters(members, .all) == expected)
    #expect(parameters(members, .accessible) == expected)
  }

  /// No lens or edit may lose a private value, so none calls the initializer without it.
  @Test func opticsAreTheSameForEachCompiler() {
    let snippet = """
      struct A { let id: Int; var name: String; private var cache = 0 }
      struct B { let a: A; fileprivate var note: String? }
      """
    func optics(_ rule: MemberwiseRule) -> Generated {
      var generator = Generator(emitting: [.lenses, .edits])
      generator.settings.memberwiseRule = rule
      return Generated(snippet, by: generator)
    }
    #expect(optics(.all).text == optics(.accessible).text)
    #expect(optics(.all).messages == optics(.accessible).messages)
  }
}
