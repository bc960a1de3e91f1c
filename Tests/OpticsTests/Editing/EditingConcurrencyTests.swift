import Optics
import Testing

/// Edits with `await`, and of values that are not `Sendable`.
@Suite struct EditingConcurrencyTests {
  private struct Failure: Error, Equatable {}

  @Test func aBodyMayAwait() async throws {
    let edited = await Cart.sample.editing { $0.lines[0].quantity = await number() }
    #expect(edited.lines[0].quantity == 3)
    var cart = Cart.sample
    let name = await cart.edit {
      $0.customer.name = "Bob"
      $0.payment.card?.number = "\(await number())"
      return $0.customer.name
    }
    #expect(name == "Bob" && cart.payment == .card(Card(number: "3", code: 2, uses: [3])))
    await #expect(throws: Failure()) {
      try await cart.edit {
        $0.customer.name = "Eve"
        $0.lines[0].quantity = await number()
        throw Failure()
      }
    }
    #expect(cart.customer.name == "Eve" && cart.lines[0].quantity == 3)
    let synchronous = cart.editing { $0.customer.name = "Dan" }
    #expect(synchronous.customer.name == "Dan")
  }

  @Test func errorsKeepTheirType() async {
    func edited() async throws(Failure) -> Cart {
      try await Cart.sample.editing { draft async throws(Failure) in
        draft.lines[0].quantity = await number()
        throw Failure()
      }
    }
    await #expect(throws: Failure()) { try await edited() }
  }

  @Test func anActorEditsItsOwnState() async {
    let desk = Desk()
    #expect(await desk.worked() == [3, 4])
  }

  @Test @MainActor func aViewModelEditsItsOwnState() async {
    let desk = MainDesk()
    await desk.work()
    #expect(desk.job.number == 6)
  }

  @Test func whatIsSendableStaysSo() async {
    let raise: @Sendable (inout Cart.Draft) -> Void = { $0.lines[0].quantity += 1 }
    let draft = Cart.sample.draft
    let lines = Cart.sample.lines.draft
    let gifts = Cart.sample.gifts.draft
    let counts = await Task {
      [draft.lines.count, lines.count, gifts.count, Cart.sample.editing(raise).lines[0].quantity]
    }.value
    #expect(counts == [2, 2, 1, 2])
  }

  private func number() async -> Int {
    await Task.yield()
    return 3
  }
}

private func yielded(_ number: Int) async -> Int {
  await Task.yield()
  return number
}

private actor Desk {
  private var cart = Cart.sample
  private var job = Job(number: 1, paper: Paper())

  func worked() async -> [Int] {
    job.edit {
      $0.number += 1
      $0.paper = Paper()
    }
    job = await job.editing { $0.number = await yielded($0.number + 1) }
    cart = await cart.editing { $0.lines[0].quantity = await yielded(4) }
    return [job.number, cart.lines[0].quantity]
  }
}

@MainActor private final class MainDesk {
  private let step = 2
  private(set) var job = Job(number: 1, paper: Paper())

  func work() async {
    job.edit { $0.number += step }
    job = await job.editing { $0.number = await yielded($0.number + step) + 1 }
  }
}
