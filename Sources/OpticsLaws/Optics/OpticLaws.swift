import Optics
import OpticsChanges

/// The laws of one optic, or of two that should agree.
internal struct OpticLaws<Whole, Part> {
  internal typealias Law = Equation<OpticSample<Whole, Part>>

  internal let subject: String
  internal let own: [Law]
  internal let derived: [Law]
  internal let embed: ((Part) -> Whole)?
  /// Whether an optic finds a part in a whole.
  internal let finds: (Whole) -> Bool
  /// The functions `f` and `g` for a sample.
  internal let changes: (OpticSample<Whole, Part>) -> TriedFunctions<Part>
  internal let wholes: Domain<Whole>
  internal let parts: Domain<Part>
}

extension OpticLaws {
  /// Creates the laws of an optic of any kind.
  ///
  /// The laws in `own` define the kind. The laws in `derived` follow from them if the functions of
  /// the optic, such as `modify` and `embed`, are consistent.
  internal init<Kind>(
    of optic: Optic<Kind, Whole, Part>, wholes: Domain<Whole>, parts: Domain<Part>
  ) {
    let equations = OpticEquations(optic: optic, wholes: wholes, parts: parts)
    if let iso = optic as? Iso<Whole, Part> {
      self.init(
        "Iso", equations, own: equations.isoLaws(iso), derived: equations.embeddingLaws(iso),
        embed: iso.embed)
    } else if let lens = optic as? Lens<Whole, Part> {
      self.init("Lens", equations, own: equations.lensLaws(lens))
    } else if let prism = optic as? Prism<Whole, Part> {
      self.init(
        "Prism", equations, own: equations.prismLaws(prism),
        derived: equations.embeddingLaws(prism), embed: prism.embed)
    } else if let affine = optic as? AffineTraversal<Whole, Part> {
      self.init("AffineTraversal", equations, own: equations.affineTraversalLaws(affine))
    } else {
      self.init(
        "Traversal", equations, own: equations.traversalLaws,
        derived: [equations.countVisits(of: Traversal(optic))])
    }
  }

  private init<Kind>(
    _ kind: String, _ equations: OpticEquations<Kind, Whole, Part>,
    own: [Law], derived: [Law] = [],
    embed: ((Part) -> Whole)? = nil
  ) {
    let shared = equations.traversalLaws + equations.writingLaws
    self.init(
      subject: "\(kind)<\(Whole.self), \(Part.self)>",
      own: own,
      derived: derived + shared.filter { law in !own.contains { $0.law == law.law } },
      embed: embed,
      finds: equations.optic.matches,
      changes: equations.changes,
      wholes: equations.wholes,
      parts: equations.parts)
  }

  /// Creates the laws that two optics agree.
  internal init<OneKind, OtherKind>(
    agreementOf one: Optic<OneKind, Whole, Part>, and other: Optic<OtherKind, Whole, Part>,
    wholes: Domain<Whole>, parts: Domain<Part>
  ) {
    let equations = OpticEquations(optic: one, wholes: wholes, parts: parts)
    let laws = OpticLaws(of: one, wholes: wholes, parts: parts)
    let otherLaws = OpticLaws(of: other, wholes: wholes, parts: parts)
    var agreement = equations.agreement(with: other)
    if let embed = laws.embed, let otherEmbed = otherLaws.embed {
      agreement.append(equations.agreement(of: embed, and: otherEmbed))
    }
    self.init(
      subject: "\(laws.subject) compared with \(otherLaws.subject)",
      own: agreement,
      derived: [],
      embed: laws.embed,
      finds: { laws.finds($0) || otherLaws.finds($0) },
      changes: equations.changes,
      wholes: wholes,
      parts: parts)
  }
}

extension OpticLaws {
  /// Checks the laws with the values of generators.
  ///
  /// If the optic can embed, a quarter of the wholes are embedded parts, so that even a prism that
  /// rarely matches is tried.
  ///
  /// - Throws: ``LawViolations`` if a law is broken.
  internal func check(
    wholes: Gen<Whole>, parts: Gen<Part>,
    cases: Int, seed: UInt64, size: Int, fileID: StaticString, line: UInt
  ) throws(LawViolations) {
    var check = LawCheck(laws, fileID: fileID, line: line)
    check.run(
      { source in
        let whole =
          if let embed, source.index(below: 4) == 0 { parts.sample(&source)?.map(embed) } else {
            wholes.sample(&source)
          }
        guard let whole, let a = parts.sample(&source), let b = parts.sample(&source) else {
          return nil
        }
        return OpticSample(sampleOfWhole: whole, sampleOfA: a, sampleOfB: b)
      }, cases: cases, seed: seed, size: size)
    try check.result()
  }

  /// Checks the laws with the given values.
  ///
  /// - Throws: ``LawViolations`` if a law is broken.
  internal func check(
    wholes: [Whole], parts: [Part], fileID: StaticString, line: UInt
  ) throws(LawViolations) {
    var check = LawCheck(laws, fileID: fileID, line: line)
    check.run(wholes: wholes.map { Sample($0) }, parts: parts.map { Sample($0) })
    try check.result()
  }

  private var laws: Laws<OpticSample<Whole, Part>> {
    Laws(
      subject: subject, own: own, derived: derived, variables: [.whole, .a, .b], text: text,
      simpler: { sample, law in sample.simpler(for: law) },
      // The laws of embedding say something about each part.
      isTelling: embed == nil ? { finds($0.whole) } : { _ in true })
  }

  private func text(
    _ variable: Variable, in sample: OpticSample<Whole, Part>, _ rendering: Rendering
  ) -> String {
    switch variable {
    case .whole: rendering.text(of: sample.whole)
    case .a: rendering.text(of: sample.a)
    case .b: rendering.text(of: sample.b)
    case .f: changes(sample).textOfF(in: rendering)
    case .g: changes(sample).textOfG(in: rendering)
    case .c: preconditionFailure("no law of optics uses 'c'")
    }
  }
}
