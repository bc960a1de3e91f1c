import Foundation
import Optics
import Testing

/// Checks that the table of kinds in the article on operators agrees with the compiler.
@Suite struct CompositionTableTests {
  @Test func theTableAgreesWithTheCompiler() throws {
    let article = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Optics/Optics.docc/Articles/Operators.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| **") }.map(String.init)
    #expect(
      rows == [
        row("Iso", Iso<Int, Int>.identity), row("Lens", lens), row("Prism", prism),
        row("AffineTraversal", AffineTraversal(lens)), row("Traversal", Traversal(lens)),
      ])
  }

  private let lens = Lens<Int, Int>(\.self)
  private let prism = Prism<Int, Int>(Iso.identity)

  /// Returns one row: the kinds that an optic makes with each of the five kinds.
  private func row<Kind>(_ name: String, _ first: Optic<Kind, Int, Int>) -> String {
    let kinds = [
      kind(of: first * Iso<Int, Int>.identity), kind(of: first * lens), kind(of: first * prism),
      kind(of: first * AffineTraversal(lens)), kind(of: first * Traversal(lens)),
    ]
    return "| **\(name)** | \(kinds.joined(separator: " | ")) |"
  }

  private func kind<Kind>(of optic: Optic<Kind, Int, Int>) -> String {
    switch Kind.self {
    case is IsoKind.Type: "Iso"
    case is LensKind.Type: "Lens"
    case is PrismKind.Type: "Prism"
    case is AffineTraversalKind.Type: "AffineTraversal"
    case is TraversalKind.Type: "Traversal"
    default: "\(Kind.self)"
    }
  }
}
