import Optics

func embedWithoutWhole() {
  _ = User._name.embed("Bob")  // expected-error {{use 'set' with a whole to change}}
  _ = [Int]._first.embed(1)  // expected-error {{use 'set' with a whole to change}}
  _ = [Int]._each.embed(1)  // expected-error {{use 'set' with a whole to change}}
  let radius = Shape._circle * Lens<Double, Double>(\.self)
  _ = radius.embed(1)  // expected-error {{use 'set' with a whole to change}}
}
