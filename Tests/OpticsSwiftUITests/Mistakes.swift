// Mistakes with bindings, and the errors they cause. `.ci/run` checks the errors.
import OpticsSwiftUI
import SwiftUI

@testable import OpticsSwiftUITests

@MainActor struct Mistakes {
  @State var order: Order

  var misspelled: some View {
    // expected-error@+1 {{has no dynamic member 'custmer'}}
    TextField("", text: $order.draft.custmer.name)
  }

  var misspelledLater: some View {
    List {
      ForEach($order.draft.lines) { $line in TextField("", text: $line.draft.note) }
      // expected-error@+1 {{value of type 'Binding<Customer>' has no dynamic member 'nme'}}
      TextField("", text: $order.draft.customer.nme)
    }
  }

  var withoutDraft: some View {
    // expected-error@+1 {{'customer' is a 'let' constant}}
    TextField("", text: $order.customer.name)
  }

  var elementWithoutDraft: some View {
    // expected-error@+1 {{'note' is a 'let' constant}}
    ForEach($order.draft.lines) { $line in TextField("", text: $line.note) }
  }

  var wrongPart: some View {
    // expected-error@+2 {{cannot convert value of type 'Binding<Bool>' to expected}}
    // expected-note@+1 {{expected to be equal}}
    TextField("", text: $order.draft.isGift)
  }

  var wrongPartOfElement: some View {
    ForEach($order.draft.lines) { $line in
      // expected-error@+2 {{cannot convert value of type 'Binding<Int>' to expected}}
      // expected-note@+1 {{expected to be equal}}
      TextField("", text: $line.draft.quantity)
    }
  }

  var maybeNoPart: some View {
    // expected-error@+3 {{value of optional type 'Binding<String>?' must be unwrapped}}
    // expected-note@+2 {{coalesce}}
    // expected-note@+1 {{force-unwrap}}
    TextField("", text: $order.draft.customer.phone.unwrapped())
  }

  var maybeNoPayload: some View {
    // expected-error@+3 {{must be unwrapped to refer to member 'number'}}
    // expected-note@+2 {{chain the optional}}
    // expected-note@+1 {{force-unwrap}}
    TextField("", text: $order.draft.payment.card.number)
  }

  var misspelledCase: some View {
    // expected-error@+4 {{type 'Sheet' has no member '_edtor'}}
    // expected-error@+3 {{cannot convert}}
    // expected-error@+2 {{conform to 'MutableCollection'}}
    // expected-note@+1 {{expected to be equal}}
    Text("").sheet(item: $order.draft.sheet[Sheet._edtor]) { Text($0.note) }
  }

  var otherWhole: some View {
    // expected-error@+1 {{requires the types 'Customer' and 'Line' be equivalent}}
    TextField("", text: $order.draft.customer[Line._note])
  }

  var presence: some View {
    // expected-error@+2 {{cannot convert value of type 'Binding<Line?>' to expected}}
    // expected-note@+1 {{expected to be equal}}
    Text("").sheet(isPresented: $order.draft.sheet[Sheet._editor]) { Text("") }
  }
}
