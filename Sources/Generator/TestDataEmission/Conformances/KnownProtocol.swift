import SwiftModule

/// A protocol whose conformances the generator writes or relies on.
enum KnownProtocol: String, Sendable {
  case providable = "Providable"
  case arbitrary = "Arbitrary"
  case equatable = "Equatable"
  case fixturable = "Fixturable"
}

extension KnownProtocol {
  /// The protocol and those that refine it.
  var names: Set<String> {
    self == .equatable ? StandardProtocol.refining(rawValue).names : [rawValue]
  }

  /// The modules that may qualify its name.
  var modules: Set<String> {
    switch self {
    case .providable, .fixturable: ["FactoryProvider"]
    case .arbitrary: ["OpticsLaws"]
    case .equatable: ["Foundation", "Swift"]
    }
  }

  /// Whether a type that no file declares conforms with any generic arguments.
  func isConforming(standardType name: String) -> Bool {
    switch self {
    case .providable:
      Self.values.contains(name) || Self.providableValues.contains(name) || name == "StaticString"
    case .arbitrary: Self.values.contains(name) || Self.arbitraryValues.contains(name)
    case .equatable:
      Self.values.contains(name) || Self.providableValues.contains(name)
        || Self.equatableValues.contains(name)
    case .fixturable: false
    }
  }

  /// Returns the module that declares a type's conformance, if it needs an import.
  func declaringModule(ofStandardType name: String) -> String? {
    self == .arbitrary && isConforming(standardType: name)
      && KnownNames.foundationTypes.subtracting(KnownNames.platformNumbers).contains(name)
      ? "OpticsLawsFoundation" : nil
  }

  /// Returns the indices of the generic arguments of a standard type that have to conform.
  func conditions(ofStandardType name: String) -> [Int]? {
    switch name {
    case "Optional", "Array", "ArraySlice", "ContiguousArray", "Set", "Range", "ClosedRange":
      [0]
    case "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo", "CollectionOfOne":
      self == .providable ? [0] : nil
    case "InlineArray": self == .providable ? [1] : nil
    case "KeyValuePairs": self == .providable ? [0, 1] : nil
    case "Dictionary": self == .equatable ? [1] : [0, 1]
    case "Result": self == .providable ? [0] : [0, 1]
    default: nil
    }
  }

  /// Types that conform to all of these protocols.
  private static let values: Set<String> = KnownNames.platformNumbers.union(KnownNames.numbers)
    .union([
      "Bool", "Character", "Data", "Date", "Decimal", "String", "Substring", "URL", "UUID",
    ])

  /// Additional types that are `Providable`.
  private static let providableValues = KnownNames.words(
    """
    AnyHashable AttributedString CGFloat CGPoint CGRect CGSize Calendar CharacterSet DateComponents
    DateInterval Duration Float16 IndexPath IndexSet Int128 Locale NSRange PersonNameComponents
    TimeZone UInt128 URLComponents URLQueryItem Unicode.Scalar
    """)

  /// Additional types that are `Arbitrary`.
  private static let arbitraryValues = KnownNames.words(
    """
    CGFloat CGPoint CGRect CGSize Calendar DateComponents DateInterval Duration Float16 IndexPath
    IndexSet Int128 Locale TimeZone UInt128 Unicode.Scalar
    """)

  /// Additional types that are `Equatable`.
  private static let equatableValues = KnownNames.words(
    """
    AnyKeyPath CodingUserInfoKey Float80 FloatingPointClassification FloatingPointRoundingRule
    FloatingPointSign Never Notification ObjectIdentifier OpaquePointer TaskPriority URLRequest
    UnsafeMutableRawPointer UnsafeRawPointer
    """)
}
