import Testing

@testable import Club

@Test func nineteenIsNoAdult() {
  let user = User(name: "Taro", age: 19)
  #expect(!user.isAdult)
}
