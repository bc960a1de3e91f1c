import FactoryProvider
import Testing

@testable import Talk

// The slides "Future Work (Protocol)". What they could not do, the extension of `Factory<any A>` does
// that lens-gen writes with the stub. The mistakes on the slides are, with the compiler's messages,
// in the tests of the package: `CompileFailTests`.

@Suite struct ProtocolTests {
  @Test("Not support protocol") func notSupportProtocol() {
    // Adapted: a protocol as a type is written `any`.
    let a = Factory<any NotSupported.A>.provide()
    #expect(a is NotSupported.AStub)
  }

  @Test("Need concrete type") func needConcreteType() {
    let a = Factory<any NeedConcreteType.A>.provide()
    #expect(a is NeedConcreteType.AStub)
  }

  @Test("No problem using concrete type") func noProblemUsingConcreteType() {
    // Adapted: on the slide, `provide()` is that of the protocol, and ends the process.
    struct B: NeedConcreteType.A {
      static func provide() -> B { B() }
    }
    let a: any NeedConcreteType.A = Factory<B>.provide()
    #expect(a is B)
  }
}
