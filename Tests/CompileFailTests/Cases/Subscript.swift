import Optics

func subscripts() {
  // expected-error@+1 {{the element at a position is 'index(_:)'}}
  _ = User._aliases[0] *~ "Bob"
  // expected-error@+1 {{the element at a position is 'index(_:)'}}
  _ = user |> User._aliases[0] *~ "Bob"
  _ = [[String: Int]]._first["a"]  // expected-error {{the value of a key is 'at(_:)'}}
}
