import FactoryProvider
import Testing

@testable import Fixtures

// The calls of the article on Fixturable. Adapted: the article writes `User(name: …)` for the
// function that its own listing calls `User.fixture(name: …)`. lens-gen generates that listing,
// which the article generates with a Sourcery template: `Fixtures.generated.swift`.

@Suite struct ArticleTests {
  @Test func withoutArguments() {
    let user = User.fixture()
    #expect(user == .fixture)
    #expect(user.id == 1 && user.name == "John Smith" && user.email == "john@example.com")
  }

  @Test func withOneArgument() {
    let user = User.fixture(name: "Kento Nagata")
    #expect(user.id == 1 && user.name == "Kento Nagata" && user.email == "john@example.com")
  }

  @Test func withSomeArguments() {
    let user = User.fixture(id: 360748, email: "nagata@example.com")
    #expect(user.id == 360748 && user.name == "John Smith")
    #expect(user.email == "nagata@example.com" && user.profile == .fixture)
  }

  @Test func throughALens() {
    let user = User.fixture |> User._profile._city *~ "Nagoya"
    #expect(user == .fixture(profile: .fixture(city: "Nagoya")))
  }
}
