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
    let text = edits("public enum A { case b(Int), c(d: Int) }").text
    #expect(text.contains("struct Draft: EnumDraft<A> {"))
    #expect(text.contains("    public var _value: Optional<A>\n"))
    #expect(
      text.contains(
        """
            public mutating func _letGo(of path: PartialKeyPath<Draft>) -> Bool {
              var isPayload = false
              if path == \\Draft.b { isPayload = true }
              if path == \\Draft.c { isPayload = true }
              if isPayload { _value = nil }
              return isPayload
            }
        """))
    let shared = edits("public enum A { case b(n: Int), `self`(n: Int), `Type`(n: Int) }").text
    #expect(!shared.contains("Draft.n {") && shared.contains("Draft.`self` {"))
    #expect(!shared.contains("Draft.`Type` {"))
    let old = "@available(*, deprecated)"
    #expect(
      edits("public enum A { \(old) case b(Int); case c(Int) }").text.contains(
        "    \(old)\n    public mutating func _letGo("))
    // No code comes by a key path to it.
    #expect(!edits("enum A { case b(Int) }").text.contains("_letGo"))
    let shadowing = edits("enum Optional { case b(Int) }").text
    #expect(shadowing.contains("var _value: Swift.Optional<Optional>"))
  }

  @Test func variablesAreForwarded() {
    let text = edits("struct A { var b: Int; private var c = 0 }").text
    #expect(text.contains("    var _value: A\n"))
    #expect(text.contains("var b: Int { get { _value.b } _modify { yield &_value.b } }"))
    #expect(text.contains("-> Draft { Draft(_value: whole) }"))
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
    #expect(!generated.text.contains("init("))
    #expect(generated["_opened"]?.isExported == false)
    #expect(generated["_closed"]?.isExported == true)
  }

  /// With library evolution, the setter cannot be called from code that clients compile.
  @Test func clientsDoNotCompileWhatSetsPropertiesForThem() {
    let text = edits(
      "public struct A { public internal(set) var b: Int; public package(set) var c: B; public var d: Int }\n"
        + "public struct B { public var e: Int }"
    ).text
    let attribute = "@export(implementation)\n    #endif\n    public var "
    for (name, isCompiled) in [("b", false), ("c", false), ("d", true), ("e", true)] {
      #expect(text.contains("public var \(name): "))
      #expect(text.contains("\(attribute)\(name): ") == isCompiled, "\(name)")
    }
  }

  @Test func payloadsAreOptional() {
    let text = edits("enum A { case a, b(Int), c(x: String, Int) }").text
    #expect(text.contains("var b: Int? {"))
    #expect(text.contains("var c: (x: String, Int)? {"))
    #expect(!text.contains("var a"))
    #expect(text.contains("Draft._cannotRemove(\"A.b\")"))
    #expect(edits("enum A { case a, b }").text == "")
  }

  @Test func partsThatCannotBeEditedSayWhy() {
    let text = edits(
      "struct A { let b: Int; private let c: Int; init(b: Int) { self.b = b; c = 0 } }"
    ).text
    #expect(text.contains("@available(*, unavailable, message: \"'c' cannot be edited: private\")"))
    #expect(text.contains("'b' cannot be edited: "))
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
    let text = edits("struct A { let b: Int; /* lens-gen: skip */ let c: Int }").text
    let marked = edits("struct A {\n  let b: Int\n  // lens-gen: skip\n  let c: Int\n}").text
    #expect(text.contains("var c: Int"))
    #expect(marked.contains("var _cDraft: Int"))
    #expect(marked.contains("Self(b: parts.b, c: parts._cDraft)"))
  }

  @Test func genericPartsAreEditedIfTheyCanBe() {
    let text = edits("struct A<T> { let b: T; let c: [B] }; struct B { let d: Int; let e: Int }")
      .text
    #expect(
      text.hasPrefix(
        """
        protocol _AViews {
          associatedtype _bDraftPart
          var b: _bDraftPart { get set }
          associatedtype _cDraftType
          var c: _cDraftType { get }
        }
        """))
    #expect(text.contains("typealias _bDraftPart = T\n"))
    #expect(
      text.contains(
        """
        extension _AViews where _bDraftPart: Editable {
          @_disfavoredOverload var b: _bDraftPart._Draft {
            get { self.b._draft } _modify { yield &self.b._draft }
          }
        }
        """))
    // Of the payloads of a case, those that have drafts together: two of one parameter, and those of the module.
    let payloads = edits(
      "enum A<T, U> { case b([T], T?, B, U, Int) }; struct B { let d: Int }"
    ).text
    let groups = ["_bDraftPart0: Editable, _bDraftPart1", "_bDraftPart2", "_bDraftPart3"]
    for group in groups {
      #expect(payloads.contains("extension _AViews where \(group): Editable {"))
    }
    #expect(payloads.components(separatedBy: "extension _AViews").count == 4)
    #expect(
      payloads.contains(
        """
          @_disfavoredOverload var b: (_bDraftPart0, _bDraftPart1, _bDraftPart2._Draft, _bDraftPart3, _bDraftPart4)? {
            get {
              if let part = self.b {
                (part.0, part.1, _bDraftPart2._opened(part.2), part.3, part.4)
              } else { nil }
            }
            _modify {
              var payload: (_bDraftPart0, _bDraftPart1, _bDraftPart2._Draft, _bDraftPart3, _bDraftPart4)?
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
          }
        """))
  }

  @Test func namesDoNotMeet() {
    #expect(
      edits("struct A { let b: Draft }; struct Draft { let c: Int }").text.contains(
        "struct _Draft:"))
    #expect(edits("struct A { let b: Int; struct Draft {} }").text.contains("struct _Draft:"))
    // What another type calls a draft changes nothing, and a draft written by hand has none.
    let written = "struct A { let b: Int }; struct B { struct Draft: DraftProtocol { var c: Int } }"
    #expect(edits(written).text.contains("struct Draft: "))
    #expect(!edits(written).text.contains("B.Draft"))
    #expect(edits("struct A { let _value: Int }").text == "")
    #expect(edits("struct A { let b: Int; struct _Draft {} }").text == "")
    #expect(
      edits("struct A { let b: B; let _bDraft: Int }; struct B { let c: Int; let d: Int }").text
        .contains("var __bDraft: B._Draft"))
    #expect(
      edits("struct Editable { let b: Int }").text.contains("extension Editable: Optics.Editable {")
    )
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
    #expect(!generated.text.contains("Editable"))
    #expect(
      generated.messages
        == [("A", "_Draft"), ("B", "_Views"), ("C", "_whole"), ("D", "_Edited")].map {
          "skipped '\($0)': edits need the name '\($1)', which a member, its optic or its type has"
        })
    #expect(edits("enum A { case Draft(Int) }").text.contains("struct _Draft: EnumDraft"))
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
    let text = Generated("nonisolated struct `a b` { let c: Int }", by: generator).text
    #expect(text.hasPrefix("extension `a b`: nonisolated Editable {"))
  }

  @Test func largeDraftsAreNotStoredInOthers() {
    let properties = (0..<30).map { "let p\($0): Int" }.joined(separator: "; ")
    let text = edits("struct A { let b: B; let c: Int }; struct B { \(properties) }").text
    #expect(text.contains("var b: B\n"))
    #expect(text.contains("get { self.b._draft }"))
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
    let text = Generated(source, by: generator).text
    #expect(text.contains("\(old)\n    var t: T._Draft { get }") && text.contains("_tsDraft"))
    #expect(!text.contains("protocol _CViews"))
  }

  private func edits(_ snippet: String) -> Generated {
    Generated(snippet, by: Generator(emitting: [.edits]))
  }
}
