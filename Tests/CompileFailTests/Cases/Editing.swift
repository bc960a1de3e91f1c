import Optics

// A mistake is reported at its own statement, in the compiler's own words. Within one edit, the compiler
// stops at the first.
func mistakesInEdits(zip: Int, text: String) {
  _ = user.editing {
    $0.name = "Bob"
    $0.name = 5  // expected-error {{cannot assign value of type 'Int' to type 'String'}}
    $0.address.zip = zip + 1
  }
  _ = user.editing {
    $0.address.zap = zip + 1  // expected-error {{value of type 'Address' has no member 'zap'}}
  }
  _ = user.editing {
    $0.name = text
    // expected-error@+1 {{type 'String' to expected argument type 'Int'}}
    $0.address.zip = zip + text
  }
  _ = user.editing {
    $0.adress.zip = 1  // expected-error {{(aka 'User.Draft') has no member 'adress'}}
  }
  _ = user.editing {
    $0.address = user  // expected-error {{cannot assign value of type 'User' to type 'Address'}}
  }
  _ = user.editing {
    $0._name = text  // expected-error {{(aka 'User.Draft') has no member '_name'}}
  }
}

// An operator that assigns.
func mistakesInOperators(text: String, list: [User], keyed: [String: User]) {
  _ = user.editing {
    // expected-error@+1 {{type 'Int' to expected argument type 'String'}}
    $0.address.zip += "a"
  }
  _ = user.editing {
    // expected-error@+1 {{type 'Int' to expected argument type 'String'}}
    $0.address.zip += text
  }
  _ = user.editing {
    // expected-error@+1 {{type 'Int' to expected argument type 'Double'}}
    $0.address.zip *= 2.5
  }
  _ = user.editing {
    $0.address.zap += 1  // expected-error {{value of type 'Address' has no member 'zap'}}
  }
  _ = list.editing {
    $0[0].nam += "a"  // expected-error {{value of type 'User' has no member 'nam'}}
  }
  _ = keyed.editing {
    $0["a"]?.nam += "a"  // expected-error {{value of type 'User' has no member 'nam'}}
  }
}

// A part that may be missing needs a '?', and a traversal a verb.
func partsThatMayBeMissing(
  shape: Shape, users: [String: User], addresses: Traversal<User, Address>
) {
  _ = shape.editing {
    // expected-error@+1 {{optional type 'Double?' must be unwrapped}} expected-note@+1 * {{}}
    $0.circle += 1
  }
  _ = users.editing {
    // expected-error@+1 {{must be unwrapped to refer to member 'name'}} expected-note@+1 * {{}}
    $0["a"].name = "Bob"
  }
  _ = user.editing {
    // expected-error@+1 {{the part may be missing: write '?' after it}}
    $0[User._aliases._first] += "a"
  }
  _ = user.editing {
    $0[User._aliases._each] = "a"  // expected-error {{for a traversal, use 'modify(path) { … }'}}
  }
  _ = user.editing {
    // expected-error@+1 {{a traversal has many parts: use 'modify(path) { … }'}}
    $0[User._aliases._each]? = "a"
  }
  _ = user.editing {
    // expected-error@+1 {{a traversal has many parts: use 'modify(path) { … }'}}
    $0[addresses]?.zip = 1
  }
  _ = user.editing {
    // expected-error@+1 {{the part may be missing: write '?' after it}}
    $0[User._address.filtered { $0.zip > 1 }].zip = 2
  }
}

// 'editing' makes a copy, and 'edit' changes a variable.
func copiesAndVariables() {
  let ann = user  // expected-note * {{}}
  ann.editing { $0.name = "Bob" }  // expected-warning {{result of call to 'editing' is unused}}
  ann.edit { $0.name = "Bob" }  // expected-error {{cannot use mutating member on immutable value}}
  // expected-error@+1 {{cannot assign to property: 'ann' is a 'let' constant}}
  ann.draft.name = "Bob"
  // expected-error@+1 {{cannot convert key path type}}
  let _: WritableKeyPath<User, String> = \.name
  let _: WritableKeyPath<User, String> = \.draft.name
}
