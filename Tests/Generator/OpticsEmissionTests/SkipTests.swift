import EmissionKernel
import GeneratorTesting
import LensGenCore
import Testing

@testable import SwiftReading

/// Tests each reason for skipping a declaration.
@Suite struct SkipTests {
  @Test func reason() {
    for (snippet, message) in [
      ("struct A { private let x: Int }", "skipped 'A.x': private"),
      ("struct A { fileprivate var x: Int }", "skipped 'A.x': fileprivate"),
      ("private struct A { let x: Int }", "skipped 'A': private"),
      (
        "class A { let x: Int }",
        "skipped 'A': a class is shared, not copied; optics are for structs and enums"
      ),
      (
        "actor A { let x: Int }",
        "skipped 'A': an actor is shared, not copied; optics are for structs and enums"
      ),
      (
        "struct A { var x = make() }",
        "skipped 'A.x': its type is inferred; write the type after the name"
      ),
      (
        "struct A { var x: some Equatable = 1 }",
        "skipped 'A.x': an opaque type ('some') cannot be named"
      ),
      (
        "struct A { let (x, _) = pair }",
        "skipped 'A.x': it is declared by a pattern; declare it "
          + "on its own"
      ),
      (
        "struct A { lazy var x: Int = 1 }",
        "skipped 'A.x': it is lazy, so reading it changes the "
          + "value"
      ),
      (
        "struct A { weak var x: B? }",
        "skipped 'A.x': it does not keep its object alive, so the object may be gone when you "
          + "read it"
      ),
      (
        "struct A { let x: Int = 1 }",
        "skipped 'A.x': a 'let' property that always has its "
          + "initial value"
      ),
      (
        "struct A { @Clamped var x: Int }",
        "skipped 'A.x': lens-gen does not know the property wrapper '@Clamped'; if it stores what "
          + "is written, pass '--wrapper Clamped', or "
          + "write 'wrappers: Clamped' in the configuration file"
      ),
      (
        "enum A { @Listed case x }",
        "skipped 'A.x': lens-gen does not know what '@Listed' does to a case"
      ),
      (
        "@Modelled struct A { var x: Int }",
        "skipped 'A': lens-gen does not know the macro '@Modelled'; if it leaves the declared "
          + "members unchanged, pass '--macro Modelled', or "
          + "write 'macros: Modelled' in the configuration file"
      ),
      (
        "struct A: ~Copyable { var x: Int }",
        "skipped 'A': it is '~Copyable', and optics copy "
          + "the parts that they read"
      ),
      (
        "enum A: ~Copyable & ~Escapable { case x }",
        "skipped 'A': it is '~Copyable', and optics copy the parts that they read"
      ),
      ("@available(*, unavailable) struct A { var x: Int }", "skipped 'A': unavailable"),
      (
        "struct A<each T> { var x: (repeat each T) }",
        "skipped 'A': parameter packs are not supported in optics"
      ),
      (
        "struct A { let x: Int; init(y: Int) throws { x = y } }",
        "skipped 'A.x': a 'let' property needs an initializer that other files can call, that "
          + "never fails, and that stores every 'let' property unchanged"
      ),
      (
        "struct A { let x: Int; init(x: Int) { self.x = max(x, 0) } }",
        "skipped 'A.x': no initializer is certain to store every 'let' property unchanged and do "
          + "nothing else; if 'init(x:)' stores what it is given, and all else it stores follows "
          + "from that, write '// lens-gen: trust' before it"
      ),
      (
        "struct A { var x: Int { didSet { x = max(x, 0) } } }",
        "skipped 'A.x': its observer may change the new value; it gets a lens if the observer assigns to "
          + "nothing and calls only static functions"
      ),
      (
        "struct A { private(set) var x: Int; init?(y: Int) { x = y } }",
        "skipped 'A.x': its setter is private, and there is no initializer that other files can "
          + "call, that never fails, and that stores every property without a setter unchanged"
      ),
      (
        "#if DEBUG\n@available(*, unavailable)\n#endif\nstruct A { struct B { let x: Int } }",
        "skipped 'A.B': the attributes of 'A' depend on '#if'"
      ),
      (
        "#if DEBUG\n@_spi(X)\n#endif\nclass A { enum B { case x } }",
        "skipped 'A.B': the attributes of 'A' depend on '#if'"
      ),
      (
        "struct A {\n  #if DEBUG\n  var y: Int\n  #endif\n  let x: Int\n}",
        "skipped 'A.x': changing it rebuilds the value, whose properties depend on '#if'"
      ),
      (
        "@MainActor struct A { var x: () -> Void }",
        "skipped 'A.x': it is isolated to '@MainActor', and optics are not"
      ),
      (
        "@MainActor protocol P {}; struct A: P { var x: () -> Void }",
        "skipped 'A.x': it is isolated to '@MainActor', and optics are not"
      ),
      (
        "struct A { var x: Set = [1] }",
        "skipped 'A.x': its type lacks generic arguments; write them"
      ),
      (
        "extension Other { struct A { var x: Missing } }",
        "skipped 'Other.A.x': lens-gen cannot tell where 'Missing' is declared; qualify it with "
          + "its type or module"
      ),
      (
        "struct A<T> { struct B<T> { var x: T } }",
        "skipped 'A.B': its generic parameter 'T' hides the one of an enclosing type; rename one "
          + "of them"
      ),
      (
        "enum A { case x(Never), y }",
        "skipped 'A.x': its payload has no values, so it never occurs"
      ),
      (
        "struct A { let x: Int; @available(*, deprecated) let y: Int }",
        "skipped 'A.x': changing it rebuilds the value, and 'y' is deprecated"
      ),
      (
        "@available(*, deprecated) struct Old {}; struct A { var x: [Old] }",
        "skipped 'A.x': its type 'Old' is deprecated; deprecate this one as well"
      ),
      (
        "@available(*, deprecated) struct Old {}; enum A { case b(Old) }",
        "skipped 'A.b': its type 'Old' is deprecated; deprecate this one as well"
      ),
      (
        """
        struct A {
          let x: Int
          init(_ xs: Int...) { x = 1 }
          init(x: Int) { self.init(x, 2) }
        }
        """,
        "skipped 'A.x': no initializer is certain to store every 'let' property unchanged and do "
          + "nothing else; if 'init(x:)' stores what it is given, and all else it stores follows "
          + "from that, write '// lens-gen: trust' before it"
      ),
      ("enum A { case x(Int), x(y: Int) }", "skipped 'A.x': another case has the same name"),
      (
        "enum A { case x, _x }", "skipped 'A.x': the type already has a static member '_x'"
      ),
    ] {
      #expect(Generated(snippet).messages.contains(message))
    }
  }

