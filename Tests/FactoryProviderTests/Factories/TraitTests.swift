import FactoryProvider
import Testing

// Traits are methods of a draft.
extension Person.Draft {
  fileprivate mutating func male() {
    name = "Joe"
    gender = "Male"
  }

  fileprivate mutating func female() {
    name = "Jane"
    gender = "Female"
  }

  fileprivate mutating func admin(_ id: String? = nil) {
    isAdmin = true
    adminID = id ?? "admin-\(self.id)"
  }

  /// A trait of traits.
  fileprivate mutating func femaleAdmin() {
    female()
    admin()
  }

  fileprivate mutating func mailed() { email = "\(name)@example.com" }

  /// What Fishery calls transient parameters are parameters of a trait.
  fileprivate mutating func registered(articles count: Int = 1) {
    memberID = "member-\(id)"
    articles = Factory.distinct(count, from: 10 * id) { [id] article, _ in article.authorID = id }
  }
}

extension Home.Draft {
  fileprivate mutating func annArbor() { city = "Ann Arbor" }
}

extension Factory where Provided == Person {
  /// A factory with values of its own, a derived value and a hook.
  fileprivate static func hooked(
    _ built: Recorder<String>, _ edit: (inout Person.Draft) -> Void = { _ in }
  ) -> Person {
    let person = provide {
      $0.name = "Bob"
      edit(&$0)
      $0.mailed()
    }
    built.record(person.name)
    return person
  }
}

/// Tests what Fishery and factory_bot have, with the values of their checks.
@Suite struct TraitTests {
  @Test func aSequenceCountsFromOne() {
    #expect(Factory<Int>.distinct(2) == [1, 2])
    #expect(Factory<Int>.distinct(1, from: 3) == [3])
    let persons = Factory<Person>.distinct(3) { $0.email = "user-\($1)@example.com" }
    #expect(persons.map(\.email) == (1...3).map { "user-\($0)@example.com" })
    #expect(Factory<Character>.distinct(3) == ["a", "b", "c"])
    #expect(Factory<Character>.distinct(3, from: 24) == ["x", "y", "z"])
  }

  /// The original rewinds its counter.
  @Test func eachListBeginsAgain() {
    for _ in 1...2 { #expect(Factory<Int>.distinct(2) == [1, 2]) }
  }

  /// A default with a number in it is a sequence of the type.
  @Test func aDefaultCounts() {
    #expect(Factory<Person>.provide().email == "person0@example.com")
    let emails = Factory<Person>.distinct(2, from: 7).map(\.email)
    #expect(emails == ["person7@example.com", "person8@example.com"])
    #expect(Factory<Person>.distinct(2).map(\.name) == ["John", "John"])
  }

  @Test func aListTakesOverridesAndTheIndex() {
    let defaults = Factory<Article>.distinct(20)
    #expect(defaults.map(\.title) == Array(repeating: "Through the Looking Glass", count: 20))
    let articles = Factory<Article>.distinct(20, from: 0) {
      $0.title = "The Indexed Block"
      $0.position = $1
    }
    #expect(Set(articles.map(\.title)) == ["The Indexed Block"])
    #expect(articles.map(\.position) == Array(0..<20))
    let nested = Factory<Person>.provide(articles: Factory.distinct(2) { $0.title = "susan \($1)" })
    #expect(nested.articles.map(\.title) == ["susan 1", "susan 2"])
  }

  @Test func traitsCombineAndTheLastOneWins() {
    func person(_ edit: (inout Person.Draft) -> Void) -> [String?] {
      let person = Factory<Person>.provide(edit)
      return [person.name, person.gender, person.isAdmin ? "admin" : nil]
    }
    #expect(person { _ in } == ["John", nil, nil])
    #expect(person { $0.admin() } == ["John", nil, "admin"])
    #expect(person { $0.female() } == ["Jane", "Female", nil])
    #expect(person { $0.femaleAdmin() } == ["Jane", "Female", "admin"])
    let overridden = person {
      $0.femaleAdmin()
      $0.name = "Jill"
      $0.gender = nil
    }
    #expect(overridden == ["Jill", nil, "admin"])
    let last = person {
      $0.femaleAdmin()
      $0.male()
    }
    #expect(last == ["Joe", "Male", "admin"])
    let first = person {
      $0.male()
      $0.femaleAdmin()
    }
    #expect(first == ["Jane", "Female", "admin"])
  }

  @Test func traitsOfListsAndOfPartsOfParts() {
    let persons = Factory<Person>.distinct(2) { person, _ in
      person.admin()
      person.home.annArbor()
    }
    #expect(persons.map(\.adminID) == ["admin-1", "admin-2"])
    #expect(persons.map(\.home) == Array(repeating: Home(city: "Ann Arbor", state: "MI"), count: 2))
    #expect(Factory<Person>.provide { $0.admin("a7") }.adminID == "a7")
  }

  @Test func transientParametersAndAssociations() {
    let persons = Factory<Person>.distinct(2) { $0.registered(articles: $1) }
    #expect(persons.map(\.memberID) == ["member-1", "member-2"])
    #expect(persons.map { $0.articles.map(\.position) } == [[10], [20, 21]])
    #expect(persons.map { $0.articles.map(\.authorID) } == [[1], [2, 2]])
    let overridden = Factory<Person>.provide {
      $0.registered(articles: 2)
      $0.memberID = "1"
    }
    #expect(overridden.memberID == "1" && overridden.articles.count == 2)
  }

  @Test func aValueIsDerivedAfterTheOverrides() {
    let bill = Factory<Person>.provide {
      $0.name = "Bill"
      $0.mailed()
    }
    #expect(bill.email == "Bill@example.com")
    let named = Factory<Person>.distinct(2) {
      $0.name = "n\($1)"
      $0.mailed()
    }
    #expect(named.map(\.email) == ["n1@example.com", "n2@example.com"])
  }

  @Test func aHookRunsAfterEachBuild() {
    let built = Recorder<String>()
    #expect(Factory<Person>.hooked(built).email == "Bob@example.com")
    let bill = Factory<Person>.hooked(built) { $0.name = "Bill" }
    #expect(bill.email == "Bill@example.com")
    let saved = Factory<Person>.distinct(2).map { person in
      built.record("\(person.id)")
      return person.editing { $0.name = "Ralph" }
    }
    #expect(saved.map(\.name) == ["Ralph", "Ralph"])
    #expect(built.calls == ["Bob", "Bill", "1", "2"])
  }
}
