import Optics

// Each mistake is reported at its own line. What the compiler cannot infer at the head of a block
// follows from the error in the line.
func mistakesInBlocks(zip: Int) {
  // expected-error@+1 * {{generic parameter 'Changed' could not be inferred}}
  _ = changing(user) {
    User._name *~ "Bob"
    User._name *~ 5  // expected-error {{type 'Int' to expected argument type 'String'}}
    User._address._zip *~ zip + 1
  }
  // expected-error@+1 * {{generic parameter 'Changed' could not be inferred}}
  _ = changing(user) {
    // expected-error@+1 {{'Changes<Address>' to expected argument type 'Changes<User>'}} expected-note@+1 * {{}}
    Address._zip *~ 1
    User._address._zip *~ zip + 1
  }
  // expected-error@+1 * {{generic parameter 'Changed' could not be inferred}}
  _ = changing(user) {
    User._address._zip *~ zip + 1
    // expected-error@+1 {{type 'Address' has no member '_zap'}}
    User._address._zap *~ zip + 1
  }
  // expected-error@+1 * {{generic parameter 'Changed' could not be inferred}}
  _ = changing(user) {
    // expected-error@+1 {{type 'String' to expected argument type 'Int'}}
    User._address._zip *~ zip + "1"
  }
  let _: User = changing(user) {
    User._address.changing {
      Address._zip *~ ""  // expected-error {{type 'String' to expected argument type 'Int'}}
    }
  }
}

func throwingBlock(zip: () throws -> Int) {
  // expected-error@+1 {{call can throw, but it is not marked with 'try' and the error is not handled}}
  _ = changing(user) {
    try User._address._zip *~ zip()
  }
}
