import Optics

func changeWithinChange() {
  // expected-error@+1 {{adjacent operators are in non-associative}} expected-error@+1 * {{}}
  _ = user |> User._address %~ Address._zip *~ 2
  _ = user |> User._address %~ (Address._zip *~ 2)
}
