import Optics

func wrongPart() {
  _ = user |> User._name *~ 1  // expected-error {{type 'Int' to expected argument type 'String'}}
  // expected-error@+1 {{'String' to expected argument type 'Int'}}
  _ = user |> User._address._zip *~ "1"
  // expected-error@+1 {{'String' to expected argument type 'Int'}}
  _ = user |> User._address * Address._zip *~ ""
  // expected-error@+1 {{'String' to closure result type 'Int'}}
  _ = user |> User._address._zip %~ { "\($0)" }
  _ = User._name.set(1, user)  // expected-error {{'Int' to expected argument type 'String'}}
}
