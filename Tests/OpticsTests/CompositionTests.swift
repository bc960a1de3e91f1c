import Optics
import Testing

/// Tests the kind of every pair of optics, composed with `*`, with dots and with `then`.
///
/// Each constant has the type that the table says, so compiling is the test.
@Suite struct CompositionTests {
  @Test func isoThenAny() {
    let iso: Iso<Whole, Leaf> = Whole._iso * Middle._iso
    let isoDots: Iso<Whole, Leaf> = Whole._iso._iso
    let isoMethod: Iso<Whole, Leaf> = Whole._iso.then(Middle._iso)
    expectAgreement(iso, isoDots, isoMethod)
    let lens: Lens<Whole, Leaf> = Whole._iso * Middle._lens
    let lensDots: Lens<Whole, Leaf> = Whole._iso._lens
    let lensMethod: Lens<Whole, Leaf> = Whole._iso.then(Middle._lens)
    expectAgreement(lens, lensDots, lensMethod)
    let prism: Prism<Whole, Leaf> = Whole._iso * Middle._prism
    let prismDots: Prism<Whole, Leaf> = Whole._iso._prism
    let prismMethod: Prism<Whole, Leaf> = Whole._iso.then(Middle._prism)
    expectAgreement(prism, prismDots, prismMethod)
    let affine: AffineTraversal<Whole, Leaf> = Whole._iso * Middle._affine
    let affineDots: AffineTraversal<Whole, Leaf> = Whole._iso._affine
    let affineMethod: AffineTraversal<Whole, Leaf> = Whole._iso.then(Middle._affine)
    expectAgreement(affine, affineDots, affineMethod)
    let traversal: Traversal<Whole, Leaf> = Whole._iso * Middle._traversal
    let traversalDots: Traversal<Whole, Leaf> = Whole._iso._traversal
    let traversalMethod: Traversal<Whole, Leaf> = Whole._iso.then(Middle._traversal)
    expectAgreement(traversal, traversalDots, traversalMethod)
  }

  @Test func lensThenAny() {
    let iso: Lens<Whole, Leaf> = Whole._lens * Middle._iso
    let isoDots: Lens<Whole, Leaf> = Whole._lens._iso
    let isoMethod: Lens<Whole, Leaf> = Whole._lens.then(Middle._iso)
    expectAgreement(iso, isoDots, isoMethod)
    let lens: Lens<Whole, Leaf> = Whole._lens * Middle._lens
    let lensDots: Lens<Whole, Leaf> = Whole._lens._lens
    let lensMethod: Lens<Whole, Leaf> = Whole._lens.then(Middle._lens)
    expectAgreement(lens, lensDots, lensMethod)
    let prism: AffineTraversal<Whole, Leaf> = Whole._lens * Middle._prism
    let prismDots: AffineTraversal<Whole, Leaf> = Whole._lens._prism
    let prismMethod: AffineTraversal<Whole, Leaf> = Whole._lens.then(Middle._prism)
    expectAgreement(prism, prismDots, prismMethod)
    let affine: AffineTraversal<Whole, Leaf> = Whole._lens * Middle._affine
    let affineDots: AffineTraversal<Whole, Leaf> = Whole._lens._affine
    let affineMethod: AffineTraversal<Whole, Leaf> = Whole._lens.then(Middle._affine)
    expectAgreement(affine, affineDots, affineMethod)
    let traversal: Traversal<Whole, Leaf> = Whole._lens * Middle._traversal
    let traversalDots: Traversal<Whole, Leaf> = Whole._lens._traversal
    let traversalMethod: Traversal<Whole, Leaf> = Whole._lens.then(Middle._traversal)
    expectAgreement(traversal, traversalDots, traversalMethod)
  }

  @Test func prismThenAny() {
    let iso: Prism<Whole, Leaf> = Whole._prism * Middle._iso
    let isoDots: Prism<Whole, Leaf> = Whole._prism._iso
    let isoMethod: Prism<Whole, Leaf> = Whole._prism.then(Middle._iso)
    expectAgreement(iso, isoDots, isoMethod)
    let lens: AffineTraversal<Whole, Leaf> = Whole._prism * Middle._lens
    let lensDots: AffineTraversal<Whole, Leaf> = Whole._prism._lens
    let lensMethod: AffineTraversal<Whole, Leaf> = Whole._prism.then(Middle._lens)
    expectAgreement(lens, lensDots, lensMethod)
    let prism: Prism<Whole, Leaf> = Whole._prism * Middle._prism
    let prismDots: Prism<Whole, Leaf> = Whole._prism._prism
    let prismMethod: Prism<Whole, Leaf> = Whole._prism.then(Middle._prism)
    expectAgreement(prism, prismDots, prismMethod)
    let affine: AffineTraversal<Whole, Leaf> = Whole._prism * Middle._affine
    let affineDots: AffineTraversal<Whole, Leaf> = Whole._prism._affine
    let affineMethod: AffineTraversal<Whole, Leaf> = Whole._prism.then(Middle._affine)
    expectAgreement(affine, affineDots, affineMethod)
    let traversal: Traversal<Whole, Leaf> = Whole._prism * Middle._traversal
    let traversalDots: Traversal<Whole, Leaf> = Whole._prism._traversal
    let traversalMethod: Traversal<Whole, Leaf> = Whole._prism.then(Middle._traversal)
    expectAgreement(traversal, traversalDots, traversalMethod)
  }

