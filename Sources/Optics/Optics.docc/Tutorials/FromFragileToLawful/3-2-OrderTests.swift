import FactoryProvider
import Testing

@testable import Club

@Test func aNineteenYearOldIsNotAnAdult() {
  let user = Factory<User>.provide { $0.age = 19 }
  #expect(!user.isAdult)
}
