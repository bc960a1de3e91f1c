import Foundation
import Testing

/// The article on the standard optics lists each of them, as the sources declare it.
///
/// Symbol graphs leave out names that begin with an underscore, so that no other page does.
@Suite struct StandardOpticsArticleTests {
  @Test func listsEveryStandardOptic() throws {
    let article = StandardOptic.package
      .appendingPathComponent("Sources/Optics/Optics.docc/Articles/StandardOptics.md")
    let rows = try String(contentsOf: article, encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    let expected = try StandardOptic.declared().map(\.row)
    for row in expected where !rows.contains(row) { Issue.record("missing: \(row)") }
    for row in rows where !expected.contains(row) { Issue.record("no such optic: \(row)") }
    #expect(rows.count == expected.count)
  }
}

extension StandardOptic {
  /// The row of the article: a member of `Optic` has a page to link to, the others have a type.
  fileprivate var row: String {
    owner == "Optic"
      ? "| ``Optic/\(member)`` | \(summary) |" : "| `\(name)` | `\(type)` | \(summary) |"
  }
}
