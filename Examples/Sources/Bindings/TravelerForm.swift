#if canImport(SwiftUI)
  import OpticsSwiftUI
  import SwiftUI

  /// Fields for `let` properties, for optionals, and for one of several values.
  struct TravelerForm: View {
    @Binding var traveler: Traveler

    var body: some View {
      Form {
        TextField("Name", text: $traveler.draft.name)
        TextField("Street", text: $traveler.draft.address.street)
        TextField("City", text: $traveler.draft.address.city.animation())
        // An empty text stands for no phone.
        TextField("Phone", text: $traveler.draft.phone[String?._non("")])
        if let phone = $traveler.draft.phone.unwrapped() {
          PhoneField(phone: phone)
        }
      }
    }
  }

  /// A field that exists only if there is something to edit.
  struct PhoneField: View {
    @Binding var phone: String

    var body: some View {
      TextField("Phone", text: $phone)
      Button("Remove the last digit") { phone = String(phone.dropLast()) }
    }
  }
#endif
