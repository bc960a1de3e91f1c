/// A law of optics, or of a protocol of the standard library.
///
/// In the equations of optics, `whole` is any whole, `a` and `b` are any parts, and `f` and `g` are any
/// functions from parts to parts. The left side is tested; the right side is expected.
///
/// These laws define a kind:
/// - Iso: ``embedGet``, ``getEmbed``
/// - Lens: ``getSet``, ``setGet``, ``setSet``
/// - Prism: ``extractEmbed``, ``embedExtract``
/// - AffineTraversal: ``extractSet``, ``setExtract``, ``setSet``
/// - Traversal: ``modifyIdentity``, ``modifyAll``, ``modifyCompose``, ``setSet``
///
/// Every kind is also checked for the laws of a traversal, for ``modifyOrder``, ``settingIfPresent``,
/// ``modifyInPlace`` and ``modifySet`` and, if it can embed, for ``setEmbed``; a traversal, for ``countVisits``.
/// Violations of these laws are reported only if the laws that define the kind hold, because they would otherwise
/// repeat the same problem.
///
/// `checkAgreement` compares two optics by ``sameAll``, ``sameSet``, ``sameModify`` and ``sameEmbed``.
///
/// These laws define a conformance, where `a`, `b` and `c` are any values:
/// - Equatable: ``reflexivity``, ``symmetry``, ``transitivity``
/// - Hashable: ``equalHashes``, and the laws of Equatable
/// - Comparable: ``irreflexivity``, ``orderTransitivity``, ``trichotomy``, ``orderOperators``
/// - RawRepresentable: ``rawValues``
/// - CaseIterable: ``listedCases``, ``distinctCases``
/// - Identifiable: ``stableID``, ``equalIDs``
///
/// ``hasSamples`` is about the check, not about what is checked.
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
  /// As many parts are counted as are visited.
  case countVisits
  /// Parts are changed in the order in which they are read.
  case modifyOrder
  /// Setting a part of a whole that matches equals embedding the part.
  case setEmbed
  /// `settingIfPresent` returns `nil` exactly if there is no part to read.
  case settingIfPresent
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
  /// A value equals itself.
  case reflexivity
  /// If one value equals another, the other one also equals it.
  case symmetry
  /// Values that equal the same value are equal.
  case transitivity
  /// Equal values have equal hash values.
  case equalHashes
  /// No value is less than itself.
  case irreflexivity
  /// A value that is less than another is less than all that the other is less than.
  case orderTransitivity
  /// Of two values, exactly one is true: less, equal or greater.
  case trichotomy
  /// The operators `>`, `<=` and `>=` agree with `<`.
  case orderOperators
  /// The raw value of a value creates the value again.
  case rawValues
  /// `allCases` lists each value.
  case listedCases
  /// `allCases` lists no value twice.
  case distinctCases
  /// The identity of a value is the same each time it is read.
  case stableID
  /// Equal values have the same identity.
  case equalIDs
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
    case .countVisits: "count(in: whole) == the number of parts that forEach(in: whole) visits"
    case .modifyOrder: "the parts that modify(&whole) visits == all(whole)"
    case .setEmbed: "set(a, whole) == (matches(whole) ? embed(a) : whole)"
    case .settingIfPresent: "settingIfPresent(a, whole) == (matches(whole) ? set(a, whole) : nil)"
    case .modifyInPlace: "whole after modify(&whole) { $0 = f($0) } == modifying(whole, f)"
    case .modifySet: "whole after modify(&whole) { $0 = a } == set(a, whole)"
    case .sameAll: "one.all(whole) == other.all(whole)"
    case .sameSet: "one.set(a, whole) == other.set(a, whole)"
    case .sameModify: "one.modifying(whole, f) == other.modifying(whole, f)"
    case .sameEmbed: "one.embed(a) == other.embed(a)"
    case .reflexivity: "(a == a) == true"
    case .symmetry: "(b == a) == (a == b)"
    case .transitivity: "(a == c) == true, if a == b and b == c"
    case .equalHashes: "b.hashValue == a.hashValue, if a == b"
    case .irreflexivity: "(a < a) == false"
    case .orderTransitivity: "(a < c) == true, if a < b and b < c"
    case .trichotomy: "[a < b, a == b, b < a] has one true"
    case .orderOperators: "[a > b, a <= b, a >= b] == [b < a, !(b < a), !(a < b)]"
    case .rawValues: "Self(rawValue: a.rawValue) == a"
    case .listedCases: "allCases.contains(a) == true"
    case .distinctCases: "allCases.count { $0 == a } == 1"
    case .stableID: "a.id == a.id"
    case .equalIDs: "b.id == a.id, if a == b"
    case .hasSamples: "samples.count > 0"
    }
  }
}
