import Optics
import OpticsLaws

/// The time that checking the laws of one optic takes with the default settings.
///
/// The debug build matters here, because tests run in debug builds.
struct LawsTable {
  /// Prints the table.
  func printRows() throws {
    print("| one check of laws | time |")
    print("|---|---|")
    try printRow("lens onto a property") { try checkLaws(of: Article._title) }
    try printRow("prism onto an optional's value") { try checkLaws(of: String?._some) }
    try printRow("traversal of an array") { try checkLaws(of: [String]._each) }
  }

  /// Measures one check and takes the best of five, because other work on the machine only adds
  /// time.
  private func printRow(_ name: String, check: () throws -> Void) throws {
    var best = try seconds(check)
    for _ in 1..<5 { best = min(best, try seconds(check)) }
    print("| \(name) | \((best * 1e3).rounded(to: 1)) ms |")
  }
}

/// A whole of the usual size: a text, a list and a number.
private struct Article: Equatable {
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
