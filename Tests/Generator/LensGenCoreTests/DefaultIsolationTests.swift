import Foundation
import GeneratorTesting
import LensGenCore
import SwiftModule
import Testing

@testable import SwiftReading
@testable import TestDataEmission

/// Tests the code generated for modules that are isolated to the main actor by default.
@Suite struct DefaultIsolationTests {
  private let source = SourceFile(
    path: "Model.swift",
    text: """
      struct User { let name: String; var scores: [Score?]; var level: Level }
      struct Score: Hashable { let value: Int }
      enum Level { case low, high(Reference) }
      final class Reference {}
      nonisolated final class Free { var count = 0 }
      struct Holder { var free: Free; let name: String }
      struct Explicit { let name: String; init(name: String) { self.name = name } }
      struct ExplicitlyFree { let name: String; nonisolated init(name: String) { self.name = name } }
      nonisolated struct Apart { let free: Free; init(free: Free) { self.free = free } }
      struct Action { var run: () -> Void; let task: Task<Int, Never> }
      struct Keyed { var byScore: [Score: Int]; var byName: [String: Set<Int>] }
      enum KeyedCase { case byScore([Score: Int]), byName([String: Reference]) }
      struct Box<Value> { var value: Value; var count: Int }
      nonisolated struct Loose { var scores: Set<Score>; var list: Array<Score> }
      nonisolated struct Rebuilt { let scores: Set<Score>, count: Int }
      nonisolated enum LooseCase { case byScore([Score: Int]), list(Array<Score>) }
      """)

  private var output: Generator.Output {
    var generator = Generator()
    generator.settings.isMainActorByDefault = true
    return generator.generate(from: [source])
  }

