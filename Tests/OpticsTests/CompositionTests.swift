import Optics
import Testing

/// The kind of every composed pair, checked by the compiler: each constant is annotated with the
/// kind that the table of the documentation gives.
@Suite struct CompositionTests {
  private let iso = Iso<Int, Int>(get: { $0 + 1 }, embed: { $0 - 1 })
  private let lens = Lens<Int, Int>(getter: { $0 }, setter: { part, _ in part })
  private let prism = Prism<Int, Int>(extract: { $0 > 0 ? $0 : nil }, embed: { $0 })
  private let affine = AffineTraversal<Int, Int>(
    extract: { $0 > 0 ? $0 : nil }, set: { part, _ in part })
  private let traversal = Traversal<Int, Int>(
    forEach: { whole, visit in visit(whole) }, modify: { whole, body in body(&whole) })

  @Test func kindsOfIsoThenAny() {
    let isoIso: Iso<Int, Int> = iso * iso
    let isoLens: Lens<Int, Int> = iso * lens
    let isoPrism: Prism<Int, Int> = iso * prism
    let isoAffine: AffineTraversal<Int, Int> = iso * affine
    let isoTraversal: Traversal<Int, Int> = iso * traversal
    #expect(isoIso.embed(5) == 3)
    #expect(isoLens.get(5) == 6)
    #expect(isoPrism.embed(5) == 4)
    #expect(isoAffine.extract(-1) == nil)
    #expect(isoTraversal.all(5) == [6])
  }
}
