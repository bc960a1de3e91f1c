import FactoryProvider

extension User: Providable {
  static func provide() -> User { User(name: .provide(), address: Address(zip: .provide())) }
}

extension User.Draft {
  mutating func hidden() { name = "" }
}

// One function of the name takes a closure, so a mistake is reported at its place, in few statements or many.
func mistakesInEditsOfLists() {
  // expected-error@+1 {{(aka 'User.Draft') has no member 'nmae'}}
  _ = Factory<User>.distinct(3) { $0.nmae = "n\($1)" }
  // expected-error@+1 {{cannot assign value of type 'Int' to type 'String'}}
  _ = Factory<User>.distinct(3) { $0.name = $1 }
  // expected-error@+1 {{'Address' has no member 'zap'}}
  _ = Factory<User>.distinct(3) { $0.address.zap += $1 * 2 + 1 }
  _ = Factory<User>.distinct(3) { user, _ in
    user.hidden()
    user.hiden()  // expected-error {{(aka 'User.Draft') has no member 'hiden'}}
  }
  let users: [User] = Factory.distinct(3, from: 4) {
    $0.hidden()
    $0.emial = "n\($1)"  // expected-error {{(aka 'User.Draft') has no member 'emial'}}
  }
  _ = users
  // expected-error@+1 {{expects 2 arguments, but 1 was used in closure body}}
  _ = Factory<User>.distinct(3) { $0.name = "n" }
}
