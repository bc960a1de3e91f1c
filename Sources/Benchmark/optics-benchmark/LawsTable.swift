import Optics
import OpticsLaws

/// The time that one check takes with the default settings.
///
/// The debug build matters here, because tests run in debug builds.
struct LawsTable {
  /// Prints the table.
  func printRows() throws {
    print("| one check | time | cases a second |")
    print("|---|---|---|")
    try printRow("laws of a lens onto a property") { try checkLaws(of: Article._title) }
    try printRow("laws of a prism onto an optional's value") { try checkLaws(of: String?._some) }
    try printRow("laws of a traversal of an array") { try checkLaws(of: [String]._each) }
    try printRow("conformance of a struct to Hashable") { try checkHashable(Article.self) }
    try printRow("property of an integer") { try checkProperty(of: Int.self) { $0 == $0 } }
    try printRow("property of a struct") {
      try checkProperty(of: Article.self) { $0.views == $0.views }
    }
    try printRow("invariant of a reducer") {
      try checkInvariant(of: { $0 &+= $1 }, from: 0, actions: Int.self) { $0 == $0 }
    }
    try printRow("result that ignores a property") {
      let article = Article(title: "", tags: [], views: 0)
      try checkIgnores(Article._title, in: article) { $0.views }
    }
  }

  /// Measures one check and takes the best of five, because other work on the machine only adds
  /// time.
  private func printRow(_ name: String, check: () throws -> Void) throws {
    var best = try seconds(check)
    for _ in 1..<5 { best = min(best, try seconds(check)) }
    let cases = Int(Double(defaultNumberOfCases) / best)
    print("| \(name) | \((best * 1e3).rounded(to: 1)) ms | \(cases) |")
  }
}

/// A whole of the usual size: a text, a list and a number.
struct Article: Hashable {
  let title: String
  let tags: [String]
  let views: Int

  static var _title: Lens<Article, String> {
    Lens(
      getter: { $0.title },
      setter: { title, whole in Article(title: title, tags: whole.tags, views: whole.views) })
  }
}

extension Article: Arbitrary {
  static func arbitrary(using source: inout RandomSource) -> Article {
    Article(
      title: .arbitrary(using: &source), tags: .arbitrary(using: &source),
      views: .arbitrary(using: &source))
  }
}
