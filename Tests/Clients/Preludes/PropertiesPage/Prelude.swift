// Stands for what the page on properties imports from Swift Testing, and its examples do not run with.
enum Issue {
  static func record(_ comment: String) { print(comment) }
}
