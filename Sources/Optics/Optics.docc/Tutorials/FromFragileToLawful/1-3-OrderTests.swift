import Testing

@testable import Club

@Test func aNineteenYearOldIsNotAnAdult() {
  let user = User(name: "Taro", age: 19)
  #expect(!user.isAdult)
}
