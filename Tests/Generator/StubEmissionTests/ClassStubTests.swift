import Foundation
import GeneratorTesting
import LensGenCore
import SwiftModule
import Testing

@testable import StubEmission
@testable import SwiftReading

/// Tests stubs that override the members of a class.
///
/// The hostile models have more classes with a stub.
@Suite struct ClassStubTests {
  @Test func onlyMarkedClassesHaveAStub() {
    let generated = generated("class A { func a() {} }\n// lens-gen: stub\nclass B {}")
    #expect(generated.declarations.names == ["BStub"])
    #expect(generated["BStub"]?.head == "final class BStub: B")
  }

  @Test func membersAskTheirClosureFirst() {
    let text = generated(
      """
      // lens-gen: stub
      class Store {
        var count: Int { get { 0 } set {} }
        func load(id: Int) async throws -> String { "" }
      }
      """
    ).text
    #expect(
      text == """
        /// A stub of `Store`. A member without a closure does what it does in the class.
        final class StoreStub: Store {
          var countClosure: (() -> Int)?
          var setCountClosure: ((_ newValue: Int) -> Void)?
          var loadClosure: ((_ id: Int) async throws -> String)?

          override var count: Int {
            get {
              if let closure = self.countClosure { return closure() }
              return super.count
            }
            set {
              if let closure = self.setCountClosure {
                closure(newValue)
              } else {
                super.count = newValue
              }
            }
          }

          override func load(id: Int) async throws -> String {
            if let closure = self.loadClosure { return try await closure(id) }
            return try await super.load(id: id)
          }
        }
        """)
  }

  @Test func eachMemberThatCannotBeOverriddenIsReported() {
    let generated = generated(
      """
      // lens-gen: stub
      @MainActor class A {
        static func a() {}
        final func b() {}
        func c() -> Self { self }
        func d(_ ids: Int...) {}
        nonisolated func e() {}
        func f() -> some Equatable { 1 }
        private func g() {}
        @Wrapped func h() {}
      }
      """)
    #expect(
      generated.messages.map { $0.prefix { $0 != ";" } } == [
        "skipped 'A.a()': a static member belongs to the class, so a stub has no closure for it",
        "skipped 'A.b()': a final member cannot be overridden",
        "skipped 'A.c()': a closure cannot return 'Self', which is another type in each subclass",
        "skipped 'A.d(_:)': variadic arguments cannot be passed on to the class",
        "skipped 'A.e()': it is 'nonisolated', and the closure would be isolated like the class",
        "skipped 'A.f()': an opaque type ('some') cannot be named",
        "skipped 'A.h()': lens-gen does not know what '@Wrapped' does to a requirement",
      ])
    #expect(generated["AStub"]?.head == "final class AStub: A")
  }

  @Test func aClassWithoutSubclassesIsReported() {
    let cases = [
      ("final class A {}", "a final class has no subclasses; remove 'final'"),
      ("class A<Value> {}", "lens-gen writes no subclass of a generic class; let it conform"),
      ("class A { private init() {} }", "it has an initializer that is private, so a subclass"),
      ("class A {}\nclass AStub {}", "'AStub' is already declared"),
    ]
    for (declaration, reason) in cases {
      let generated = generated("// lens-gen: stub\n\(declaration)")
      #expect(generated.text == "", "\(declaration)")
      #expect(
        generated.messages.first?.hasPrefix("skipped 'stub of A': \(reason)") == true,
        "\(declaration)")
    }
    #expect(
      generated("// lens-gen: stub\nstruct A {}").messages
        == ["the mark 'stub' has no effect before a type; it goes before a class"])
  }

  @Test func aStubIsUsedLikeItsClass() throws {
    let model = """
      // lens-gen: stub
      class Store {
        let name: String
        init(name: String) { self.name = name }
        func all() -> [Int] { [] }
        func count() -> Int { all().count }
      }
      // lens-gen: stub
      class Service: @unchecked Sendable { func answer() -> Int { 1 } }
      // lens-gen: stub
      class Screen { @MainActor func show() {}; nonisolated func hide() {} }
      """
    let use = """
      func use(_ service: ServiceStub) async -> Int {
        let store = StoreStub(name: "a")
        store.allClosure = { [1, 2] }
        _ = store.allCalls.count
        return await Task { service.answer() }.value + store.count()
      }
      """
    var generator = Generator(emitting: [.stubs])
    generator.stubs.recordsCalls = true
    let output = generator.generate(from: [SourceFile(path: "A.swift", text: model)])
    #expect(try Compiler.complaints(about: model, try #require(output.text), use) == [])
  }

  /// The class has or inherits names that the stub would declare.
  @Test func aStubRedeclaresNothingOfItsClass() throws {
    let model = """
      class Service {
        let stopClosure = 1
        final func stopCalls() {}
      }
      // lens-gen: stub
      class Loader: Service {
        var loadClosure: () -> Int = { 1 }
        var saveCalls = 0
        private var quitClosure = 0
        func load() -> Int { loadClosure() }
        func save(_ number: Int) {}
        func stop() {}
        func quit() {}
      }
      // lens-gen: stub
      class Recorder: Counter { func count() {} }
      class Counter { var stubCalls = 0 }
      """
    var generator = Generator(emitting: [.stubs])
    generator.stubs.recordsCalls = true
    let stubs = Generated(model, by: generator)
    #expect(
      stubs.declarations.names.filter { $0.hasSuffix("Closure") || $0.hasSuffix("Calls") } == [
        "stubCalls", "load2Closure", "saveClosure", "stop2Closure", "quitClosure", "load2Calls",
        "stop2Calls", "quitCalls",
      ])
    #expect(
      stubs.messages == [
        "skipped 'stub of Recorder': its member 'stubCalls' has the name of a member of the stub; rename it"
      ])
    #expect(try Compiler.complaints(about: model, "import FactoryProvider\n" + stubs.text) == [])
  }

  @Test func aStubIsSendableLikeItsClass() throws {
    let model = """
      protocol Failure: Error {}
      protocol Sent: Sendable {}
      // lens-gen: stub
      class A: @unchecked Sendable {}
      // lens-gen: stub
      class B: A {}
      // lens-gen: stub
      class C: Failure, @unchecked Sendable {}
      // lens-gen: stub
      class D: Equatable { static func == (left: D, right: D) -> Bool { true } }
      // lens-gen: stub
      class E: Error {}
      // lens-gen: stub
      class F: Sent {}
      // lens-gen: stub
      class G: F {}
      // lens-gen: stub
      class H {}
      extension H: Failure {}
      """
    let text = generated(model).text
    for (name, isSendable) in zip("ABCDEFGH", [true, true, true, false, true, true, true, true]) {
      let head = "final class \(name)Stub: \(name)\(isSendable ? ", @unchecked Sendable" : "") {"
      #expect(text.contains(head), "\(name)")
    }
  }

  @Test(arguments: [5, 6])
  func classesAreIsolatedLikeTheirModule(languageMode: Int) throws {
    let model = SourceFile(
      path: "A.swift",
      text: """
        // lens-gen: stub
        class Isolated {
          init() {}
          func all() -> [Int] { [] }
          func load() async -> Int { 1 }
        }
        // lens-gen: stub
        nonisolated class Apart { func all() -> [Int] { [] } }
        // lens-gen: stub
        class Implicit { func all() -> [Int] { [] } }
        """)
    var generator = Generator(emitting: [.stubs])
    generator.settings.isMainActorByDefault = true
    generator.stubs.recordsCalls = true
    let output = generator.generate(from: [model])
    #expect(
      output.diagnostics.map(\.message) == [
        "skipped 'stub of Implicit': a subclass in a module that is isolated to the main actor by "
          + "default cannot inherit the initializer that Swift adds; declare 'init() {}'"
      ])
    let use = SourceFile(
      path: "C.swift",
      text: """
        func use() -> [Int] {
          let stub = IsolatedStub()
          stub.allClosure = { [1] }
          return stub.all()
        }
        nonisolated func useApart() -> [Int] { ApartStub().all() }
        """)
    let generated = SourceFile(path: "B.swift", text: try #require(output.text))
    let files = [model, generated, use]
    let folder = try CommandFolder(
      Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }))
    let compiler = try Compiler(modules: ["Optics", "FactoryProvider"])
    #expect(
      try compiler.complaints(
        about: files.map { folder.url.appending(path: $0.path) }, languageMode: languageMode,
        options: ["-default-isolation", "MainActor"]) == [])
    try compiler.remove()
  }

  private func generated(_ snippet: String) -> Generated {
    Generated(snippet, by: Generator(emitting: [.stubs]))
  }
}
