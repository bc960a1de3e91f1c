import Optics

// A path is no collection.
func collections() {
  _ = Team._members._each.map { $0.name }  // expected-error {{use 'all(whole).map'}}
  _ = Team._members._each.filter { $0.id > 1 }  // expected-error {{use 'filtered { … }'}}
  _ = Team._members.prefix(2)  // expected-error {{use '._each.prefix'}}
  _ = Team._members.prefix { $0.id > 1 }  // expected-error {{use '._each.prefix'}}
  _ = Team._members.dropFirst()  // expected-error {{use '._each.dropFirst'}}
  _ = Team._members.drop { $0.id > 1 }  // expected-error {{use '._each.drop'}}
  _ = Team._members.suffix(2)  // expected-error {{use '._each.suffix'}}
  _ = Team._members.dropLast()  // expected-error {{use '._each.dropLast'}}
  _ = Team._members.slice(1..<2)  // expected-error {{use '._each.slice'}}
  _ = Team._members._each.prefix(2)._name
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
  var first = Member(id: 1)

  static var _members: Lens<Team, [Member]> { Lens(\.members) }
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