  @Test func isolatedPropertiesAreSkipped() {
    let skipped = output.diagnostics.map(\.message)
      .filter {
        $0.contains("isolated to the main actor by default") || $0.contains("around is isolated")
      }
      .compactMap { $0.split(separator: "'").dropFirst().first }
    #expect(
      skipped == [
        "Holder.free", "Holder.name", "Explicit.name", "Action.run", "Action.task",
        "Keyed.byScore", "Box.value",
      ])
    let needing = output.diagnostics.map(\.message).filter { $0.contains("on the main actor only") }
    #expect(
      needing == [
        "skipped 'KeyedCase.byScore': 'Score' conforms to 'Hashable' on the main actor only, and "
          + "generated code can run anywhere; make 'Score' 'nonisolated'",
        "skipped 'Loose.scores': 'Score' conforms to 'Hashable' on the main actor only, and "
          + "generated code can run anywhere; make 'Score' 'nonisolated'",
        "skipped 'Rebuilt.scores': 'Score' conforms to 'Hashable' on the main actor only, and "
          + "generated code can run anywhere; make 'Score' 'nonisolated'",
        "skipped 'Rebuilt.count': 'Score' conforms to 'Hashable' on the main actor only, and "
          + "generated code can run anywhere; make 'Score' 'nonisolated'",
        "skipped 'LooseCase.byScore': 'Score' conforms to 'Hashable' on the main actor only, and "
          + "generated code can run anywhere; make 'Score' 'nonisolated'",
      ])
  }

  @Test(arguments: [5, 6])
  func anIsolatedTypeIsSendableUnlessItsSuperclassIsNotOrItSaysSo(languageMode: Int) throws {
    let text = """
      class Parent { init() {} }
      nonisolated class FreeParent {}
      class Child: Parent, Equatable { static func == (one: Child, other: Child) -> Bool { one === other } }
      class ChildOfFree: FreeParent { nonisolated override init() {} }
      final class GrandchildOfFree: ChildOfFree { nonisolated override init() {} }
      final class Buffer: ManagedBuffer<Int, Int> {}
      final class Denied {}
      @available(*, unavailable) extension Denied: Sendable {}
      @MainActor struct Value { var n = 0 }
      @available(*, unavailable) extension Value: Equatable, Sendable {}
      @available(*, unavailable) extension Child: Error & Identifiable {}
      struct Family {
        var child: Child; var free: ChildOfFree; var grandchild: GrandchildOfFree; var buffer: Buffer
        var denied: Denied; var values: [Value]
      }
      """
    var generator = Generator()
    generator.settings.isMainActorByDefault = true
    let output = generator.generate(from: [SourceFile(path: "Family.swift", text: text)])
    let generated = try #require(output.text)
    for (name, isReadable) in [
      ("child", true), ("free", false), ("grandchild", false), ("buffer", false),
      ("denied", false), ("values", false),
    ] {
      #expect(generated.contains("static var _\(name): ") == isReadable, "\(name)")
    }
    #expect(
      try Compiler.complaints(aboutIsolated: text, generated, languageMode: languageMode) == [])
  }

  @Test(arguments: [5, 6])
  func theRestCompilesAndCanBeUsedFromAnywhere(languageMode: Int) throws {
    let use = """
      import Optics
      nonisolated func use(_ user: User, _ reference: Reference) -> User {
        user |> User._level._high *~ reference |> User._name *~ "Katsuo"
      }
      """
    #expect(
      try Compiler.complaints(
        aboutIsolated: source.text, #require(output.text), use, languageMode: languageMode) == [])
  }

  /// Extensions of a type that is not isolated are isolated by default.
  @Test(arguments: [5, 6])
  func whatIsGeneratedForNonisolatedTypesCanBeUsedFromAnywhere(languageMode: Int) throws {
    let model = """
      struct Money: Sendable { let amount: Int, currency: String }
      struct ID<Owner>: Hashable { let raw: String }
      struct Customer { let id: ID<Customer>, name: String }
      struct Box<Value: Sendable>: Sendable { let value: Value }
      enum Problem: Error { case one, two(String) }
      struct Account: Sendable { let daily: Money, limits: [String: Money], result: Result<Int, Problem> }
      struct Order { let box: Box<Int>, id: ID<Customer>, count: Int? }
      nonisolated struct Node { let n: Int, key: Key; var keys: [Key] }
      nonisolated struct Key: Hashable { let name: String }
      nonisolated enum Choice { case node(Node), pair(Int, String) }
      nonisolated enum Failure: Error { case bad(Int) }
      nonisolated struct State { let result: Result<Int, Failure>, choice: Choice, customer: Customer }
      nonisolated struct Extended { let a: Int, b: Int; init(a: Int, b: Int) { self.a = a; self.b = b } }
      extension Extended { init(b: Int) { self.init(a: 0, b: b) } }
      nonisolated final class Reference { var n = 0; init(n: Int, key: Key) { self.n = n } }
      """
    let use = """
      import FactoryProvider
      nonisolated func changed(_ node: Node) -> Node { node |> Node._n *~ 3 |> Node._key._name *~ "x" }
      nonisolated func changed(_ choice: Choice) -> Choice { choice |> Choice._node._key._name *~ "s" }
      nonisolated func changed(_ account: Account) -> Account {
        account |> Account._limits *~ [:] |> Account._daily._amount *~ 1
      }
      nonisolated func changed(_ order: Order) -> Order { order |> Order._id._raw *~ "1" }
      nonisolated func changed(_ state: State) -> State { state |> State._result *~ .success(1) }
      nonisolated func made() -> (Node, Key, Choice, Node) {
        (.build(n: 1), .build(), Factory<Choice>.provide(), Factory<Node>.provide(n: 3))
      }
      """
    var generator = Generator(
      emitting: [.lenses, .prisms, .completion, .factories, .builders, .arbitrary])
    generator.settings.isMainActorByDefault = true
    let output = generator.generate(from: [SourceFile(path: "Model.swift", text: model)])
    #expect(
      output.diagnostics.map(\.message).filter {
        !$0.contains("Providable") && !$0.contains("Arbitrary")
      }
        == ["skipped 'Reference': a class is shared, not copied; optics are for structs and enums"])
    #expect(
      try Compiler.complaints(
        aboutIsolated: model, #require(output.text), use, languageMode: languageMode) == [])
  }

  @Test(arguments: [5, 6])
  func factoriesAndBuildersCompile(languageMode: Int) throws {
    let source = """
      struct Meter: Hashable { let name: String }
      struct Unit<Kind> { let kind: Kind; let value: Double }
      struct Length {
        let meters: [Meter], first: Meter?, unit: Unit<Meter>, units: Unit<[Meter]>
        let nested: Unit<Unit<Int>>, all: [Meter: Unit<Meter?>], lengths: [Meter: Length]
      }
      struct Ruler<Mark> { let marks: [Mark], unit: Unit<Mark>, maybe: Unit<Mark?>, units: [Unit<Mark>] }
      nonisolated struct Loaded {
        let run: () -> Void
        init(run: @escaping () -> Void) async { self.run = run }
      }
      """
    var generator = Generator()
    generator.settings.isMainActorByDefault = true
    generator.emissions = [.factories, .builders]
    let output = generator.generate(from: [SourceFile(path: "Length.swift", text: source)])
    #expect(
      output.diagnostics.map(\.message) == [
        "skipped 'Loaded': not made Providable: 'init(run:)' is async; declare an initializer that "
          + "is not, for example in an extension"
      ])
    #expect(
      try Compiler.complaints(
        aboutIsolated: source, #require(output.text), languageMode: languageMode) == [])
  }

  @Test(arguments: [5, 6])
  func whatNoDefaultCanMakeIsAskedFor(languageMode: Int) throws {
    let source = """
      struct Key: Hashable, Comparable {
        let name: String
        static func < (left: Self, right: Self) -> Bool { left.name < right.name }
      }
      struct Box<Value> { let value: Value }
      struct Keyed<Value: Hashable> { let value: Value }
      struct Holder {
        let pair: (Box<Key>, Int), keys: Set<Key>, range: Range<Key>, keyed: Keyed<Key>, deep: Box<Set<Key>>
        let plain: (Box<Int>, Key), boxes: [Box<Key>]
      }
      nonisolated struct Apart { let pair: (Loose<Int>, Loose<Loose<Int>>), count: Int }
      nonisolated struct Loose<Value> { let value: Value }
      nonisolated struct Inner { let count: Int }
      nonisolated struct Outer { let inner: Inner, pair: (Inner, Int), maybe: Inner?, holder: Holder }
      struct Bound { let inner: Inner, pair: (Inner, Int) }
      """
    var generator = Generator()
    generator.settings.isMainActorByDefault = true
    generator.emissions = [.factories, .builders]
    let output = generator.generate(from: [SourceFile(path: "Key.swift", text: source)])
    #expect(output.diagnostics.map(\.message) == [])
    let text = try #require(output.text)
    #expect(
      text.contains("    pair: (Box<Key>, Int),\n    keys: Set<Key>,\n    range: Range<Key>,\n"))
    #expect(text.contains("    plain: (Box<Int>, Key) = (.provide(), .provide()),\n"))
    #expect(
      try Compiler.complaints(
        aboutIsolated: source, text, languageMode: languageMode) == [])
  }

  @Test(arguments: [5, 6])
  func inATestTargetNothingReachesIn(languageMode: Int) throws {
    let compiler = try Compiler(modules: Compiler.librariesOfAllEmissions)
    let isolation = ["-default-isolation", "MainActor"]
    let folder = URL.temporaryDirectory.appending(path: "lens-gen-isolation-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = folder.appending(path: "Model.swift")
    try source.text.write(to: model, atomically: true, encoding: .utf8)
    try compiler.addModule("Model", of: [model], languageMode: languageMode, options: isolation)
    var generator = Generator(emitting: Set(Emission.allCases))
    generator.settings.isMainActorByDefault = true
    generator.settings.testableImports = ["Model"]
    let tests = folder.appending(path: "ModelTests.swift")
    try #require(generator.generate(from: [source]).text)
      .write(to: tests, atomically: true, encoding: .utf8)
    for options in [[], isolation] {
      let complaints = try compiler.complaints(
        about: [tests], named: "ModelTests", languageMode: languageMode, options: options)
      #expect(complaints == [], "\(options)")
    }
    try compiler.remove()
  }
}
