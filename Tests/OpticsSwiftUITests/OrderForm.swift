#if canImport(SwiftUI)
  import OpticsSwiftUI
  import SwiftUI

  /// A form for a model of constants, with SwiftUI's own bindings where they lead on.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  struct OrderForm: View {
    @Binding var order: Order

    var body: some View {
      Form {
        CustomerSection(customer: $order.draft.customer)
        TextField("City", text: $order.draft.customer.address.city.animation())
        Picker("Shipping", selection: $order.draft.shipping) {
          ForEach(Shipping.allCases, id: \.self) { Text("\($0)").tag($0) }
        }
        Toggle("Gift", isOn: $order.draft.isGift)
        Stepper("First", value: $order.draft.lines[0].quantity)
        List {
          ForEach($order.draft.lines) { $line in
            TextField("Note", text: $line.draft.note)
            Stepper("Quantity", value: $line.draft.quantity)
            Button("Details") { order.draft.sheet = .editor(line) }
          }
          ForEach(order.lines) { line in
            if let line = $order.draft.lines[id: line.id].unwrapped() {
              TextField("Note", text: line.draft.note)
            }
          }
        }
        if let card = $order.draft.payment.card.unwrapped() {
          TextField("Number", text: card.draft.number)
        }
        if let transfer = $order.draft.payment.transfer.unwrapped() {
          TextField("IBAN", text: transfer.iban)
          Stepper("Days", value: transfer.days)
        }
      }
      .sheet(item: $order.draft.sheet[Sheet._editor]) { line in
        Text(line.note)
        if let note = $order.draft.sheet[Sheet._editor].unwrapped()?.draft.note {
          TextField("Note", text: note)
        }
      }
      .alert("Help", isPresented: $order.draft.sheet[Sheet._help].isPresented()) {
        Button("Close") {}
      }
    }
  }

  /// A form in the form.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  struct CustomerSection: View {
    @Binding var customer: Customer

    var body: some View {
      Section("Customer") {
        TextField("Name", text: $customer.draft.name)
        TextField("Phone", text: $customer.draft.phone[String?._non("")])
        Toggle("Tea", isOn: $customer.draft.interests[Set._contains("tea")])
        if let work = $customer.draft.work.unwrapped() {
          TextField("Work", text: work.draft.city)
        }
      }
    }
  }

  /// State, and models that are observed.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  struct OrderScreen: View {
    @State var order = Order.sample
    @Bindable var model: OrderModel
    @ObservedObject var observed: ObservedOrder

    var body: some View {
      OrderForm(order: $order)
      TextField("Name", text: $order.draft.customer.name)
      TextField("Name", text: $model.order.draft.customer.name)
      TextField("Name", text: $observed.order.draft.customer.name)
      ForEach($model.order.draft.lines) { $line in TextField("Note", text: $line.draft.note) }
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Observable @MainActor final class OrderModel {
    var order = Order.sample
  }

  final class ObservedOrder: ObservableObject {
    @Published var order = Order.sample
  }
#endif
