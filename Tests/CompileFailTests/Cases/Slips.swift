import Optics

private enum Ticket { case seat(car: Int, number: Int) }

extension Ticket {
  fileprivate static var _seat: Prism<Ticket, (car: Int, number: Int)> {
    Prism(
      extract: { if case .seat(let car, let number) = $0 { (car, number) } else { nil } },
      embed: { .seat(car: $0.car, number: $0.number) })
  }
}

// Slips that no declaration can explain better without a cost for the type checker.
func slips(isOld: Bool) {
  // The payload of a case with several values is one tuple: `embed((car: 1, number: 2))`.
  // expected-error@+1 {{has no member 'embed'}} expected-error@+1 * {{}}
  _ = Ticket._seat.embed(car: 1, number: 2)
  _ = Ticket._seat.embed((car: 1, number: 2))
  // The underscore is forgotten.
  // expected-error@+1 {{instance member 'zip' cannot be used on type 'Address'}} expected-error@+1 * {{}}
  _ = user |> User._address.zip *~ 1
  // A ternary needs parentheses.
  // expected-error@+1 {{conform to 'BinaryInteger'}} expected-error@+1 * {{}}
  _ = user |> User._address._zip *~ user.address.zip > 3 ? 1 : 2
  _ = user |> User._address._zip *~ (user.address.zip > 3 ? 1 : 2)
  // A closure belongs behind `%~`.
  _ = User._address._zip *~ { $0 + 1 }  // expected-error {{does not accept a closure}}
  // A path begins with the name of its type.
  // expected-error@+1 {{has no member '_name'}} expected-error@+1 * {{}}
  _ = user |> ._name *~ "Bob"
  // A path alone is no change.
  _ = user |> User._name  // expected-error {{an optic alone changes nothing}}
  // The parameter of a closure behind `%~` is a constant.
  // expected-error@+1 {{'$0' is immutable}} expected-error@+1 * {{}}
  _ = user |> User._aliases %~ { $0.append("Bob") }
  _ = user.editing { $0.aliases.append("Bob") }
  // A variable is no part of a closure that may run anywhere: copy it to a constant.
  var limit = 3
  // expected-error@+1 {{reference to captured var 'limit' in concurrently-executing code}}
  _ = [Int]._each.filtered { $0 > limit }
  limit = 4
  // In place is `&`.
  var changed = user
  User._name.set("Bob", in: changed)  // expected-error {{requires explicit '&'}}
  User._name.set("Bob", in: &changed)
  // A result that nobody takes changes nothing.
  User._name *~ "Bob"  // expected-error {{function is unused}}
}

@MainActor final class List {
  var selected = 0  // expected-note * {{declared here}}
  func hidden() {
    // expected-error@+1 {{main actor-isolated property 'selected' can not be referenced from a Sendable closure}}
    _ = [Int]._each.filtered { $0 > self.selected }
  }
}
