/// A law of optics, by the name that it has in the documentation of each kind.
///
/// In the equations, `whole` is any whole, `a` and `b` are any parts, and `f` and `g` any functions
/// from parts to parts. The left side is what is tested, the right side what is expected.
///
/// These define a kind:
/// - Iso: ``embedGet``, ``getEmbed``
/// - Lens: ``getSet``, ``setGet``, ``setSet``
/// - Prism: ``extractEmbed``, ``embedExtract``
/// - AffineTraversal: ``extractSet``, ``setExtract``, ``setSet``
/// - Traversal: ``modifyIdentity``, ``modifyAll``, ``modifyCompose``, ``setSet``
///
/// The laws of a traversal, ``setEmbed`` for what can embed, and ``modifyOrder``, ``setIfPresent``,
/// ``modifyInPlace`` and ``modifySet`` are checked for every kind. They are reported where the laws
/// that define the kind hold: where those do not, they would only say the same again.
public enum Law: String, Sendable, CaseIterable {
  /// What was read and is written back changes nothing.
  case getSet
  /// What was written is what is read.
  case setGet
  /// Of two writes, only the second one counts.
  case setSet
  /// A whole is its part, seen from the other side.
  case embedGet
  /// A part is its whole, seen from the other side.
  case getEmbed
  /// A whole that matches is made of its part alone.
  case extractEmbed
  /// A whole made of a part matches, and has that part.
  case embedExtract
  /// What was extracted and is written back changes nothing.
  case extractSet
  /// What was written is what is extracted, if the whole matched, and nothing otherwise.
  case setExtract
  /// Writing back each part as it is changes nothing.
  case modifyIdentity
  /// The parts after a change are the changed parts.
  case modifyAll
  /// Two changes, one after the other, are the one change that does both.
  case modifyCompose
  /// The parts are changed in the order in which they are read.
  case modifyOrder
  /// A write to a whole that matches is the same as a whole made of the part.
  case setEmbed
  /// A write reports that it found nothing exactly where there is nothing to be read.
  case setIfPresent
  /// Changing a whole in place is the same as making a changed copy.
  case modifyInPlace
  /// Changing each part in place to a value is the same as setting it.
  case modifySet
  /// Two optics read the same parts.
  case sameAll
  /// Two optics write a part in the same way.
  case sameSet
  /// Two optics change parts in the same way.
  case sameModify
  /// Two optics make the same whole of a part.
  case sameEmbed
}

extension Law {
  /// What the law says, in Swift.
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
    }
  }
}
