import EmissionKernel
import Foundation
import GeneratorTesting
import LensGenCore
import Testing

@testable import StubEmission
@testable import SwiftReading

/// Tests stubs whose copies share their closures.
@Suite struct SharedStubTests {
  private let protocols = """
    protocol Store {
      var name: String { get set }
      func all() -> [Int]
      static func make() -> Self
    }
    protocol Log: AnyObject { func write(_ line: String) }
    protocol Clock: Sendable { func now() async -> Int }
    protocol Key: Hashable { init(name: String) }
    protocol Pointers { func next(_ pointer: UnsafePointer<Int>) -> UnsafePointer<Int> }
    """

  private var shared: Generator {
    var generator = Generator(emitting: [.stubs])
    generator.stubs.sharesClosures = true
    return generator
  }

  @Test func eachClosureHasAProperty() {
    let generated = Generated(protocols, by: shared)
    for (stub, name, code) in [
      (
        "StoreStub", "allClosure",
        [
          "get { self.answers.value.allClosure }",
          "nonmutating set { self.answers.update { $0.allClosure = newValue } }",
        ]
      ),
      (
        "LogStub", "writeClosure",
        [
          "get { self.answers.value.writeClosure }",
          "set { self.answers.update { $0.writeClosure = newValue } }",
        ]
      ),
      ("KeyStub", "==", ["left.answers.value.stubIdentity == right.answers.value.stubIdentity"]),
    ] {
      #expect(generated[stub]?.members.first { $0.name.text == name }?.code == code)
    }
    #expect(
      generated[in: "KeyStub: Providable"].map(\.code) == [["Self(answers: Answers())"]])
  }

  @Test func closuresAreSetAtAnyTime() throws {
    let use = """
      import FactoryProvider
      func use() async {
        let store = Factory<StoreStub>.provide()
        var copy: any Store = store
        store.allClosure = { [1] }
        copy.name = "a"
        _ = (copy.all(), store.name, store |> StoreStub._all *~ { [2] })
        LogStub().writeClosure = { _ in }
        let clock = ClockStub()
        await Task { clock.nowClosure = { 3 } }.value
        _ = KeyStub(name: "a") == KeyStub(name: "b")
      }
      """
    #expect(try complaints(about: use) == [])
  }

  /// Without shared closures, the write of a property is a change of the stub, whose variable nothing else may
  /// use meanwhile.
  @Test(arguments: [false, true]) func aClosureMaySetTheStubAgain(isShared: Bool) throws {
    let protocols = """
      protocol Plain {
        subscript(i: Int) -> Int { get set }
        var kept: Int { get nonmutating set }
        mutating func change(_ x: inout Int)
        func read() -> Int
        static var all: Int { get set }
      }
      protocol Object: AnyObject { var value: Int { get set }; subscript(i: Int) -> Int { get set } }
      protocol Value { var value: Int { get set }; var other: Int { get } }
      """
    let ways = """
      nonisolated(unsafe) var stub = PlainStub.provide()
      nonisolated(unsafe) var values: [Int] = []
      func again(_ value: Int, _ write: (Int) -> Void) {
        values.append(value)
        if value < 3 { write(value + 1) }
      }
      func run() {
        stub.setSubscriptClosure = { value, i in again(value) { stub[i] = $0 } }
        stub[0] = 1
        stub.subscriptClosure = { _ in 1 }
        stub[0] += 1
        stub.setKeptClosure = { value in again(value) { stub.kept = $0 } }
        stub.kept = 1
        stub.changeClosure = { x in
          values.append(x)
          stub.changeClosure = { $0 += 1 }
          stub.change(&x)
          x += 1
        }
        var x = 4
        stub.change(&x)
        stub.readClosure = {
          stub.readClosure = { 8 }
          return 7
        }
        values += [x, stub.read(), stub.read()]
        let object = ObjectStub._setValue *~ { value in again(value) { shared!.value = $0 } }
        shared = ObjectStub.provide() |> object
        shared!.value = 1
        values.append(shared!.value)
      }
      nonisolated(unsafe) var shared: ObjectStub?
      run()
      """
    let sharedWays = """
      nonisolated(unsafe) var value = ValueStub.provide()
      func runShared() {
        value.setValueClosure = { new in again(new) { value.value = $0 } }
        value.value = 1
        value.value += 0
        value.otherClosure = {
          value.otherClosure = { 6 }
          return 5
        }
        values += [value.value, value.other, value.other]
      }
      runShared()
      """
    var generator = Generator(emitting: [.stubs])
    generator.stubs.sharesClosures = isShared
    let folder = try CommandFolder([
      "P.swift": protocols,
      "Generated.swift": "import FactoryProvider\nimport Optics\n"
        + Generated(protocols, by: generator).text,
      "main.swift": "import FactoryProvider\nimport Optics\n\(ways)\n"
        + (isShared ? sharedWays : "") + "\nprint(values)\n",
    ])
    let compiler = try Compiler(modules: ["FactoryProvider", "Optics"])
    defer { try? compiler.remove() }
    let files = ["P", "Generated", "main"].map { folder.url.appending(path: "\($0).swift") }
    let expected = [1, 2, 3, 2, 3, 1, 2, 3, 4, 6, 7, 8, 1, 2, 3, 3]
    let output = try compiler.output(ofRunning: files, in: folder.url)
    #expect(output == "\(isShared ? expected + [1, 2, 3, 3, 3, 5, 6] : expected)\n")
  }

  @Test(.enabled(if: Compiler.languageModes.contains(6), "Language mode 5 does not ask for it"))
  func theStubOfAProtocolThatIsNotSendableIsNotSendable() throws {
    let use = "func send(_ value: some Sendable) {}\nfunc use() { send(StoreStub()) }"
    let complaints = try complaints(about: use)
    #expect(complaints.contains { $0.contains("error: type 'StoreStub' does not conform") })
  }

  @Test func aRequirementMayTakeTheNameOfTheStorage() {
    let generated = Generated("protocol A { var answers: Int { get } }", by: shared)
    #expect(generated.text == "")
    #expect(generated.messages.first?.contains("'answers'") == true)
    #expect(
      Generated("protocol A { var answers: Int { get } }", by: Generator(emitting: [.stubs]))
        .messages == [])
  }

  /// Returns the compiler's messages, in both language modes.
  private func complaints(about use: String) throws -> [String] {
    let output = shared.generate(from: [SourceFile(path: "A.swift", text: protocols)])
    return try Compiler.complaints(about: protocols, try #require(output.text), use)
  }
}
