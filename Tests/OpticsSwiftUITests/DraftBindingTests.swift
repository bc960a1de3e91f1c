#if canImport(SwiftUI)
  import Optics
  import SwiftUI
  import Testing

  /// Tests SwiftUI's own bindings to the parts of a model of constants, as the views of `OrderForm` use them.
  @Suite struct DraftBindingTests {
    private let order = Variable(Order.sample)

    @Test func aConstantIsReadAndWritten() {
      let name = order.binding.draft.customer.name
      #expect(name.wrappedValue == "Ann")
      name.wrappedValue = "Bo"
      #expect(order.value == Order.sample.editing { $0.customer.name = "Bo" })
      #expect(name.wrappedValue == "Bo")
      #expect(order.writes == 1)
    }

    @Test func aFormGetsABindingOfItsOwnPart() {
      let address: Binding<Address> = order.binding.draft.customer.address
      address.draft.city.wrappedValue = "Bergen"
      #expect(order.value.customer.address == Address(city: "Bergen"))
      address.wrappedValue = Address(city: "Voss")
      #expect(order.value.customer.address == Address(city: "Voss"))
    }

    @Test func anEnumIsReadAndWritten() {
      order.binding.draft.shipping.wrappedValue = .express
      order.binding.draft.payment.wrappedValue = .cash
      order.binding.draft.isGift.wrappedValue = true
      #expect(order.value.shipping == .express)
      #expect(order.value.payment == .cash)
      #expect(order.value.isGift)
    }

    @Test func anOptionalIsReadAndWritten() {
      order.binding.draft.customer.phone.wrappedValue = nil
      order.binding.draft.customer.work.wrappedValue = Address(city: "Voss")
      #expect(order.value.customer.phone == nil)
      #expect(order.value.customer.work == Address(city: "Voss"))
    }

    @Test func anElementIsFoundByIndex() {
      order.binding.draft.lines[1].quantity.wrappedValue += 4
      order.binding.draft.lines[2].wrappedValue = Line(id: 1, note: "", quantity: 0)
      #expect(order.value.lines.map(\.quantity) == [1, 5, 0])
      #expect(order.value.lines.map(\.id) == [7, 8, 1])
    }

    @Test func aListBindsEachElement() {
      let lines = order.binding.draft.lines
      for line in lines { line.draft.quantity.wrappedValue += line.id }
      #expect(order.value.lines.map(\.quantity) == [8, 9, 10])
      lines.wrappedValue.append(Line(id: 1, note: "", quantity: 0))
      #expect(order.value.lines.map(\.id) == [7, 8, 9, 1])
    }

    @Test func anElementIsInsertedReplacedAndRemovedByItsIdentity() {
      order.binding.draft.lines[id: 8].wrappedValue = nil
      order.binding.draft.lines[id: 1].wrappedValue = Line(id: 1, note: "d", quantity: 1)
      order.binding.draft.lines[id: 9].wrappedValue = Line(id: 9, note: "e", quantity: 1)
      #expect(order.value.lines.map(\.note) == ["a", "e", "d"])
    }

    @Test func aValueIsFoundByItsKey() {
      order.binding.draft.prices["tea"].wrappedValue = nil
      order.binding.draft.prices["pot"].wrappedValue = Price(amount: 4)
      #expect(order.value.prices == ["pot": Price(amount: 4)])
    }

    @Test func theWholeIsWrittenOnce() {
      order.binding.draft.wrappedValue.customer.name = "Bo"
      #expect(order.value.customer.name == "Bo")
      #expect(order.writes == 1)
    }
  }
#endif
