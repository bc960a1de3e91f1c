// swift-format-ignore-file
// (the code below is that of the slides)

import Testing

@testable import Talk

// Before: the first slides of the talk, up to "Cost of Factory", in Swift Testing. The code on the
// slides "New Property" and "Compile Error" does not compile. It is in the tests of the package,
// `CompileFailTests`, with the compiler's messages.

/// The slide "Test".
@Suite struct FirstUserTests {
  typealias User = FirstTest.User

  @Test func test20歳以上なら成人である() {
    let user = User(age: 20)
    #expect(user.isAdult)
  }

  @Test func test20歳未満なら成人でない() {
    let user = User(age: 19)
    #expect(!user.isAdult)
  }
}

/// The slide "Fragile Test".
@Suite struct FragileUserTests {
  @Test func test20歳以上なら成人である() {
    let user = User(name: "Takeshi Ihara", age: 20)
    #expect(user.isAdult)
  }

  @Test func test20歳未満なら成人でない() {
    let user = User(name: "Takeshi Ihara", age: 19)
    #expect(!user.isAdult)
  }
}

/// The slide "Factory Pattern".
struct UserFactory {
  static func provide(name: String = "", age: Int = 0) -> User {
    return User(name: name, age: age)
  }
}

@Suite struct FactoryPatternUserTests {
  @Test func test20歳以上なら成人である() {
    let user = UserFactory.provide(age: 20)
    #expect(user.isAdult)
  }

  @Test func test20歳未満なら成人でない() {
    let user = UserFactory.provide(age: 19)
    #expect(!user.isAdult)
  }
}
