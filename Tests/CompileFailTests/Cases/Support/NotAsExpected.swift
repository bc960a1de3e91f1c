import Optics

// Contains an unexpected error, and expects an error that does not occur: the test of the test
// itself.
func notAsExpected() {
  _ = User._name.get(user)  // expected-error {{no such message}}
  _ = User._name.set(1, user)
}
