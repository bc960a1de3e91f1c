import LensGenCore
import Testing

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
        "skipped 'A.x': its type is not written; write it after the name"
      ),
      (
        "struct A { var x: some Equatable = 1 }",
        "skipped 'A.x': an opaque type ('some') cannot be named"
      ),
      ("struct A { let (x, _) = pair }", "skipped 'A.x': bound by a pattern; declare it by itself"),
      (
        "struct A { lazy var x: Int = 1 }", "skipped 'A.x': lazy, so reading it changes the value"
      ),
      (
        "struct A { weak var x: B? }",
        "skipped 'A.x': does not keep its object alive, so what is set may be gone when it is read"
      ),
      (
        "struct A { let x: Int = 1 }", "skipped 'A.x': a constant that always has its initial value"
      ),
      (
        "struct A { @Clamped var x: Int }",
        "skipped 'A.x': what '@Clamped' makes of a property is not known here; if it keeps what is "
          + "written, say '--wrapper Clamped'"
      ),
      (
        "enum A { @Listed case x }",
        "skipped 'A.x': what '@Listed' makes of a case is not known here"
      ),
      (
        "@Modelled struct A { var x: Int }",
        "skipped 'A': what '@Modelled' makes of a type is not known here; if it leaves the members "
          + "that are written as they are, say '--macro Modelled'"
      ),
      (
        "struct A: ~Copyable { var x: Int }", "skipped 'A': '~Copyable': optics copy what they read"
      ),
      ("@available(*, unavailable) struct A { var x: Int }", "skipped 'A': unavailable"),
      (
        "struct A<each T> { var x: (repeat each T) }",
        "skipped 'A': parameter packs are not supported in optics"
      ),
      (
        "struct A { let x: Int; init(y: Int) throws { x = y } }",
        "skipped 'A.x': a constant needs an initializer that other files can call, that never "
          + "fails, and that stores every constant as it is"
      ),
      (
        "struct A { let x: Int; init(x: Int) { self.x = max(x, 0) } }",
        "skipped 'A.x': no initializer is certain to store every constant as it is, and to do "
          + "nothing else"
      ),
      (
        "struct A { var x: Int { didSet { x = max(x, 0) } } }",
        "skipped 'A.x': an observer of it may change what is set"
      ),
      (
        "struct A { private(set) var x: Int; init?(y: Int) { x = y } }",
        "skipped 'A.x': the setter is private, and there is no initializer that other files can "
          + "call, that never fails, and that stores every property without a setter as it is"
      ),
      (
        "struct A {\n  #if DEBUG\n  var y: Int\n  #endif\n  let x: Int\n}",
        "skipped 'A.x': changing it rebuilds the value, and which properties it has depends on "
          + "'#if'"
      ),
      (
        "@MainActor struct A { var x: Int }",
        "skipped 'A': isolated to '@MainActor', and optics are not"
      ),
      (
        "@MainActor protocol P {}; struct A: P { var x: Int }",
        "skipped 'A': isolated to '@MainActor', and optics are not"
      ),
      (
        "struct A { var x: Set = [1] }",
        "skipped 'A.x': its type is not fully written; write the type arguments"
      ),
      (
        "extension Other { struct A { var x: Missing } }",
        "skipped 'Other.A.x': where 'Missing' is declared is not certain; write it with the type "
          + "or module it is in"
      ),
      (
        "struct A<T> { struct B<T> { var x: T } }",
        "skipped 'A.B': its generic parameter 'T' hides that of a type around it; rename one of "
          + "them"
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
        "skipped 'A.x': 'Old' is deprecated, and what is of that type is not; deprecate it, too"
      ),
      ("enum A { case x(Int), x(y: Int) }", "skipped 'A.x': another case has the same name"),
      (
        "enum A { case x, _x }", "skipped 'A.x': the type already has a static member '_x'"
      ),
    ] {
      #expect(Generated(snippet).messages.contains(message))
    }
  }

  @Test func anUnreadablePropertyPreventsRebuilding() {
    #expect(
      Generated("struct A { let x: Int; private var y: Int }").messages == [
        "skipped 'A.x': changing it rebuilds the value, and 'y' cannot be carried over",
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
        "Model/User.swift:2:15: warning: skipped 'User.token': private"
      ])
  }
}
