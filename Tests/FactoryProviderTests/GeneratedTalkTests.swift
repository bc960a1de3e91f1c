import FactoryProvider
import Testing

// The lens slides of the talk again, with the optics that lens-gen writes for their model.

@Suite struct GeneratedTalkTests {
  typealias User = Plain.User

  @Test func lens() {
    let user = Factory<User>.provide()
    let newUser = user |> User._age *~ 20
    #expect(newUser == User(name: "", age: 20))
  }

  @Test func decompose() {
    let user = Factory<User>.provide() |> User._name *~ "Takeshi Ihara"
    #expect(user == (User._name *~ "Takeshi Ihara")(Factory<User>.provide()))
    #expect(user == User._name.set("Takeshi Ihara", Factory<User>.provide()))
    #expect(user == User(name: "Takeshi Ihara", age: 0))
  }

  @Test func result() {
    #expect((Factory<User>.provide() |> User._age *~ 20).isAdult)
    #expect(!(Factory<User>.provide() |> User._age *~ 19).isAdult)
  }
}

@Suite struct GeneratedNestedTalkTests {
  typealias User = Nested.User
  typealias UserId = Nested.UserId

  @Test func nested() {
    let user = Factory<User>.provide() |> User._id * UserId._value *~ "nonchalant0303"
    #expect(user == User(id: UserId(value: "nonchalant0303"), name: "", age: 0))
    #expect(user == (Factory<User>.provide() |> User._id._value *~ "nonchalant0303"))
  }

  @Test func compose() {
    let value: Lens<User, String> = User._id * UserId._value
    #expect(value.get(Factory<User>.provide()) == "")
  }
}

extension Plain.User: Providable {
  static func provide() -> Self {
    Self(name: Factory<String>.provide(), age: Factory<Int>.provide())
  }
}

extension Nested.User: Providable {
  static func provide() -> Self {
    Self(
      id: Factory<Nested.UserId>.provide(), name: Factory<String>.provide(),
      age: Factory<Int>.provide())
  }
}

extension Nested.UserId: Providable {
  static func provide() -> Self { Self(value: Factory<String>.provide()) }
}