  /// A type in another one does not repeat `@objcMembers`.
  @Test func aTypeIsNotSkippedForAHarmlessConditionAroundIt() {
    let generated = Generated(
      "#if X\n@objcMembers\n#endif\nclass A { struct B { var x: Int }; init() {} }",
      by: Generator(emitting: [.lenses, .factories]))
    #expect(generated[in: "A.B"].heads == ["var _x: Lens<Self, Int>"])
    #expect(generated[in: "A: Providable"].first?.code == ["A() as! Self"])
  }

  @Test func anUnreadablePropertyPreventsRebuilding() {
    #expect(
      Generated("struct A { let x: Int; private var y: Int }").messages == [
        "skipped 'A.x': changing it rebuilds the value, and 'y' cannot be copied over; a property that is 'var' is "
          + "changed in place",
        "skipped 'A.y': private",
      ])
  }

  @Test func aStaticMemberInAnotherFileTakesTheName() {
    let generated = Generated(
      "struct A { var x: Int }", "extension A { static let _x = 1 }")
    #expect(generated.messages == ["skipped 'A.x': the type already has a static member '_x'"])
    #expect(generated.text == "")
  }

  @Test func positionsPointAtTheNames() {
    let source = SourceFile(
      path: "Model/User.swift", text: "struct User {\n  private let token: Int\n}")
    #expect(
      Generator().generate(from: [source]).diagnostics.map(\.description) == [
        "Model/User.swift:2:15: warning: skipped 'User.token': private [skipped-private]"
      ])
  }

  @Test func aMarkSkipsWithoutAWarning() {
    let generated = Generated(
      """
      // lens-gen: skip
      final class Cache { var entries: [Int] = [] }
      // lens-gen: skip
      struct Secret { var key: Int }
      struct User {
        var name: String
        // lens-gen: skip
        var draft: String
        private var log: [String] = []  // lens-gen: skip
      }
      enum Ride {
        case bus(Int)
        // lens-gen: skip
        case train(Int)
        case plane(Int)  // lens-gen: skip
      }
      """)
    #expect(generated.messages == [])
    #expect(generated.extensions.heads == ["User", "Ride"])
    #expect(generated.members.names == ["_name", "_bus"])
  }

  @Test func aTypeWithTheMacroHasItsOptics() {
    let text = """
      @Optics struct A: Equatable { var x: Int }
      @Optics enum B { case c }
      struct D: Equatable { var a: A }
      """
    let generated = Generated(text, by: Generator(emitting: [.lenses, .prisms, .arbitrary, .laws]))
    #expect(generated.messages == [])
    #expect(generated["_x"] == nil && generated["_c"] == nil)
    #expect(generated[in: "D"].names == ["_a"])
    #expect(generated["ALaws"]?.members.first?.code?.contains("  try checkLaws(of: A._x)") == true)
  }

  @Test func aSkippedPropertyStillCounts() {
    let generated = Generated("struct A { let x: Int; let y: Int  // lens-gen: skip\n}")
    #expect(generated.messages == [])
    #expect(generated.members.names == ["_x"])
    #expect(generated.text.contains("Lens(getter: { $0.x }) { Self(x: $0, y: $1.y) }"))
  }

  @Test func aMarkBehindTheBraceIsForTheType() {
    let skipped = Generated("struct A { // lens-gen: skip\n  let x: Int\n}")
    #expect(skipped.text == "" && skipped.messages == [])
  }

  @Test func anAliasOfNeverHasNoValues() {
    let generated = Generated("typealias Nope = Never; enum E { case a(Nope), b }")
    #expect(generated.members.names == ["_b"])
    #expect(generated.messages == ["skipped 'E.a': its payload has no values, so it never occurs"])
  }

  @Test func theCopyableTypesInOneThatIsNotGetOptics() {
    let generated = Generated(
      "struct File: ~Copyable { struct Name { var text: String }; var n: Int }")
    #expect(generated.extensions.heads == ["File.Name"])
    #expect(
      generated.messages == [
        "skipped 'File': it is '~Copyable', and optics copy the parts "
          + "that they read"
      ])
  }

  /// Half a change: the compiler says so, too, but stops at a lens that is not there.
  @Test func aPropertyThatTheInitializerDoesNotStoreYetIsNamed() {
    let cases: [(properties: String, missing: String?)] = [
      ("let author: String", "author"), ("var author: String", nil),
      ("let author: String?", "author"), ("var author: Optional<String>", nil),
      ("private let author: String", "author"), ("let a: Int; let b: Int", "a"),
      ("var author: String?", nil), ("var author = \"\"", nil), ("let author = \"\"", nil),
      ("static let author = \"\"", nil), ("var author: String { title }", nil),
      ("lazy var author = title", nil),
    ]
    for (properties, missing) in cases {
      let messages = Generated(
        """
        struct A { let title: String; \(properties); init(title: String) { self.title = title } }
        """
      ).messages
      let expected = missing.map {
        "skipped 'A.title': 'init(title:)' does not store '\($0)' yet; store it there, or give it a value"
      }
      #expect(
        messages.contains { $0.contains("does not store") } == (missing != nil), "\(properties)")
      if let expected { #expect(messages.contains(expected), "\(properties): \(messages)") }
    }
    // What an initializer calls may store it.
    let other = Generated(
      "struct A { let x: Int; let y: Int; init(x: Int) { self.x = x; y = made(x) } }")
    #expect(!other.messages.contains { $0.contains("does not store") })
  }
}
