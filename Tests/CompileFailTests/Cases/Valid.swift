import Optics

func valid() {
  _ = user |> User._name *~ "Bob" |> User._address._zip %~ { $0 + 1 }
  _ = user |> User._address * Address._zip *~ 1
  _ = User._aliases._first.extract(user)
  _ = Shape._circle.embed(1)
}
