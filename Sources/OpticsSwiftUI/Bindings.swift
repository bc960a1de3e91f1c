#if canImport(SwiftUI)
  import Optics
  import SwiftUI

  /// Bindings to parts that may be missing, and to parts in another form.
  extension Binding {
    /// A binding to the value of an optional, or `nil` if there is none.
    ///
    ///     struct PhoneSection: View {
    ///       @Binding var customer: Customer
    ///       var body: some View {
    ///         if let phone = $customer.draft.phone.unwrapped() {
    ///           TextField("Phone", text: phone)
    ///         }
    ///       }
    ///     }
    ///
    /// The draft of an enum has an optional for the payload of each case. A view can keep the binding for
    /// longer than the payload exists: a text field may commit its text while it goes away. Once the value
    /// is gone, the binding reads it as it was when the binding was made, and drops what is written to it.
    /// The binding that SwiftUI's own initializer unwraps stops the program then.
    ///
    ///     let screen = state(Screen.editor(Editor(text: "Dear")))
    ///     let text = screen.draft.editor.unwrapped()!.draft.text
    ///     text.wrappedValue += " Ann"
    ///     print(text.wrappedValue)  // Dear Ann
    ///     screen.wrappedValue = .home
    ///     text.wrappedValue = "late"
    ///     print(text.wrappedValue, screen.wrappedValue)  // Dear home
    ///
    /// - Returns: A binding that reads the value and replaces it, or `nil`.
    public func unwrapped<Wrapped>() -> Binding<Wrapped>? where Value == Wrapped? {
      Projection(unwrapping: wrappedValue).map(projected)
    }

    /// A binding to the payload of a case of an optional enum, which is `nil` while there is another
    /// case or none.
    ///
    /// The modifiers that present an item take such a binding:
    ///
    ///     struct Notes: View {
    ///       @State var sheet: Sheet?
    ///       var body: some View {
    ///         Button("New") { sheet = .editor(Editor(text: "")) }
    ///           .sheet(item: $sheet[Sheet._editor]) { editor in Text(editor.text) }
    ///       }
    ///     }
    ///
    /// If the value is that case, writing `nil` removes the value, and writing a payload replaces the
    /// payload. SwiftUI writes `nil` when the user dismisses a sheet. If the value is another case or
    /// `nil`, writing does nothing: the end of one sheet does not close the next, and a late change
    /// does not bring a sheet back. To present something, write the enum itself.
    ///
    ///     let sheet = state(Sheet?.some(.editor(Editor(text: "Dear"))))
    ///     let editor = sheet[Sheet._editor]
    ///     editor.wrappedValue = nil
    ///     print(sheet.wrappedValue == nil)  // true
    ///     editor.wrappedValue = Editor(text: "late")
    ///     print(sheet.wrappedValue == nil)  // true
    ///
    /// - Parameter prism: The case. The only case of an enum has an ``/Optics/Iso``.
    /// - Returns: A binding to the case's payload.
    public subscript<Next: OpticProtocol>(prism: Next) -> Binding<Next.Part?>
    where
      Value == Next.Whole?, Next.Kind.Extracting == Extracts, Next.Kind.Embedding == Embeds
    {
      projected(Projection(ofCase: Next._optic(prism)))
    }

    /// A binding to whether there is a value, for the modifiers that present without an item.
    ///
    ///     struct Trash: View {
    ///       @State var warning: Warning?
    ///       var body: some View {
    ///         Button("Empty") { warning = .deletion(count: 3) }
    ///           .alert("Delete all?", isPresented: $warning[Warning._deletion].isPresented()) {
    ///             Button("Delete") {}
    ///           }
    ///       }
    ///     }
    ///
    /// Writing `false` removes the value. Writing `true` does nothing, because there is no value to
    /// write.
    ///
    ///     let warning = state(Warning?.some(.deletion(count: 3)))
    ///     let isPresented = warning.isPresented()
    ///     isPresented.wrappedValue = false
    ///     print(isPresented.wrappedValue, warning.wrappedValue == nil)  // false true
    ///
    /// - Returns: A binding that reads `true` while there is a value.
    public func isPresented<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
      projected(Projection())
    }

    /// A binding to a part that no property is, through a ``/Optics/Lens`` or an ``/Optics/Iso``: an
    /// optional with a default, the membership in a set, the value in another form.
    ///
    ///     struct Contact: View {
    ///       @Binding var customer: Customer
    ///       var body: some View {
    ///         TextField("Phone", text: $customer.draft.phone[String?._non("")])
    ///       }
    ///     }
    ///
    ///     let volume = state(3)
    ///     let level = volume[Iso(get: { Double($0) / 10 }, embed: { Int($0 * 10) })]
    ///     level.wrappedValue += 0.2
    ///     print(level.wrappedValue, volume.wrappedValue)  // 0.5 5
    ///
    /// - Parameter optic: The path from this binding's value to the part.
    /// - Returns: A binding that reads the part and replaces it.
    public subscript<Next: OpticProtocol>(optic: Next) -> Binding<Next.Part>
    where Next.Whole == Value, Next.Kind.Getting == Gets {
      projected(Projection(Next._optic(optic)))
    }
  }

  extension Binding {
    /// Returns a binding that reads and writes this binding's value through a projection.
    ///
    /// It keeps the animation and the transaction of this one.
    private func projected<Part>(_ projection: Projection<Value, Part>) -> Binding<Part> {
      // A binding is `Sendable` if its value is, regardless of what it captures. The same holds for
      // the bindings that SwiftUI makes from key paths.
      nonisolated(unsafe) let (base, projection) = (self, projection)
      var binding = Binding<Part>(
        get: { projection.get(base.wrappedValue) },
        set: { part, transaction in
          if let whole = projection.set(part, base.wrappedValue) {
            base.transaction(transaction).wrappedValue = whole
          }
        })
      binding.transaction = transaction
      return binding
    }
  }
#endif
