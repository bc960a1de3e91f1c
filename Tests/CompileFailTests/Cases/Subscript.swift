import Optics

func subscripts() {
  // expected-error@+1 {{instance member 'subscript' cannot be used on type '[String]'}} expected-error@+1 * {{}}
  _ = User._aliases[0] *~ "Bob"
  // expected-error@+1 {{instance member 'subscript' cannot be used on type '[String]'}} expected-error@+1 * {{}}
  _ = user |> User._aliases[0] *~ "Bob"
}
