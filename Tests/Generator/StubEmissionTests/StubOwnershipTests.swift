import GeneratorTesting
import LensGenCore
import Testing

@testable import SwiftReading

/// Tests stubs of requirements that say who owns a value, and of names that mean two types.
@Suite struct StubOwnershipTests {
  private func generate(_ protocols: String) throws -> (output: Generator.Output, text: String) {
    let output = Generator(emitting: [.stubs])
      .generate(from: [SourceFile(path: "P.swift", text: protocols)])
    return (output, try #require(output.text))
  }

  @Test func aGenericResultIsSentOn() throws {
    let protocols = """
      protocol Store {
        func first<Value>(_ values: [Value]) -> sending Value
        func load<Value: AnyObject>(_ value: Value) async throws -> sending [Value]
        func plain<Value>(_ values: [Value]) -> Value
        static func make<Value: Error>(_ error: Value) -> sending Result<Int, Value>
      }
      """
    let (output, text) = try generate(protocols)
    #expect(output.diagnostics == [])
    #expect(text.contains("var firstClosure: (_ values: Any) -> sending Any"))
    #expect(try Compiler.complaints(about: protocols, text) == [])
  }

  @Test func aClassHasNoNonmutatingMember() throws {
    let protocols = """
      protocol Look { nonmutating func look(); mutating func change(); consuming func end() }
      protocol Window: AnyObject, Look {}
      """
    #expect(try Compiler.complaints(about: protocols, generate(protocols).text) == [])
  }

  @Test func whatNoOtherClosureCanPassOnHasNoStub() throws {
    let protocols = """
      protocol A { func run(_ value: borrowing [Int], _ body: () throws -> Void) rethrows }
      protocol B { func run(_ value: consuming [Int], _ body: () throws -> Void) rethrows }
      protocol C { func run(_ body: () throws -> Int) rethrows -> sending [Any] }
      protocol D { func run(_ value: inout [Int], _ body: () throws -> Void) rethrows }
      """
    let (output, text) = try generate(protocols)
    let reason = "'rethrows' needs another closure, which cannot pass"
    #expect(
      output.diagnostics.map(\.message) == [
        "skipped 'stub of A': 'A.run(_:_:)': \(reason) 'borrowing' on; use 'throws'",
        "skipped 'stub of B': 'B.run(_:_:)': \(reason) 'consuming' on; use 'throws'",
        "skipped 'stub of C': 'C.run(_:)': \(reason) 'sending' on; use 'throws'",
      ])
    #expect(try Compiler.complaints(about: protocols, text) == [])
  }

  @Test func whatAnAssociatedTypeHidesHasNoStub() throws {
    let protocols = """
      struct Item {}
      struct Problem: Error {}
      enum Shelf { struct Item {}; protocol Store { func all() -> [Item] } }
      protocol Store { func all() -> [Item]; func save() throws(Problem) }
      protocol A: Store { associatedtype Item; func item() -> Item }
      protocol B: Store { associatedtype Problem; func problem() -> Problem }
      protocol C: Shelf.Store { associatedtype Item; func item() -> Item }
      protocol D: A { func other(_ id: Self.Item) -> Item }
      protocol E: Identifiable { associatedtype Item; func find<Item>(_ id: ID, _ item: Item) -> Item }
      """
    let (output, text) = try generate(protocols)
    let reason = "lens-gen cannot tell where"
    #expect(
      output.diagnostics.map { String($0.message.prefix { $0 != ";" }) } == [
        "skipped 'stub of A': 'Store.all()': \(reason) 'Item' is declared",
        "skipped 'stub of B': 'Store.save()': \(reason) 'Problem' is declared",
        "skipped 'stub of D': 'Store.all()': \(reason) 'Item' is declared",
      ])
    #expect(try Compiler.complaints(about: protocols, text) == [])
  }

  @Test func anAliasIsFoundBesideATypeOfItsName() throws {
    let protocols = """
      struct Box<Value> { var value: Value }
      typealias Handler = (Int) -> Void
      protocol A { typealias Handler = Box<Int>; func handler() -> Handler? }
      protocol B: AnyObject { associatedtype T; typealias Handler = Box<T>; var all: [Handler] { get set } }
      protocol C { func run(_ handler: @escaping Handler) }
      protocol D: C { typealias Handler = Box<String>; func next() -> Handler }
      """
    #expect(try Compiler.complaints(about: protocols, generate(protocols).text) == [])
  }
}
