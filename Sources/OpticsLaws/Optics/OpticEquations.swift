import Optics

/// The equations of the laws of one optic.
internal struct OpticEquations<Kind: OpticKind, Whole, Part> {
  internal typealias Law = Equation<OpticSample<Whole, Part>>

  internal let optic: Optic<Kind, Whole, Part>
  internal let wholes: Domain<Whole>
  internal let parts: Domain<Part>

  internal func changes(for sample: OpticSample<Whole, Part>) -> TriedFunctions<Part> {
    TriedFunctions(
      first: optic.all(sample.whole).first, a: sample.a, b: sample.b, areEqual: parts.areEqual)
  }
}

extension OpticEquations {
  private var setSet: Law {
    Law(.setSet, [.whole, .a, .b], by: wholes.areEqual) {
      (optic.set($0.b, optic.set($0.a, $0.whole)), optic.set($0.b, $0.whole))
    }
  }

  internal func isoLaws(_ iso: Iso<Whole, Part>) -> [Law] {
    [
      Law(.embedGet, [.whole], by: wholes.areEqual) { (iso.embed(iso.get($0.whole)), $0.whole) },
      Law(.getEmbed, [.a], by: parts.areEqual) { (iso.get(iso.embed($0.a)), $0.a) },
    ]
  }

  internal func lensLaws(_ lens: Lens<Whole, Part>) -> [Law] {
    [
      Law(.getSet, [.whole], by: wholes.areEqual) {
        (lens.set(lens.get($0.whole), $0.whole), $0.whole)
      },
      Law(.setGet, [.whole, .a], by: parts.areEqual) { (lens.get(lens.set($0.a, $0.whole)), $0.a) },
      setSet,
    ]
  }

  internal func prismLaws(_ prism: Prism<Whole, Part>) -> [Law] {
    [
      Law(.extractEmbed, [.whole], by: wholes.areEqual) {
        (prism.extract($0.whole).map(prism.embed) ?? $0.whole, $0.whole)
      },
      Law(.embedExtract, [.a], by: parts.areEqual) { (prism.extract(prism.embed($0.a)), $0.a) },
    ]
  }

  internal func affineTraversalLaws(_ affine: AffineTraversal<Whole, Part>) -> [Law] {
    [
      Law(.extractSet, [.whole], by: wholes.areEqual) { sample in
        let whole = sample.whole
        return (affine.extract(whole).map { affine.set($0, whole) } ?? whole, whole)
      },
      Law(.setExtract, [.whole, .a], by: parts.areEqual) { sample in
        let (whole, a) = (sample.whole, sample.a)
        return (affine.extract(affine.set(a, whole)), affine.extract(whole).map { _ in a })
      },
      setSet,
    ]
  }

  /// The laws of a traversal, which apply to optics of every kind.
  internal var traversalLaws: [Law] {
    [
      Law(.modifyIdentity, [.whole], by: wholes.areEqual) {
        (optic.modifying($0.whole) { $0 }, $0.whole)
      },
      Law(.modifyAll, [.whole, .f], by: parts.areEqual) { sample in
        let f = changes(for: sample).f
        return (optic.all(optic.modifying(sample.whole, f)), optic.all(sample.whole).map(f))
      },
      Law(.modifyCompose, [.whole, .f, .g], by: wholes.areEqual) { sample in
        let (whole, changes) = (sample.whole, changes(for: sample))
        return (
          optic.modifying(optic.modifying(whole, changes.f), changes.g),
          optic.modifying(whole) { changes.g(changes.f($0)) }
        )
      },
      setSet,
    ]
  }
}

extension OpticEquations {
  /// The law of the number of parts, which no other kind can break.
  internal func countVisits(of traversal: Traversal<Whole, Part>) -> Law {
    Law(.countVisits, [.whole], by: ==) { sample in
      var visits = 0
      traversal.forEach(in: sample.whole) { _ in visits += 1 }
      return (traversal.count(in: sample.whole), visits)
    }
  }
}

extension OpticEquations {
  /// The laws that reading and writing agree.
  internal var writingLaws: [Law] {
    [
      Law(.modifyOrder, [.whole], by: parts.areEqual) { sample in
        var (whole, visited) = (sample.whole, [Part]())
        optic.modify(&whole) { visited.append($0) }
        return (visited, optic.all(sample.whole))
      },
      Law(.settingIfPresent, [.whole, .a], by: wholes.areEqual) {
        (
          optic.settingIfPresent($0.a, $0.whole),
          optic.matches($0.whole) ? optic.set($0.a, $0.whole) : nil
        )
      },
      Law(.modifyInPlace, [.whole, .f], by: wholes.areEqual) { sample in
        var whole = sample.whole
        let f = changes(for: sample).f
        optic.modify(&whole) { $0 = f($0) }
        return (whole, optic.modifying(sample.whole, f))
      },
      Law(.modifySet, [.whole, .a], by: wholes.areEqual) { sample in
        var whole = sample.whole
        optic.modify(&whole) { $0 = sample.a }
        return (whole, optic.set(sample.a, sample.whole))
      },
    ]
  }

  /// The laws that writing and embedding agree.
  internal func embeddingLaws<Embedding>(
    _ optic: Optic<Embedding, Whole, Part>
  ) -> [Law] where Embedding.Embedding == Embeds {
    [
      Law(.setEmbed, [.whole, .a], by: wholes.areEqual) {
        (
          optic.set($0.a, $0.whole), optic.matches($0.whole) ? optic.embed($0.a) : $0.whole
        )
      }
    ]
  }

  /// The laws that another optic reads and writes alike.
  internal func agreement<OtherKind>(
    with other: Optic<OtherKind, Whole, Part>
  ) -> [Law] {
    [
      Law(.sameAll, [.whole], by: parts.areEqual) {
        (optic.all($0.whole), other.all($0.whole))
      },
      Law(.sameSet, [.whole, .a], by: wholes.areEqual) {
        (optic.set($0.a, $0.whole), other.set($0.a, $0.whole))
      },
      Law(.sameModify, [.whole, .f], by: wholes.areEqual) { sample in
        let f = changes(for: sample).f
        return (optic.modifying(sample.whole, f), other.modifying(sample.whole, f))
      },
    ]
  }

  /// The law that two optics embed parts alike.
  internal func agreement(
    of embed: @escaping (Part) -> Whole, and other: @escaping (Part) -> Whole
  ) -> Law {
    Law(.sameEmbed, [.a], by: wholes.areEqual) { (embed($0.a), other($0.a)) }
  }
}
