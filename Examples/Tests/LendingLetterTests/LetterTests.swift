import FactoryProvider
import Lending
import LendingTestSupport
import XCTest

final class LetterTests: XCTestCase {
  func testALetterNamesTheBooksThatAreLate() {
    let member = Factory<Member>.provide(
      name: "Ann",
      loans: [.provide() |> Loan._title *~ "Momo" |> Loan._weeks *~ 5, .provide()])
    XCTAssertEqual(Letter(to: member)?.text, "Dear Ann, please return Momo.")
  }
}
