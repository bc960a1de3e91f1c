import Foundation
import GeneratorTesting
import LensGenCore
import SwiftModule
import SwiftReading
import Testing

/// Tests stubs in modules that are isolated to the main actor by default.
@Suite struct StubIsolationTests {
  @Test(arguments: [5, 6])
  func stubsAreMadeAnywhereAndAnswerOnTheMainActor(languageMode: Int) throws {
    let protocols = """
      protocol Store: CustomStringConvertible {
        func all() -> [String]
        var name: String { get set }
        nonisolated var id: Int { get }
        static func make() -> Self
        func next() -> any Free
      }
      protocol Object: AnyObject { var name: String { get set } }
      nonisolated protocol Free: Equatable { func all() -> Int }
      """
    let use = """
      import FactoryProvider
      nonisolated func make() -> StoreStub {
        Factory<StoreStub>.provide() |> StoreStub._all *~ { ["a"] } |> StoreStub._id *~ { 3 }
      }
      func use() -> ([String], Int) { (make().all(), FreeStub().all()) }
      """
    var generator = Generator()
    generator.settings.isMainActorByDefault = true
    generator.emissions = [.stubs]
    let output = generator.generate(from: [SourceFile(path: "Store.swift", text: protocols)])
    #expect(
      try Compiler.complaints(
        aboutIsolated: protocols, #require(output.text), use, languageMode: languageMode) == [])
  }

  @Test(arguments: [5, 6])
  func stubsFollowWhatTheCompilerTakesForIsolated(languageMode: Int) throws {
    let protocols = """
      actor Keeper { protocol Delegate { func ask() -> Int } }
      nonisolated struct Free { protocol Delegate { func ask() -> Int } }
      struct Bound { protocol Delegate { func ask() -> Int } }
      protocol Runner {
        nonisolated(nonsending) func here() async
        @concurrent func there() async
        func bound()
      }
      """
    var generator = Generator()
    generator.settings.isMainActorByDefault = true
    generator.emissions = [.stubs]
    let output = generator.generate(from: [SourceFile(path: "Keeper.swift", text: protocols)])
    #expect(output.diagnostics.map(\.message) == [])
    #expect(
      try Compiler.complaints(
        aboutIsolated: protocols, #require(output.text), languageMode: languageMode) == [])
  }

  @Test(arguments: [5, 6])
  func whatConformsOnTheMainActorOnlyIsNoPartOfAStub(languageMode: Int) throws {
    let protocols = """
      struct Item: Hashable { let id: Int }
      nonisolated struct Free: Hashable { let id: Int }
      nonisolated protocol Keyed { associatedtype Key: Hashable; func key() -> Key }
      protocol ByItem: Keyed where Key == Item {}
      protocol ByItems: Keyed where Key == [Item] {}
      protocol ByFree: Identifiable where ID == Free {}
      protocol ByAlias: Keyed where Key == Purchase {}
      typealias Purchase = Item; typealias Sent = Swift.Sendable
      enum Space { nonisolated struct Free: Hashable {} }
      protocol ByFreePart: Keyed where Key == Space.Free {}
      nonisolated protocol Sending { associatedtype Key: Sent; func key() -> Key }
      protocol SendingItem: Sending where Key == Item {}
      nonisolated protocol Marked { func mark() }
      nonisolated protocol Marking { associatedtype Key: Marked; func key() -> Key }
      struct Page<Row>: Marked { func mark() {} }
      protocol ByPage: Marking where Key == Page<Int> {}
      protocol Indexed { func all() -> [Item: Int]; func count() -> Int }
      protocol Boxed { func box(_ body: (Box<Item>) -> Void) }
      typealias Key = Item
      typealias Counts = [Key: Int]
      protocol Counting { var counts: Counts { get } }
      struct Box<Value: Hashable> { let value: Value }
      protocol Kept { func all() -> [Int: Item]; func some() -> Set<Free>; func box() -> Box<Free>? }
      protocol Listing { associatedtype Items: Collection; associatedtype One: Listing where One == Items.Element; func items() -> Items }
      """
    var generator = Generator(emitting: [.stubs])
    generator.settings.isMainActorByDefault = true
    let output = generator.generate(from: [SourceFile(path: "Keyed.swift", text: protocols)])
    #expect(
      output.diagnostics.map(\.message) == [
        "skipped 'stub of ByItem': 'Item' conforms to 'Hashable' on the main actor only, and "
          + "generated code can run anywhere; make 'Item' 'nonisolated'",
        "skipped 'stub of ByItems': 'Item' conforms to 'Hashable' on the main actor only, and "
          + "generated code can run anywhere; make 'Item' 'nonisolated'",
        "skipped 'stub of ByAlias': 'Item' conforms to 'Hashable' on the main actor only, and "
          + "generated code can run anywhere; make 'Item' 'nonisolated'",
        "skipped 'stub of ByPage': 'Page' conforms to 'Marked' on the main actor only, and "
          + "generated code can run anywhere; make 'Page' 'nonisolated'",
        "skipped 'stub of Indexed': 'Indexed.all()': 'Item' conforms to 'Hashable' on the main "
          + "actor only, and generated code can run anywhere; make 'Item' 'nonisolated'",
        "skipped 'stub of Boxed': 'Boxed.box(_:)': 'Item' conforms to 'Hashable' on the main "
          + "actor only, and generated code can run anywhere; make 'Item' 'nonisolated'",
        "skipped 'stub of Counting': 'Counting.counts': 'Item' conforms to 'Hashable' on the main "
          + "actor only, and generated code can run anywhere; make 'Item' 'nonisolated'",
      ])
    #expect(
      try Compiler.complaints(
        aboutIsolated: protocols, #require(output.text), languageMode: languageMode) == [])
  }
}
