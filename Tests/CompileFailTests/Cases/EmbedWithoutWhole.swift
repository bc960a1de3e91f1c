import Optics

func embedWithoutWhole() {
  _ = User._name.embed("Bob")  // expected-error {{use 'set(part, whole)'}}
  _ = [Int]._first.embed(1)  // expected-error {{use 'set(part, whole)'}}
  _ = [Int]._each.embed(1)  // expected-error {{use 'set(part, whole)'}}
  let radius = Shape._circle * Lens<Double, Double>(\.self)
  _ = radius.embed(1)  // expected-error {{use 'set(part, whole)'}}
}
