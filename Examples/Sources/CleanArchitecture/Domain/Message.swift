// The code of the article 「SwiftでFactory Methodパターンを使ってみる」 (Ryosuke1025, 2024), in the article's
// layers. Adapted where it needs SwiftUI: views are rendered to text (see TextRenderer), so a
// presenter is not an `ObservableObject` with a `@Published` property, and a view stores it without
// `@StateObject`. Existential types are written with `any`.

struct Message: Identifiable {
  var id: String {
    description
  }
  var description: String
  var email: String
}
