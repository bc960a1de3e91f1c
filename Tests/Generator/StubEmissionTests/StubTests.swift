import GeneratorTesting
import LensGenCore
import StubEmission
import SwiftModule
import SwiftReading
import Testing

/// Tests the stubs generated for protocols.
@Suite struct StubTests {
  private func generate(_ snippets: String...) -> Generated {
    Generated(snippets.joined(separator: "\n"), by: Generator(emitting: [.stubs]))
  }

  @Test func aProtocolGetsAStubWithLensesAndFactories() {
    let generated = generate(
      """
      protocol UserStore {
        func allUsers() -> [User]
        func user(id: Int) async throws -> User
      }
      """)
    #expect(
      generated.text == """
        /// A stub of `UserStore` with a closure for each requirement.
        struct UserStoreStub: UserStore {
          var allUsersClosure: () -> [User] = { StubAnswer.unset("UserStore.allUsers()") }
          var userClosure: (_ id: Int) async throws -> User = { _ in
            try StubAnswer.unsetOrThrow("UserStore.user(id:)")
          }
          init() {}
          func allUsers() -> [User] { self.allUsersClosure() }
          func user(id: Int) async throws -> User { try await self.userClosure(id) }
        }

        extension UserStoreStub {
          static var _allUsers: Lens<Self, () -> [User]> {
            Lens(get: { $0.allUsersClosure }, modify: { $1(&$0.allUsersClosure) })
          }
          static var _user: Lens<Self, (_ id: Int) async throws -> User> {
            Lens(get: { $0.userClosure }, modify: { $1(&$0.userClosure) })
          }
        }

        extension UserStoreStub: Providable {
          static func provide() -> Self { Self() }
        }

        extension Factory<any UserStore> {
          static func provide() -> any UserStore { UserStoreStub.provide() }
        }
        """)
    #expect(generated.messages == [])
  }

  @Test func aStubHasAMemberForWhatIsNoComparisonOfTheStandardLibrary() throws {
    let snippet = """
      protocol Chained: Comparable { static func == (l: Self, r: Self) -> Self }
      protocol Maybe: Comparable { static func < (l: Self, r: Self) -> Bool? }
      protocol Counted: Hashable { func hash(into hasher: inout Int) }
      protocol Answering: Hashable { func hash(into hasher: inout Hasher) -> Int }
      protocol Added { static func + (l: Self, r: Self) -> Self }
      protocol AddedAgain: Added { static func + (first: Self, second: Self) -> Self }
      """
    let comparable = """
      protocol Plain: Comparable {
        static func == (l: Self, r: Self) -> Bool
        static func < (_: Self, _: Self) -> Swift.Bool
      }
      protocol Hashed: Hashable { func hash(into: inout Hasher) }
      """
    let text = "import FactoryProvider\nimport Optics\n" + generate(snippet, comparable).text
    #expect(try Compiler.complaints(about: snippet, comparable, text) == [])
    #expect(!generate(comparable).declarations.names.contains { $0.hasSuffix("Closure") })
  }

  /// A protocol of Objective-C objects, of which each is `Equatable` and has a description.
  @Test func anObjectOfObjectiveCInheritsNSObject() throws {
    let protocols = """
      import Foundation
      public protocol Watcher: NSObjectProtocol { func done() -> Int; var n: Int { get set } }
      protocol Keyed: NSObjectProtocol, Hashable { func done() }
      protocol Sent<Item>: Watcher, Sendable { associatedtype Item; func all() -> [Item] }
      @MainActor protocol Shown: NSObjectProtocol { func tap() async }
      struct Screen { let watcher: any Watcher }
      """
    for isRecording in [false, true] {
      var generator = Generator(emitting: [.stubs, .factories])
      generator.stubs.recordsCalls = isRecording
      let output = generator.generate(from: [SourceFile(path: "A.swift", text: protocols)])
      #expect(output.diagnostics == [])
      let text = try #require(output.text)
      #expect(text.contains("final class WatcherStub: NSObject, Watcher"))
      #expect(try Compiler.complaints(about: protocols, text) == [])
    }
  }

  /// `NSObject` has the members that a protocol requires again, and initializers get along with its own.
  @Test func anObjectOfObjectiveCHasItsOwnMembers() throws {
    let protocols = """
      import Foundation
      protocol Made: NSObjectProtocol { init(); func done() -> Int }
      protocol Named: NSObjectProtocol { init(name: String); func copy(to: Int) -> Int }
      protocol Both: Made { init(name: String); init?(_ id: Int) }
      protocol Described: NSObjectProtocol, CustomStringConvertible {
        var description: Swift.String { get }
        var debugDescription: String { get }
        var hash: Int { get }
        func isEqual(_ object: Any?) -> Bool
        func copy() -> Any
        func isEqual(to other: Int) -> Bool
      }
      typealias Text = String
      protocol Equal: NSObjectProtocol {
        func isEqual(_ object: Optional<Any>) -> Bool; var description: Text { get }; var hash: Swift.Int { get }
      }
      struct Screen { let made: any Made; let both: any Both; let described: any Described }
      """
    let output = Generator(emitting: [.stubs, .factories])
      .generate(from: [SourceFile(path: "A.swift", text: protocols)])
    #expect(output.diagnostics == [])
    let text = try #require(output.text)
    for asked in ["description", "debugDescription", "hash", "isEqual:", "copy:"] {
      #expect(!text.contains("var \(asked)Closure"), "\(text)")
    }
    #expect(try Compiler.complaints(about: protocols, text) == [])
    for (member, name) in [
      ("var description: Int { get }", "description"), ("func hash() -> Int", "hash"),
      ("var description: String { get set }", "description"), ("func copy() -> Self", "copy"),
      ("var superclass: Int { get }", "superclass"),
      ("func value(forKey key: String) -> Any?", "value"), ("static func copy() -> Any", "copy"),
    ] {
      #expect(
        generate("protocol P: NSObjectProtocol { \(member) }").messages == [
          "skipped 'stub of P': its member '\(name)' has the name of a member of the stub; rename it"
        ], "\(member)")
    }
  }

  /// Of requirements that differ only in the arguments of a type, each has a member.
  @Test func requirementsWithOtherTypesAreOthers() throws {
    let protocols = """
      protocol Store<Item> { associatedtype Item; func all() -> [Item] }
      typealias Use<T> = (T) -> Int
      typealias Meta<T> = T.Type
      protocol A { func f(_: any Store<Int>); func g(_: @escaping Use<Int>); func h(_: Meta<Int>); func i(_: Use<Int>?) }
      protocol B: A {
        func f(_: any Store<String>); func g(_: @escaping Use<String>); func h(_: Meta<String>)
        func i(_: Optional<(Int) -> Int>)
      }
      """
    #expect(try CompiledModel(protocols).complaints(by: Generator(emitting: [.stubs])) == [])
  }

  /// A generic parameter of a requirement hides a type without values.
  @Test func aGenericParameterMayHaveTheNameOfAType() throws {
    let protocols = """
      enum T {}
      protocol P { func f<T>(_ x: T) -> T; func g<T>(_: [T], _: T?) }
      enum Space { struct Item {}; protocol Q { func f<Space>(_: Space, _: Item) } }
      """
    #expect(
      generate(protocols).messages == [
        "skipped 'stub of Space.Q': 'Space.Q.f(_:_:)': lens-gen cannot tell where 'Space' is declared; "
          + "qualify it with its type or module"
      ])
    #expect(try CompiledModel(protocols).complaints(by: Generator(emitting: [.stubs])) == [])
  }

  @Test func anAttributeMayBeThatOfATypeInAType() throws {
    let protocols = """
      enum Space {
        @globalActor actor Disk { static let shared = Disk() }
        @resultBuilder struct Lines { static func buildBlock(_ x: Int...) -> [Int] { x } }
        @Disk protocol Near { func f() async; @Lines func g() -> [Int] }
      }
      @Space.Disk protocol P: Space.Near { func f() async; @Space.Lines var x: [Int] { get } }
      """
    #expect(generate(protocols).messages == [])
    #expect(try CompiledModel(protocols).complaints(by: Generator(emitting: [.stubs])) == [])
  }

  /// The compiler knows '@objc' on other platforms without the option.
  @Test func whatAnObjectNeedNotImplementIsLeftOut() throws {
    let protocols = """
      @objc public protocol Watcher {
        @objc(doneWith:) func done(_ x: Int) -> Int
        @objc optional func changed(_ x: Int, by y: Int) -> Int
        @objc optional var n: Int { get set }
        @objc optional subscript(i: Int) -> Int { get }
      }
      @objc public protocol Open: Watcher { func open() }
      struct Screen { let watcher: any Watcher; let open: any Open }
      """
    let generated = Generated(protocols, by: Generator(emitting: [.stubs, .factories]))
    #expect(generated.messages == [])
    #expect(generated["WatcherStub"]?.head == "final class WatcherStub: Watcher")
    for absent in ["changed", "n", "subscript"] { #expect(generated[absent] == nil) }
    let options = ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"]
    #expect(
      try Compiler.complaints(
        about: protocols, "import FactoryProvider\nimport Optics\n" + generated.text,
        options: options.flatMap { ["-Xfrontend", $0] }) == [])
    let inherited = generate(
      "@objc protocol P: NSObjectProtocol { @objc optional func f() -> Int }")
    #expect(inherited.messages == [])
    #expect(inherited["PStub"]?.head == "final class PStub: NSObject, P")
    #expect(inherited["fClosure"] == nil)
  }

  @Test func requirement() {
    let cases: [(String, head: String, code: [String]?)] = [
      ("var x: Int { get }", "var xClosure: () -> Int", ["StubAnswer.unset(\"P.x\")"]),
      ("var x: Int { get }", "var x: Int", ["self.xClosure()"]),
      (
        "var x: Int { get set }", "var x: Int",
        [
          "get { self.xClosure() }", "set {", "  self.xClosure = { newValue }",
          "  self.setXClosure(newValue)", "}",
        ]
      ),
      (
        "var x: Int { get async throws }", "var x: Int",
        ["get async throws { try await self.xClosure() }"]
      ),
      ("func f()", "var fClosure: () -> Void", []),
      ("mutating func f(_ x: inout Int)", "func f(_ x: inout Int)", ["self.fClosure(&x)"]),
      ("func f(_ x: Int...)", "var fClosure: (_ x: [Int]) -> Void", []),
      ("func f(_ x: @autoclosure () -> Int)", "var fClosure: (_ x: () -> Int) -> Void", []),
      (
        "func f<T: Decodable>(_ type: T.Type) -> T",
        "var fClosure: (_ type: any Decodable.Type) -> any Decodable", nil
      ),
      ("func f<T>(_ x: [T])", "var fClosure: (_ x: Any) -> Void", []),
      ("func f(_ x: some Equatable)", "var fClosure: (_ x: any Equatable) -> Void", []),
      (
        "func f() throws(E) -> Int", "var fClosure: () -> Result<Int, E>",
        ["StubAnswer.unset(\"P.f()\")"]
      ),
      ("func f() throws(E)", "var fClosure: () -> Result<Void, E>", [".success(())"]),
      (
        "func f() async throws(E) -> Int", "func f() async throws(E) -> Int",
        ["try await self.fClosure().get()"]
      ),
      ("func f() throws(E) -> sending C", "var fClosure: () -> sending Result<C, E>", nil),
      ("func f(_ x: Void)", "var fClosure: (_ x: (Void)) -> Void", []),
      ("func f() throws(Swift.Error)", "func f() throws", ["try self.fClosure()"]),
      (
        "func f() rethrows", "func f() rethrows",
        ["try StubAnswer.rethrown({ Result { try self.fClosure() } }, rescue: { throw $0 })"]
      ),
      ("func f() -> Self", "var fClosure: () -> PStub", nil),
      ("static func f() -> Self", "var fClosure: @Sendable () -> PStub", nil),
      ("init(x: Int)", "init(x: Int)", ["self = Self.statics.initClosure(x)"]),
      (
        "subscript(x x: Int) -> Int { get }", "subscript(x x: Int) -> Int",
        ["self.subscriptClosure(x)"]
      ),
      (
        "subscript(key newValue: Int) -> Int { get set }", "subscript(key argument1: Int) -> Int",
        [
          "get { self.subscriptClosure(argument1) }",
          "nonmutating set { self.setSubscriptClosure(newValue, argument1) }",
        ]
      ),
      ("func f(_ x: P) -> [P?]", "var fClosure: (_ x: any P) -> [(any P)?]", nil),
      ("func f(_ x: P & Q)", "var fClosure: (_ x: any P & Q) -> Void", []),
      (
        "func f(_ x: P.Type, _ y: some P)",
        "var fClosure: (_ x: any P.Type, _ y: any P) -> Void", []
      ),
      ("func f() -> any P", "var fClosure: () -> any P", ["Factory<any P>.provide()"]),
      ("func f(); func f(x: Int)", "var fXClosure: (_ x: Int) -> Void", []),
      ("func f(_ x: Int); func f(_ x: String)", "var fStringClosure: (_ x: String) -> Void", []),
      ("func f() -> Lens", "var _f: Optics.Lens<Self, () -> Lens>", nil),
    ]
    for (declaration, head, code) in cases {
      let lens = head.contains("Lens") ? "; struct Lens {}" : ""
      let members = generate("protocol P { \(declaration) }\(lens)").members
      let found = members.first { $0.head == head }
      #expect(found != nil, "\(members.heads)")
      if let code { #expect(found?.code == code) }
    }
  }

  @Test func protocols() {
    for (declaration, expected) in [
      ("public protocol P { func f() }", "public struct PStub: P {\n  public var fClosure"),
      ("protocol P: Sendable { func f() }", "var fClosure: @Sendable () -> Void = {}"),
      ("protocol P: AnyObject { func f() }", "final class PStub: P {"),
      ("protocol P: Swift.AnyObject { func f() }", "final class PStub: P {"),
      (
        "protocol P { associatedtype Void; func f() -> Void }",
        "var fClosure: () -> Void = { StubAnswer.unset(\"P.f()\") }"
      ),
      ("protocol P { associatedtype Void; func f() }", "var fClosure: () -> () = {}"),
      ("@MainActor protocol P { func f() }", "nonisolated struct PStub: P {"),
      ("@MainActor protocol P { func f() }", "@MainActor func f() {"),
      ("@MainActor(unsafe) protocol P { func f() }", "@MainActor(unsafe) func f() {"),
      ("@MainActor protocol Q {}; protocol P: Q { func f() async }", "@MainActor func f() async {"),
      (
        "protocol P<T> { associatedtype T: Hashable }",
        "struct PStub<T: Hashable & SendableMetatype>"
      ),
      ("protocol P<T> { associatedtype T }", "where Provided == any P<T> {"),
      ("protocol Q<T> { associatedtype T }\nprotocol P: Q<Int> {}", "typealias T = Int"),
      ("protocol P: Equatable {}", "var stubIdentity = 0"),
      ("protocol Q { func g() }\nprotocol P: Q {}", "struct PStub: P {\n  var gClosure"),
      (
        "protocol Q { func g() async }; protocol P: Q { func g() }", "{\n  var gClosure: () -> Void"
      ),
      (
        "protocol P { associatedtype T; func f(_ x: T); func f(_ x: Int) }",
        "  @_implements(P, T) typealias TOfP = T\n"
      ),
      (
        "protocol P { associatedtype T; func f<L>(_ x: L) }; extension P { typealias L = [T] }",
        "struct PStub<T>: P {\n  var fClosure"
      ),
      (
        "protocol P { associatedtype T; init(); func f() -> L }; extension P { typealias L = [Self] }",
        "typealias L = [PStub<T>]\n"
      ),
      ("enum A { protocol P {} }", "extension A {\n  /// A stub of `A.P`"),
      ("protocol P: ObservableObject {}", "final class PStub: P {"),
      ("enum A { struct B {}; protocol P { func f() -> B } }", "var fClosure: () -> A.B"),
      ("protocol Q {}; protocol R {}; typealias P = Q & R", "struct PStub: P {"),
      (
        "protocol P { @_disfavoredOverload func f() }", "  @_disfavoredOverload\n  func f() {"
      ),
      ("@available(macOS 99, *) protocol P {}", "@available(macOS 99, *)\nstruct PStub: P {"),
      ("#if DEBUG\nprotocol P {}\n#endif", "#if DEBUG\n  /// A stub of `P`"),
      ("protocol P {\n#if DEBUG\nfunc f()\n#endif\n}", "  #if DEBUG\n    func f() {"),
    ] {
      let generated = generate(declaration)
      #expect(generated.text.contains(expected), "\(generated.text)")
      #expect(generated.messages == [])
    }
  }

  @Test func skipped() {
    for (declaration, reason) in [
      ("private protocol P {}", "private"),
      ("@frozen protocol P {}", "lens-gen does not know what '@frozen' does to a type"),
      (
        "protocol P: Base {}",
        "the requirements of 'Base' are not in the sources; pass the file that declares it, if that "
          + "is in another module with '--testable' for both modules, or write the stub by hand"
      ),
      (
        "protocol P: NSSecureCoding {}",
        "the requirements of 'NSSecureCoding' are not in the sources; write the stub by hand"
      ),
      (
        "protocol P: CaseIterable {}",
        "the requirements of 'CaseIterable' are not in the sources; write the stub by hand"
      ),
      (
        "import Kit\nprotocol P: Kit.Identifiable {}",
        "the requirements of 'Kit.Identifiable' are not in the sources; pass the file that declares it, if "
          + "that is in another module with '--testable' for both modules, or write the stub by hand"
      ),
      (
        "class C {}\nprotocol P: C {}",
        "only subclasses of 'C' conform to it; write a subclass with the overrides that your test "
          + "needs"
      ),
      ("protocol P {}\nstruct PStub {}", "'PStub' is already declared"),
      (
        "@available(*, deprecated) struct Old {}; protocol P { func f(_ x: Old) }",
        "'P.f(_:)': its type 'Old' is deprecated; deprecate this one as well"
      ),
      (
        "protocol P { associatedtype Statics; init() }",
        "its member 'Statics' has the name of a member of the stub; rename it"
      ),
      (
        "protocol P { @Custom func f() }",
        "'P.f()': lens-gen does not know what '@Custom' does to a requirement"
      ),
      (
        "protocol P { @available(macOS 99, *) func f() }",
        "'P.f()': it is not available everywhere, but a stored closure has to be; restrict the "
          + "protocol to the same versions, or move the requirement to a protocol of its own"
      ),
      (
        "protocol P { func f<T>(_ x: inout T) }",
        "'P.f(_:)': a closure cannot take 'inout' of a generic type; take and return it by value"
      ),
      (
        "protocol P { func f<T>(_ x: (T) -> Void) }",
        "'P.f(_:)': a closure cannot take a non-escaping function over a generic type; make it "
          + "'@escaping', or use an associated type instead of the generic parameter"
      ),
      (
        "protocol P { func f<E: Error>() throws(E) }",
        "'P.f()': a closure cannot throw an error of a generic type; throw 'any Error' or an "
          + "associated type"
      ),
      (
        "protocol P { func f<each T>(_ x: repeat each T) }",
        "'P.f(_:)': a closure cannot take a parameter pack or a generic value; write the stub by "
          + "hand"
      ),
      (
        "protocol P { func f(_ x: () async throws -> Void) async rethrows }",
        "'P.f(_:)': 'rethrows' cannot pass on the errors of an 'async' function; use 'throws'"
      ),
      (
        "protocol P { func f(on x: isolated any Actor) }",
        "'P.f(on:)': a closure cannot be isolated to an 'isolated' parameter; write the stub by "
          + "hand"
      ),
      (
        "protocol P { func f<T: ~Copyable>(_ x: T) }",
        "'P.f(_:)': a closure cannot take a generic value that may not be Copyable; write the "
          + "stub by hand"
      ),
      (
        "protocol P { associatedtype T: ~Copyable }",
        "a closure cannot take a generic value that may not be Copyable; write the stub by hand"
      ),
      (
        "protocol P {\n#if X\nassociatedtype T: A.B\n#else\nassociatedtype T: B\n#endif\n}",
        "its associated type 'T' depends on '#if'; write the stub by hand"
      ),
      (
        "protocol P { associatedtype P; func f() -> P }",
        "its associated type has its name, and would hide it from the stub; rename one of them"
      ),
      (
        "struct N: ~Copyable {}\nprotocol P { var n: N { get set } }",
        "'P.n': a stub cannot record and return a value that is not Copyable; write the stub by "
          + "hand"
      ),
      (
        "protocol P { distributed func f() }",
        "'P.f()': a closure cannot implement 'distributed'; write the stub by hand"
      ),
    ] {
      let generated = generate(declaration)
      #expect(generated.messages == ["skipped 'stub of P': \(reason)"])
      #expect(generated.text == "")
    }
  }

  @Test func aMemberOfAClassThatIsNotAvailableEverywhereIsInherited() {
    let generated = generate(
      "// lens-gen: stub\nclass C { func g() {}; @available(macOS 99, *) func f() {} }")
    #expect(
      generated.messages == [
        "skipped 'C.f()': it is not available everywhere, but a stored closure has to be; restrict "
          + "the class to the same versions, or the stub inherits the member as it is"
      ])
    #expect(generated["g"] != nil && generated["f"] == nil)
  }

  @Test func aParentMayBeQualifiedWithItsModule() {
    var generator = Generator(emitting: [.stubs])
    generator.settings.testableImports = ["Base", "Derived"]
    let generated = Generated(
      "public protocol Parent { func parent() }",
      "import Base\npublic protocol Child: Base.Parent { func child() -> Base.Item }\n"
        + "public struct Item {}", by: generator)
    #expect(generated.messages == [])
    #expect(generated["childClosure"]?.head == "var childClosure: () -> Base.Item")
    #expect(generated["parentClosure"]?.head == "var parentClosure: () -> Void")
  }

  @Test func aListedMacroKeepsTheRequirements() {
    var generator = Generator(emitting: [.stubs])
    generator.settings.macros = ["Logged"]
    let generated = Generated("@Logged protocol P { func f() }", by: generator)
    #expect(generated.messages == [])
    #expect(generated["PStub"] != nil)
  }

  @Test func aMarkSkipsAProtocol() {
    let generated = generate("// lens-gen: skip\nprotocol Store {}")
    #expect(generated.messages == [] && generated.text == "")
  }

  @Test func protocolsOfSeveralModulesAreSkipped() {
    let generated = Generated(
      "protocol Store {}", "protocol Store {}", by: Generator(emitting: [.stubs]))
    let message =
      "skipped 'stub of Store': 'Store' is declared more than once; pass the sources of one module "
      + "at a time"
    #expect(generated.messages == [message, message])
  }

  @Test func stubsIgnoreTypes() {
    #expect(generate("struct A { private var x: Int }\nclass C { var x = 0 }").messages == [])
  }
}
