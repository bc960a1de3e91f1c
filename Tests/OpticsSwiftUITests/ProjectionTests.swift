import Optics
import Testing

@testable import OpticsSwiftUI

/// Tests what a binding reads and writes, without a binding.
@Suite struct ProjectionTests {
  @Test func aLensReadsAndReplaces() throws {
    let name = Projection(Order._customer._name)
    #expect(name.get(.sample) == "Ann")
    let renamed = try #require(name.set("Bo", .sample))
    #expect(renamed == Order.sample.editing { $0.customer.name = "Bo" })
  }

  @Test func anIsoReadsAndReplaces() {
    let text = Projection(Iso<Int, Int>(get: { -$0 }, embed: { -$0 }))
    #expect(text.get(3) == -3)
    #expect(text.set(-4, 3) == 4)
  }

  @Test func thereIsNoProjectionOntoAValueThatIsNotThere() {
    #expect(Projection<String?, String>(unwrapping: nil) == nil)
  }

  @Test func aValueThatIsThereIsReadAndReplaced() throws {
    let phone = try #require(Projection<String?, String>(unwrapping: "1"))
    #expect(phone.get("2") == "2")
    #expect(phone.set("3", "2") == .some("3"))
  }

  @Test func aValueThatIsGoneReadsAsItWasAndIsNotWritten() throws {
    let phone = try #require(Projection<String?, String>(unwrapping: "1"))
    #expect(phone.get(nil) == "1")
    #expect(phone.set("late", nil) == .none)
  }

  @Test func theOnlyCaseOfAnEnumIsPresentedToo() {
    enum Warning: Equatable { case deletion(Int) }
    let deletion = Projection(
      ofCase: Iso<Warning, Int>(
        get: {
          switch $0 {
          case .deletion(let count): count
          }
        }, embed: Warning.deletion))
    #expect(deletion.get(nil) == nil)
    #expect(deletion.get(.deletion(3)) == 3)
    #expect(deletion.set(4, .deletion(3)) == .some(.deletion(4)))
    #expect(deletion.set(nil, .deletion(3)) == .some(nil))
    #expect(deletion.set(4, nil) == nil)
  }

  @Test func aCaseOfAnOptionalIsReadReplacedAndEnded() {
    let editor = Projection(ofCase: Sheet._editor)
    let line = Line(id: 7, note: "a", quantity: 1)
    #expect(editor.get(.editor(line)) == line)
    let other = Line(id: 7, note: "b", quantity: 1)
    #expect(editor.set(other, .editor(line)) == .editor(other))
    #expect(editor.set(nil, .editor(line)) == .some(nil))
  }

  @Test func aCaseThatIsGoneIsNotBroughtBackAndDoesNotEndAnother() {
    for payload in [nil, Line(id: 7, note: "late", quantity: 1)] as [Line?] {
      let editor = Projection(ofCase: Sheet._editor)
      #expect(editor.get(nil) == nil)
      #expect(editor.get(.help) == nil)
      #expect(editor.set(payload, nil) == .none)
      #expect(editor.set(payload, .help) == .none)
    }
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
