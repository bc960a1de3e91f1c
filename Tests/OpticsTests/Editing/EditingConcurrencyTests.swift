import Optics
import Testing

/// Edits with `await`, and of values that are not `Sendable`.
@Suite struct EditingConcurrencyTests {
  private struct Failure: Error, Equatable {}

  @Test func aBodyMayAwait() async throws {
    let edited = await editing(Cart.sample) { $0._lines[0]._quantity = await number() }
    #expect(edited.lines[0].quantity == 3)
    var cart = Cart.sample
    await edit(&cart) {
      $0._customer._name = "Bob"
      $0._payment._card?._number = "\(await number())"
    }
    #expect(cart.payment == .card(Card(number: "3", code: 2)))
    await #expect(throws: Failure()) {
      try await edit(&cart) {
        $0._customer._name = "Eve"
        $0._lines[0]._quantity = await number()
        throw Failure()
      }
    }
    #expect(cart.customer.name == "Eve" && cart.lines[0].quantity == 3)
    let synchronous = editing(cart) { $0._customer._name = "Dan" }
    #expect(synchronous.customer.name == "Dan")
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

  private func number() async -> Int {
    await Task.yield()
    return 3
  }
}

private final class Paper {}

/// A value that is not `Sendable`.
private struct Job {
  let number: Int
  let paper: Paper

  static var _number: Lens<Job, Int> {
    Lens(getter: { $0.number }, setter: { Job(number: $0, paper: $1.paper) })
  }
  static var _paper: Lens<Job, Paper> {
    Lens(getter: { $0.paper }, setter: { Job(number: $1.number, paper: $0) })
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
    edit(&job) {
      $0._number += 1
      $0._paper = Paper()
    }
    job = await editing(job) { $0._number = await yielded($0._number + 1) }
    cart = await editing(cart) { $0._lines[0]._quantity = await yielded(4) }
    return [job.number, cart.lines[0].quantity]
  }
}

@MainActor private final class MainDesk {
  private let step = 2
  private(set) var job = Job(number: 1, paper: Paper())

  func work() async {
    edit(&job) { $0._number += step }
    job = await editing(job) { $0._number = await yielded($0._number + step) + 1 }
  }
}
