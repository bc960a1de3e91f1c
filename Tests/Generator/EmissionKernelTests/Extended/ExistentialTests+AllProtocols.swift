import GeneratorTesting
import LensGenCore
import Testing

extension ExistentialTests {
  /// Every protocol of the standard library, and of Foundation.
  @Test func anyStandsBeforeAllProtocols() {
    #if os(Linux)
      let foundation = Toolchain.foundation.filter { $0.isProtocol && $0.path.count == 1 }
        .map { $0.path[0] }
    #else
      let foundation = ["LocalizedError", "NSCopying", "NSObjectProtocol"]
    #endif
    let protocols = (Array(Toolchain.protocols.keys) + foundation + ["Codable"])
      .filter { !$0.hasPrefix("_") }
    #expect(protocols.count > 80)
    let properties = protocols.map { "var a\($0): \($0); var b\($0): [\($0)?]" }
    let text = Generated("import Foundation; struct A { \(properties.joined(separator: "; ")) }")
      .text
    for name in protocols {
      #expect(text.contains("static var _a\(name): Lens<Self, any \(name)>"), "\(name)")
      #expect(text.contains("static var _b\(name): Lens<Self, [(any \(name))?]>"), "\(name)")
    }
  }
}
