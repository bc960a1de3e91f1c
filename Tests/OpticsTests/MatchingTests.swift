import Optics
import Testing

/// Tests optics as patterns.
@Suite struct MatchingTests {
  private enum Payment: Equatable {
    case cash
    case card(number: String)

    static var _cash: Prism<Payment, Void> {
      Prism(extract: { $0 == .cash ? () : nil }, embed: { .cash })
    }
    static var _card: Prism<Payment, String> {
      Prism(
        extract: { if case .card(let number) = $0 { number } else { nil } },
        embed: { .card(number: $0) })
    }
  }

  private func name(_ payment: Payment?) -> String {
    switch payment {
    case Payment?._some._card: "card"
    case Payment?._some._cash: "cash"
    default: "none"
    }
  }

  @Test func casesAreTold() {
    #expect(name(.cash) == "cash")
    #expect(name(.card(number: "1")) == "card")
    #expect(name(nil) == "none")
  }

  @Test func patternsOfIfAndFor() {
    var found = 0
    for case Payment._card in [.cash, .card(number: "1"), .card(number: "2")] as [Payment] {
      found += 1
    }
    #expect(found == 2)
    if case Payment._card = Payment.cash { Issue.record("cash is no card") }
    guard case [Int]._each = [1] else {
      Issue.record("an element is a part")
      return
    }
    if case [Int]._each = [Int]() { Issue.record("no element, no part") }
  }
}
