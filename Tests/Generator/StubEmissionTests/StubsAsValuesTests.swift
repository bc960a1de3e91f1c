import EmissionKernel
import GeneratorTesting
import LensGenCore
import SwiftModule
import SwiftReading
import Testing

/// Tests factories and builders with parameters that stubs can stand for.
@Suite struct StubsAsValuesTests {
  /// The value that each type but a stub has without arguments.
  private func values(in generated: Generated) -> [String: String] {
    let conformance = ": Providable"
    return Dictionary(
      uniqueKeysWithValues: generated.extensions.compactMap { type in
        guard type.head.hasSuffix(conformance), !type.head.hasSuffix("Stub" + conformance),
          let value = type.members[0].code
        else { return nil }
        return (type.head.replacing(conformance, with: ""), value.joined())
      })
  }

  @Test func aGeneratedStubStandsForItsProtocol() {
    let snippet = """
      enum Shop { protocol Store { func all() -> [Int] } }
      protocol Log<Line> { associatedtype Line }
      struct A { let store: any Shop.Store; let more: [any Shop.Store]; let name: String }
      struct B { let log: any Log<(Int) -> Int> }
      struct C<Line> { let log: any Log<Line> }
      """
    var generator = Generator(emitting: [.factories, .builders])
    #expect(values(in: Generated(snippet, by: generator)) == [:])
    generator.emissions.insert(.stubs)
    let generated = Generated(snippet, by: generator)
    let store = "Factory<any Shop.Store>.provide()"
    #expect(
      values(in: generated) == [
        "A": "Self(store: \(store), more: [], name: .provide())",
        "B": "Self(log: LogStub<(Int) -> Int>.provide())",
      ])
    #expect(
      generated[in: "A"].heads == [
        "func build(store: any Shop.Store = \(store), more: [any Shop.Store] = [], "
          + "name: String = \"\") -> Self"
      ])
    #expect(generated.messages.count { $0.contains("'log' has type 'any Log<Line>', which") } == 1)
    generator.settings.defaults = ["any Shop.Store": "shop"]
    #expect(
      values(in: Generated(snippet, by: generator))["A"]
        == "Self(store: shop, more: [], name: .provide())")
  }

  /// The arguments of the stub may have another order than those of the protocol.
  @Test func aGenericStubStandsForItsProtocolWithArguments() throws {
    let snippet = """
      protocol Cache<Key, Value> {
        associatedtype Value
        associatedtype Key: Hashable
        func value(_ key: Key) -> Value?
      }
      struct A { let cache: any Cache<String, [Int]> }
      enum E { case a(any Cache<Int, A>) }
      final class C { init(_ cache: any Cache<Int, A>) {} }
      struct Outer { struct Inner {}; let cache: any Cache<Int, Inner> }
      enum Other {
        struct Inner {}
        protocol Box<Item> { associatedtype Item; func item() -> Item? }
        struct A { let cache: any Cache<Int, Inner>; let box: any Box<[Inner]> }
        case a(any Cache<Int, Inner>)
      }
      """
    let generated = Generated(snippet, by: Generator(emitting: [.factories, .stubs]))
    let values = values(in: generated)
    for (type, value) in [
      ("A", "Self(cache: CacheStub<[Int], String>.provide())"),
      ("E", ".a(CacheStub<A, Int>.provide())"),
      ("Outer", "Self(cache: CacheStub<Outer.Inner, Int>.provide())"),
      (
        "Other.A",
        "Self(cache: CacheStub<Other.Inner, Int>.provide(), box: Other.BoxStub<[Other.Inner]>.provide())"
      ),
      ("Other", ".a(CacheStub<Other.Inner, Int>.provide())"),
    ] {
      #expect(values[type] == value, "\(type)")
    }
    #expect(generated.messages == [])
    let text = "import FactoryProvider\nimport Optics\n" + generated.text
    #expect(try Compiler.complaints(about: snippet, text) == [])
  }

  @Test func aStubStandsForAnAliasOfItsProtocol() throws {
    let snippet = """
      protocol Clock { func now() -> Int }
      protocol Store<Item> { associatedtype Item; func item() -> Item? }
      typealias AnyClock = any Clock
      typealias Clocks = Clock
      typealias IntStore = any Store<Int>
      struct A { let clock: AnyClock }
      struct B { let clock: any Clocks }
      struct C { let store: IntStore }
      """
    let missing = Generated(snippet, by: Generator(emitting: [.factories])).messages.first
    #expect(missing?.contains("add 'stubs', as in '--emit factories,stubs'") == true)
    let generated = Generated(snippet, by: Generator(emitting: [.factories, .builders, .stubs]))
    let clock = "Factory<any Clock>.provide()"
    #expect(
      values(in: generated) == [
        "A": "Self(clock: \(clock))", "B": "Self(clock: \(clock))",
        "C": "Self(store: StoreStub<Int>.provide())",
      ])
    #expect(generated.messages == [])
    let text = "import FactoryProvider\nimport Optics\n" + generated.text
    #expect(try Compiler.complaints(about: snippet, text) == [])
  }

  @Test func aDefaultIsOfTheLibraryIfAnImportedModuleHasAFactoryToo() {
    let source = """
      import Injection
      protocol Store { func get() -> Int }
      struct Screen { var store: any Store; var factory: Factory<Int> }
      """
    let store = "FactoryProvider.Factory<any Store>.provide()"
    #expect(
      Generated(source, by: Generator(emitting: [.builders, .stubs]))[in: "Screen"].heads
        == ["func build(store: any Store = \(store), factory: Injection.Factory<Int>!) -> Self"])
  }

  @Test(arguments: [
    ("protocol Store { func f() }", "any Store"),
    ("protocol Box<Item> { associatedtype Item; func f() -> Item }", "any Box<Int>"),
  ])
  func aFactoryThatWouldNeedAStubSaysSo(_ store: String, _ type: String) {
    let snippet = "\(store); struct A { let store: \(type) }"
    #expect(
      Generated(snippet, by: Generator(emitting: [.factories])).messages.first
        == "skipped 'A': not made Providable: 'store' has type '\(type)', which cannot conform; "
        + "add 'stubs', as in '--emit factories,stubs', so that its stub is used, or add a default "
        + "for it under 'defaults' in the configuration file")
    #expect(Generated(snippet, by: Generator(emitting: [.factories, .stubs])).messages == [])
  }

  @Test func whatOnlyAStubNeedsIsNotImportedPublicly() {
    let source = """
      public import Foundation; struct B { let url: URL }
      public protocol P {}; public struct A { public init(p: any P) {} }
      """
    let text = Generator(emitting: [.builders, .stubs])
      .generate(from: [SourceFile(path: "A.swift", text: source)]).text
    #expect(text?.contains("\ninternal import Foundation\n") == true)
  }
}
