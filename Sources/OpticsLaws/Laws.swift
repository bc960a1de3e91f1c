import Optics

/// The laws of one optic.
///
/// The laws in `own` define the optic's kind. The laws in `derived` follow from them if the
/// functions of the optic, such as `modify` and `embed`, are consistent.
internal struct Laws<Whole, Part> {
  internal let optic: String
  internal let own: [Equation<Whole, Part>]
  internal let derived: [Equation<Whole, Part>]
  internal let embed: ((Part) -> Whole)?
  /// The functions `f` and `g` for a sample.
  internal let changes: (Sample<Whole, Part>) -> Changes<Part>
  internal let wholes: Domain<Whole>
  internal let parts: Domain<Part>
}

extension Laws {
  /// Creates the laws of an optic of any kind.
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
      self.init("Traversal", equations, own: equations.traversalLaws)
    }
  }

  private init<Kind>(
    _ kind: String, _ equations: OpticEquations<Kind, Whole, Part>,
    own: [Equation<Whole, Part>], derived: [Equation<Whole, Part>] = [],
    embed: ((Part) -> Whole)? = nil
  ) {
    let shared = equations.traversalLaws + equations.writingLaws
    self.init(
      optic: "\(kind)<\(Whole.self), \(Part.self)>",
      own: own,
      derived: derived + shared.filter { law in !own.contains { $0.law == law.law } },
      embed: embed,
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
    let laws = Laws(of: one, wholes: wholes, parts: parts)
    let otherLaws = Laws(of: other, wholes: wholes, parts: parts)
    var agreement = equations.agreement(with: other)
    if let embed = laws.embed, let otherEmbed = otherLaws.embed {
      agreement.append(equations.agreement(of: embed, and: otherEmbed))
    }
    self.init(
      optic: "\(laws.optic) compared with \(otherLaws.optic)",
      own: agreement,
      derived: [],
      embed: laws.embed,
      changes: equations.changes,
      wholes: wholes,
      parts: parts)
  }
}
