// swift-format-ignore-file
// (the code below is that of the slides)

import FactoryProvider
import Testing

@testable import Talk

// After: the slides on FactoryProvider, from "Factory (Struct)" to "Result", with the factories and
// optics that lens-gen writes.

@Suite struct FactoryProviderTests {
  @Test("Factory (Struct)") func factoryOfAStruct() {
    let user = Factory<User>.provide()
    // User(name: "", age: 0)
    #expect(user == User(name: "", age: 0))
  }

  @Test("Factory (Enum)") func factoryOfAnEnum() {
    let season = Factory<Season>.provide()
    // Season.spring
    #expect(season == Season.spring)
  }

  @Test("Lens") func lens() {
    let user = Factory<User>.provide()
    // User(name: "", age: 0)

    let newUser = user |> User._age *~ 20 // User._ageをLensと呼ぶ
    // User(name: "", age: 20)
    #expect(newUser == User(name: "", age: 20))
  }

  @Test("Lens (Nested)") func nestedLens() {
    typealias User = Nested.User
    typealias UserId = Nested.UserId
    let user = Factory<User>.provide() |> User._id * UserId._value *~ "nonchalant0303"
    // User(id: UserId(value: "nonchalant0303"), name: "", age: 0)
    #expect(user == User(id: UserId(value: "nonchalant0303"), name: "", age: 0))
    // The same without `*`:
    #expect(user == (Factory<User>.provide() |> User._id._value *~ "nonchalant0303"))
  }

  @Test("Decompose") func decompose() {
    let user = Factory<User>.provide() |> User._name *~ "Takeshi Ihara"
    #expect(user == (User._name *~ "Takeshi Ihara")(Factory<User>.provide()))
    #expect(user == User._name.set("Takeshi Ihara", Factory<User>.provide()))
    #expect(user == User(name: "Takeshi Ihara", age: 0))
  }
}

/// The slide "Result".
@Suite struct UserTests {
  @Test func test20歳以上なら成人である() {
    let user = Factory<User>.provide() |> User._age *~ 20
    #expect(user.isAdult)
  }

  @Test func test20歳未満なら成人でない() {
    let user = Factory<User>.provide() |> User._age *~ 19
    #expect(!user.isAdult)
  }

  // As short as with the factory of the slide "Factory Pattern", but generated.
  @Test func withAnArgument() {
    #expect(Factory<User>.provide(age: 20).isAdult)
    #expect(!Factory<User>.provide(age: 19).isAdult)
  }
}
