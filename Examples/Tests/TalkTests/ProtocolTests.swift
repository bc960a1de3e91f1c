import FactoryProvider
import Testing

@testable import Talk

// The slides "Future Work (Protocol)". The extension of `Factory<any A>` that lens-gen writes with
// the stub does what the slides could not do. The mistakes on the slides are in the tests of the
// package, `CompileFailTests`, with the compiler's messages.

@Suite struct ProtocolTests {
  @Test("Not support protocol") func notSupportProtocol() {
    // Adapted: existential types are written with `any`.
    let a = Factory<any NotSupported.A>.provide()
    #expect(a is NotSupported.AStub)
  }

  @Test("Need concrete type") func needConcreteType() {
    let a = Factory<any NeedConcreteType.A>.provide()
    #expect(a is NeedConcreteType.AStub)
  }

  @Test("No problem using concrete type") func noProblemUsingConcreteType() {
    // Adapted: on the slide, `provide()` is that of the protocol, and terminates the process.
    struct B: NeedConcreteType.A {
      static func provide() -> B { B() }
    }
    let a: any NeedConcreteType.A = Factory<B>.provide()
    #expect(a is B)
  }
}
