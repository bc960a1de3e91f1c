import Foundation
import Optics
import Testing

/// Checks that the figure of kinds in the article on operators agrees with the compiler.
@Suite struct CompositionKindTests {
  private let figure = """
           Iso
          /   \\
       Lens   Prism
          \\   /
     AffineTraversal
            |
        Traversal
    """
  /// Each kind with the kinds at or below it in the figure, the nearest first.
  private let kindsBelow = [
    "Iso": ["Iso", "Lens", "Prism", "AffineTraversal", "Traversal"],
    "Lens": ["Lens", "AffineTraversal", "Traversal"],
    "Prism": ["Prism", "AffineTraversal", "Traversal"],
    "AffineTraversal": ["AffineTraversal", "Traversal"],
    "Traversal": ["Traversal"],
  ]
  private let iso = Iso<Int, Int>.identity
  private let lens = Lens<Int, Int>(\.self)
  private let prism = Prism<Int, Int>(Iso.identity)

  @Test func theArticleHasTheFigure() throws {
    let article = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Optics/Optics.docc/Articles/VerbsAndNames.md")
    #expect(try String(contentsOf: article, encoding: .utf8).contains(figure))
  }

  @Test func theFigureAgreesWithTheCompiler() {
    check("Iso", iso)
    check("Lens", lens)
    check("Prism", prism)
    check("AffineTraversal", AffineTraversal(lens))
    check("Traversal", Traversal(lens))
  }

  /// Composes an optic with one of each kind.
  private func check<Kind>(_ name: String, _ first: Optic<Kind, Int, Int>) {
    expect(first * iso, first.then(iso), areOf: name, "Iso")
    expect(first * lens, first.then(lens), areOf: name, "Lens")
    expect(first * prism, first.then(prism), areOf: name, "Prism")
    let (affine, traversal) = (AffineTraversal(lens), Traversal(lens))
    expect(first * affine, first.then(affine), areOf: name, "AffineTraversal")
    expect(first * traversal, first.then(traversal), areOf: name, "Traversal")
  }

  private func expect<Kind>(
    _ composed: Optic<Kind, Int, Int>, _ byMethod: Optic<Kind, Int, Int>,
    areOf first: String, _ second: String
  ) {
    let nearest = kindsBelow[first]?.first { kindsBelow[second]?.contains($0) == true }
    #expect(name(of: Kind.self) == nearest, "\(first) * \(second)")
  }

  private func name(of kind: any OpticKind.Type) -> String {
    switch kind {
    case is IsoKind.Type: "Iso"
    case is LensKind.Type: "Lens"
    case is PrismKind.Type: "Prism"
    case is AffineTraversalKind.Type: "AffineTraversal"
    case is TraversalKind.Type: "Traversal"
    default: "\(kind)"
    }
  }
}
