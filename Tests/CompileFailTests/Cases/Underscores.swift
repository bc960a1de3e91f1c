import Optics

// Behind a path, a part with an argument has no underscore, and each mistake has one error.
func underscores() {
  _ = User._aliases._index(0)  // expected-error {{it is 'index(_:)', without an underscore}}
  _ = team |> Team._members._index(0)._name *~ "a"  // expected-error {{it is 'index(_:)'}}
  _ = Team._members._element(id: 1)._name  // expected-error {{it is 'element(id:)'}}
  _ = team |> Team._members._at(id: 1) *~ nil  // expected-error {{it is 'at(id:)'}}
  _ = Team._notes._index("a")  // expected-error {{it is 'index(key:)'}}
  _ = team |> Team._notes._at("a") *~ nil  // expected-error {{it is 'at(_:)'}}
  _ = Team._notes._at("a")._some  // expected-error {{it is 'at(_:)'}}
  _ = Team._tags._contains("a")  // expected-error {{it is 'contains(_:)'}}
  _ = Team._notes.at("a")._non("")  // expected-error {{it is 'non(_:)'}}
  _ = Team._members._each.map { $0.name }  // expected-error {{use 'all(whole).map'}}
  _ = Team._members._each.filter { $0.id > 1 }  // expected-error {{use 'filtered { … }'}}
}

// The optics of properties with these names stay reachable.
func namesOfProperties() {
  _ = Team._first._index.get(team)
  _ = Team._first._at.get(team)
  _ = Team._first._non.get(team)
  _ = Team._first._contains.get(team)
  _ = Team._first._element.get(team)
  _ = Team._members._each._index.all(team)
}

private let team = Team()

private struct Team {
  var members: [Member] = []
  var notes: [String: String] = [:]
  var tags: Set<String> = []
  var first = Member(id: 1)

  static var _members: Lens<Team, [Member]> { Lens(\.members) }
  static var _notes: Lens<Team, [String: String]> { Lens(\.notes) }
  static var _tags: Lens<Team, Set<String>> { Lens(\.tags) }
  static var _first: Lens<Team, Member> { Lens(\.first) }
}

private struct Member: Identifiable {
  var id: Int
  var name = ""
  var index = 0
  var at = 0
  var non = 0
  var contains = 0
  var element = 0

  static var _name: Lens<Member, String> { Lens(\.name) }
  static var _index: Lens<Member, Int> { Lens(\.index) }
  static var _at: Lens<Member, Int> { Lens(\.at) }
  static var _non: Lens<Member, Int> { Lens(\.non) }
  static var _contains: Lens<Member, Int> { Lens(\.contains) }
  static var _element: Lens<Member, Int> { Lens(\.element) }
}
