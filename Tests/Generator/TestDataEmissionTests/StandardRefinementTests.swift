import GeneratorTesting
import LensGenCore
import Testing

@testable import SwiftModule
@testable import TestDataEmission

/// Which protocols refine which, compared with the interface of the standard library.
@Suite struct StandardRefinementTests {
  /// Nothing but `Codable` and protocols of Foundation is beside those of the standard library.
  @Test func theOthersAreOfFoundation() {
    let all = StandardProtocol.refinements.values.reduce(Set()) { $0.union($1) }
    #expect(
      all.subtracting(KnownNames.standardProtocols).subtracting(KnownNames.foundationProtocols)
        == ["Codable"])
  }

  /// Each synthesized conformance is checked by a function that the type can be passed to.
  @Test func theLawsOfAllStandardProtocolsCompile() throws {
    let model = CompiledModel(
      """
      struct Flags: OptionSet { let rawValue: Int }
      struct Size: Comparable { let n: Int; static func < (a: Size, b: Size) -> Bool { a.n < b.n } }
      struct Step: Strideable {
        let n: Int
        func distance(to other: Step) -> Int { other.n - n }
        func advanced(by n: Int) -> Step { Step(n: self.n + n) }
      }
      enum Kind: String, CaseIterable, Codable { case a, b }
      struct Vector: AdditiveArithmetic {
        let x: Int
        static let zero = Vector(x: 0)
        static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x) }
        static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x) }
      }
      struct Item: Identifiable, Hashable, Codable { let id: Int; let flags: Flags.RawValue }
      struct Code: RawRepresentable, Hashable { let rawValue: String }
      """)
    var generator = Generator(emitting: [.lenses, .prisms, .arbitrary, .laws])
    generator.laws.includesSynthesized = true
    let found = try model.complaintsInTests(by: generator)
    #expect(found == [])
  }
}
