import Optics

func extractOfTraversal() {
  _ = [Int]._each.extract([1])  // expected-error {{use 'all' or 'first.extract'}}
  _ = User._aliases._each.extract(user)  // expected-error {{use 'all' or 'first.extract'}}
}
