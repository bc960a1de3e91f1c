import Testing

@testable import OpticsSwiftUI

/// Tests which parts the bindings of a traversal read and write, without a binding.
@Suite struct PartsTests {
  private let place = Place(position: 1, part: Line(id: 8, note: "b"))

  @Test func aPositionIsReadAndWritten() {
    var notes = Parts(["a", "b", "c"])
    let place = Place(position: 1, part: "b")
    #expect(notes[place] == "b")
    #expect(!notes.isChanged)
    notes[place] = "d"
    #expect(notes.all == ["a", "d", "c"])
    #expect(notes.isChanged)
  }

  @Test func aPositionThatIsGoneReadsAsItWasAndIsNotWritten() {
    for before in [[], ["a"]] as [[String]] {
      var notes = Parts(before)
      let place = Place(position: 1, part: "b")
      #expect(notes[place] == "b", "\(before)")
      notes[place] = "late"
      #expect(notes.all == before, "\(before)")
      #expect(!notes.isChanged, "\(before)")
    }
  }

  @Test func anIdentityIsFoundWhereverItIs() {
    for ids in [[7, 8, 9], [8], [9, 8], [7, 9, 8]] as [[Int]] {
      var lines = Parts(ids.map { Line(id: $0, note: "\($0)") })
      #expect(lines[identified: place] == Line(id: 8, note: "8"), "\(ids)")
      lines[identified: place].note = "d"
      #expect(lines.isChanged, "\(ids)")
      #expect(lines.all.map(\.note) == ids.map { $0 == 8 ? "d" : "\($0)" }, "\(ids)")
    }
  }

  @Test func anIdentityThatIsGoneReadsAsItWasAndIsNotWritten() {
    for ids in [[], [7], [7, 9, 10]] as [[Int]] {
      var lines = Parts(ids.map { Line(id: $0, note: "\($0)") })
      #expect(lines[identified: place] == Line(id: 8, note: "b"), "\(ids)")
      lines[identified: place].note = "late"
      #expect(lines.all == ids.map { Line(id: $0, note: "\($0)") }, "\(ids)")
      #expect(!lines.isChanged, "\(ids)")
    }
  }

  @Test func oneOfTwoWithTheSameIdentityIsTheOneAtThePlace() {
    var lines = Parts([Line(id: 8, note: "a"), Line(id: 8, note: "b")])
    lines[identified: place].note = "d"
    #expect(lines.all.map(\.note) == ["a", "d"])
  }

  @Test func placesAreToldApartByPosition() {
    #expect(place == Place(position: 1, part: Line(id: 9, note: "")))
    #expect(place != Place(position: 2, part: place.part))
    #expect(place.hashValue == Place(position: 1, part: Line(id: 9, note: "")).hashValue)
  }
}
