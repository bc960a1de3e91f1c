import Optics
import Testing

/// Tests that an edit finds uniquely referenced storage, through constants, too.
@Suite struct InPlaceEditingTests {
  @Test func arraysKeepTheirStorage() {
    expectInPlace(at: \.stock.counts) { $0.stock.counts.append(1) }
    expectInPlace(at: \.stock.counts) { $0.stock.counts[0] = 1 }
    expectInPlace(at: \.stock.counts) { $0.stock.counts.sort() }
    expectInPlace(at: \.stock.best.tags) { $0.stock.best.tags.append("") }
    expectInPlace(at: \.lines) { $0.lines.append($0.lines[0]) }
    expectInPlace(at: \.lines) { $0.lines[0].quantity += 1 }
    expectInPlace(at: \.lines) { $0.lines[0] = Line(sku: "", quantity: 1, tags: []) }
    expectInPlace(at: \.lines) { $0.lines.swapAt(0, 1) }
    expectInPlace(at: \.lines) { $0.lines.sort { $0.sku > $1.sku } }
    expectInPlace(at: \.lines) { $0.lines.removeLast() }
  }

  @Test func arraysInPartsKeepTheirStorage() {
    let line = Line(sku: "n", quantity: 1, tags: [])
    expectInPlace(at: \.lines[1].tags) { $0.lines[1].tags.append("") }
    expectInPlace(at: \.lines[1].tags) { $0.lines[1].tags[0] = "" }
    expectInPlace(at: \.lines[0].tags) { $0.lines[id: "a"]?.tags.append("") }
    expectInPlace(at: \.lines) { $0.lines[id: "a"]?.tags.append("") }
    expectInPlace(at: \.lines) { $0.lines[id: "n"] = line }
    expectInPlace(at: \.lines) { $0.lines[id: "a"] = nil }
    expectInPlace(at: { $0.gifts["bob", default: line].tags }) { $0.gifts["bob"]?.tags.append("") }
    expectInPlace(at: { $0.gifts["bob", default: line].tags }) {
      $0.gifts["bob", default: line].tags.append("")
    }
    expectInPlace(at: \.payment.uses) { $0.payment.card?.uses.append(1) }
    expectInPlace(at: \.payment.uses) { $0.payment.card?.uses[0] = 1 }
    expectInPlace(at: \.stock.counts) { $0.stock.modify(Stock._counts) { $0.append(1) } }
    expectInPlace(at: \.stock.best.tags) { $0.stock.modify(Stock._best) { $0.tags.append("") } }
    expectInPlace(at: \.lines) { $0.lines.modify([Line]._each) { $0.quantity += 1 } }
    expectInPlace(at: \.lines) { $0.customer.edit { $0.name = "" } }
  }

  @Test func payloadsKeepTheirStorage() {
    var payment = Payment.codes([1])
    payment.edit { $0.codes?.reserveCapacity(100) }
    let before = address(of: payment.draft.codes ?? [])
    for _ in 0..<2 { payment.edit { $0.codes?.append(1) } }
    payment.draft.codes?.append(2)
    #expect(address(of: payment.draft.codes ?? []) == before)
    #expect(payment == .codes([1, 1, 1, 2]))
  }

  @Test func statementsWithoutAClosureKeepTheStorage() {
    var cart = Cart.roomy
    let addresses = cart.storage
    cart.draft.lines[0].tags.append("")
    cart.draft.stock.counts.append(1)
    cart.draft.payment.card?.uses.append(1)
    cart.draft.gifts["bob"]?.tags.append("")
    cart.draft.lines[id: "b"]?.tags.append("")
    #expect(cart.storage == addresses)
  }

  @Test func elementsOfCollectionsKeepTheirStorage() {
    var lines = Cart.roomy.lines
    lines.edit { $0.reserveCapacity(10) }
    for index in lines.indices { lines[index].draft.tags.reserveCapacity(10) }
    let addresses = [address(of: lines)] + lines.map { address(of: $0.tags) }
    lines.edit {
      $0[0].tags.append("")
      $0[id: "b"]?.tags.append("")
      $0[id: "a"]?.quantity += 1
      for index in $0.indices { $0[index].tags.append("") }
    }
    #expect([address(of: lines)] + lines.map { address(of: $0.tags) } == addresses)
    var keyed = ["a": lines]
    keyed["a"]?.reserveCapacity(10)
    let first = address(of: keyed["a"]!)
    keyed.edit {
      $0["a"]?[0].quantity = 1
      $0["a", default: []].append(lines[0])
    }
    #expect(address(of: keyed["a"]!) == first)
    var optional: Line? = lines[0]
    optional.edit { $0?.tags.reserveCapacity(10) }
    let tags = address(of: optional!.tags)
    optional.edit { $0?.tags.append("") }
    #expect(address(of: optional!.tags) == tags)
  }

  @Test func aCopyIsMadeOnce() {
    let cart = Cart.roomy
    var addresses: [Int] = []
    let edited = cart.editing {
      $0.stock.counts[0] = 1
      for _ in 0..<3 {
        $0.stock.counts[0] += 1
        addresses.append(address(of: $0.stock.counts))
      }
    }
    #expect(Set(addresses) == [address(of: edited.stock.counts)])
    #expect(address(of: cart.stock.counts) != address(of: edited.stock.counts))
  }
}

/// Expects that a change, made twice, leaves an array where it is.
private func expectInPlace<Element>(
  at array: (Cart) -> [Element], location: SourceLocation = #_sourceLocation,
  _ change: (inout Cart.Draft) -> Void
) {
  var cart = Cart.roomy
  let before = address(of: array(cart))
  cart.edit(change)
  #expect(address(of: array(cart)) == before, sourceLocation: location)
  cart.edit { change(&$0) }
  #expect(address(of: array(cart)) == before, sourceLocation: location)
}

extension Cart {
  /// A cart whose arrays have room for more elements, so that only a copy moves them.
  fileprivate static var roomy: Cart {
    func roomy<Element>(_ elements: [Element]) -> [Element] {
      var elements = elements
      elements.reserveCapacity(100)
      return elements
    }
    func line(_ sku: String) -> Line { Line(sku: sku, quantity: 1, tags: roomy(["", ""])) }
    return Cart(
      customer: Cart.sample.customer,
      payment: .card(Card(number: "", code: 1, uses: roomy([1, 2]))),
      lines: roomy(["a", "b", "c", "d"].map(line)), notes: [:], gifts: ["bob": line("g")],
      stock: Stock(counts: roomy([2, 1]), best: line("s")), addresses: [])
  }

  fileprivate var storage: [Int] {
    [
      address(of: lines), address(of: stock.counts), address(of: payment.uses),
      address(of: gifts["bob"]?.tags ?? []),
    ] + lines.map { address(of: $0.tags) }
  }
}

extension Payment {
  fileprivate var uses: [Int] { if case .card(let card) = self { card.uses } else { [] } }
}

/// Returns the address of an array's elements, to detect copies.
private func address<Element>(of array: [Element]) -> Int {
  array.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
}
