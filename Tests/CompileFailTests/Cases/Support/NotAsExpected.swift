import Optics

// Says too much and expects too little: the check of the checker.
func notAsExpected() {
  _ = User._name.get(user)  // expected-error {{no such message}}
  _ = User._name.set(1, user)
}
