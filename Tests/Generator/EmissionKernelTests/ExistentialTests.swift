import GeneratorTesting
import LensGenCore
import Testing

/// Sources may write `Error` for `any Error`; the code generated for a module that requires `any` may not.
@Suite struct ExistentialTests {
  @Test func anyStandsBeforeProtocols() {
    for name in ["Error", "Hashable", "LocalizedError", "Codable"] {
      let text = Generated("import Foundation; struct A { var a: \(name); var b: [\(name)?] }").text
      #expect(text.contains("static var _a: Lens<Self, any \(name)>"), "\(name)")
      #expect(text.contains("static var _b: Lens<Self, [(any \(name))?]>"), "\(name)")
    }
  }

  /// A common word may be the name of a type of another module, before which `any` is an error.
  @Test func notBeforeWhatMayBeATypeOfAnotherModule() {
    for name in ["Actor", "Clock", "Executor"] {
      #expect(
        Generated("import Films; struct A { var a: \(name) }").text
          .contains("static var _a: Lens<Self, \(name)>"), "\(name)")
    }
  }
}
