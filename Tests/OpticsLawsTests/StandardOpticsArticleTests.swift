import Foundation
import Testing

/// Checks that the article on the standard optics lists each of them, as declared in the sources.
///
/// Symbol graphs omit names that begin with an underscore, so no other page lists them.
@Suite struct StandardOpticsArticleTests {
  private let article: String
  private let declared: [StandardOptic]

  init() throws {
    let file = StandardOptic.package
      .appendingPathComponent("Sources/Optics/Optics.docc/Articles/StandardOptics.md")
    article = try String(contentsOf: file, encoding: .utf8)
    declared = try StandardOptic.declared()
  }

  @Test func theTableListsTheOpticsOfEachTypeByKind() throws {
    let rows = article.split(separator: "\n").filter { $0.hasPrefix("|") }.map { row in
      row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let kinds = try #require(rows.first).dropFirst()
    let listed = rows.dropFirst(2).flatMap { row in
      zip(kinds, row.dropFirst()).flatMap { kind, cell in
        cell.matches(of: /`([^`]+)`/).map { "\(row[0]) \(kind): \($0.1)" }
      }
    }
    let expected = declared.filter { $0.owner != "Optic" }
      .map { "`\($0.owner)` \($0.kind): \($0.member)" }
    #expect(Set(listed).symmetricDifference(expected) == [])
    #expect(listed.count == expected.count)
  }

  @Test func eachOpticIsUsed() {
    for optic in declared {
      #expect(optic.isUsed(in: article) || optic.owner.hasPrefix("Tuple"), "\(optic.name)")
    }
  }
}

extension StandardOptic {
  /// The kind of the optic, in words.
  fileprivate var kind: String {
    let kind = String(type.prefix { $0 != "<" })
    return kind == "AffineTraversal" ? "affine traversal" : kind.lowercased()
  }

  /// Returns whether code uses the optic, with its first label if callers write one.
  fileprivate func isUsed(in code: String) -> Bool {
    let parts = member.split(separator: "(", maxSplits: 1)
    let label = parts.dropFirst().first?.prefix { $0 != ":" } ?? ""
    let isWritten = ["id", "key", "at", "by", "keepingIndex"].contains(label)
    return code.ranges(of: ".\(parts[0])").contains { name in
      let rest = code[name.upperBound...]
      let argument = rest.prefixMatch(of: /\(([a-z]\w*):/)?.1 ?? ""
      return isWritten ? label == argument : argument.isEmpty && rest.first?.isLetter == false
    }
  }
}
