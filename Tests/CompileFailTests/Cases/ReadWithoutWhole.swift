import Optics

func readWithoutWhole() {
  _ = User._name.get()  // expected-error {{use 'get(whole)'}}
  _ = User._address._zip.get()  // expected-error {{use 'get(whole)'}}
  _ = Shape._circle.extract()  // expected-error {{use 'extract(whole)'}}
  _ = User._aliases._first.extract()  // expected-error {{use 'extract(whole)'}}
  _ = User._aliases._each.all()  // expected-error {{missing argument}}
  _ = [user].map(User._name.get)
}
