import GeneratorTesting
import LensGenCore
import Testing

/// `Swift::String` is the type of that module, whatever else has its name.
@Suite struct ModuleSelectorTests {
  /// Wherever a type can stand, beside types of the model with the same names.
  private static let model = """
    import Foundation
    struct String: Equatable { let own: Int }
    struct Int64: Equatable { let a: Int }
    struct Set<E> { let e: E }
    struct Inner: Equatable { let a: Int }
    enum Failure: Swift::Error { case one(Swift::Int64), two(own: String, Swift::String) }
    struct Outer: Swift::Equatable {
      struct Inner: Equatable { let b: Int }
      let x: Swift::String
      let y: Model::Inner
      let z: Inner
      let array: Swift::Array<Swift::Int64>
      let set: Swift::Set<Swift::String>?
      let optional: Swift::Optional<Swift::Int64>
      let date: Foundation::Date
      let dictionary: [Swift::String: (Swift::Int64, label: Swift::String)]
      var kept: Swift::Int64 = Swift::Int64(3)
      static func == (left: Self, right: Self) -> Bool { left.x == right.x }
    }
    struct Unusual {
      let encoding: Swift::String.Foundation::Encoding
      let error: any Swift::Error
      let both: any Swift::Error & Swift::Sendable
      let closure: @Swift::MainActor (inout Swift::Int64) throws(Model::Failure) -> Model::Inner
      let type: Swift::String.Type
    }
    let b = 3
    struct Global { let b: Int; init(b: Int) { self.b = Model::b } }
    extension Model::Outer { struct Added: Swift::Equatable { let v: Swift::Int64 } }
    extension Swift::Int64 { struct Part: Equatable { let q: Swift::String } }
    extension Swift::Array { struct Part { let q: Element } }
    struct OfParts { let own: Swift::Int64.Part; let array: Swift::Array<Swift::Int>.Part }
    @Swift::MainActor struct Isolated { let q: Swift::String }
    struct Generic<T: Swift::Hashable> where T: Swift::Codable { let t: T; let s: Swift::String }
    enum Raw: Swift::String { case a }
    protocol Store: Swift::Sendable {
      associatedtype Key: Swift::Hashable where Key == Swift::Int64
      var inner: Model::Inner { get }
      func text<X: Swift::Hashable>(of x: X, _ own: String, at key: Key) -> Swift::String
      func fail(_ error: any Swift::Error) throws(Model::Failure)
    }
    """

  @Test func whatIsGeneratedMeansTheSame() throws {
    let all = Set(Emission.allCases)
    let model = CompiledModel(Self.model)
    let complaints = try model.complaints(by: Generator(emitting: all.subtracting([.laws])))
    #expect(complaints == [])
    let inTests = try model.complaintsInTests(by: Generator(emitting: all))
    #expect(inTests == [])
  }

  @Test func theTypeIsKnown() {
    let generated = Generated(Self.model, by: Generator(emitting: [.lenses, .prisms, .factories]))
    for optic in [
      "var _x: Lens<Self, Swift::String>", "var _y: Lens<Self, Model::Inner>",
      "var _z: Lens<Self, Inner>", "var _array: Lens<Self, Swift::Array<Swift::Int64>>",
      "var _encoding: Lens<Self, Swift::String.Foundation::Encoding>",
      "var _q: Lens<Self, Swift::String>", "var _two: Prism<Self, (own: String, Swift::String)>",
    ] {
      #expect(generated.text.contains("static \(optic)"), "\(optic)")
    }
    // What is known of the standard library's type is known of it with its module.
    for value in [
      "y: Model::Inner = .provide()", "set: Swift::Set<Swift::String>? = .provide()",
      "own: Swift::Int64.Part = .provide()",
    ] {
      #expect(generated.text.contains(value), "\(value)")
    }
  }

  /// After a module, a name is that of no parameter, so an initializer does not store its argument.
  @Test func aGlobalValueIsNoParameter() {
    let generated = Generated(
      "let b = 3; struct A { let b: Int; init(b: Int) { self.b = Model::b } }")
    #expect(generated.text == "")
    #expect(generated.messages.first?.hasPrefix("skipped 'A.b'") == true)
  }

  @Test func macrosOfThisPackageAreKnown() {
    let plain = Generated("@Optics struct A { let b: Int; @OpticsIgnored let c: Int }")
    let qualified = Generated(
      "@OpticsMacros::Optics struct A { let b: Int; @OpticsMacros::OpticsIgnored let c: Int }")
    #expect(qualified.text == plain.text)
    #expect(qualified.messages == plain.messages)
  }

  @Test func whatIsDeprecatedOrUnsafeIsSoWithItsModule() {
    let old = Generated("@available(*, deprecated) struct Old {}; struct A { let old: Model::Old }")
    #expect(old.text == "")
    let unsafe = Generated("struct A { let pointer: Swift::UnsafePointer<Swift::Int> }")
    let plain = Generated("struct A { let pointer: UnsafePointer<Int> }")
    let written = unsafe.text.replacing("Swift::", with: "")
    #expect(written == plain.text)
  }
}
