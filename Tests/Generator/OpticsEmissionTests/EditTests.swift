import EmissionKernel
import Foundation
import GeneratorTesting
import LensGenCore
import SwiftModule
import SwiftReading
import Testing

/// Tests the drafts generated for snippets.
@Suite struct EditTests {
  @Test func partsAreVariables() {
    #expect(
      edits("struct Address { let city: String; let zip: Int }").text == """
        extension Address: Editable {
          struct Draft: DraftProtocol<Address> {
            var city: String
            var zip: Int
          }
          typealias _Draft = Draft
          @inline(__always)
          static func _opened(_ whole: __owned Self) -> Draft { Draft(city: whole.city, zip: whole.zip) }
          @inline(__always)
          static func _closed(_ parts: __owned Draft) -> Self { Self(city: parts.city, zip: parts.zip) }
        }
        """)
  }

  @Test func partsOfPartsHaveTheSameName() {
    let text = edits("struct A { let b: B; let all: [B] }; struct B { let c: Int; let d: Int }")
      .text
    #expect(
      text.hasPrefix(
        """
        extension A: Editable {
          protocol _Views {
            var b: B._Draft { get }
            var all: [B]._Draft { get }
          }
          struct Draft: DraftProtocol<A>, _Views {
            @_disfavoredOverload @_implements(_Views, b) var _bDraft: B._Draft
            var b: B { get { _bDraft._whole } _modify { yield &_bDraft._whole } }
            var all: [B]
            @_disfavoredOverload @_implements(_Views, all)
            var _allDraft: [B]._Draft { get { self.all._draft } _modify { yield &self.all._draft } }
          }
        """))
  }

  /// A default value of nothing would give the draft an initializer without a value.
  @Test func theDraftOfAnEnumStoresItsValueOrLetsGoOfIt() {
    let generated = edits("public enum A { case b(Int), c(d: Int) }")
    #expect(generated["Draft"]?.head == "struct Draft: EnumDraft<A>")
    #expect(generated["_value"]?.head == "var _value: Optional<A>")
    #expect(generated["_value"]?.access == .public)
    func letsGo(_ paths: String...) -> [String] {
      ["var isPayload = false"] + paths.map { "if path == \\Draft.\($0) { isPayload = true }" }
        + ["if isPayload { _value = nil }", "return isPayload"]
    }
    #expect(generated["_letGo"]?.access == .public)
    #expect(generated["_letGo"]?.code == letsGo("b", "c"))
    let shared = edits("public enum A { case b(n: Int), `self`(n: Int), `Type`(n: Int) }")
    #expect(shared["n"] != nil)
    #expect(shared["_letGo"]?.code == letsGo("b", "`self`"))
    let old = "@available(*, deprecated)"
    let deprecated = edits("public enum A { \(old) case b(Int); case c(Int) }")
    #expect(deprecated["_letGo"]?.attributes == [old])
    // No code comes by a key path to it.
    #expect(edits("enum A { case b(Int) }")["_letGo"] == nil)
    #expect(
      edits("enum Optional { case b(Int) }")["_value"]?.head
        == "var _value: Swift.Optional<Optional>")
  }

  @Test func variablesAreForwarded() {
    let generated = edits("struct A { var b: Int; private var c = 0 }")
    #expect(generated["_value"]?.head == "var _value: A")
    #expect(generated["b"]?.head == "var b: Int")
    #expect(generated["b"]?.code == ["get { _value.b }", "_modify { yield &_value.b }"])
    #expect(generated["_opened"]?.code == ["Draft(_value: whole)"])
  }

  @Test func clientsCompileNoInitializer() {
    let generated = edits(
      """
      public struct A {
        public let b: Int
        public let c: Int
        public init(b: Int, c: Int) { (self.b, self.c) = (b, c) }
      }
      """)
    #expect(!generated.members.contains { $0.head.hasPrefix("init") })
    #expect(generated["_opened"]?.isExported == false)
    #expect(generated["_closed"]?.isExported == true)
  }

  /// With library evolution, the setter cannot be called from code that clients compile.
  @Test func clientsDoNotCompileWhatSetsPropertiesForThem() {
    let generated = edits(
      "public struct A { public internal(set) var b: Int; public package(set) var c: B; public var d: Int }\n"
        + "public struct B { public var e: Int }")
    for (name, isCompiled) in [("b", false), ("c", false), ("d", true), ("e", true)] {
      #expect(generated[name]?.access == .public, "\(name)")
      #expect(generated[name]?.isExported == isCompiled, "\(name)")
    }
  }

  @Test func payloadsAreOptional() {
    let generated = edits("enum A { case a, b(Int), c(x: String, Int) }")
    #expect(generated["a"] == nil)
    #expect(generated["b"]?.head == "var b: Int?")
    #expect(generated["c"]?.head == "var c: (x: String, Int)?")
    #expect(generated.text.contains("Draft._cannotRemove(\"A.b\")"))
    #expect(edits("enum A { case a, b }").declarations == [])
  }

  @Test func partsThatCannotBeEditedSayWhy() throws {
    let generated = edits(
      "struct A { let b: Int; private let c: Int; init(b: Int) { self.b = b; c = 0 } }")
    let start = "@available(*, unavailable, message: \"'"
    #expect(generated["c"]?.attributes == ["\(start)c' cannot be edited: private\")"])
    #expect(generated["c"]?.head == "var c: Any")
    #expect(generated["c"]?.access == .internal)
    let attribute = try #require(generated["b"]?.attributes.first)
    #expect(attribute.hasPrefix("\(start)b' cannot be edited: "))
    #expect(generated["b"]?.head == "var b: Int")
    let cases = edits("enum A { case b(Int), c(B, Never); struct B {} }")
    #expect(cases["c"]?.head == "var c: Any")
    // Only an optic that is there is advised.
    for emissions: Set<Emission> in [[.edits], [.lenses, .edits]] {
      let left = Generated(
        "struct A { @available(*, deprecated) let b: Int; let c: Int }",
        by: Generator(emitting: emissions))
      let reason = "no initializer changes it together with the others"
      let advice = emissions.contains(.lenses) ? "; use the lens '_b'" : ""
      #expect(left["b"]?.attributes == ["\(start)b' cannot be edited: \(reason)\(advice)\")"])
    }
    #expect(cases["c"]?.shown == [])
  }

  /// The property of the value is as accessible there, and says only that it is constant.
  @Test(arguments: [
    ("$0.roster.published = true", "'published' is unavailable: 'published' cannot be edited: "),
    ("$0.published = true", "'published' is unavailable: 'published' cannot be edited: "),
    ("$0.perMinute = 1", "'perMinute' is unavailable: 'perMinute' cannot be edited: it is lazy"),
    ("$0.date = $0.date", "'date' is unavailable: 'date' cannot be edited: "),
    ("$0.items = []", "'items' is unavailable: 'items' cannot be edited: "),
    ("$0.inPackage = 1", "'inPackage' is unavailable: 'inPackage' cannot be edited: "),
  ])
  func anotherModuleSeesWhyAPartCannotBeEdited(statement: String, message: String) throws {
    let source = """
      public import Other
      public struct Roster {
        public let published: Bool
        public let date: Date
        public lazy var perMinute = 1
        package let inPackage: Int
        public internal(set) var n: Int
        init?(x: Int) { published = true; date = Date(); inPackage = 0; n = x }
      }
      public struct Generic<Item> {
        public let items: [Item]
        public var n: Int
        init?(x: [Item]) { items = x; n = 0 }
      }
      @_spi(X) public struct Hidden { public var n: Int }
      public struct Whole {
        public var roster: Roster
        @_spi(X) public let hidden: Hidden
        public var n: Int
        init?(x: Int) { nil }
      }
      """
    let other = "public struct Date { public init() {} }"
    let file = SourceFile(path: "0.swift", text: source)
    let generated = try #require(Generator(emitting: [.edits]).generate(from: [file]).text)
    for options in [[], ["-enable-library-evolution"]] {
      let compiler = try Compiler()
      defer { try? compiler.remove() }
      try compiler.addModule("Other", other)
      let library = try CommandFolder(["Library.swift": source, "Edits.swift": generated])
      try compiler.addModule(
        "Library", of: ["Library.swift", "Edits.swift"].map { library.url.appending(path: $0) },
        languageMode: 6,
        options: options + ["-enable-upcoming-feature", "InternalImportsByDefault"])
      let type =
        statement.contains(".roster")
        ? "Whole" : statement.contains("items") ? "Generic<Int>" : "Roster"
      let client = try CommandFolder([
        "Client.swift": """
        import Library
        import Optics
        func f(_ value: \(type)) -> \(type) { value.editing { \(statement) } }
        """
      ])
      let complaints = try compiler.complaints(
        about: [client.url.appending(path: "Client.swift")], named: "Client", languageMode: 6)
      #expect(complaints.contains { $0.contains(message) }, "\(complaints) \(generated)")
    }
  }

  @Test func skippedPropertiesAreTakenOver() {
    let text = "struct A { let b: Int; /* lens-gen: skip */ let c: Int }"
    #expect(edits(text)["c"]?.head == "var c: Int")
    let marked = edits("struct A {\n  let b: Int\n  // lens-gen: skip\n  let c: Int\n}")
    #expect(marked["c"] == nil)
    #expect(marked["_cDraft"]?.head == "var _cDraft: Int")
    #expect(marked["_closed"]?.code == ["Self(b: parts.b, c: parts._cDraft)"])
  }

  @Test func genericPartsAreEditedIfTheyCanBe() throws {
    let generated = edits(
      "public struct A<T> { let b: T; let c: [B] }; struct B { let d: Int; let e: Int }")
    let views = try #require(generated.members.first)
    #expect(views.head == "protocol _AInternalViews")
    #expect(
      views.code == [
        "associatedtype _bDraftPart", "var b: _bDraftPart { get set }",
        "associatedtype _cDraftType", "var c: _cDraftType { get }",
      ])
    #expect(generated["_bDraftPart"]?.head == "typealias _bDraftPart = T")
    let conditional = try #require(generated.extensions.last { $0.head.contains(" where ") })
    #expect(conditional.head == "_AInternalViews where _bDraftPart: Editable")
    #expect(conditional.kind == .extension(of: [Identifier("_AInternalViews")]))
    let view = try #require(conditional.members.first)
    #expect(view.head == "var b: _bDraftPart._Draft")
    #expect(view.code == ["get { self.b._draft }", "_modify { yield &self.b._draft }"])
    #expect((view.access, view.isExported) == (.internal, false))
  }

  @Test func aConditionalVariableIsWrittenAsThatOfAPart() throws {
    let generated = edits(
      "public struct A<T> {\n#if DEBUG\npublic var b: T\n#endif\npublic var c: Int }")
    let conditional = try #require(generated.extensions.last)
    #expect(conditional.conditions.text == "DEBUG")
    #expect(conditional.members.map(\.access) == [.public])
    #expect(conditional.members.map(\.isExported) == [true])
    #expect(
      generated.text.hasSuffix(
        """
        #if DEBUG
          extension _AViews where _bDraftPart: Editable {
            #if !DEBUG
              @export(implementation)
            #endif
            @_disfavoredOverload
            public var b: _bDraftPart._Draft { get { self.b._draft } _modify { yield &self.b._draft } }
          }
        #endif
        """))
  }

  @Test func payloadsHaveTheDraftsThatTheyHaveTogether() {
    // Two of one parameter, and those of the module.
    let payloads = edits("enum A<T, U> { case b([T], T?, B, U, Int) }; struct B { let d: Int }")
    let groups = ["_bDraftPart0: Editable, _bDraftPart1", "_bDraftPart2", "_bDraftPart3"]
    #expect(
      payloads.extensions.heads.suffix(4).filter { $0.contains("where") }
        == groups.map { "_AViews where \($0): Editable" })
    let view = payloads[in: "_AViews where _bDraftPart2: Editable"].first
    let type = "(_bDraftPart0, _bDraftPart1, _bDraftPart2._Draft, _bDraftPart3, _bDraftPart4)?"
    #expect(view?.head == "var b: \(type)")
    #expect(
      view?.code?.joined(separator: "\n") == """
        get {
          if let part = self.b {
            (part.0, part.1, _bDraftPart2._opened(part.2), part.3, part.4)
          } else { nil }
        }
        _modify {
          var payload: \(type)
          if let part = self.b {
            payload = (part.0, part.1, _bDraftPart2._opened(part.2), part.3, part.4)
            _letGo()
          }
          defer {
            self.b = if let payload {
              (payload.0, payload.1, _bDraftPart2._closed(payload.2), payload.3, payload.4)
            } else { nil }
          }
          yield &payload
        }
        """)
  }

  @Test func namesDoNotMeet() {
    func hasHiddenDraft(_ snippet: String) -> Bool {
      edits(snippet).members.heads.contains { $0.hasPrefix("struct _Draft: ") }
    }
    #expect(hasHiddenDraft("struct A { let b: Draft }; struct Draft { let c: Int }"))
    #expect(hasHiddenDraft("struct A { let b: Int; struct Draft {} }"))
    // What another type calls a draft changes nothing, and a draft written by hand has none.
    let written = edits(
      "struct A { let b: Int }; struct B { struct Draft: DraftProtocol { var c: Int } }")
    #expect(written.extensions.heads == ["A: Editable"])
    #expect(written["Draft"]?.head == "struct Draft: Optics.DraftProtocol<A>")
    #expect(edits("struct A { let _value: Int }").declarations == [])
    #expect(edits("struct A { let b: Int; struct _Draft {} }").declarations == [])
    #expect(
      edits("struct A { let b: B; let _bDraft: Int }; struct B { let c: Int; let d: Int }")[
        "__bDraft"]?.head == "var __bDraft: B._Draft")
    #expect(
      edits("struct Editable { let b: Int }").extensions.heads == ["Editable: Optics.Editable"])
  }

  /// Names that mean something behind a dot or a type, and names of what a draft needs.
  @Test func membersMayHaveAnyName() throws {
    let model = """
      public enum Word: Equatable {
        case `Self`(Int), `self`(String), `init`(a: Int, b: Int), `Type`(Bool), `Protocol`(Int), other
      }
      public indirect enum Node: Equatable { case `Self`(Node), leaf(Int) }
      public enum State: Equatable { case Draft(Int), Views(Word), Edited(Int), other }
      public struct Door: Equatable { let opened: Bool; let closed: Bool; let views: [Word] }
      public struct Paper: Equatable { let Draft: Int; let word: Word }
      public struct Page: Equatable { let Views: Int; let door: Door }
      """
    for emissions: Set<Emission> in [[.edits], Set(Emission.allCases).subtracting([.laws])] {
      let found = try CompiledModel(model).complaints(by: Generator(emitting: emissions))
      #expect(found == [], "\(emissions)")
    }
  }

  @Test func aMemberWithTheNameOfADraftLeavesTheTypeWithoutOne() {
    let generated = Generated(
      """
      enum A { case Draft(Int) }
      struct B { let Views: Int }
      struct C { let _whole: Int }
      struct D { let n: Int; static let _Edited = 1 }
      """, by: Generator(emitting: [.lenses, .prisms, .edits]))
    #expect(generated.extensions.heads == ["A", "B", "C", "D"])
    #expect(
      generated.messages
        == [("A", "_Draft"), ("B", "_Views"), ("C", "_whole"), ("D", "_Edited")].map {
          "skipped '\($0)': edits need the name '\($1)', which a member, its optic or its type has"
        })
    #expect(
      edits("enum A { case Draft(Int) }")["_Draft"]?.head == "struct _Draft: EnumDraft<A>")
  }

  /// A type whose name a draft needs, as a whole and as a part.
  @Test(arguments: ["_Draft", "_Edited", "_Whole", "_Views", "_InternalViews", "_Part"])
  func typesWithTheNamesOfDraftsCompile(name: String) throws {
    for declaration in [
      "struct \(name) { let n: Int; let xs: [Inner]; let o: Inner?; let i: Inner }",
      "enum \(name) { case a(Inner), b(Int, xs: [Inner]), c(Inner?), none }",
    ] {
      let source = """
        struct Inner { let k: Double; let v: [Int] }
        \(declaration)
        struct Uses { let t: \(name); let k: [Bool]; let n: Int }
        struct More { let ts: [\(name)]; let ot: \(name)?; let i: Inner }
        enum Cases { case t(\(name)), two(Inner, [\(name)]) }
        struct Box<T> { let t: T; let n: \(name) }
        """
      let text = "import Optics\n" + Generated(source, by: Generator()).text
      #expect(try Compiler.complaints(about: source, text) == [], "\(declaration)")
    }
  }

  @Test func aNameWithSpacesIsKept() {
    var generator = Generator(emitting: [.edits])
    generator.settings.isMainActorByDefault = true
    let generated = Generated("nonisolated struct `a b` { let c: Int }", by: generator)
    #expect(generated.extensions.heads == ["`a b`: nonisolated Editable"])
  }

  @Test func largeDraftsAreNotStoredInOthers() {
    let properties = (0..<30).map { "let p\($0): Int" }.joined(separator: "; ")
    let generated = edits("struct A { let b: B; let c: Int }; struct B { \(properties) }")
    #expect(generated["b"]?.head == "var b: B")
    #expect(generated["b"]?.body == GeneratedDeclaration.Body.none)
    #expect(generated["_bDraft"]?.code?.first == "get { self.b._draft }")
  }

  @Test func skippedMembersAreReportedOnce() {
    let snippet = "struct A { var b: Int; lazy var c = 1 }"
    #expect(edits(snippet).messages.count == 1)
    #expect(Generated(snippet, by: Generator()).messages.count == 1)
  }

  @Test(arguments: [
    "struct A { let b: Int; var c: [A] }",
    "public struct A: Sendable { public let b: Int; public let c: B\n  public init(b: Int, c: B) { self.b = b; self.c = c } }\n"
      + "public enum B: Sendable { case x(A2), y(Int, z: String), none }\n"
      + "public struct A2: Sendable { public var d: String }",
    "public struct A { public let b: () -> Void; public let c: Int\n  public init(b: @escaping () -> Void, c: Int) { self.b = b; self.c = c } }",
    "struct Outer<T> { struct A { let b: T; let c: [C] }; enum E { case a(C), b(T) }; struct C { let d: Int; let t: T } }",
    "@available(macOS 99, *) struct A { let b: B }; @available(macOS 99, *) struct B { let c: Int }",
    "struct A { let `default`: Int; let `self`: Int; let `in`: String; let get: Int; let set: [A] }",
    "enum A { case some(Int), none, self_(B), `default`(x: Int) }; struct B { let whole: Int; let draft: Int }",
    "#if os(Linux)\nstruct A { let b: B }\n#endif\nstruct B { let c: Int }",
    "struct A { let whole: B; let draft: B; let edit: B?; let editing: [B] }; struct B { let c: Int; let draft: Int }",
    "@usableFromInline struct A { let b: B; let c: [B] }; @usableFromInline struct B { let c: Int; let d: Int }",
    "public struct A { let b: B; public let c: C; package var d: [C] }\n"
      + "struct B { let e: Int; let f: Int }; public struct C { public let g: Int; let h: Int }",
    "public struct A<T> { let b: [B]; public let c: [C]; let t: T }\n"
      + "struct B { let e: Int }; public struct C { public let g: Int; let h: Int }",
    "indirect enum A<T> { case leaf, node(A, T, A) }",
    "extension String { enum A<T> { case leaf; indirect case node(() -> T) } }; enum B { case a(String.A<Int>), c(Int) }; struct C<T> { let a: String.A<T> }",
    "struct A<E> { typealias Value = [E]; let value: Value; let other: Int }",
    "package enum A { case b(B) }; package struct B { package let c: Int; let d: Int }",
    "package struct A { let b: Int; let c: Int }",
    "@MainActor struct A { let b: B; let c: Int }; struct B { let c: Int; let d: Int }",
    "enum A { struct B<A> { let a: [A]; let b: Int }; enum C<A> { case a(A), b(Int) } }",
    "struct A<A> { var a: A; var b: Int }",
    "struct A<T> {\n#if DEBUG\nvar t: T\n#endif\nvar n: Int }; enum B<T> {\n#if DEBUG\ncase t(T, C)\n#endif\ncase c(C, T) }; struct C { var n: Int }",
    "struct A<S: Sequence> { let e: S.Element; let n: Int }; enum B<S: Sequence> { case a(S.Element, [S.Element], n: C), b(S) }; struct C { let n: Int }",
    "enum A<T, U> { case a(T, U?, B), b((T, U)), c(T.Type) }; struct B { let n: Int }; extension A where T == Int { struct C { let t: T; let u: U; let n: Int } }",
    "@usableFromInline package struct A { package var b: B; var c: B }; package struct B { package var d: Int }",
    "struct A_B<T> { var x: T; var n: Int }; enum A { struct B<T> { var x: T; var n: Int } }",
    "@usableFromInline struct A { typealias B = C; var b: B; var d: Int }; struct C { var e: Int; var f: Int }",
  ])
  func whatIsGeneratedCompiles(_ source: String) throws {
    let generated = try #require(
      Generator().generate(from: [SourceFile(path: "0.swift", text: source)]).text)
    #expect(try Compiler.complaints(about: source, generated, importing: ["Optics"]) == [])
  }

  /// Swift 6.3 crashes while it checks `consuming` for these types.
  @Test(arguments: [
    "struct A { var e: E<Int>; var n: Int }", "struct A { var e: E<Int>?; private var n = 1 }",
    "struct A<T> { let e: E<T>; let t: T }", "enum A { case e(E<Int>), n(Int) }",
    "struct A { var b: B<E<Int>>; let n: Int }; struct B<T> { var t: T; var n: Int }",
    "struct A { var b: B; let n: Int }; struct B { var c: C; var n: Int }; enum C { case e(E<Int>), n(Int) }",
    "struct A { var r: Result<E<Int>, any Error>; let n: Int }",
    "struct O<T> { struct A { var k: K; let n: Int }; indirect enum K { case o(O), n(Int) }; var t: T }",
    "struct A { var b: B<Int>; let n: Int }; enum B<T> { indirect case t(T); case n }",
    "typealias F = E<Int>; struct A { lazy var f: F = .t(1); var n: Int }",
  ])
  func whatContainsAGenericEnumWithIndirectCasesCompiles(_ source: String) throws {
    let sources = [source, "indirect enum E<T> { case e(E<T>), t(T) }"]
    let files = sources.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    let generated = try #require(Generator().generate(from: files).text)
    #expect(
      try Compiler.complaints(about: sources[0], sources[1], generated, importing: ["Optics"]) == []
    )
  }

  @Test func aDraftForInlinedCodeImportsTheLibraryPublicly() throws {
    let sources = [
      "@usableFromInline struct A { var b: B; var c: Int }; struct B { var d: Int; var e: Int }",
      "@usableFromInline package struct A { package var b: Int; package var c: Int }",
      "@usableFromInline enum A { case b(Int), c }",
    ]
    for source in sources {
      let generated = try #require(
        Generator(emitting: [.edits]).generate(from: [SourceFile(path: "0.swift", text: source)])
          .text)
      let complaints = try Compiler.complaints(
        about: source, generated, importing: ["Optics"],
        options: ["-enable-upcoming-feature", "InternalImportsByDefault"])
      #expect(complaints == [], "\(source)")
    }
  }

  @Test(arguments: [
    "public struct A { @_spi(X) public let t: T; public let n: Int\n"
      + "  @_spi(X) public init(t: T, n: Int) { self.t = t; self.n = n } }",
    "public struct A { @_spi(X) public var t: T; public var n: Int }; public enum E { case a(A), b(A) }",
    "public struct A<U> { @_spi(X) public var t: [T]; public var u: U }",
    "@_spi(X) public enum A {}; extension A { struct B<U> { var t: [T]; var u: U } }",
    "@_spi(X) public struct A<U> { public var t: [T]; var u: [T]; package var v: [T]; var w: U }",
    "@_spi(X) public enum A {}; extension A { struct B { var t: [T]; var n: Int } }",
    "@_spi(X) public struct A { @_spi(Y) public var t: T; public var n: Int }",
    "@_spi(X) public enum A { case t(T), n(Int) }",
    "struct A { let t: T; let ts: [T]; let maybe: T?; let byName: [String: T] }",
    "enum A { case t(T), n(Int) }; enum B { case t(n: T, m: Int), a(A) }",
  ])
  func draftsShowNoSystemInterface(_ source: String) throws {
    let part = "@_spi(X) public struct T { public var n: Int; public var m: Int }"
    let files = [
      SourceFile(path: "A.swift", text: source), SourceFile(path: "T.swift", text: part),
    ]
    let generated = try #require(Generator().generate(from: files).text)
    #expect(try Compiler.complaints(about: source, part, generated, importing: ["Optics"]) == [])
    #expect(
      try CompiledModel(source + "\n" + part).complaintsInTests(
        by: Generator(emitting: [.lenses, .prisms, .edits])) == [])
  }

  /// The second variable of a deprecated part is deprecated, too; in a generic type, there is none.
  @Test func aDeprecatedPartIsEditedWithoutAWarning() throws {
    let old = "@available(*, deprecated)"
    let source = """
      public struct T { public var n: Int; public let m: Int; public init(n: Int, m: Int) { self.n = n; self.m = m } }
      public struct A { \(old) public var t: T; \(old) public var ts: [T]; \(old) public var id: Id; public var n: Int }
      extension A { \(old) public struct Id { public var n: Int } }
      struct B { let n: Int; \(old) var t: T?; var byName: [String: T] }
      struct C<U> { \(old) var t: [T]; \(old) var u: [U]; var n: Int }
      public enum D { \(old) case t(T), c(T, [T]); case n(Int) }
      enum E { \(old) case a(t: T); case b(t: T) }
      """
    let model = CompiledModel(source)
    let generator = Generator(emitting: [.lenses, .prisms, .edits])
    #expect(try model.complaints(by: generator) == [])
    #expect(try model.complaintsInTests(by: generator) == [])
    let generated = Generated(source, by: generator)
    #expect(generated["_Views"]?.code?.prefix(2) == [old, "var t: T._Draft { get }"])
    #expect(generated["_tsDraft"]?.attributes == [old])
    #expect(generated["_CViews"] == nil)
  }

  private func edits(_ snippet: String) -> Generated {
    Generated(snippet, by: Generator(emitting: [.edits]))
  }
}
