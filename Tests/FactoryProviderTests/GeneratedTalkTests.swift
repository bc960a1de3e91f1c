import FactoryProvider
import Testing

// The slides of the talk again, with the factories and optics that lens-gen writes for their model.

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

  @Test func factory() {
    #expect(Factory<User>.provide() == User(name: "", age: 0))
    #expect(Factory<User>.provide(age: 20).isAdult)
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
