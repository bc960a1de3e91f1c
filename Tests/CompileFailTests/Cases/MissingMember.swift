import Optics

// The generic parameters that the compiler could not infer follow from the first error; other
// compiler versions may not report them.
func missingMember() {
  // expected-error@+1 {{type 'User' has no member '_nam'}} expected-error@+1 * {{generic parameter}}
  _ = User._nam *~ "Bob"
  // expected-error@+1 {{type 'Address' has no member '_zap'}} expected-error@+1 * {{generic parameter}}
  _ = User._address._zap *~ 1
  // expected-error@+1 {{type 'String' has no member '_zip'}} expected-error@+1 * {{generic parameter}}
  _ = User._name._zip *~ 1
  // expected-error@+1 {{type 'String' has no member '_zip'}} expected-error@+1 * {{generic parameter}}
  _ = User._aliases._each._zip *~ 1
}
