import Optics

func getWithoutAlwaysOnePart() {
  _ = Shape._circle.get(.circle(1))  // expected-error {{use 'extract'}}
  _ = [Int]._first.get([1])  // expected-error {{use 'extract'}}
  _ = User._aliases._first.get(user)  // expected-error {{use 'extract'}}
  _ = [Int]._each.get([1])  // expected-error {{use 'all'}}
}
