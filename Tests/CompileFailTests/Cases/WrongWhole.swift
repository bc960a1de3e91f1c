import Optics

func wrongWhole() {
  _ = User._name * Address._zip  // expected-error {{types 'String' and 'Address' be equivalent}}
  _ = User._address * Shape._circle  // expected-error {{types 'Address' and 'Shape' be equivalent}}
  // expected-error@+1 {{types 'String' and 'Address' be equivalent}}
  _ = User._name.then(Address._zip)
}
