import GeneratorTesting
import LensGenCore
import Testing

/// Tests the lenses of properties with observers.
@Suite struct ObserverTests {
  private func generated(_ emissions: Set<Emission>, _ snippet: String) -> Generated {
    Generated(snippet, by: Generator(emitting: emissions))
  }

  @Test func anObserverThatOnlyLooksKeepsItsLens() {
    let cases: [String] = [
      "didSet { if n != oldValue { print(n) } }", "willSet { assert(newValue > 0) }",
      "didSet { var sum = 0; sum += n; Log.shared.note(sum) }", "didSet(old) { _ = old + n }",
      "didSet { if var last = [n].last { last += 1; last.negate() } }",
      "didSet { for var k in [n] { k += 1 } }",
      "didSet { guard var k = Int(\"\") else { return }; k += 1 }",
      "didSet { switch n { case var k: k += 1 } }",
    ]
    for observer in cases {
      let generated = generated(
        [.lenses], "struct A { var m: Int = 0; var n: Int { \(observer) } }")
      #expect(generated.members.names == ["_m", "_n"], "\(observer)")
    }
  }

  @Test func anObserverThatMayChangeTheValueCostsTheLens() {
    let cases: [String] = [
      "didSet { n = 0 }", "didSet { self.n += 1 }", "didSet { self = A(n: 1) }",
      "didSet { m += 1 }",
      "didSet { reset() }", "didSet { swap(&n, &m) }", "didSet { m.negate() }", "didSet { n++ }",
      // Elsewhere, the name is that of a variable of the code.
      "didSet { if let n = Int(\"\") { print(n) }; n = 0 }",
      "didSet { if let n = Int(\"\") { print(n) } else { n = 0 } }",
      "didSet { guard var n = Int(\"\") else { n = 0; return } }",
      "didSet { for m in [1] { print(m) }; m.negate() }",
      "didSet { do { var n = 0; n += 1 }; n += 1 }",
      "didSet { switch n { case let m: print(m) }; m = 0 }", "didSet { n = 0; var n = 1; n += 1 }",
    ]
    for observer in cases {
      let generated = generated(
        [.lenses], "struct A { var m: Int = 0; var n: Int { \(observer) } }")
      #expect(generated.members.names == ["_m"], "\(observer)")
      #expect(
        generated.messages.map { $0.prefix(while: { $0 != ";" }) }
          == ["skipped 'A.n': its observer may change the new value"],
        "\(observer)")
    }
  }
}
