import Optics

func wrongArgument() {
  // expected-error@+1 {{type 'String' to expected argument type 'Array<String>.Index'}}
  _ = User._aliases.index("0")
  _ = [String: Int]._at(1)  // expected-error {{type 'Int' to expected argument type 'String'}}
  _ = User._aliases.at(0)  // expected-error {{the element at a position is 'index(_:)'}}
  // expected-error@+1 {{type 'String' has no member 'missing'}} expected-error@+1 * {{}}
  _ = User._name.then(path: \.missing)
}
