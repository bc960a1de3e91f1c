import Optics

// The verbs of other libraries, and words that would seem to speak of elements.
func otherVerbs() {
  _ = User._name.view(user)  // expected-error {{the verb is 'get(whole)'}}
  _ = User._name.over(user) { $0 + "!" }  // expected-error {{'modifying(whole) { … }'}}
  _ = User._name.over({ $0 + "!" }, user)  // expected-error {{'modifying(whole) { … }'}}
  _ = user |> User._name.over { $0 + "!" }  // expected-error {{or the operator '%~'}}
  _ = User._name.getOption(user)  // expected-error {{the verb is 'extract(whole)'}}
  _ = Shape._circle.preview(.circle(1))  // expected-error {{the verb is 'extract(whole)'}}
  _ = Shape._circle.review(1)  // expected-error {{the verb is 'embed(part)'}}
  _ = Shape._circle.reverseGet(1)  // expected-error {{the verb is 'embed(part)'}}
  _ = User._aliases._each.getAll(user)  // expected-error {{the verb is 'all(whole)'}}
  _ = User._aliases._each.toListOf(user)  // expected-error {{the verb is 'all(whole)'}}
  _ = User._name.replace("Bob", user)  // expected-error {{the verb is 'set(part, whole)'}}
  _ = user |> User._name.replace("Bob")  // expected-error {{or the operator '*~'}}
  _ = User._name.update(user, "Bob")  // expected-error {{the verb is 'set(part, whole)'}}
  var changed = user
  User._name.update(&changed) { $0 = "Bob" }  // expected-error {{'modify(&whole) { … }'}}
  User._name.transform(&changed) { $0 = "Bob" }  // expected-error {{'modify(&whole) { … }'}}
  _ = User._name.setIfPresent("Bob", user)  // expected-error {{'settingIfPresent(_:_:)'}}
  _ = User._name.modifyIfPresent(user) { $0 }  // expected-error {{'modifyingIfPresent(_:_:)'}}
  _ = User._address.appending(path: Address._zip)  // expected-error {{the verb is 'then(next)'}}
  _ = User._address.andThen(Address._zip)  // expected-error {{the verb is 'then(next)'}}
  _ = User._aliases.count(in: user)  // expected-error {{there is one part at most}}
  _ = User._aliases.first  // expected-error {{use '._first'}}
  _ = User._aliases.indexed  // expected-error {{use '._each.indexed'}}
  _ = User._aliases.backwards  // expected-error {{use '._each.backwards'}}
}
