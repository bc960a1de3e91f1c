import FactoryProvider
import Foundation
import Testing
import XCTest

/// Tests values that differ.
@Suite struct DistinctTests {
  private struct Guest: Hashable, Providable {
    let id: UUID
    let name: String
    let visits: [Int]
    let born: Date?

    static func provide() -> Guest {
      Guest(id: .provide(), name: .provide(), visits: .provide(), born: .provide())
    }
  }

  @Test func valuesDifferAndAreNumbered() {
    let guests = Factory<Guest>.distinct(3)
    #expect(Set(guests).count == 3)
    #expect(Set(guests.map(\.id)).count == 3)
    #expect(guests.map(\.name) == ["1", "2", "3"])
    #expect(guests.map(\.visits) == [[1], [2], [3]])
    #expect(guests[1].id.uuidString == "00000000-0000-0000-0000-000000000002")
  }

  @Test func theSameNumbersMakeTheSameValues() {
    #expect(Factory<Guest>.distinct(3) == Factory<Guest>.distinct(3))
    #expect(Factory<Guest>.distinct(2, from: 2) == Array(Factory<Guest>.distinct(3).dropFirst()))
    #expect(Factory<Guest>.distinct(0) == [])
  }

  @Test func someOfThePartsAreChosen() {
    let authors = Factory<Author>.distinct(2, from: 4) { author, number in
      author.best = [.provide(title: "Best of \(number)")]
      author.books.append(.provide { $0.author.name += "a" })
    }
    #expect(authors.map(\.name) == ["4", "5"])
    #expect(authors.map { $0.best?.map(\.title) } == [["Best of 4"], ["Best of 5"]])
    #expect(authors.map { $0.books.map(\.author.name) } == [["4a"], ["5a"]])
  }

  /// Generated factories need no further code.
  @Test func generatedFactories() {
    #expect(Factory<Folder>.distinct(2).map(\.name) == ["1", "2"])
  }

  /// `provide()` stays the same, before, after and beside.
  @Test func provideAloneStaysTheSame() {
    let before = Factory<Guest>.provide()
    _ = Factory<Guest>.distinct(3)
    #expect(Factory<Guest>.provide() == before)
    #expect(before.name == "" && before.visits == [0])
  }

  @Test func typesOfFoundationDiffer() {
    func differ<Value: Providable & Equatable>(_: Value.Type) -> Bool {
      let values = Factory<Value>.distinct(2) + [.provide()]
      return values[0] != values[1] && values[1] != values[2] && values[0] != values[2]
    }
    #expect(differ(Int8.self) && differ(Double.self) && differ(Decimal.self))
    #expect(differ(String.self) && differ(Substring.self) && differ(Character.self))
    #expect(differ(UUID.self) && differ(Date.self) && differ(URL.self) && differ(Data.self))
    #expect(differ(CGRect.self) && differ(IndexPath.self) && differ(IndexSet.self))
    #expect(differ(URLComponents.self) && differ(URLQueryItem.self) && differ(AnyHashable.self))
    #expect(differ(PersonNameComponents.self) && differ(DateComponents.self))
    #expect(differ([String: Int].self) && differ(Range<Int>.self) && differ(Int?.self))
  }

  @Test func errorsAreThoseOfTheClosure() {
    func visit(_ folder: inout Folder.Draft, _ number: Int) throws(NotFound) {
      if number == 2 { throw NotFound(id: number) }
    }
    let folders = Result { () throws(NotFound) in try Factory<Folder>.distinct(3, visit) }
    #expect(folders == .failure(NotFound(id: 2)))
  }
}

final class DistinctXCTests: XCTestCase {
  func testValuesDiffer() {
    XCTAssertEqual(Factory<String>.distinct(3), ["1", "2", "3"])
    XCTAssertEqual(Factory<String>.provide(), "")
  }
}
