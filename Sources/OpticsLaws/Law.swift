/// A law of optics, with the name that the documentation of each kind uses.
///
/// In the equations, `whole` is any whole, `a` and `b` are any parts, and `f` and `g` are any
/// functions from parts to parts. The left side is tested; the right side is expected.
///
/// These laws define a kind:
/// - Iso: ``embedGet``, ``getEmbed``
/// - Lens: ``getSet``, ``setGet``, ``setSet``
/// - Prism: ``extractEmbed``, ``embedExtract``
/// - AffineTraversal: ``extractSet``, ``setExtract``, ``setSet``
/// - Traversal: ``modifyIdentity``, ``modifyAll``, ``modifyCompose``, ``setSet``
///
/// Every kind is also checked for the laws of a traversal, for ``modifyOrder``, ``setIfPresent``,
/// ``modifyInPlace`` and ``modifySet`` and, if it can embed, for ``setEmbed``. Violations of these
/// laws are reported only if the laws that define the kind hold, because they would otherwise
/// repeat the same problem.
///
/// ``hasSamples`` is about the check, not the optic.
public enum Law: String, Sendable, CaseIterable {
  /// Setting the part that was read changes nothing.
  case getSet
  /// Reading returns the part that was set.
  case setGet
  /// After two sets, only the second one counts.
  case setSet
  /// Embedding the part of a whole returns the whole.
  case embedGet
  /// The part of an embedded part is the part itself.
  case getEmbed
  /// If a whole matches, embedding its part returns the whole.
  case extractEmbed
  /// An embedded part matches, and extracting it returns the part.
  case embedExtract
  /// Setting the part that was extracted changes nothing.
  case extractSet
  /// If the whole matches, extracting returns the part that was set; otherwise it returns `nil`.
  case setExtract
  /// Changing each part to itself changes nothing.
  case modifyIdentity
  /// The parts after a change are the changed parts.
  case modifyAll
  /// Two changes in a row equal one change by both functions.
  case modifyCompose
  /// Parts are changed in the order in which they are read.
  case modifyOrder
  /// Setting a part of a whole that matches equals embedding the part.
  case setEmbed
  /// `setIfPresent` returns `nil` exactly if there is no part to read.
  case setIfPresent
  /// Changing a whole in place equals changing a copy.
  case modifyInPlace
  /// Changing each part in place to a value equals setting the value.
  case modifySet
  /// Two optics read the same parts.
  case sameAll
  /// Two optics set parts alike.
  case sameSet
  /// Two optics change parts alike.
  case sameModify
  /// Two optics embed parts alike.
  case sameEmbed
  /// There is a sample to try; without one, a check would prove nothing, so it fails.
  case hasSamples
}

extension Law {
  /// The equation of the law, in Swift.
  ///
  ///     print(Law.setGet.equation)  // get(set(a, whole)) == a
  public var equation: String {
    switch self {
    case .getSet: "set(get(whole), whole) == whole"
    case .setGet: "get(set(a, whole)) == a"
    case .setSet: "set(b, set(a, whole)) == set(b, whole)"
    case .embedGet: "embed(get(whole)) == whole"
    case .getEmbed: "get(embed(a)) == a"
    case .extractEmbed: "extract(whole).map(embed) ?? whole == whole"
    case .embedExtract: "extract(embed(a)) == a"
    case .extractSet: "extract(whole).map { set($0, whole) } ?? whole == whole"
    case .setExtract: "extract(set(a, whole)) == extract(whole).map { _ in a }"
    case .modifyIdentity: "modifying(whole) { $0 } == whole"
    case .modifyAll: "all(modifying(whole, f)) == all(whole).map(f)"
    case .modifyCompose: "modifying(modifying(whole, f), g) == modifying(whole) { g(f($0)) }"
    case .modifyOrder: "the parts that modify(&whole) visits == all(whole)"
    case .setEmbed: "set(a, whole) == (matches(whole) ? embed(a) : whole)"
    case .setIfPresent: "setIfPresent(a, whole) == (matches(whole) ? set(a, whole) : nil)"
    case .modifyInPlace: "whole after modify(&whole) { $0 = f($0) } == modifying(whole, f)"
    case .modifySet: "whole after modify(&whole) { $0 = a } == set(a, whole)"
    case .sameAll: "one.all(whole) == other.all(whole)"
    case .sameSet: "one.set(a, whole) == other.set(a, whole)"
    case .sameModify: "one.modifying(whole, f) == other.modifying(whole, f)"
    case .sameEmbed: "one.embed(a) == other.embed(a)"
    case .hasSamples: "samples.count > 0"
    }
  }
}
