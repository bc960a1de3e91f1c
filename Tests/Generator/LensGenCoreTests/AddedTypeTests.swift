import GeneratorTesting
import LensGenCore
import SwiftReading
import Testing

/// Types with a name that means something only in the type: an associated type, or an alias of a generic type.
@Suite struct AddedTypeTests {
  @Test(arguments: [
    "struct A: Identifiable, Equatable { let id: Int; let parent: ID?; let all: [ID]; let byID: [ID: ID] }",
    "struct A: Identifiable { let id: Int; let f: (ID) -> ID?; let pair: (ID, n: Int); let r: Result<ID, E> }\n"
      + "struct E: Error {}",
    "final class A: Identifiable { let id: Int; let parent: ID?; init(id: Int, parent: ID?) { self.id = id; self.parent = parent } }",
    "enum A: Identifiable, Equatable { case a(ID), b(x: [ID], Int)\n  var id: Int { 0 } }",
    "struct A<T: Hashable>: Identifiable { let id: T; let parent: ID? }",
    "struct Outer { struct A: Identifiable, Equatable { let id: Int; let parent: ID? } }",
    "protocol P: Identifiable {}; struct A: P { let id: Int; let parent: ID? }",
    "struct A: RawRepresentable, Equatable { let rawValue: Int; let old: RawValue?\n"
      + "  init(rawValue: Int) { self.rawValue = rawValue; old = nil }\n"
      + "  init(rawValue: Int, old: RawValue?) { self.rawValue = rawValue; self.old = old } }",
    "struct A: Collection { let items: [Int]; let first: Element?; let start: Index\n"
      + "  var startIndex: Int { 0 }; var endIndex: Int { 0 }\n"
      + "  func index(after i: Int) -> Int { i }; subscript(i: Int) -> Int { i } }",
    "struct A: Sequence, IteratorProtocol { let last: Element?; func next() -> Int? { nil } }",
    "struct A: Strideable { let n: Int; let step: Stride\n"
      + "  func distance(to other: A) -> Int { 0 }; func advanced(by n: Int) -> A { self } }",
    "struct A: RangeExpression { let low: Bound\n"
      + "  func relative<C: Collection>(to all: C) -> Range<Int> where C.Index == Int { 0..<1 }\n"
      + "  func contains(_ element: Int) -> Bool { true } }",
    "protocol P { associatedtype X = Int }; struct A: P, Equatable { let x: X; let xs: [X]? }",
    "struct Page<Item: Equatable>: Equatable { let items: [Item] }\ntypealias Results = Page\n"
      + "struct A: Equatable { let results: Results<String>; let all: [Results<Int>] }",
    "struct Page<Item> { let items: [Item] }\ntypealias Inner = Page\ntypealias Results = Inner\n"
      + "struct A<T> { let results: Results<T>; let f: (Results<Int>) -> Void }",
    "enum Space { struct Page<Item: Equatable>: Equatable { let items: [Item] }; typealias Results = Page }\n"
      + "struct A: Equatable { let results: Space.Results<String>? }",
    "typealias Map = Dictionary; typealias List = Array; typealias Maybe = Optional\n"
      + "struct A: Equatable { let byName: Map<String, Int>; let list: List<Int>; let maybe: Maybe<Int> }",
    "struct A: Identifiable, Equatable { let id: Int; let owner: ID; let all: [Self.ID]; let code: Code.RawValue }\n"
      + "enum Code: String, Equatable { case a }",
    "import Foundation\nstruct A: Identifiable, Equatable { let id: UUID; let owner: ID }\n"
      + "struct B { let a: A.ID; let one: Box<Int>.ID }\nstruct Box<T: Hashable>: Identifiable { let id: T; let next: ID }",
    "import Foundation\nfinal class A: Identifiable { let id = UUID(); let owner: ID; init(owner: ID) { self.owner = owner } }",
    "struct A: Identifiable { let id: Key; let owner: ID; struct Key: Hashable { let n: Int } }",
    "enum A: String, CaseIterable, Equatable { case a }\nstruct B: Equatable { let all: A.AllCases; let raw: A.RawValue }",
    "final class A: Identifiable { let owner: ID; init(owner: ID) { self.owner = owner } }",
    "protocol P { associatedtype X = Int; associatedtype Y; var y: Y { get } }\n"
      + "struct A: P, Equatable { let x: X; let y: Bool; let ys: Y }",
    "protocol P { associatedtype X = Int; func f() -> X }\nstruct A: P { let x: X?; func f() -> Bool { true } }",
    "#if DEBUG\nstruct B: Equatable { let x: Int }\n#else\nstruct B: Equatable { let x: Int; let y: Int }\n#endif\n"
      + "struct A: Equatable { let b: B; let bs: [B]? }",
  ])
  func everyEmissionCompiles(source: String) throws {
    let model = CompiledModel(source)
    #expect(try model.complaints(by: Generator(emitting: Set(Emission.allCases))) == [])
  }

  @Test func aTypeAddedByAProtocolOfAnotherModuleIsNamedAsAMember() {
    let generated = Generated(
      "struct Person: Identifiable { let id: Int; let parent: ID?; let owner: ID }",
      by: Generator(emitting: [.factories]))
    #expect(generated.messages == [])
    #expect(generated.text.contains("parent: Person.ID? = .provide()"), "\(generated.text)")
    #expect(generated.text.contains("owner: Person.ID = .provide()"), "\(generated.text)")
  }

  @Test func theModuleOfTheTypeMayBeAnother() {
    let source = """
      import Core
      struct Order { let buyer: Person.ID; let code: Code.RawValue }
      struct Item: Named { let id: Int; let owner: ID }
      """
    let core = SourceFile(
      path: "Core.swift",
      text: """
        public struct Person: Identifiable { public let id: Int }
        public enum Code: String { case a }
        public protocol Named: Identifiable {}
        """)
    let generated = Generated(
      source, knowing: [Dependency("Core", files: [SourceSummary(core)])],
      by: Generator(emitting: [.factories]))
    #expect(generated.messages == [])
    #expect(generated.text.contains("buyer: Person.ID = .provide()"), "\(generated.text)")
    #expect(generated.text.contains("code: Code.RawValue = .provide()"), "\(generated.text)")
    #expect(generated.text.contains("owner: Item.ID = .provide()"), "\(generated.text)")
  }
}