  @Test func affineThenAny() {
    let iso: AffineTraversal<Whole, Leaf> = Whole._affine * Middle._iso
    let isoDots: AffineTraversal<Whole, Leaf> = Whole._affine._iso
    let isoMethod: AffineTraversal<Whole, Leaf> = Whole._affine.then(Middle._iso)
    expectAgreement(iso, isoDots, isoMethod)
    let lens: AffineTraversal<Whole, Leaf> = Whole._affine * Middle._lens
    let lensDots: AffineTraversal<Whole, Leaf> = Whole._affine._lens
    let lensMethod: AffineTraversal<Whole, Leaf> = Whole._affine.then(Middle._lens)
    expectAgreement(lens, lensDots, lensMethod)
    let prism: AffineTraversal<Whole, Leaf> = Whole._affine * Middle._prism
    let prismDots: AffineTraversal<Whole, Leaf> = Whole._affine._prism
    let prismMethod: AffineTraversal<Whole, Leaf> = Whole._affine.then(Middle._prism)
    expectAgreement(prism, prismDots, prismMethod)
    let affine: AffineTraversal<Whole, Leaf> = Whole._affine * Middle._affine
    let affineDots: AffineTraversal<Whole, Leaf> = Whole._affine._affine
    let affineMethod: AffineTraversal<Whole, Leaf> = Whole._affine.then(Middle._affine)
    expectAgreement(affine, affineDots, affineMethod)
    let traversal: Traversal<Whole, Leaf> = Whole._affine * Middle._traversal
    let traversalDots: Traversal<Whole, Leaf> = Whole._affine._traversal
    let traversalMethod: Traversal<Whole, Leaf> = Whole._affine.then(Middle._traversal)
    expectAgreement(traversal, traversalDots, traversalMethod)
  }

  @Test func traversalThenAny() {
    let iso: Traversal<Whole, Leaf> = Whole._traversal * Middle._iso
    let isoDots: Traversal<Whole, Leaf> = Whole._traversal._iso
    let isoMethod: Traversal<Whole, Leaf> = Whole._traversal.then(Middle._iso)
    expectAgreement(iso, isoDots, isoMethod)
    let lens: Traversal<Whole, Leaf> = Whole._traversal * Middle._lens
    let lensDots: Traversal<Whole, Leaf> = Whole._traversal._lens
    let lensMethod: Traversal<Whole, Leaf> = Whole._traversal.then(Middle._lens)
    expectAgreement(lens, lensDots, lensMethod)
    let prism: Traversal<Whole, Leaf> = Whole._traversal * Middle._prism
    let prismDots: Traversal<Whole, Leaf> = Whole._traversal._prism
    let prismMethod: Traversal<Whole, Leaf> = Whole._traversal.then(Middle._prism)
    expectAgreement(prism, prismDots, prismMethod)
    let affine: Traversal<Whole, Leaf> = Whole._traversal * Middle._affine
    let affineDots: Traversal<Whole, Leaf> = Whole._traversal._affine
    let affineMethod: Traversal<Whole, Leaf> = Whole._traversal.then(Middle._affine)
    expectAgreement(affine, affineDots, affineMethod)
    let traversal: Traversal<Whole, Leaf> = Whole._traversal * Middle._traversal
    let traversalDots: Traversal<Whole, Leaf> = Whole._traversal._traversal
    let traversalMethod: Traversal<Whole, Leaf> = Whole._traversal.then(Middle._traversal)
    expectAgreement(traversal, traversalDots, traversalMethod)
  }

  @Test func compositionEmbedsFromTheInsideOut() {
    #expect((Whole._iso * Middle._iso).embed(Leaf(number: 1)) == Whole(number: 1))
    #expect((Whole._prism * Middle._iso).embed(Leaf(number: 2)) == Whole(number: 2))
    #expect((Whole._iso * Middle._prism).embed(Leaf(number: 3)) == Whole(number: 3))
  }

