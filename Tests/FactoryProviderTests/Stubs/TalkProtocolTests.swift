import FactoryProvider
import Testing

// The slides "Future Work (Protocol)" of the talk on generated factories (iOSDC 2018). What they
// could not do, the extension of `Factory<any A>` does that lens-gen writes with the stub.

@Suite struct TalkProtocolTests {
  @Test func notSupportProtocol() {
    // protocol A {}
    // Type 'A' does not conform to protocol 'Providable'
    let a = Factory<any Talk.A>.provide()
    #expect(a is Talk.AStub)
  }

  @Test func needConcreteType() {
    // protocol A: Providable {}
    // Using 'A' as a concrete type conforming to protocol 'Providable' is not supported
    let a = Factory<any Talk.ProvidableA>.provide()
    #expect(a is Talk.ProvidableAStub)
  }

  @Test func noProblemUsingConcreteType() {
    // The slide's `provide()` ends the process, and is written for the protocol.
    struct B: Talk.ProvidableA {
      static func provide() -> B { B() }
    }
    let a: any Talk.ProvidableA = Factory<B>.provide()
    #expect(a is B)
  }
}
