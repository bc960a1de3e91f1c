#if canImport(SwiftUI)
  import Optics
  import SwiftUI
  import Testing

  @testable import OpticsSwiftUI

  /// Tests bindings through optics to a variable.
  ///
  /// Without SwiftUI, `Tests/Clients/SwiftUI` runs these tests with a stand-in.
  @Suite struct BindingTests {
    private let order = Variable(Order.sample)

    @Test func aLensReadsAndWritesAConstant() {
      let name = order.binding[Order._customer._name]
      #expect(name.wrappedValue == "Ann")
      name.wrappedValue = "Bo"
      #expect(order.value.customer == Customer(name: "Bo", phone: "1"))
      #expect(name.wrappedValue == "Bo")
    }

    @Test func anIsoReadsAndWrites() {
      let count = Variable(3)
      let text = count.binding[Iso(get: { Double($0) }, embed: { Int($0) })]
      text.wrappedValue += 1.5
      #expect(count.value == 4)
    }

    @Test func aLensAfterALensIsTheirComposition() {
      order.binding[Order._customer][Customer._name].wrappedValue = "Bo"
      #expect(order.value.customer.name == "Bo")
    }

    @Test func anOptionalIsUnwrapped() throws {
      let phone = try #require(order.binding[Order._customer._phone._some])
      phone.wrappedValue = "2"
      #expect(order.value.customer.phone == "2")
      order.binding[Order._customer._phone].wrappedValue = nil
      #expect(order.binding[Order._customer._phone._some] == nil)
      #expect(phone.wrappedValue == "1")
    }

    @Test func aCaseThatIsGoneIsNotWritten() throws {
      let sheet = Variable(Sheet.editor(Line(id: 7, note: "a")))
      let editor = try #require(sheet.binding[Sheet._editor])
      editor.wrappedValue.note = "b"
      #expect(sheet.value == .editor(Line(id: 7, note: "b")))
      sheet.value = .help
      let writes = sheet.writes
      editor.wrappedValue.note = "late"
      #expect(sheet.value == .help)
      #expect(sheet.writes == writes)
    }

    @Test func aSheetIsEndedByNil() {
      let editor = order.binding[Order._sheet][Sheet._editor]
      #expect(editor.wrappedValue == Line(id: 7, note: "a"))
      editor.wrappedValue = nil
      #expect(order.value.sheet == nil)
    }

    @Test func theEndOfOneSheetIsNotThatOfTheNext() {
      let editor = order.binding[Order._sheet][Sheet._editor]
      order.value.sheet = .help
      editor.wrappedValue = nil
      editor.wrappedValue = Line(id: 7, note: "late")
      #expect(order.value.sheet == .help)
      #expect(order.writes == 0)
    }

    @Test func aSheetWithoutAPayloadIsPresentedOrNot() {
      let help = order.binding[Order._sheet][Sheet._help].isPresented()
      #expect(!help.wrappedValue)
      help.wrappedValue = true
      #expect(order.value.sheet == Order.sample.sheet)
      order.value.sheet = .help
      #expect(help.wrappedValue)
      help.wrappedValue = false
      #expect(order.value.sheet == nil)
    }

    @Test func partsAreReadAndWritten() {
      let notes = order.binding[Order._lines._each._note]
      #expect(notes.map(\.wrappedValue) == ["a", "b", "c"])
      notes[1].wrappedValue = "d"
      #expect(order.value.lines.map(\.note) == ["a", "d", "c"])
    }

    @Test func partsWithoutIdentityStayAtTheirPosition() {
      let notes = order.binding[Order._lines._each._note]
      order.value.lines.removeFirst()
      notes[1].wrappedValue = "d"
      notes[2].wrappedValue = "late"
      #expect(order.value.lines.map(\.note) == ["b", "d"])
      #expect(order.writes == 1)
      #expect(notes.map(\.wrappedValue) == ["b", "d", "c"])
    }

    @Test func partsWithIdentityAreFollowed() {
      let lines = order.binding[Order._lines._each]
      order.value.lines.reverse()
      order.value.lines.removeLast()
      lines[2].wrappedValue.note = "d"
      lines[0].wrappedValue.note = "late"
      #expect(order.value.lines.map(\.note) == ["d", "b"])
      #expect(order.writes == 1)
      #expect(lines.map(\.wrappedValue.note) == ["a", "b", "d"])
    }

    @Test func bindingsToAllPartsVisitEachPartAFewTimes() {
      let visits = Variable(0)
      let counted = Iso<Line, Line>(
        get: {
          visits.value += 1
          return $0
        }, embed: { $0 })
      let lines = Variable((0..<1000).map { Line(id: $0, note: "") })
      let bindings = lines.binding[[Line]._each * counted]
      #expect(bindings.count == 1000)
      #expect(visits.value <= 4 * 1000)
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
      check { $0[Order._customer._name].wrappedValue = "Bo" }
      try check { try #require($0[Order._sheet._some._editor]).wrappedValue.note = "b" }
      check { $0[Order._sheet][Sheet._editor].wrappedValue = nil }
      check { $0[Order._sheet].isPresented().wrappedValue = false }
      check { $0[Order._lines._each][1].wrappedValue.note = "d" }
      order.disabledAnimations = []
      order.binding[Order._customer._name].transaction(transaction).wrappedValue = "Bo"
      #expect(order.disabledAnimations == [true])
      order.binding[Order._customer._name].wrappedValue = "Cy"
      #expect(order.disabledAnimations == [true, false])
    }
  }

  /// A variable that records the values written to it.
  private final class Variable<Value>: @unchecked Sendable {
    var value: Value
    var writes = 0
    var disabledAnimations: [Bool] = []

    init(_ value: Value) {
      self.value = value
    }

    var binding: Binding<Value> {
      Binding(
        get: { self.value },
        set: { value, transaction in
          self.value = value
          self.writes += 1
          self.disabledAnimations.append(transaction.disablesAnimations)
        })
    }
  }
#endif
