import Optics

// A mistake is reported at its own statement. Within one edit, the compiler stops at the first.
func mistakesInEdits(zip: Int, text: String) {
  _ = editing(user) {
    $0._name = "Bob"
    $0._name = 5  // expected-error {{cannot assign value of type 'Int' to type 'String'}}
    $0._address._zip = zip + 1
  }
  _ = editing(user) {
    $0._address._zap = zip + 1  // expected-error {{value of type 'Address' has no member '_zap'}}
  }
  _ = editing(user) {
    $0._name = text
    // expected-error@+1 {{type 'String' to expected argument type 'Int'}}
    $0._address._zip = zip + text
  }
  _ = editing(user) {
    // expected-error@+1 {{type 'User' has no member '_adress'}} expected-error@+1 * {{could not be inferred}}
    $0._adress._zip = 1
  }
}

// An operator that assigns.
func mistakesInOperators(text: String) {
  _ = editing(user) {
    $0._address._zip += "a"  // expected-error {{the value has another type than the part}}
  }
  _ = editing(user) {
    $0._address._zip += text  // expected-error {{the value has another type than the part}}
  }
  _ = editing(user) {
    $0._address._zip *= 2.5  // expected-error {{the value has another type than the part}}
  }
  _ = editing(user) {
    $0._address._zip -= 2.5  // expected-error {{the value has another type than the part}}
  }
  _ = editing(user) {
    $0._address._zip /= 2.5  // expected-error {{the value has another type than the part}}
  }
  _ = editing(user) {
    $0._address._zap += 1  // expected-error {{value of type 'Address' has no member '_zap'}}
  }
}

// A part that may be missing needs a '?', and a traversal a verb.
func partsThatMayBeMissing() {
  _ = editing([[1]]) {
    $0._first._first = 1  // expected-error {{the part may be missing: write '?' behind it}}
  }
  _ = editing([[1]]) {
    $0._each._first = 1  // expected-error {{for a traversal, use 'update(path) { … }'}}
  }
  _ = editing([1]) {
    // expected-error@+1 {{a traversal has any number of parts: use 'update(path) { … }'}}
    $0[[Int]._each] = 1
  }
}

// An optic begins with an underscore.
func aPropertyInPlaceOfAnOptic() {
  _ = editing(user) {
    // expected-error@+1 {{instance member 'aliases' cannot be used on type 'User'}} expected-error@+1 * {{}}
    $0.aliases = []
  }
}
