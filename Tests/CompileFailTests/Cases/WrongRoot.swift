import Optics

func wrongRoot() {
  _ = user |> Address._zip *~ 1  // expected-error {{'User' to expected argument type 'Address'}}
  _ = user |> Shape._circle *~ 1  // expected-error {{'User' to expected argument type 'Shape'}}
  _ = Address._zip.set(1, user)  // expected-error {{'User' to expected argument type 'Address'}}
}
