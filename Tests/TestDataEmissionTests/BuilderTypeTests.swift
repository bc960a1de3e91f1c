@testable import TestDataEmission
@testable import EmissionKernel
@testable import SwiftReading
import GeneratorTesting
import LensGenCore
import Testing

/// Tests the builders that are types, as in `Person.Builder(name: "Ann").build()`.
@Suite struct BuilderTypeTests {
  private func generated(_ snippet: String) -> Generated {
    var generator = Generator(emitting: [.builders])
    generator.builders.areTypes = true
    return Generated(snippet, by: generator)
  }

  @Test func aBuilderHasAVariableForEachParameter() {
    let text = generated(
      "struct Person { let name: String; let home: Address; let pet: Pet? }; struct Address {}\n"
        + "enum Pet { case cat }"
    ).text
    #expect(
      text.contains(
        """
          struct Builder {
            var name: String = ""
            var home: Address = .build()
            var pet: Pet? = nil

            func build() -> Person {
              Person(name: self.name, home: self.home, pet: self.pet)
            }
          }
        """), "\(text)")
  }

  @Test func aPublicBuilderHasAnInitializer() {
    let text = generated(
      "public struct Point { public init(_ x: Int, at place: @escaping () -> Int) throws {} }"
    ).text
    for line in [
      "  public struct Builder {\n    public var x: Int = 0\n    public var at: () -> Int = { 0 }\n",
      "    public init(x: Int = 0, at: @escaping () -> Int = { 0 }) {\n      self.x = x\n",
      "    public func build() throws -> Point {\n      try Point(self.x, at: self.at)\n",
    ] {
      #expect(text.contains(line), "\(text)")
    }
  }

  @Test func allBuildersCompile() throws {
    let snippet = """
      public struct Box<Value> { public let value: Value; public init(value: Value) { self.value = value } }
      final class Session { init?(user: String, then: @escaping @Sendable () async -> Void) {} }
      @MainActor final class Screen { init(session: Session?, title: @escaping () -> String) {} }
      struct Token { private let text: String; init(_ text: String, default: Int) async { self.text = text } }
      enum Choice { case yes, no; init(isYes: Bool) { self = isYes ? .yes : .no } }
      struct Page { var choice: Choice; var `in`: [Box<Int>]; struct Line { let `self`: Int } }
      struct Shop { let Builder: Int }
      """
    let generated = generated(snippet)
    let use = """
      @MainActor func use() async -> Any {
        let page = Page.Builder(in: [Box.Builder(value: 1).build()])
        let token = await Token.Builder(default: 3).build()
        return (page.build(), token, Screen.Builder(title: { "a" }).build(), Session.Builder().build() as Any)
      }
      """
    #expect(try Compiler.complaints(about: snippet, generated.text, use) == [])
  }

  @Test func noOtherTypeIsHidden() {
    let messages = generated("struct Builder { let n: Int }; struct Plan { let builder: Builder }")
      .messages
    #expect(
      messages
        == ["Builder", "Plan"].map {
          "skipped '\($0)': no type 'Builder': it would hide another type of this name"
        })
    #expect(generated("struct Plan { let builder: Other.Builder }").messages == [])
    #expect(generated("struct Plan { let builder: Builder }").messages.count == 1)
  }

  @Test func whatIsLeftOutHasAReason() {
    let messages = generated(
      """
      struct Taken { let n: Int; static let Builder = 1 }
      struct Named { let build: Int }
      struct `Type` { let n: Int }
      final class Node { init(next: @escaping (Int) -> Void) {} }
      """
    ).messages
    #expect(
      messages == [
        "skipped 'Taken': the type already has a static member 'Builder'",
        "skipped 'Named': no type 'Builder': a variable in it can be neither of type 'Self' nor "
          + "called 'build'",
        "skipped 'Type': no type 'Builder': in an expression, the name of the type means something "
          + "else",
      ])
  }
}
