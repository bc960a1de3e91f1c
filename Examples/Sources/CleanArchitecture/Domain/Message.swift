// The code of the article 「SwiftでFactory Methodパターンを使ってみる」 (Ryosuke1025, 2024), in the
// article's layers. Adapted where it needs SwiftUI: views are rendered to text (see TextRenderer),
// so a presenter is no `ObservableObject` with a `@Published` property, and a view holds it without
// `@StateObject`. A protocol as a type is written `any`.

struct Message: Identifiable {
  var id: String {
    description
  }
  var description: String
  var email: String
}
