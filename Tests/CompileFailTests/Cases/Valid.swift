import Optics

func valid() {
  _ = user |> User._name *~ "Bob" |> User._address._zip %~ { $0 + 1 }
  _ = user |> User._address * Address._zip *~ 1
  _ = User._aliases._first.extract(user)
  _ = Shape._circle.embed(1)
}

func run(_ body: () -> Void) { body() }

// A nested edit is the only expression of a closure without a result, and has a value that nothing takes.
func nestedEdits(users: [User]) {
  var (bob, users) = (user, users)
  run { bob.edit { $0.aliases.removeLast() } }
  users.indices.forEach { users[$0].edit { $0.aliases.removeLast() } }
  _ = [users].editing { $0[0].edit { $0.removeLast() } }
  let shorten: (inout [User]) -> Void = { $0.edit { $0.removeLast() } }
  shorten(&users)
  _ = user.editing { $0.address.edit { $0.zip += 1 } }
  // A result that something takes is the result.
  let last = users.edit { $0.removeLast() }
  let count: Int = users.edit { $0.count }
  _ = (last.name, count)
}
