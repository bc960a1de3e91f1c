import Testing

@testable import MigrationFromFixturable

/// The tests of a project with a protocol `Fixturable` of its own, which need no library.
@Suite struct MigrationTests {
  @Test func eachPartCanBeReplaced() {
    #expect(User.fixture() == .fixture)
    #expect(User.fixture(name: "Kento").name == "Kento")
    #expect(
      User.fixture(profile: .fixture(address: .fixture(city: "Osaka"))).profile.address.city
        == "Osaka")
    #expect(Company.fixture(employees: []).employees.isEmpty)
    #expect(Project.fixture(tasks: [.fixture(isDone: true)]).tasks[0].isDone)
    #expect(Assignment.fixture(tags: [.fixture(name: "later")]).tags == [Tag(name: "later")])
    #expect(Comment.fixture(replies: [.fixture()]).replies == [.fixture])
    #expect(Credentials.fixture(password: "").user == "john")
  }

  @Test func aConditionalConformanceHasTheFunction() {
    #expect(Page<User>.fixture(next: 2).next == 2)
    #expect(Page<User>.fixture(items: []).items.isEmpty)
  }
}
