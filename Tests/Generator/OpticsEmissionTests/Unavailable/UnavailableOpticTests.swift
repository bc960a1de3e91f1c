import EmissionKernel
import GeneratorTesting
import LensGenCore
import OpticsEmission
import SwiftModule
import SwiftReading
import Testing

/// An optic that is skipped is declared as unavailable, so that the compiler says the reason where code
/// uses it.
@Suite struct UnavailableOpticTests {
  private func declared(_ snippet: String) -> Generated {
    var generator = Generator(emitting: [.lenses, .prisms])
    generator.unavailableOptics.areDeclared = true
    return Generated(snippet, by: generator)
  }

  @Test func theMessageOfASkippedLensIsTheReason() {
    let generated = declared(
      """
      public struct Claim {
        public lazy var state: Int = 1
        var id: Int
      }
      """)
    #expect(
      generated.text == """
        extension Claim {
          static var _id: Lens<Self, Int> { Lens(get: { $0.id }, modify: { $1(&$0.id) }) }
          @available(*, unavailable, message: "no lens for 'state': it is lazy, so reading it changes the value")
          public static var _state: Lens<Self, Int> { while true {} }
        }
        """)
  }

  @Test func theMessageOfASkippedPrismIsTheReason() {
    let generated = declared("enum A {\ncase b(Never, Int)\n#if DEBUG\ncase c(Never)\n#endif\n}")
    #expect(
      generated.text == """
        extension A {
          @available(*, unavailable, message: "no prism for 'b': its payload has no values, so it never occurs")
          static var _b: Prism<Self, (Never, Int)> { while true {} }
          #if DEBUG
            @available(*, unavailable, message: "no prism for 'c': its payload has no values, so it never occurs")
            static var _c: Prism<Self, Never> { while true {} }
          #endif
        }
        """)
  }

  @Test func aPartWithoutATypeIsAnything() {
    let generated = declared("struct A { lazy var b = f() }")
    #expect(generated.members.heads == ["var _b: Lens<Self, Any>"])
    #expect(generated.members.map(\.code) == [["while true {}"]])
  }

  /// A type may need a conformance that is isolated to the main actor, because nothing uses it.
  @Test func aPartOfAnIsolatedTypeIsNamed() throws {
    var generator = Generator(emitting: [.lenses, .prisms, .edits])
    generator.unavailableOptics.areDeclared = true
    generator.settings.isMainActorByDefault = true
    let model = """
      public struct Key: Hashable { public var n: Int }
      public struct A { public lazy var keys: Set<Key> = []; public var n: Int }
      public enum B { case keys([Key: Int], Never), n(Int) }
      """
    let heads = Generated(model, by: generator).members.filter { $0.name.text == "_keys" }.heads
    #expect(
      heads == [
        "var _keys: Lens<Self, Set<Key>>", "var _keys: Prism<Self, ([Key: Int], Never)>",
      ])
    let compiled = CompiledModel(model, options: ["-default-isolation", "MainActor"])
    #expect(try compiled.complaints(by: generator) == [])
  }

  @Test(arguments: [
    // Nobody could ask for them.
    "struct A { private lazy var x = 1 }",
    "struct A { fileprivate let x: Int; private init() { x = 1 } }",
    "private struct A { lazy var x = 1 }",
    "struct A { @available(*, unavailable) lazy var x = 1 }",
    "enum A { @available(*, unavailable) case x(Int) }",
    "struct A { // lens-gen: skip\n lazy var x = 1 }",
    "struct A { var x: Int { 1 } }",
    "class A { var x = 1 }",
    // The author has declared the optic, or something else of that name.
    "struct A { lazy var x = 1; static var _x: Lens<A, Int> { fatalError() } }",
    "struct A { lazy var x = 1 }; private extension A { static let _x = 1 }",
    "struct A { lazy var x = 1; static func _x(y: Int) {} }",
    "struct A { lazy var x = 1; enum _x {} }",
    "@Storing struct A { lazy var x = 1 }",
    "enum A { case x(Never), _x }",
    "struct A: P { lazy var x = 1 }; protocol P { static var _x: Int { get } }",
    "struct A: P { lazy var x = 1 }; protocol P {}; extension P { static var _x: Int { 1 } }",
    "struct A {}; extension A: Q {}; protocol Q: P {}; extension P { static var _x: Int { 1 } }; protocol P {}"
      + "; extension A { struct B: P { lazy var x = 1 } }",
    // A protocol of another module may require it.
    "struct A: Titled { lazy var x = 1 }",
    "struct A { lazy var x = 1 }; extension A: Base.Titled {}",
    "struct A: P { lazy var x = 1 }; protocol P: Titled {}",
    "struct A: P { lazy var x = 1 }; typealias P = Codable & Titled",
  ])
  func nothingIsDeclared(snippet: String) {
    #expect(!declared(snippet).members.contains { $0.code == ["while true {}"] })
  }

  @Test func aProtocolOfTheStandardLibraryRequiresNoOptic() {
    let generated = declared(
      "struct A: Codable, Hashable, Identifiable, Sendable { let id: Int; lazy var x = 1 }")
    #expect(generated["_x"]?.head == "var _x: Lens<Self, Int>")
    #expect(generated["_x"]?.code == ["while true {}"])
  }

  @Test func overloadedCasesHaveOneUnavailablePrism() {
    let generated = declared("enum A { case x(a: Int); case x(b: Int) }")
    #expect(generated.members.names == ["_x"])
  }

  @Test func theSettingTestablesAndOtherEmissionsLeaveThemOut() {
    let snippet = "struct A { lazy var x = 1 }"
    #expect(Generated(snippet).text == "")
    var generator = Generator(emitting: [.lenses, .prisms])
    generator.unavailableOptics.areDeclared = true
    generator.settings.testableImports = ["Model"]
    #expect(Generated(snippet, by: generator).text == "")
    generator.settings.testableImports = []
    for emission in [Emission.completion, .prisms] {
      generator.emissions = [emission]
      #expect(Generated(snippet, by: generator).text == "")
    }
  }

  @Test func theReasonIsOneLiteral() {
    let generated = declared(#"struct A { @W("\n") var x: Int }"#)
    #expect(
      generated["_x"]?.attributes.first?.hasPrefix(
        "@available(*, unavailable, message: \"no lens for 'x': lens-gen does not know") == true)
  }
}
