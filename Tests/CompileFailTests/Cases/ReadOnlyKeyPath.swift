import Optics

func readOnlyKeyPath() {
  _ = Lens(\User.name)  // expected-error {{use 'Lens(getter:setter:)'}}
  let _: Lens<User, Int> = Lens(\.address.zip)  // expected-error {{use 'Lens(getter:setter:)'}}
  _ = Lens(\User.zip)  // expected-error {{value of type 'User' has no member 'zip'}}
}
