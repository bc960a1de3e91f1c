import GeneratorTesting
import LensGenCore
import Testing

/// Members with `@safe` and `@_spi`, which change neither what is stored nor how it is made.
@Suite struct SafeAndHiddenMemberTests {
  private static let model = """
    public struct Seconds: Equatable {
      @safe public let count: Int
      @safe public init(count: Int) { self.count = count }
    }
    @safe public struct Buffer {
      var start: UnsafeRawPointer
      var count: Int
      @safe init(start: UnsafeRawPointer, count: Int) { unsafe self.start = start; self.count = count }
    }
    public enum Event { @safe case start(Int), end; @_spi(Tests) case crash(Int) }
    public struct Inner: Equatable {
      public let name: String
      @_spi(Tests) public init(name: String) { self.name = name }
    }
    public struct Outer: Equatable { public let inner: Inner; let n: Int }
    extension Outer { @_spi(Tests) public init(_ inner: Inner) { self.init(inner: inner, n: 0) } }
    """

  @Test func areReadAsIfTheyWereNotThere() throws {
    let generated = Generated(Self.model, by: Generator(emitting: [.lenses, .prisms, .edits]))
    #expect(generated.messages == [])
    for optic in ["_count", "_start", "_crash", "_name", "_inner", "_n"] {
      #expect(generated.text.contains("var \(optic): "), "\(optic)")
    }
  }

  /// What inlined code of clients may not use is not inlined.
  @Test func theCodeCompilesInTheModuleAndItsTests() throws {
    for options in [[], ["-strict-memory-safety"]] {
      let model = CompiledModel(Self.model, options: options)
      let all = Set(Emission.allCases)
      let found = try model.complaints(by: Generator(emitting: all.subtracting([.laws])))
      #expect(found.filter { !$0.contains("/0.swift:") } == [], "\(options)")
      let inTests = try model.complaintsInTests(by: Generator(emitting: all))
      #expect(inTests == [], "\(options)")
    }
  }

  @Test func aHiddenTypeOfAnotherModuleHidesWhatIsDeclaredInIt() throws {
    let model = CompiledModel(
      """
      @_spi(Raw) import Base

      protocol Kinds { associatedtype Kind: Equatable }
      extension Node: Kinds { enum Kind: Equatable { case a(Int), b } }
      extension Leaf { struct Size { var width: Int } }
      """,
      beside: [
        "Base": "@_spi(Raw) public struct Node {}; public struct Leaf {}"
      ])
    let all = Set(Emission.allCases).subtracting([.laws])
    #expect(try model.complaintsInTests(by: Generator(emitting: all)) == [])
  }

  @Test func aSafePropertyOfAnUnsafeTypeCannotBeChangedSafely() {
    let generated = Generated(
      "struct A { @safe var a: UnsafeRawPointer; var b: Int }", by: Generator(emitting: [.lenses]))
    #expect(
      generated.messages == [
        "skipped 'A.a': '@safe' covers reading the property, but not changing it, because its type is "
          + "unsafe"
      ])
    #expect(generated.text.contains("_b"))
  }
}
