// swift-format-ignore-file
// (the code below is that of the slides)

import Testing

@testable import TalkLibrary

// The slides "How FactoryProvider Works" with the library that they show. The tests of
// FactoryProvider repeat the same slides, line by line, with FactoryProvider instead.

@Suite struct HowItWorksTests {
  @Test func primitiveFactory() {
    #expect(Factory<Int>.provide() == 0)
    #expect(Factory<String>.provide() == "")
    #expect(Factory<Int?>.provide() == .some(0))
  }

  @Test func specifiedFactory() {
    #expect(Factory<User>.provide() == User(id: UserId(value: ""), name: "", age: 0))
  }

  @Test func nested() {
    let user = Factory<User>.provide() |> User._id * UserId._value *~ "nonchalant0303"
    // User(id: UserId(value: "nonchalant0303"), name: "", age: 0)
    #expect(user == User(id: UserId(value: "nonchalant0303"), name: "", age: 0))
    #expect((User._id * UserId._value).get(user) == "nonchalant0303")
  }

  @Test func modify() {
    let both: (User) -> User = User._id * UserId._value *~ "a" |> User._id * UserId._value *~ "b"
    #expect(both(Factory<User>.provide()).id.value == "b")
  }
}

struct User: Equatable {
  let id: UserId
  let name: String
  let age: Int
}

struct UserId: Equatable {
  let value: String
}

// The slide "Specified Factory (Generated Code)".

extension User: Providable {
  static func provide() -> User {
    return User(
      id: Factory<UserId>.provide(),
      name: Factory<String>.provide(),
      age: Factory<Int>.provide()
    )
  }
}

extension UserId: Providable {
  static func provide() -> UserId {
    return UserId(
      value: Factory<String>.provide()
    )
  }
}

// As on the slide "Lens (Generated Code)", which has lenses for a name and an age.

extension User {
  static var _id: Lens<User, UserId> {
    return Lens<User, UserId>(
      getter: { $0.id },
      setter: { id, base in
        User(id: id, name: base.name, age: base.age)
      }
    )
  }
}

extension UserId {
  static var _value: Lens<UserId, String> {
    return Lens<UserId, String>(
      getter: { $0.value },
      setter: { value, base in
        UserId(value: value)
      }
    )
  }
}
