import Testing

@testable import LensGenCore
@testable import MacroExpansion
@testable import SwiftReading

@Suite struct OpticsMacroTests {
  @Test func aStructGetsLenses() {
    let use = MacroUse("/// A user.\n@Optics struct User { let id: Int; var name: String }")
    #expect(
      use.optics == """
        static var _id: Lens<Self, Int> { Lens(getter: { $0.id }) { Self(id: $0, name: $1.name) } }

        static var _name: Lens<Self, String> { Lens(get: { $0.name }, modify: { $1(&$0.name) }) }
        """)
    #expect(use.messages() == [])
    #expect(use.extended == "")
  }

  @Test(.timeLimit(.minutes(1))) func aliasesThatDoubleAreNotFollowed() {
    let aliases = (1...60).map { "typealias T\($0) = (T\($0 - 1), [T\($0 - 1)])" }
    let use = MacroUse(
      "@Optics struct S { typealias T0 = Int; \(aliases.joined(separator: "; ")); let a: T60 }")
    #expect(use.optics.contains("static var _a: Lens<Self, T60>"))
  }

  /// The message is that of the generator, and the declaration is not parsed before.
  @Test(.timeLimit(.minutes(1))) func whatIsNestedTooDeeplyIsReported() {
    for bracket in ["[", "([", "A<[", "A<", "A.", "() -> "] {
      let deep = String(repeating: bracket, count: 300)
      for use in [
        MacroUse("@Optics struct S { let a: \(deep)A }"),
        MacroUse("@Optics struct S { let a: Int }", in: "extension A where B == \(deep)A {}"),
      ] {
        let result = use.expanded(by: "Optics", as: "member")
        #expect(result.expandedSource == "")
        #expect(
          result.diagnostics.map(\.message) == [
            "nested too deeply to be read in reasonable time; give an inner part a name of its own"
          ])
      }
    }
  }

  @Test func anEnumGetsPrisms() {
    let use = MacroUse("@Optics public enum Shape { case circle(radius: Double), none }")
    #expect(
      use.optics == """
        #if !DEBUG
          @export(implementation)
        #endif
        public static var _circle: Prism<Self, Double> {
          Prism(extract: { if case .circle(let radius) = $0 { radius } else { nil } },
            embed: { .circle(radius: $0) },
            modify: { if case .circle(var radius) = $0 { $1(&radius); $0 = .circle(radius: radius) } })
        }

        #if !DEBUG
          @export(implementation)
        #endif
        public static var _none: Prism<Self, Void> {
          Prism(extract: { if case .none = $0 { () } else { nil } }, embed: { .none })
        }
        """)
  }

  /// The macro does not see whether the type of a part has a draft.
  @Test func aDraftWrapsParts() {
    let use = MacroUse("@Optics struct A { let id: Int; let b: B; let c: B?; let d: [B] }")
    #expect(use.conformance == "extension A: nonisolated Editable {}")
    #expect(
      use.draft.hasPrefix(
        """
        nonisolated protocol _Views {
          var b: PartDraft<B> { get }
          var c: (B?)._Part { get }
          var d: PartDraft<[B]> { get }
        }

        nonisolated struct Draft: DraftProtocol<A>, _Views {
          var id: Int
          @_disfavoredOverload @_implements(_Views, b) var _bDraft: PartDraft<B>
          var b: B { get { _bDraft._part } _modify { yield &_bDraft._part } }
        """))
    #expect(
      use.draft.hasSuffix(
        """
        nonisolated static func _storage(behind path: PartialKeyPath<Draft>) -> PartialKeyPath<Draft>? {
          if path == \\Draft.b { return \\Draft._bDraft }
          if path == \\Draft._cDraft { return \\Draft.c }
          if path == \\Draft.d { return \\Draft._dDraft }
          return nil
        }
        """))
    let variables = MacroUse("@Optics struct A { var b: B; var c: B { didSet {} } }").draft
    #expect(variables.contains("{ return \\Draft._value.b }\n  return nil"))
    #expect(MacroUse("@Optics struct A<T> { let b: T }").draft.contains("{ var b: T }\n"))
    let shared = MacroUse("@Optics enum A { case b(c: C, Int), d(c: C) }").draft
    #expect(shared.contains("case .b?: yield &self._bDraft!.c\n"))
    #expect(shared.contains("case .d?: yield &self._dDraft!\n"))
  }

  @Test func whatTheAttributeHidesHasNoDraft() {
    let limited = MacroUse("@Optics(access: .private) struct A { let id: Int }")
    #expect(limited.conformance == "" && limited.draft == "")
    let inner = MacroUse(
      "@Optics struct B { let id: Int }", in: "private struct A {}", "struct C {}")
    #expect(inner.conformance == "" && inner.draft == "")
    let hiding = MacroUse("@Optics struct A { private var b: B; var c: Int; private struct B {} }")
    #expect(hiding.conformance == "" && hiding.draft == "")
    let ignoring = MacroUse("@Optics struct A { let id: Int; @OpticsIgnored let b: Int }")
    #expect(ignoring.draft.contains("var _bDraft: Int") && !ignoring.draft.contains("var b: Int"))
    #expect(
      MacroUse("@Optics struct A { private let b: Int }").draft.contains("fileprivate var b: Int"))
  }

  /// The heads of the optics, for what a macro can reach and lens-gen cannot.
  @Test func theAccessLevelIsThatOfTheProperty() {
    let cases = [
      ("private var a: Int", ["private static var _a"]),
      ("fileprivate let a: Int", ["fileprivate static var _a"]),
      ("public var a: Int", ["static var _a"]),
      ("private let a: Int; let b: Int", ["private static var _a", "static var _b"]),
      ("private(set) var a: Int", ["static var _a"]),
      ("private(set) var a: Int; init() { a = 1 }", ["private static var _a"]),
      ("let a: Int; private init(a: Int) { self.a = a }", ["static var _a"]),
    ]
    for (members, heads) in cases {
      #expect(MacroUse("@Optics struct S { \(members) }").heads == heads)
      #expect(MacroUse("@Optics private struct S { \(members) }").heads == heads)
    }
    let open = MacroUse("@Optics public struct S { public var a: Int; package var b: Int }")
    #expect(open.heads == ["public static var _a", "package static var _b"])
    let limited = MacroUse(
      "@Optics(access: .internal) public struct S { public var a: Int; private var b: Int }")
    #expect(limited.heads == ["static var _a", "private static var _b"])
    #expect(!limited.optics.contains("@export(implementation)"))
  }

  @Test func aVariableWithAPrivateSetterIsCopiedOver() {
    let use = MacroUse(
      """
      @Optics struct S {
        let a: Int
        private(set) var count = 0
        init(a: Int) { self.a = a }
      }
      """)
    #expect(use.optics.contains("whole.count = $1.count"))
    #expect(use.heads == ["static var _a", "private static var _count"])
  }

  /// Code in the type can copy a private variable, whatever changes it.
  ///
  /// The macro does not see the initializers in extensions, as the page of the mark says.
  @Test func aTrustedInitializerIsLeftNothingThatASecondOneStores() {
    func use(_ members: String) -> MacroUse {
      MacroUse(
        """
        @Optics struct S {
          let x: Int
          // lens-gen: trust
          init(x: Int) { check(x); self.x = x; text = String(x) }
          \(members)
        }
        """)
    }
    let change = "mutating func f() { text += \"!\" }"
    let second = "'text' may have another value than 'init(x:)' gives it; make it a 'var'"
    for (members, reason) in [
      ("private let text: String; init(text: String) { x = 0; self.text = text }", second),
      ("private let text: String; init(_ y: Int) { x = y; text = make() }", second),
      ("private let text: C = .b; init(_ y: Int) { x = y; text = make() }", second),
      ("@Clamped private var text: String; \(change)", "'text' cannot be copied over"),
      ("private lazy var text = make(); \(change)", "'text' cannot be copied over"),
    ] {
      let messages = use(members).messages()
      #expect(!use(members).heads.contains("static var _x"), "\(members)")
      #expect(
        messages.contains {
          $0.contains("no optic for 'x': changing it rebuilds the value, and \(reason)")
        }, "\(messages)")
    }
    for members in ["", "; init(y: Int) { self.init(x: y) }"] {
      #expect(
        use("private let text: String\(members)").optics.contains("{ x, _ in Self(x: x) }"))
    }
    let copied = use("private var text: String; \(change)")
    #expect(copied.optics.contains("whole.text = $1.text"), "\(copied.messages())")
  }

  @Test func typesAreWrittenAsInTheDeclaration() {
    let use = MacroUse(
      "@Optics struct S { var a: Item?; var b: [Outer.Item: any P]; var c: Self.Inner; struct Inner {} }",
      in: "struct Inner {}", "extension Outer {}")
    #expect(
      use.heads == ["static var _a", "static var _b", "static var _c"])
    for part in ["Lens<Self, Item?>", "Lens<Self, [Outer.Item: any P]>", "Lens<Self, Self.Inner>"] {
      #expect(use.optics.contains(part))
    }
  }

  @Test func conditionsAndAttributesAreCarriedOver() {
    let use = MacroUse(
      """
      @Optics struct S {
        #if DEBUG
          @available(macOS 15, *) var a: Int
        #endif
      }
      """)
    #expect(
      use.optics == """
        #if DEBUG
          @available(macOS 15, *)
          static var _a: Lens<Self, Int> { Lens(get: { $0.a }, modify: { $1(&$0.a) }) }
        #endif
        """)
  }

  /// A closure captures the conformance of a generic parameter, so Swift 6 warns about it without a
  /// requirement, which only an extension can add.
  @Test func aConstrainedGenericTypeGetsAnExtension() {
    let use = MacroUse("@Optics struct Box<Value: Hashable> { var value: Value }")
    #expect(use.optics == "")
    #expect(
      use.extended == """
        extension Box where Value: SendableMetatype {
          static var _value: Lens<Self, Value> { Lens(get: { $0.value }, modify: { $1(&$0.value) }) }
        }
        """)
    let nested = MacroUse(
      "@Optics struct Box<Value: Hashable> { var a: Sibling; var b: Outer.Sibling; var c: Date }",
      in: "enum Outer {}")
    #expect(!nested.extended.contains("_a"))
    #expect(nested.extended.hasPrefix("extension Outer.Box where Value: SendableMetatype {"))
    #expect(
      nested.messages().map { $0.prefix { $0 != "[" } } == [
        "warning at a: no optic for 'a': a macro cannot see where 'Sibling' is declared; write the "
          + "type or module before it "
      ])
    let free = MacroUse("@Optics struct Box<Value> { var value: Value }")
    #expect(free.heads == ["static var _value"])
    #expect(free.extended == "")
  }

  /// Swift 6.3 finds such an operator twice, once before and once after the expansion.
  @Test func aConformanceThatRequiresOperatorsBelongsInAnExtension() {
    let body = "var x: Int; static func < (a: Self, b: Self) -> Bool { a.x < b.x }"
    func message(_ sign: String, _ name: String, _ code: String, at clause: String) -> String {
      "warning at \(clause): Swift finds '\(sign)' twice in a type with '@Optics', so it does not "
        + "accept the conformance to '\(name)' here; write '\(code)'"
    }
    #expect(
      MacroUse("@Optics struct V: Codable, Comparable { \(body) }").messages() == [
        message("<", "Comparable", "extension V: Comparable {}", at: ": Codable, Comparable")
          + " [move the conformance to an extension: @Optics struct V: Codable { \(body) }\n\n"
          + "extension V: Comparable {}]"
      ])
    #expect(
      MacroUse("@Optics struct V: Comparable { \(body) }", in: "enum Outer {}").messages() == [
        message("<", "Comparable", "extension Outer.V: Comparable {}", at: ": Comparable")
      ])
    for (clause, members) in [
      ("struct V: Comparable", "var x: Int"),
      ("enum V: Int, Comparable", "case x; \(body.dropFirst(12))"),
      ("struct V: Equatable", "var f: () -> Int; static func == (a: V, b: V) -> Bool { true }"),
      ("enum V: Hashable", "case e(any Error); static func == (a: V, b: V) -> Bool { true }"),
      ("struct V<T>: Equatable", "var t: [T]; static func == (a: V, b: V) -> Bool { true }"),
      ("struct V: AdditiveArithmetic", "var x: Int; static func + (a: V, b: V) -> V { a }"),
    ] {
      let messages = MacroUse("@Optics \(clause) { \(members) }").messages()
      #expect(messages.count == 1 && messages[0].contains(" twice in a type "), "\(messages)")
    }
    for (clause, members) in [
      ("struct V", body), ("struct V: Sendable", body), ("enum V: Comparable", "case a(Int), b"),
      ("struct V: Strideable, Comparable", "var x: Int"),
      ("struct V: OptionSet", "var rawValue: Int"),
      ("struct V: Equatable", "var x: Int; static func == (a: V, b: V) -> Bool { true }"),
    ] {
      #expect(MacroUse("@Optics \(clause) { \(members) }").messages() == [], "\(clause)")
    }
  }

  /// In an expression, `Optics` is the macro.
  @Test func aTypeNamedLensIsToldFromThatOfTheLibrary() {
    let use = MacroUse("@Optics struct Camera { var lens: Lens; let id: Int }")
    #expect(use.optics.contains("static var _lens: Optics.Lens<Self, Lens> { .init(get: "))
    #expect(use.optics.contains("static var _id: Optics.Lens<Self, Int> {\n  .init(getter: "))
  }

  @Test func aValueOfATypeOutsideHasItsType() {
    let use = MacroUse(
      """
      @Optics struct Person {
        var address = PostalAddress()
        var day = Foundation.Date()
        var url = URL(string: "a")
        var next = Step.first
      }
      """)
    #expect(use.heads == ["static var _address", "static var _day"])
    #expect(use.optics.contains("_address: Lens<Self, PostalAddress>"))
    #expect(use.optics.contains("_day: Lens<Self, Foundation.Date>"))
    #expect(use.messages().count == 2)
  }

  @Test func anIgnoredMemberHasNoOpticAndNoMessage() {
    let use = MacroUse(
      "@Optics struct S { var a: Int; @OpticsIgnored lazy var b = 1; @OpticsIgnored var c: Int }")
    #expect(use.heads == ["static var _a"])
    #expect(use.messages() == [])
    let ignored = MacroUse("@Optics struct S { let a: Int; @OpticsIgnored let b: Int }")
    #expect(ignored.optics.contains("Self(a: $0, b: $1.b)"))
  }

  @Test func aMemberWithoutAnOpticIsReported() {
    let cases = [
      (
        "lazy var b = 1", "b", "it is lazy, so reading it changes the value",
        ["mark it '@OpticsIgnored': @Optics struct S { @OpticsIgnored lazy var b = 1 }"]
      ),
      (
        "var b = make()", "b", "its type is inferred; write the type after the name",
        [
          "write its type: @Optics struct S { var b: <#Type#> = make() }",
          "mark it '@OpticsIgnored': @Optics struct S { @OpticsIgnored var b = make() }",
        ]
      ),
      (
        "@Clamped var b: Int", "b",
        "'@Optics' cannot see what '@Clamped' does to a property; lens-gen can",
        ["mark it '@OpticsIgnored': @Optics struct S { @OpticsIgnored @Clamped var b: Int }"]
      ),
      (
        "let b: Int; init() { b = 1 }", "b",
        "no initializer of this declaration is certain to store every 'let' property unchanged "
          + "and do nothing else; lens-gen also sees initializers in extensions",
        [
          "mark it '@OpticsIgnored': "
            + "@Optics struct S { @OpticsIgnored let b: Int; init() { b = 1 } }"
        ]
      ),
    ]
    for (members, name, reason, fixIts) in cases {
      let use = MacroUse("@Optics struct S { \(members) }")
      #expect(
        use.messages() == [
          "warning at \(name): no optic for '\(name)': \(reason)"
            + fixIts.map { " [\($0)]" }.joined()
        ])
    }
  }

  @Test func aMisuseIsReportedOnceAtTheAttribute() {
    let shared = "is shared, not copied; optics are for structs and enums"
    let cases = [
      ("class C { let a = 1 }", "error", "a class \(shared)"),
      ("actor C { let a = 1 }", "error", "an actor \(shared)"),
      ("protocol C {}", "error", "a protocol stores nothing; optics are for structs and enums"),
      ("struct C {}", "warning", "'@Optics' adds nothing, because there is no stored property"),
      (
        "struct C { var a: Int { 1 } }", "warning",
        "'@Optics' adds nothing, because there is no stored property"
      ),
      ("enum C {}", "warning", "'@Optics' adds nothing, because there is no case"),
      (
        "struct C: ~Copyable { var a: Int }", "error",
        "no optics for 'C': it is '~Copyable', and optics copy the parts that they read"
      ),
      (
        "@Observed struct C { var a: Int }", "error",
        "no optics for 'C': '@Optics' cannot see what '@Observed' does to the type; lens-gen can "
          + "be told"
      ),
    ]
    for (declaration, severity, message) in cases {
      let use = MacroUse("// A comment: ü.\n@Optics \(declaration)")
      #expect(
        use.messages() == [
          "\(severity) at @Optics: \(message) "
            + "[remove '@Optics': // A comment: ü.\n \(declaration)]"
        ])
      #expect(use.optics == "")
      #expect(use.extended == "")
      #expect(use.messages(as: "extension") == [])
    }
  }

  /// The compiler rejects the role `extension` there, so the macro says nothing more.
  @Test func codeOutsideTheActorOfATypeCanUseItsOptics() {
    let use = MacroUse("@Optics @MainActor struct C { var a: Int, b: () -> Void }")
    #expect(use.heads == ["nonisolated static var _a"])
    #expect(use.messages().count == 1)
    #expect(
      use.messages()[0].contains("no optic for 'b': it is isolated to '@MainActor', and optics are")
    )
  }

  @Test func theCompilerReportsAnExtensionItself() {
    let use = MacroUse("@Optics extension User { var isNew: Bool { true } }")
    #expect(use.optics == "")
    #expect(use.messages() == [])
  }

  @Test func theCompilerReportsSyntaxErrorsItself() {
    let use = MacroUse("@Optics struct S { var a: }")
    #expect(use.optics == "")
    #expect(use.messages() == [])
  }
}

extension MacroUse {
  /// The declarations that `@Optics` adds, up to their types.
  fileprivate var heads: [String] {
    optics.split(separator: "\n").filter { $0.contains("static var") }
      .map { String($0.prefix { $0 != ":" }).trimmingPrefix { $0 == " " } }.map(String.init)
  }
}
