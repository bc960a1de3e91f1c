import Optics

func subscripts() {
  // expected-error@+1 {{no exact matches in call to subscript}} expected-error@+1 * {{}}
  _ = User._aliases[0] *~ "Bob"
  // expected-error@+1 {{no exact matches in call to subscript}} expected-error@+1 * {{}}
  _ = user |> User._aliases[0] *~ "Bob"
}
