// Mistakes with bindings, and the errors they cause. `.ci/run` checks the errors.
import OpticsSwiftUI
import SwiftUI

struct Note: Identifiable {
  let id: Int
  var text: String
  var reply: String?
}

extension Note {
  static var _text: Lens<Self, String> { Lens(\.text) }
  static var _reply: Lens<Self, String?> { Lens(\.reply) }
}

enum Sheet { case note(Note) }

extension Sheet {
  static var _note: Prism<Self, Note> {
    Prism(extract: { if case .note(let note) = $0 { note } else { nil } }, embed: Sheet.note)
  }
}

@MainActor struct Mistakes {
  @State var note: Note
  @State var notes: [Note]
  @State var sheet: Sheet?

  var misspelled: some View {
    // expected-error@+1 {{type 'Note' has no member '_txt'}}
    TextField("", text: $note[Note._txt])
  }

  var misspelledLater: some View {
    List {
      ForEach($notes[[Note]._each]) { $note in TextField("", text: $note[Note._text]) }
      // expected-error@+2 {{has no member '_lat'}}
      // expected-error@+1 {{no exact matches in call to subscript}}
      TextField("", text: $note[Note._text._lat])
    }
  }

  var wrongPart: some View {
    // expected-error@+2 {{cannot convert value of type 'Binding<String?>' to expected}}
    // expected-note@+1 {{('String?' and 'String') are expected to be equal}}
    TextField("", text: $note[Note._reply])
  }

  var maybeNoPart: some View {
    // expected-error@+3 {{value of optional type 'Binding<String>?' must be unwrapped}}
    // expected-note@+2 {{coalesce}}
    // expected-note@+1 {{force-unwrap}}
    TextField("", text: $note[Note._reply._some])
  }

  var severalParts: some View {
    // expected-error@+1 {{cannot convert value of type '[Binding<String>]' to expected}}
    TextField("", text: $notes[[Note]._each._text])
  }

  var otherWhole: some View {
    // expected-error@+1 {{requires the types '[Note]' and 'Note' be equivalent}}
    TextField("", text: $notes[Note._text])
  }

  var presence: some View {
    // expected-error@+2 {{cannot convert value of type 'Binding<Note?>' to expected}}
    // expected-note@+1 {{expected to be equal}}
    Text("").sheet(isPresented: $sheet[Sheet._note]) { Text("") }
  }
}
