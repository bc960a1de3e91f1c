#if canImport(SwiftUI)
  import Optics
  import SwiftUI

  /// Bindings to the parts of a value, through optics.
  extension Binding {
    /// A binding to the part that a ``/Optics/Lens`` leads to.
    ///
    ///     struct CityField: View {
    ///       @Binding var user: User
    ///       var body: some View {
    ///         TextField("City", text: $user[User._address._city])
    ///       }
    ///     }
    ///
    /// The path can lead through `let` properties:
    ///
    ///     let user = state(User(name: "Ann", address: Address(city: "Oslo"), phone: nil))
    ///     user[User._address._city].wrappedValue = "Bergen"
    ///     print(user.wrappedValue.address)  // Address(city: "Bergen")
    ///
    /// The new binding keeps the animation and the transaction of this one.
    ///
    /// - Parameter optic: The path from this binding's value to the part.
    /// - Returns: A binding that reads the part and replaces it.
    public subscript<Next: OpticProtocol>(optic: Next) -> Binding<Next.Part>
    where Next.Whole == Value, Next.Kind == LensKind {
      projected(Projection(Next._optic(optic)))
    }

    /// A binding to this binding's value in another form, through an ``/Optics/Iso``.
    ///
    ///     let volume = state(3)
    ///     let level = volume[Iso(get: { Double($0) / 10 }, embed: { Int($0 * 10) })]
    ///     level.wrappedValue += 0.2
    ///     print(level.wrappedValue, volume.wrappedValue)  // 0.5 5
    ///
    /// - Parameter optic: The iso from this binding's value to the other form.
    /// - Returns: A binding that reads and writes the other form.
    public subscript<Next: OpticProtocol>(optic: Next) -> Binding<Next.Part>
    where Next.Whole == Value, Next.Kind == IsoKind {
      projected(Projection(Next._optic(optic)))
    }
  }

  extension Binding {
    /// A binding to the part that an ``/Optics/AffineTraversal`` leads to, or `nil` if there is no
    /// such part.
    ///
    ///     struct ScreenView: View {
    ///       @Binding var screen: Screen
    ///       var body: some View {
    ///         if let text = $screen[Screen._editor._text] {
    ///           TextField("Text", text: text)
    ///         }
    ///       }
    ///     }
    ///
    /// A view can keep the binding for longer than the part exists: a text field may commit its text
    /// while it goes away. Once the part is gone, the binding reads the part as it was when the binding
    /// was made, and drops what is written to it:
    ///
    ///     let screen = state(Screen.editor(Editor(text: "Dear")))
    ///     let text = screen[Screen._editor._text]!
    ///     screen.wrappedValue = .home
    ///     text.wrappedValue = "Dear Ann"
    ///     print(text.wrappedValue, screen.wrappedValue)  // Dear home
    ///
    /// To unwrap the binding of an optional, use `_some`: `$user[User._phone._some]`. The binding that
    /// SwiftUI's own initializer unwraps traps once the part is gone.
    ///
    /// - Parameter optic: The path from this binding's value to the part.
    /// - Returns: A binding that reads the part and replaces it, or `nil`.
    public subscript<Next: OpticProtocol>(optic: Next) -> Binding<Next.Part>?
    where Next.Whole == Value, Next.Kind == AffineTraversalKind {
      Projection(Next._optic(optic), of: wrappedValue).map(projected)
    }

    /// A binding to the part that a ``/Optics/Prism`` leads to, or `nil` if there is no such part.
    ///
    ///     let screen = state(Screen.home)
    ///     print(screen[Screen._editor] == nil)  // true
    ///
    /// Once the part is gone, the binding reads the part as it was, and drops what is written to it.
    ///
    /// - Parameter optic: The case.
    /// - Returns: A binding that reads the payload and replaces it, or `nil`.
    public subscript<Next: OpticProtocol>(optic: Next) -> Binding<Next.Part>?
    where Next.Whole == Value, Next.Kind == PrismKind {
      Projection(Next._optic(optic), of: wrappedValue).map(projected)
    }
  }

  extension Binding {
    /// A binding to the payload of a case of an optional enum, which is `nil` while there is another
    /// case or none.
    ///
    /// The modifiers that present an item take such a binding:
    ///
    ///     struct UserList: View {
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
    /// - Parameter prism: The case.
    /// - Returns: A binding to the case's payload.
    public subscript<Next: OpticProtocol>(prism: Next) -> Binding<Next.Part?>
    where Value == Next.Whole?, Next.Kind == PrismKind {
      projected(Projection(Next._optic(prism)))
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
  }

  extension Binding {
    /// A binding to each part that a ``/Optics/Traversal`` leads to, in order.
    ///
    ///     struct Notes: View {
    ///       @Binding var order: Order
    ///       var body: some View {
    ///         ForEach($order[Order._lines._each._note.indexed], id: \.wrappedValue.index) { $note in
    ///           TextField("Note", text: $note.value)
    ///         }
    ///       }
    ///     }
    ///
    /// Each binding belongs to a position. If parts are removed or moved, it reads and writes the
    /// part that is at its position then. If there are fewer parts, it reads the part as it was
    /// when the binding was made, and writing does nothing.
    ///
    ///     let order = state(Order(lines: [Line(id: 1, note: "a"), Line(id: 2, note: "b")]))
    ///     let notes = order[Order._lines._each._note]
    ///     notes[1].wrappedValue = "c"
    ///     order.wrappedValue.lines.removeFirst()
    ///     print(notes.map(\.wrappedValue))  // ["c", "b"]
    ///
    /// - Parameter optic: The path from this binding's value to the parts.
    /// - Returns: One binding for each part that exists now.
    /// - Complexity: O(*n*) for all bindings together, where *n* is the number of parts. Each later
    ///   read or write of a binding is O(*n*), because it finds the parts again.
    public subscript<Next: OpticProtocol>(optic: Next) -> [Binding<Next.Part>]
    where Next.Whole == Value, Next.Kind == TraversalKind {
      bindings(to: Next._optic(optic)) { $0[dynamicMember: \.[$1]] }
    }

    /// A binding to each part that a ``/Optics/Traversal`` leads to, in order, for parts with an
    /// identity.
    ///
    ///     struct Lines: View {
    ///       @Binding var order: Order
    ///       var body: some View {
    ///         ForEach($order[Order._lines._each]) { $line in
    ///           TextField("Note", text: $line.note)
    ///         }
    ///       }
    ///     }
    ///
    /// Each binding belongs to an identity, and follows its part to any position. Once the part is
    /// gone, the binding reads the part as it was when the binding was made, and writing does
    /// nothing.
    ///
    ///     let order = state(Order(lines: [Line(id: 1, note: "a"), Line(id: 2, note: "b")]))
    ///     let lines = order[Order._lines._each]
    ///     order.wrappedValue.lines.removeFirst()
    ///     lines[0].wrappedValue.note = "late"
    ///     lines[1].wrappedValue.note = "c"
    ///     print(order.wrappedValue.lines.map(\.note))  // ["c"]
    ///
    /// - Parameter optic: The path from this binding's value to the parts.
    /// - Returns: One binding for each part that exists now.
    /// - Complexity: O(*n*) for all bindings together, where *n* is the number of parts. Each later
    ///   read or write of a binding is O(*n*), because it finds the parts again.
    public subscript<Next: OpticProtocol>(optic: Next) -> [Binding<Next.Part>]
    where Next.Whole == Value, Next.Kind == TraversalKind, Next.Part: Identifiable {
      bindings(to: Next._optic(optic)) { $0[dynamicMember: \.[identified: $1]] }
    }
  }

  extension Binding {
    /// Returns a binding that reads and writes this binding's value through a projection.
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

    /// Returns a binding for each part, made from the binding to all parts.
    ///
    /// SwiftUI reads the first value of a binding through its getter, which would visit all parts
    /// once for each binding. With a key path, it takes the first value from that of the outer
    /// binding.
    private func bindings<Kind, Part>(
      to optic: Optic<Kind, Value, Part>,
      part: (Binding<Parts<Part>>, Place<Part>) -> Binding<Part>
    ) -> [Binding<Part>] {
      let parts = projected(Projection(all: optic))
      return parts.wrappedValue.all.enumerated().map {
        part(parts, Place(position: $0, part: $1))
      }
    }
  }
#endif
