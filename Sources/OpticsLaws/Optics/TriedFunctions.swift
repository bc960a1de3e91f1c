import OpticsChanges

/// The functions from parts to parts with which the laws of `modify` are tried.
///
/// They distinguish the first part of a whole from the others, and applying them twice differs from
/// applying them once. Constant functions would not notice an optic that mixes up its parts or
/// visits a part twice.
internal struct TriedFunctions<Part> {
  internal let first: Part?
  internal let a: Part
  internal let b: Part
  internal let areEqual: (Part, Part) -> Bool

  /// The first function: `{ $0 == first ? a : b }`.
  internal func f(_ part: Part) -> Part {
    if let first, areEqual(part, first) { a } else { b }
  }

  /// The second function: `{ $0 == a ? first : b }`.
  internal func g(_ part: Part) -> Part {
    if let first, areEqual(part, a) { first } else { b }
  }
}

extension TriedFunctions {
  /// The text of `f` in a report.
  internal func textOfF(in rendering: Rendering) -> String {
    text(comparing: first, then: a, in: rendering)
  }

  /// The text of `g` in a report.
  internal func textOfG(in rendering: Rendering) -> String {
    text(comparing: first.map { _ in a }, then: first, in: rendering)
  }

  private func text(
    comparing compared: Part?, then result: Part?, in rendering: Rendering
  ) -> String {
    guard let compared, let result else { return "{ _ in \(rendering.text(of: b)) }" }
    let texts = [compared, result, b].map { rendering.text(of: $0) }
    return "{ $0 == \(texts[0]) ? \(texts[1]) : \(texts[2]) }"
  }
}
