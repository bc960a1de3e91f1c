// swift-format-ignore-file
// (the code below is that of the slides)

import FactoryProvider
import Testing

// The lens slides of the talk on generated factories (iOSDC 2018), line by line, in Swift Testing.
// The text of a slide is above the code that proves it; `//` lines are the slide's own comments.
// The slides before and after them are in the examples, `Talk` and `TalkLibrary`.

/// The slides "Lens", "Set", "Modify", "Decompose" and "Result".
@Suite struct TalkTests {
  struct User: Equatable {
    let name: String
    let age: Int

    var isAdult: Bool {
      return age >= 20
    }
  }

  @Test func lens() {
    let user = Factory<User>.provide()
    // User(name: "", age: 0)
    #expect(user == User(name: "", age: 0))

    let newUser = user |> User._age *~ 20  // User._ageをLensと呼ぶ
    // User(name: "", age: 20)
    #expect(newUser == User(name: "", age: 20))
  }

  @Test func set() {
    let change: (User) -> User = User._age *~ 20
    #expect(change(User(name: "a", age: 1)) == User(name: "a", age: 20))
  }

  @Test func modify() {
    #expect((3 |> { $0 + 1 }) == 4)
    let both: (User) -> User = User._age *~ 20 |> User._name *~ "b"
    #expect(both(User(name: "a", age: 1)) == User(name: "b", age: 20))
  }

  @Test func decompose() {
    let user = Factory<User>.provide() |> User._name *~ "Takeshi Ihara"
    #expect(user == (User._name *~ "Takeshi Ihara")(Factory<User>.provide()))
    #expect(
      user
        == { user in
          Lens<User, String>(
            getter: { $0.name },
            setter: { name, base in
              User(name: name, age: base.age)
            }
          ).set("Takeshi Ihara", user)
        }(Factory<User>.provide()))
    #expect(
      user
        == { name, base in
          User(name: name, age: base.age)
        }("Takeshi Ihara", Factory<User>.provide()))
    #expect(user == User(name: "Takeshi Ihara", age: 0))
  }

  @Test func test20歳以上なら成人である() {
    let user = Factory<User>.provide() |> User._age *~ 20
    #expect(user.isAdult)
  }

  @Test func test20歳未満なら成人でない() {
    let user = Factory<User>.provide() |> User._age *~ 19
    #expect(!user.isAdult)
  }
}

extension TalkTests.User: Providable {
  static func provide() -> TalkTests.User {
    return TalkTests.User(
      name: Factory<String>.provide(),
      age: Factory<Int>.provide()
    )
  }
}

extension TalkTests.User {
  typealias User = TalkTests.User

  static var _name: Lens<User, String> {
    return Lens<User, String>(
      getter: { $0.name },
      setter: { name, base in
        User(name: name, age: base.age)
      }
    )
  }
  static var _age: Lens<User, Int> {
    return Lens<User, Int>(
      getter: { $0.age },
      setter: { age, base in
        User(name: base.name, age: age)
      }
    )
  }
}

/// The slides "Lens (Nested)" and "Compose".
@Suite struct NestedTalkTests {
  struct User: Equatable {
    let id: UserId
    let name: String
    let age: Int
  }

  struct UserId: Equatable {
    let value: String
  }

  @Test func nested() {
    let user = Factory<User>.provide() |> User._id * UserId._value *~ "nonchalant0303"
    // User(id: UserId(value: "nonchalant0303"), name: "", age: 0)
    #expect(user == User(id: UserId(value: "nonchalant0303"), name: "", age: 0))
    #expect(user == (Factory<User>.provide() |> User._id._value *~ "nonchalant0303"))
  }

  @Test func compose() {
    let composed: Lens<User, String> = User._id * UserId._value
    let dotted: Lens<User, String> = User._id._value
    let user = User(id: UserId(value: "a"), name: "", age: 0)
    // getter: { a in rhs.get(lhs.get(a)) }
    #expect(composed.get(user) == UserId._value.get(User._id.get(user)))
    #expect(dotted.get(user) == composed.get(user))
    // setter: { (c, a) in lhs.set(rhs.set(c, lhs.get(a)), a) }
    let expected = User._id.set(UserId._value.set("b", User._id.get(user)), user)
    #expect(composed.set("b", user) == expected)
    #expect(dotted.set("b", user) == expected)
  }
}

extension NestedTalkTests.User: Providable {
  static func provide() -> NestedTalkTests.User {
    return NestedTalkTests.User(
      id: Factory<NestedTalkTests.UserId>.provide(),
      name: Factory<String>.provide(),
      age: Factory<Int>.provide()
    )
  }
}

extension NestedTalkTests.UserId: Providable {
  static func provide() -> NestedTalkTests.UserId {
    return NestedTalkTests.UserId(
      value: Factory<String>.provide()
    )
  }
}

extension NestedTalkTests.User {
  static var _id: Lens<NestedTalkTests.User, NestedTalkTests.UserId> {
    Lens(
      getter: { $0.id },
      setter: { id, base in NestedTalkTests.User(id: id, name: base.name, age: base.age) })
  }
}

extension NestedTalkTests.UserId {
  static var _value: Lens<NestedTalkTests.UserId, String> {
    Lens(getter: { $0.value }, setter: { value, _ in NestedTalkTests.UserId(value: value) })
  }
}
