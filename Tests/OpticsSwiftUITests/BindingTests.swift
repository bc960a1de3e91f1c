#if canImport(SwiftUI)
  import Optics
  import SwiftUI
  import Testing

  @testable import OpticsSwiftUI

  /// Tests bindings that Swift cannot make alone, to a variable.
  ///
  /// Without SwiftUI, `Tests/Clients/SwiftUI` runs these tests with a stand-in.
  @Suite struct BindingTests {
    private let order = Variable(Order.sample)

    @Test func anOptionalIsUnwrapped() throws {
      let phone = try #require(order.binding.draft.customer.phone.unwrapped())
      phone.wrappedValue = "2"
      #expect(order.value.customer.phone == "2")
      order.binding.draft.customer.phone.wrappedValue = nil
      #expect(order.binding.draft.customer.phone.unwrapped() == nil)
      let writes = order.writes
      phone.wrappedValue = "late"
      #expect(phone.wrappedValue == "1")
      #expect(order.value.customer.phone == nil)
      #expect(order.writes == writes)
    }

    @Test func aPathLeadsThroughAnOptional() throws {
      #expect(order.binding.draft.customer.work.unwrapped() == nil)
      order.value = order.value.editing { $0.customer.work = Address(city: "Oslo") }
      let city = try #require(order.binding.draft.customer.work.unwrapped()).draft.city
      city.wrappedValue = "Bergen"
      #expect(order.value.customer.work == Address(city: "Bergen"))
      #expect(order.value.customer.address == Address(city: "Oslo"))
    }

    @Test func aPayloadThatIsGoneIsNotWritten() throws {
      let number = try #require(order.binding.draft.payment.card.unwrapped()).draft.number
      number.wrappedValue = "4343"
      #expect(order.value.payment == .card(Card(number: "4343")))
      order.value = order.value.editing { $0.payment = .cash }
      let writes = order.writes
      number.wrappedValue = "late"
      #expect(number.wrappedValue == "4242")
      #expect(order.value.payment == .cash)
      #expect(order.writes == writes)
    }

    @Test func aLabeledPayloadIsReadAndWritten() throws {
      order.value = order.value.editing { $0.payment = .transfer(iban: "NO1", days: 14) }
      let transfer = try #require(order.binding.draft.payment.transfer.unwrapped())
      transfer.days.wrappedValue += 16
      transfer.iban.wrappedValue = "NO2"
      #expect(order.value.payment == .transfer(iban: "NO2", days: 30))
    }

    @Test func anElementIsFollowedByItsIdentity() throws {
      let note = try #require(order.binding.draft.lines[id: 8].unwrapped()).draft.note
      order.value = order.value.editing { $0.lines.removeFirst() }
      note.wrappedValue = "d"
      #expect(order.value.lines.map(\.note) == ["d", "c"])
      order.value = order.value.editing { $0.lines.removeFirst() }
      note.wrappedValue = "late"
      #expect(order.value.lines.map(\.note) == ["c"])
      #expect(note.wrappedValue == "b")
    }

    @Test func aSheetIsEndedByNil() {
      let editor = order.binding.draft.sheet[Sheet._editor]
      #expect(editor.wrappedValue == Line(id: 7, note: "a", quantity: 1))
      editor.wrappedValue = nil
      #expect(order.value.sheet == nil)
    }

    @Test func theEndOfOneSheetIsNotThatOfTheNext() {
      let editor = order.binding.draft.sheet[Sheet._editor]
      order.value = order.value.editing { $0.sheet = .help }
      editor.wrappedValue = nil
      editor.wrappedValue = Line(id: 7, note: "late", quantity: 1)
      #expect(order.value.sheet == .help)
      #expect(order.writes == 0)
    }

    @Test func theContentOfASheetIsEditedUntilItEnds() throws {
      let sheet = order.binding.draft.sheet
      let note = try #require(sheet[Sheet._editor].unwrapped()).draft.note
      note.wrappedValue = "b"
      #expect(order.value.sheet == .editor(Line(id: 7, note: "b", quantity: 1)))
      sheet.wrappedValue = .help
      note.wrappedValue = "late"
      #expect(order.value.sheet == .help)
      #expect(note.wrappedValue == "a")
    }

    @Test func aSheetWithoutAPayloadIsPresentedOrNot() {
      let help = order.binding.draft.sheet[Sheet._help].isPresented()
      #expect(!help.wrappedValue)
      help.wrappedValue = true
      #expect(order.value.sheet == Order.sample.sheet)
      order.value = order.value.editing { $0.sheet = .help }
      #expect(help.wrappedValue)
      help.wrappedValue = false
      #expect(order.value.sheet == nil)
    }

    @Test func aDefaultStandsForNone() {
      let phone = order.binding.draft.customer.phone[String?._non("")]
      phone.wrappedValue = ""
      #expect(order.value.customer.phone == nil)
      #expect(phone.wrappedValue == "")
      phone.wrappedValue = "2"
      #expect(order.value.customer.phone == "2")
    }

    @Test func aMembershipIsReadAndWritten() {
      let likesTea = order.binding.draft.customer.interests[Set._contains("tea")]
      #expect(likesTea.wrappedValue)
      likesTea.wrappedValue = false
      #expect(order.value.customer.interests.isEmpty)
    }

    @Test func anotherFormIsReadAndWritten() {
      let count = Variable(3)
      let text = count.binding[Iso(get: { Double($0) }, embed: { Int($0) })]
      text.wrappedValue += 1.5
      #expect(count.value == 4)
    }

    @Test func aTransactionReachesTheVariable() throws {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      func check(_ write: (Binding<Order>) throws -> Void) rethrows {
        order.value = .sample
        order.disabledAnimations = []
        try write(order.binding.transaction(transaction))
        #expect(order.disabledAnimations == [true])
      }
      check { $0.draft.customer.name.wrappedValue = "Bo" }
      check { $0.draft.customer.phone[String?._non("")].wrappedValue = "" }
      try check { try #require($0.draft.customer.phone.unwrapped()).wrappedValue = "2" }
      try check { try #require($0.draft.payment.card.unwrapped()).draft.number.wrappedValue = "1" }
      check { $0.draft.sheet[Sheet._editor].wrappedValue = nil }
      check { $0.draft.sheet.isPresented().wrappedValue = false }
      check { $0.draft.lines[1].note.wrappedValue = "d" }
      order.disabledAnimations = []
      let phone = try #require(order.binding.draft.customer.phone.unwrapped())
      phone.transaction(transaction).wrappedValue = "2"
      phone.wrappedValue = "3"
      #expect(order.disabledAnimations == [true, false])
    }
  }
#endif
