import GeneratorTesting
import Testing

@testable import SwiftReading

/// Tests the lenses generated for snippets.
@Suite struct LensTests {
  @Test func constantsAreRebuilt() {
    let generated = Generated("struct User { let name: String; let age: Int }")
    #expect(
      generated.text == """
        extension User {
          static var _name: Lens<Self, String> { Lens(getter: { $0.name }) { Self(name: $0, age: $1.age) } }
          static var _age: Lens<Self, Int> { Lens(getter: { $0.age }) { Self(name: $1.name, age: $0) } }
        }
        """)
    #expect(generated.messages == [])
  }

  @Test func variablesAreWrittenInPlace() {
    #expect(
      Generated("struct User { var name: String }").text == """
        extension User {
          static var _name: Lens<Self, String> { Lens(get: { $0.name }, modify: { $1(&$0.name) }) }
        }
        """)
  }

  @Test func attributesForDocumentationChangeNothing() {
    let text = Generated("@_documentation(visibility: internal) struct A { var a: Int }").text
    #expect(text.contains("_a: Lens<Self, Int>"))
  }

  @Test func protocolsAsTypesAreMarked() {
    let cases: [(String, String)] = [
      ("Sendable", "any Sendable"), ("Error?", "(any Error)?"),
      ("P & Sendable", "any P & Sendable"),
      ("[CodingKey.Type?]", "[(any CodingKey.Type)?]"), ("any P", "any P"),
      ("(Error) -> Result<Int, Error>", "(any Error) -> Result<Int, any Error>"),
      ("@Sendable () -> P", "@Sendable () -> any P"), ("any (P & Q)", "any (P & Q)"),
    ]
    for (written, spelled) in cases {
      let snippet = "protocol P {}; protocol Q {}; struct A { var x: \(written) }"
      #expect(Generated(snippet).text.contains("Lens<Self, \(spelled)> {"), "\(written)")
    }
  }

  @Test func longCallsAreBroken() {
    let generated = Generated(
      """
      struct Letter {
        let senderOfTheLetter: String
        let receiverOfTheLetter: String
        let subjectOfTheLetter: String
        let bodyOfTheLetter: String
      }
      """)
    #expect(generated.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(
      generated.text.contains(
        """
            Lens(getter: { $0.senderOfTheLetter }) {
              Self(senderOfTheLetter: $0, receiverOfTheLetter: $1.receiverOfTheLetter,
                subjectOfTheLetter: $1.subjectOfTheLetter, bodyOfTheLetter: $1.bodyOfTheLetter)
            }
        """))
  }

  @Test func propertiesOutsideTheInitializerAreCopiedOver() {
    let generated = Generated(
      """
      struct Event {
        let id: Int
        var title = ""
        var guests: [String]
        init(_ number: Int, loudly: Bool = false) { (id, guests) = (number, []) }
      }
      """)
    #expect(
      generated.text.contains(
        """
            Lens(getter: { $0.id }) {
              var whole = Self($0)
              whole.title = $1.title
              whole.guests = $1.guests
              return whole
            }
        """))
    #expect(generated.messages == [])
  }

  @Test func initializersAreFollowed() {
    let text = Generated(
      """
      struct Name {
        let text: [String]
        private init(_ all: Array<String>) { text = all }
        init(words: [String]?) { self.init(words ?? []) }
        init(text: Swift.Array<String>) { self.init(text) }
      }
      """
    ).text
    #expect(text.contains("{ $0.text }) { text, _ in Self(text: text) }"))
  }

  @Test func publicLensesAreEmittedIntoTheClientWhereTheInitializerIsPublic() {
    let memberwise = Generated("public struct Id { public let value: Int }").text
    #expect(memberwise.contains("  public static var _value: Lens<Self, Int> {"))
    #expect(!memberwise.contains("@export(implementation)"))

    let explicit = Generated(
      "public struct Id { public let value: Int; public init(_ value: Int) { self.value = value } }"
    ).text
    #expect(
      explicit.contains("\n    @export(implementation)\n  #endif\n  public static var _value"))
    #expect(explicit.contains("{ $0.value }) { value, _ in Self(value) }"))

    let mixed = Generated(
      """
      public struct Name {
        public let text: String
        let length: Int
        public init(text: String, length: Int) { (self.text, self.length) = (text, length) }
      }
      """
    ).text
    #expect(!mixed.contains("@export(implementation)"))

    for type in ["Id", "Box<Value>"] {
      let variable = Generated("public struct \(type) { public var value: Int }").text
      #expect(
        variable.contains("\n    @export(implementation)\n  #endif\n  public static var _value"))
    }
  }

  @Test func genericParametersOfProtocolsAreMarkedForCapture() {
    let text = Generated("struct Box<Value: Hashable, Rest> { var value: Value; let rest: Rest }")
      .text
    #expect(text.hasPrefix("extension Box where Value: SendableMetatype {"))
    #expect(text.contains("static var _value: Lens<Self, Value>"))
  }

  @Test func namesOfAnOuterTypeAreQualified() {
    let text = Generated(
      """
      struct Outer {
        struct Sibling {}
        struct Inner { struct Own {}; let sibling: [Sibling]; let own: Own }
      }
      """
    ).text
    #expect(text.contains("extension Outer.Inner {"))
    #expect(text.contains("Lens<Self, [Outer.Sibling]>"))
    #expect(text.contains("Lens<Self, Own>"))
  }

  @Test func anExtensionOfANestedTypeDoesNotSeeEnclosingTypes() {
    let text = Generated(
      """
      struct Part {}
      enum Outer { struct Part {}; enum Inner {} }
      extension Outer { struct Seen { var part: Part } }
      extension Outer.Inner { struct Unseen { var part: Part; struct Deeper { var part: Part } } }
      """
    ).text
    #expect(
      text.matches(of: /_part: Lens<Self, (.+?)>/).map { String($0.output.1) } == [
        "Outer.Part", "Part", "Part",
      ])
  }

  @Test func namesSeenOutsideOfAllTypesAreCertain() {
    let cases: [String] = [
      "import struct Elsewhere.Missing", "extension Missing {}", "typealias Found = [Missing]",
      "struct B { init(_ missing: Missing) {} }", "enum B { struct C { let x: Missing } }",
    ]
    for use in cases {
      let unseen = "extension Other { struct A { var x: Missing } }"
      #expect(Generated(unseen).text == "", "\(use)")
      #expect(Generated(unseen, use).text.contains("Lens<Self, Missing>"), "\(use)")
    }
  }

  @Test func namesVisibleInTheTypeAreNotQualified() {
    let unseen = "extension Other { struct A { var x: Missing } }"
    let use = "struct B { struct Missing {}; var x: Missing }"
    #expect(!Generated(unseen, use).text.contains("extension Other.A"))
  }

  @Test func keywordsAreQuotedIfNecessary() {
    let text = Generated("struct Words { let `default`: Int; let `self`: Int; let `in`: Int }").text
    #expect(text.contains("static var _default: Lens<Self, Int>"))
    #expect(
      text.contains(
        "Lens(getter: { $0.default }) { Self(default: $0, self: $1.`self`, in: $1.in) }"))
    // Without backticks, this is no label.
    let underscore = Generated(
      "struct Words { let `_`: Int; let a: Int }\nenum A { case a(`_`: Int) }")
    #expect(underscore.text.contains("{ Self(`_`: $0, a: $1.a) }"))
    #expect(underscore.text.contains("embed: { .a(`_`: $0) }"))
  }

  @Test func conditionsAreCarriedOver() {
    let text = Generated(
      """
      #if os(Linux)
      struct Path {
        var text: String
        #if DEBUG
        var log: Int
        #else
        var size: Int
        #endif
      }
      #endif
      """
    ).text
    #expect(text.hasPrefix("#if os(Linux)\n  extension Path {"))
    #expect(text.contains("    #if DEBUG\n      static var _log"))
    #expect(text.contains("    #if !(DEBUG)\n      static var _size"))
  }

  @Test func theTypeAtTheEndOfAListAppliesToAllNames() {
    let text = Generated("struct Point { var x, y: Int }").text
    #expect(text.contains("_x: Lens<Self, Int>"))
    #expect(text.contains("_y: Lens<Self, Int>"))
  }

  @Test func aMessageAboutAvailabilityIsNoAvailability() {
    let generated = Generated(
      "@available(*, deprecated, message: \"unavailable soon\") struct D { var name: String }")
    #expect(generated.messages == [])
    #expect(generated.text.contains("static var _name: Lens<Self, String>"))
  }

  @Test func whatStandsBeforeNothingButTheModulesTypesIsTheModule() {
    let text = Generated(
      "import Types",
      "struct Holder { var fields: Types.Fields; var body: Runtime.Body? }",
      "struct Body { var n: Int }"
    ).text
    #expect(text.contains("static var _body: Lens<Self, Runtime.Body?>"))
  }

  @Test func theLensesOfAnIsolatedTypeAreNot() {
    let text = Generated("@MainActor struct A { let x: Int; var y = [1, 2] }").text
    #expect(text.contains("nonisolated static var _x: Lens<Self, Int> {"))
  }
}
