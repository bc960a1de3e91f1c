import Optics
import Testing

/// Tests key paths that write through constants: what bindings take, and whatever else takes one.
@Suite struct KeyPathTests {
  private typealias Path<Part> = any WritableKeyPath<Order, Part> & Sendable

  @Test func aPathReadsAndWritesAConstant() {
    let path: WritableKeyPath<Order, String> = \.draft.customer.address.city
    var order = Order.sample
    #expect(order[keyPath: path] == "Oslo")
    order[keyPath: path] += "!"
    #expect(order == Order.sample.editing { $0.customer.address.city = "Oslo!" })
  }

  @Test func pathsAreEqualAndHashable() {
    let name: WritableKeyPath<Order, String> = \.draft.customer.name
    let same: WritableKeyPath<Order, String> = \.draft.customer.name
    let city: WritableKeyPath<Order, String> = \.draft.customer.address.city
    #expect(name == same)
    #expect(name.hashValue == same.hashValue)
    #expect(name != city)
    #expect(Set<AnyKeyPath>([name, same, city]).count == 2)
    #expect([name: 1, city: 2][same] == 1)
  }

  @Test func pathsToElementsDifferByTheirIndex() {
    let first: WritableKeyPath<Order, Int> = \.draft.lines[0].quantity
    let same: WritableKeyPath<Order, Int> = \.draft.lines[0].quantity
    let second: WritableKeyPath<Order, Int> = \.draft.lines[1].quantity
    let seventh: WritableKeyPath<Order, Line?> = \.draft.lines[id: 7]
    let eighth: WritableKeyPath<Order, Line?> = \.draft.lines[id: 8]
    let tea: WritableKeyPath<Order, Price?> = \.draft.prices["tea"]
    let pot: WritableKeyPath<Order, Price?> = \.draft.prices["pot"]
    #expect(first == same && first != second)
    #expect(Set<AnyKeyPath>([first, same, second, seventh, eighth, tea, pot]).count == 6)
  }

  @Test func theTwoVariablesOfAPartAreTwoPaths() {
    let value: WritableKeyPath<Order, Customer> = \.draft.customer
    let draft: WritableKeyPath<Order, Customer.Draft> = \.draft.customer
    #expect(value as AnyKeyPath != draft as AnyKeyPath)
    let name: WritableKeyPath<Order, String> = \.draft.customer.name
    #expect(draft.appending(path: \.name) == name)
  }

  @Test func pathsAreStoredAndUsedInALoop() {
    let paths: [Path<String>] = [\.draft.customer.name, \.draft.customer.address.city]
    var order = Order.sample
    for path in paths { order[keyPath: path] = order[keyPath: path].uppercased() }
    #expect(order.customer.name == "ANN")
    #expect(order.customer.address.city == "OSLO")
  }

  @Test func pathsAreSentToATask() async {
    let path: Path<Int> = \.draft.lines[1].quantity
    let order = await Task {
      var order = Order.sample
      order[keyPath: path] += 4
      return order
    }.value
    #expect(order.lines.map(\.quantity) == [1, 5, 1])
  }

  @Test func pathsLeadToEachPart() {
    func set<Part>(_ path: WritableKeyPath<Order, Part>, _ part: Part) -> Order {
      var order = Order.sample
      order[keyPath: path] = part
      return order
    }
    #expect(set(\.draft.customer.address, Address(city: "")).customer.address.city == "")
    #expect(set(\.draft.customer.phone, nil).customer.phone == nil)
    #expect(set(\.draft.shipping, .express).shipping == .express)
    #expect(set(\.draft.payment, .cash).payment == .cash)
    #expect(set(\.draft.payment.card, Card(number: "1")).payment == .card(Card(number: "1")))
    #expect(set(\.draft.lines, []).lines.isEmpty)
    #expect(set(\.draft.lines[1].note, "d").lines.map(\.note) == ["a", "d", "c"])
    #expect(set(\.draft.lines[id: 8], nil).lines.map(\.id) == [7, 9])
    #expect(set(\.draft.prices["tea"], nil).prices.isEmpty)
    #expect(set(\.draft.customer.interests, []).customer.interests.isEmpty)
    #expect(set(\.self.draft.isGift, true).isGift)
    #expect(set(\.draft.whole, .sample) == .sample)
  }

  @Test func aPathIsALens() {
    let name: Lens<Order, String> = Lens(\.draft.customer.name)
    #expect(Lens(\Order.draft.customer.name).get(.sample) == "Ann")
    #expect(name.get(.sample) == "Ann")
    #expect(name.set("Bo", .sample).customer.name == "Bo")
    let quantity = Lens<Order, Int>(\.draft.lines[0].quantity)
    #expect((Order.sample |> quantity %~ { $0 + 2 }).lines[0].quantity == 3)
    let notes = Order._lines._each * Lens<Line, String>(\.draft.note)
    #expect(notes.all(.sample) == ["a", "b", "c"])
    #expect(notes.set("", .sample).lines.map(\.note) == ["", "", ""])
  }

  @Test func aPathIsAFunction() {
    #expect([Order.sample, .sample].map(\.draft.customer.name) == ["Ann", "Ann"])
    #expect([Order.sample].map(\.draft.lines[0].quantity) == [1])
    #expect([Order.sample].compactMap(\.draft.payment.card?.number) == ["4242"])
  }

  /// Swift has no writable key path behind `?`, through variables either.
  @Test func aPathBehindAQuestionMarkReads() {
    let number: KeyPath<Order, String?> = \.draft.payment.card?.number
    let city: KeyPath<Order, String?> = \.draft.customer.work?.city
    #expect(Order.sample[keyPath: number] == "4242")
    #expect(Order.sample[keyPath: city] == nil)
    #expect(!(number is WritableKeyPath<Order, String?>))
    #expect(number == \Order.draft.payment.card?.number)
    let card: WritableKeyPath<Order, Card?> = \.draft.payment.card
    var order = Order.sample
    order[keyPath: card]?.draft.number = "1"
    #expect(order.payment == .card(Card(number: "1")))
  }

  /// Without a type, a literal leads through the values, whose properties are constants.
  @Test func aLiteralWithoutATypeReads() {
    let name = \Order.draft.customer.name
    #expect(!(name is WritableKeyPath<Order, String>))
    #expect(Order.sample[keyPath: name] == "Ann")
    let customer = \Order.draft.customer
    #expect(customer as AnyKeyPath is WritableKeyPath<Order, Customer>)
    let written: WritableKeyPath<Order, String> = \Order.draft.customer.name
    #expect(name as AnyKeyPath != written as AnyKeyPath)
  }

  @Test func aPathIsWrittenInPlace() {
    func append(_ path: WritableKeyPath<Order, [Line]>, to order: inout Order) {
      order[keyPath: path].append(Line(id: 1, note: "d", quantity: 1))
    }
    var order = Order.sample
    append(\.draft.lines, to: &order)
    #expect(order.lines.count == 4)
    order.draft.lines.reserveCapacity(100)
    let address = order.lines.withUnsafeBufferPointer(\.baseAddress)
    order.draft.lines.append(Line(id: 2, note: "e", quantity: 1))
    order.draft.lines[0].quantity += 1
    #expect(order.lines.withUnsafeBufferPointer(\.baseAddress) == address)
  }
}
