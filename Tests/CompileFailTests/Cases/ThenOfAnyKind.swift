import Optics

func thenOfAnyKind<Kind: OpticKind>(_ address: Optic<Kind, User, Address>) {
  _ = address.then(Address._zip)
  // expected-error@+1 {{types 'Address' and 'User' be equivalent}}
  _ = address.then(User._name)
  // expected-error@+1 {{missing argument label 'path:' in call}} expected-error@+1 * {{}}
  _ = User._address.then(\.zip)
  _ = address * Address._zip
  _ = address._zip
}
