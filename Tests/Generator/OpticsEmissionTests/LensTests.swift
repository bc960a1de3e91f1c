import EmissionKernel
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
    let generated = Generated("@_documentation(visibility: internal) struct A { var a: Int }")
    #expect(generated.members.heads == ["var _a: Lens<Self, Int>"])
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
      #expect(
        Generated(snippet).members.heads == ["var _x: Lens<Self, \(spelled)>"], "\(written)")
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
    let memberwise = Generated("public struct Id { public let value: Int }")["_value"]
    #expect(memberwise?.head == "var _value: Lens<Self, Int>")
    #expect(memberwise?.access == .public)
    #expect(memberwise?.isExported == false)

    let explicit = Generated(
      "public struct Id { public let value: Int; public init(_ value: Int) { self.value = value } }"
    )
    #expect(explicit["_value"]?.access == .public)
    #expect(explicit["_value"]?.isExported == true)
    #expect(explicit.text.contains("{ $0.value }) { value, _ in Self(value) }"))

    let mixed = Generated(
      """
      public struct Name {
        public let text: String
        let length: Int
        public init(text: String, length: Int) { (self.text, self.length) = (text, length) }
      }
      """)
    #expect(mixed.members.map(\.access) == [.public, .internal])
    #expect(mixed.members.map(\.isExported) == [false, false])

    for type in ["Id", "Box<Value>"] {
      let variable = Generated("public struct \(type) { public var value: Int }")["_value"]
      #expect(variable?.access == .public)
      #expect(variable?.isExported == true)
    }
  }

  @Test func genericParametersOfProtocolsAreMarkedForCapture() {
    let generated = Generated(
      "struct Box<Value: Hashable, Rest> { var value: Value; let rest: Rest }")
    #expect(generated.extensions.heads == ["Box where Value: SendableMetatype"])
    #expect(
      generated.members.heads == ["var _value: Lens<Self, Value>", "var _rest: Lens<Self, Rest>"])
  }

  @Test func namesOfAnOuterTypeAreQualified() {
    let generated = Generated(
      """
      struct Outer {
        struct Sibling {}
        struct Inner { struct Own {}; let sibling: [Sibling]; let own: Own }
      }
      """)
    #expect(
      generated[in: "Outer.Inner"].heads
        == ["var _sibling: Lens<Self, [Outer.Sibling]>", "var _own: Lens<Self, Own>"])
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
      #expect(
        Generated(unseen, use)[in: "Other.A"].heads == ["var _x: Lens<Self, Missing>"], "\(use)")
    }
  }

  @Test func namesVisibleInTheTypeAreNotQualified() {
    let unseen = "extension Other { struct A { var x: Missing } }"
    let use = "struct B { struct Missing {}; var x: Missing }"
    #expect(Generated(unseen, use).extensions.heads == ["B"])
  }

  @Test func keywordsAreQuotedIfNecessary() {
    let words = Generated("struct Words { let `default`: Int; let `self`: Int; let `in`: Int }")
    #expect(
      words.members.heads == ["default", "self", "in"].map { "var _\($0): Lens<Self, Int>" })
    let text = words.text
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
    let generated = Generated(
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
      """)
    #expect(generated.extensions.map(\.conditions.text) == ["os(Linux)"])
    #expect(generated.members.names == ["_text", "_log", "_size"])
    #expect(generated.members.map(\.conditions.text) == ["", "DEBUG", "!(DEBUG)"])
  }

  @Test func theTypeAtTheEndOfAListAppliesToAllNames() {
    #expect(
      Generated("struct Point { var x, y: Int }").members.heads
        == ["var _x: Lens<Self, Int>", "var _y: Lens<Self, Int>"])
  }

  @Test func aMessageAboutAvailabilityIsNoAvailability() {
    let generated = Generated(
      "@available(*, deprecated, message: \"unavailable soon\") struct D { var name: String }")
    #expect(generated.messages == [])
    #expect(generated.members.heads == ["var _name: Lens<Self, String>"])
  }

  @Test func whatStandsBeforeNothingButTheModulesTypesIsTheModule() {
    let generated = Generated(
      "import Types",
      "struct Holder { var fields: Types.Fields; var body: Runtime.Body? }",
      "struct Body { var n: Int }")
    #expect(generated["_body"]?.head == "var _body: Lens<Self, Runtime.Body?>")
  }

  @Test func theLensesOfAnIsolatedTypeAreNot() {
    let generated = Generated("@MainActor struct A { let x: Int; var y = [1, 2] }")
    #expect(
      generated.members.heads == ["var _x: Lens<Self, Int>", "var _y: Lens<Self, [Int]>"])
    #expect(generated.members.map(\.isolation) == [.nonisolated, .nonisolated])
  }
}
