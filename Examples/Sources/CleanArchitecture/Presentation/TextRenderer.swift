/// A replacement for SwiftUI without a screen: a view is a list of lines.
protocol View {
  var body: List { get }
}

extension View {
  /// The lines of the rendered view.
  var rendered: String {
    body.rows.map { "- \($0.text)" }.joined(separator: "\n")
  }
}

struct List {
  let rows: [Text]

  init<Element: Identifiable>(_ elements: [Element], row: (Element) -> Text) {
    rows = elements.map(row)
  }
}

struct Text {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}
