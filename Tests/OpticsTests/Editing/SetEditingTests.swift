import Optics
import Testing

/// Edits of members of a set.
@Suite struct SetEditingTests {
  private let one = Address(city: "Oslo", zip: 1)
  private let two = Address(city: "Bergen", zip: 2)

  @Test func aMemberIsReplacedAndRemoved() {
    let tags: Set = ["a", "b"]
    // Present, and missing.
    #expect(tags.editing { $0[member: "a"]? += "!" } == ["a!", "b"])
    #expect(tags.editing { $0[member: "c"]? += "!" } == tags)
    #expect(tags.editing { $0[member: "a"] = nil } == ["b"])
    #expect(tags.editing { $0[member: "c"] = nil } == tags)
    #expect(tags.editing { $0[member: "a"] = "d" } == ["b", "d"])
    #expect(tags.editing { $0[member: "c"] = "d" } == ["a", "b", "d"])
    #expect(tags.editing { $0[member: "a"] = "a" } == tags)
    // Like another member.
    #expect(tags.editing { $0[member: "a"] = "b" } == ["b"])
    #expect(tags[member: "a"] == "a" && tags[member: "c"] == nil)
  }

  @Test func aPathLeadsThroughAMember() {
    let guide = Guide(places: [one, two], tags: ["a"])
    let edited = guide.editing {
      $0.places[member: one]?.zip += 6
      $0.places[member: Address(city: "", zip: 0)]?.zip = 5
      $0.tags[member: "a"] = nil
      $0.tags.insert("b")
      #expect($0.places[member: two]?.city == "Bergen")
    }
    #expect(edited == Guide(places: [Address(city: "Oslo", zip: 7), two], tags: ["b"]))
    // Both changes have their effect in one edit of the member.
    let moved = guide.editing {
      $0.places[member: one]?.edit {
        $0.city = two.city
        $0.zip = two.zip
      }
    }
    #expect(moved.places == [two])
  }

  @Test func theChangedMemberReplacesItsEqual() {
    let users: Set = [User(id: 1, name: "Ann"), User(id: 2, name: "Bo")]
    // The member is found by equality, and what is found is the one in the set.
    #expect(users[member: User(id: 1, name: "")]?.name == "Ann")
    let edited = users.editing { $0[member: User(id: 1, name: "")]?.id = 2 }
    #expect(edited.map(\.name) == ["Ann"])
  }

  @Test func theStorageStays() {
    var words: Set = [Word(letters: [1]), Word(letters: [2])]
    words.reserveCapacity(9)
    words[member: Word(letters: [1])]?.letters.reserveCapacity(9)
    func addresses() -> [Int] {
      [unsafeBitCast(words, to: Int.self)]
        + words.filter { $0.letters[0] == 1 }.map { unsafeBitCast($0.letters, to: Int.self) }
    }
    let before = addresses()
    words.edit { $0[member: Word(letters: [1])]?.letters.append(3) }
    words[member: Word(letters: [1, 3])]?.letters.append(4)
    #expect(addresses() == before && words.contains(Word(letters: [1, 3, 4])))
  }

  private struct Word: Hashable {
    var letters: [Int]
  }

  private struct User: Hashable {
    var id: Int
    let name: String

    static func == (one: Self, other: Self) -> Bool { one.id == other.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }
}
