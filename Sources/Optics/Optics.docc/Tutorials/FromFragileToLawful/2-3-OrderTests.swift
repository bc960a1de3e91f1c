import FactoryProvider
import Testing

@testable import Club

@Test func aNineteenYearOldIsNotAnAdult() {
  let user = Factory<User>.provide().with(age: 19)
  #expect(!user.isAdult)
}