  @Test func identityIsTheIdentityOfComposition() {
    let left: Lens<Whole, Middle> = Iso<Whole, Whole>.identity * Whole._lens
    let right: Lens<Whole, Middle> = Whole._lens * Iso<Middle, Middle>.identity
    expectAgreement(left, Whole._lens, right)
  }

  @Test func compositionIsAssociative() {
    let left: AffineTraversal<Whole, Int> = (Whole._lens * Middle._prism) * Leaf._number
    let right: AffineTraversal<Whole, Int> = Whole._lens * (Middle._prism * Leaf._number)
    expectAgreement(left, right, Whole._lens._prism._number)
  }
}

/// Expects three optics to read and write alike.
private func expectAgreement<Kind, Part: Equatable & Sample>(
  _ optics: Optic<Kind, Whole, Part>...
) {
  for number in [-1, 0, 1, 7] {
    let whole = Whole(number: number)
    #expect(Set(optics.map { Traversal($0).count(in: whole) }).count == 1)
    for optic in optics {
      #expect(optic.all(whole) == optics[0].all(whole))
      #expect(optic.set(.sample, whole) == optics[0].set(.sample, whole))
    }
  }
}

extension CompositionTests {
  /// A dot depends only on the kind of the next optic.
  @Test func dotsBehindAnyKind() {
    #expect(setting(Whole._iso) == [4])
    #expect(setting(Whole._lens) == [4])
    #expect(setting(Whole._prism) == [4])
    #expect(setting(Whole._traversal) == [4])
  }

  private func setting<Kind>(_ optic: Optic<Kind, Whole, Middle>) -> [Int] {
    optic._lens._number.all(Whole(number: 1) |> optic._lens._number *~ 4)
  }

  /// An optic of any kind can be captured by the `@Sendable` closures of another optic; CI treats
  /// the compiler's warning as an error.
  @Test func opticsMadeFromAnyKind() {
    #expect(numbers(in: Whole._lens).get(Whole(number: 4)) == [4])
    #expect(numbers(in: Whole._traversal).set([5], Whole(number: 4)) == Whole(number: 5))
  }

  private func numbers<Kind>(in optic: Optic<Kind, Whole, Middle>) -> Lens<Whole, [Int]> {
    Lens(
      get: { optic.all($0).map(\.number) },
      modify: { whole, body in
        var numbers = optic.all(whole).map(\.number)
        body(&numbers)
        var rest = numbers[...]
        optic.modify(&whole) { $0.number = rest.removeFirst() }
      })
  }
}

private protocol Sample { static var sample: Self { get } }
extension Int: Sample { fileprivate static let sample = 9 }

private struct Whole: Equatable { var number: Int }

private struct Middle: Equatable, Sample {
  var number: Int
  static let sample = Middle(number: 8)
}

private struct Leaf: Equatable, Sample {
  var number: Int
  static let sample = Leaf(number: 9)
}

extension Leaf {
  static var _number: Lens<Leaf, Int> { Lens(\.number) }
}

extension Whole {
  static var _iso: Iso<Whole, Middle> {
    Iso(get: { Middle(number: $0.number) }, embed: { Whole(number: $0.number) })
  }
  static var _lens: Lens<Whole, Middle> {
    Lens(getter: { Middle(number: $0.number) }, setter: { part, _ in Whole(number: part.number) })
  }
  static var _prism: Prism<Whole, Middle> {
    Prism(
      extract: { $0.number > 0 ? Middle(number: $0.number) : nil },
      embed: { Whole(number: $0.number) })
  }
  static var _affine: AffineTraversal<Whole, Middle> {
    AffineTraversal(
      extract: { $0.number > 0 ? Middle(number: $0.number) : nil },
      set: { part, _ in Whole(number: part.number) })
  }
  static var _traversal: Traversal<Whole, Middle> { Traversal(_affine) }
}

extension Middle {
  static var _iso: Iso<Middle, Leaf> {
    Iso(get: { Leaf(number: $0.number) }, embed: { Middle(number: $0.number) })
  }
  static var _lens: Lens<Middle, Leaf> {
    Lens(getter: { Leaf(number: $0.number) }, setter: { part, _ in Middle(number: part.number) })
  }
  static var _prism: Prism<Middle, Leaf> {
    Prism(
      extract: { $0.number > 5 ? Leaf(number: $0.number) : nil },
      embed: { Middle(number: $0.number) })
  }
  static var _affine: AffineTraversal<Middle, Leaf> {
    AffineTraversal(
      extract: { $0.number > 5 ? Leaf(number: $0.number) : nil },
      set: { part, _ in Middle(number: part.number) })
  }
  static var _traversal: Traversal<Middle, Leaf> { Traversal(_affine) }
}
