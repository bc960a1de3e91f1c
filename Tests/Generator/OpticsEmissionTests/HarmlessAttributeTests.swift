import GeneratorTesting
import LensGenCore
import SwiftReading
import Testing

/// Tests attributes that change nothing for generated code.
@Suite struct HarmlessAttributeTests {
  @Test(arguments: [
    "@c enum A: Int { case a, b }", "@c(A) public enum A: Int { case a, b }",
    "@objc enum A: Int { @objc(AA) case a; case b }",
    "@diagnose(X, as: ignored) enum A { case a, b }",
    "enum A { @diagnose(X, as: ignored) case a; case b }",
    "struct A { @diagnose(X, as: ignored) var a: Int; let b: Int }",
    "public struct A { @_alwaysEmitIntoClient public let a: Int; @inline(__always) var b: Int }",
    "public struct A { @export(implementation) public let a: Int; var b: Int }",
    "struct A { let a: Int; let b: Int\n@diagnose(X, as: ignored)\n"
      + "init(a: Int, b: Int) { self.a = a; self.b = b } }",
  ])
  func eachPartHasAnOptic(declaration: String) {
    let generated = Generated(declaration)
    #expect(generated.messages == [])
    #expect(generated.members.names == ["_a", "_b"])
  }
}
