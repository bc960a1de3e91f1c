import Optics
import Testing

@testable import OpticsSwiftUI

/// Tests what a binding reads and writes, without a binding.
@Suite struct ProjectionTests {
  @Test func aLensReadsAndReplaces() throws {
    let name = Projection(Order._customer._name)
    #expect(name.get(.sample) == "Ann")
    let renamed = try #require(name.set("Bo", .sample))
    #expect(renamed.customer == Customer(name: "Bo", phone: "1"))
    #expect(renamed.lines == Order.sample.lines)
  }

  @Test func anIsoReadsAndReplaces() {
    let text = Projection(Iso<Int, Int>(get: { -$0 }, embed: { -$0 }))
    #expect(text.get(3) == -3)
    #expect(text.set(-4, 3) == 4)
  }

  @Test func thereIsNoProjectionOntoWhatIsNotThere() {
    let order = Order(customer: Customer(name: "Ann", phone: nil))
    #expect(Projection(Order._customer._phone._some, of: order) == nil)
    #expect(Projection(Order._sheet._some._editor, of: order) == nil)
    #expect(Projection(Sheet._editor, of: .help) == nil)
  }

  @Test func aPartThatIsThereIsReadAndReplaced() throws {
    let note = try #require(Projection(Order._sheet._some._editor._note, of: .sample))
    #expect(note.get(.sample) == "a")
    #expect(note.set("b", .sample)?.sheet == .editor(Line(id: 7, note: "b")))
  }

  @Test func aPartThatIsGoneReadsAsItWasAndIsNotWritten() throws {
    for sheet in [nil, Sheet.help] as [Sheet?] {
      let note = try #require(Projection(Order._sheet._some._editor._note, of: .sample))
      var order = Order.sample
      order.sheet = sheet
      #expect(note.get(order) == "a")
      #expect(note.set("late", order) == nil)
    }
  }

  @Test func aCaseOfAnOptionalIsReadReplacedAndEnded() {
    let editor = Projection(Sheet._editor)
    let line = Line(id: 7, note: "a")
    #expect(editor.get(.editor(line)) == line)
    #expect(editor.set(Line(id: 7, note: "b"), .editor(line)) == .editor(Line(id: 7, note: "b")))
    #expect(editor.set(nil, .editor(line)) == .some(nil))
  }

  @Test func aCaseThatIsGoneIsNotBroughtBackAndDoesNotEndAnother() {
    for payload in [nil, Line(id: 7, note: "late")] as [Line?] {
      let editor = Projection(Sheet._editor)
      #expect(editor.get(nil) == nil)
      #expect(editor.get(.help) == nil)
      #expect(editor.set(payload, nil) == .none)
      #expect(editor.set(payload, .help) == .none)
    }
  }

  @Test func allPartsAreReadAndTheChangedOnesWritten() {
    let lines = Projection(all: Order._lines._each)
    var parts = lines.get(.sample)
    #expect(parts.all == Order.sample.lines)
    #expect(lines.set(parts, .sample) == nil)
    parts[Place(position: 1, part: parts.all[1])].note = "d"
    #expect(lines.set(parts, .sample)?.lines.map(\.note) == ["a", "d", "c"])
  }

  @Test func aPresenceIsReadAndEnded() {
    let isPresented = Projection<Sheet?, Bool>()
    #expect(isPresented.get(.help))
    #expect(!isPresented.get(nil))
    #expect(isPresented.set(false, .help) == .some(nil))
    #expect(isPresented.set(true, .help) == .none)
    #expect(isPresented.set(true, nil) == .none)
    #expect(isPresented.set(false, nil) == .none)
  }
}
