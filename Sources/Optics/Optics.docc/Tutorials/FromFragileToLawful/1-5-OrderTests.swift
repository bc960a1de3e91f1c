import Testing

@testable import Club

@Test func aNineteenYearOldIsNotAnAdult() {
  let user = User(name: "Taro", age: 19)  // error: missing argument for parameter 'address' in call
  #expect(!user.isAdult)
}
