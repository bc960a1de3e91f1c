import GeneratorTesting
import Testing

@testable import SwiftModule
@testable import TestDataEmission

extension StandardRefinementTests {
  @Test func allRefinementsAreThoseOfTheStandardLibrary() {
    let names = LawfulProtocol.allCases.map(\.rawValue).filter { $0 != "Codable" }
    for name in names + ["Decodable", "Encodable"] {
      let refining = Toolchain.protocols.filter {
        !$0.key.hasPrefix("_") && $0.value.contains(name)
      }
      let known = StandardProtocol.refining(name).names
      #expect(
        known.intersection(KnownNames.standardProtocols).subtracting([name])
          == Set(refining.keys), "\(name)")
    }
  }
}
