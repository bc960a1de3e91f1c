import FactoryProvider
import Lending
import LendingTestSupport
import Testing

@Test func aMemberBorrowsThreeBooksAtMost() throws {
  let catalog = CatalogStub() |> CatalogStub._isAvailable *~ { _ in true }
  let desk = Desk(catalog: catalog)
  var member: Member? = Factory<Member>.provide(loans: [])
  for title in ["Momo", "Emil", "Heidi"] {
    member = try desk.lend(title, to: #require(member))
  }
  #expect(member?.loans.map(\.title) == ["Momo", "Emil", "Heidi"])
  #expect(try desk.lend("Krabat", to: #require(member)) == nil)
}
