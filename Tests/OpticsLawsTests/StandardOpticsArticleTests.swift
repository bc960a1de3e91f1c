import Foundation
import Testing

/// Checks that the article on the standard optics lists each of them, as declared in the sources.
///
/// Symbol graphs omit names that begin with an underscore, so no other page lists them.
@Suite struct StandardOpticsArticleTests {
  @Test func listsEveryStandardOptic() throws {
    let article = StandardOptic.package
      .appendingPathComponent("Sources/Optics/Optics.docc/Articles/StandardOptics.md")
    let rows = try String(contentsOf: article, encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("| `") || $0.hasPrefix("| [`") }.map(
        String.init)
    let expected = try StandardOptic.declared().map(\.row)
    for row in expected where !rows.contains(row) { Issue.record("missing: \(row)") }
    for row in rows where !expected.contains(row) { Issue.record("no such optic: \(row)") }
    #expect(rows.count == expected.count)
  }
}

extension StandardOptic {
  /// The row of the article: a member of `Optic` links to its page, the others state their type.
  fileprivate var row: String {
    owner == "Optic"
      ? "| [`\(member)`](doc:Optic/\(member)) | \(summary) |"
      : "| `\(name)` | `\(type)` | \(summary) |"
  }
}
