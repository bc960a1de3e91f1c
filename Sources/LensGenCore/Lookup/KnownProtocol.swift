/// A protocol whose conformances the generator writes or relies on.
enum KnownProtocol: String, Sendable {
  case providable = "Providable"
  case arbitrary = "Arbitrary"
  case equatable = "Equatable"
  case fixturable = "Fixturable"
}

extension KnownProtocol {
  /// The protocols that bring this one along, and itself.
  var names: Set<String> {
    self == .equatable ? ["Equatable", "Hashable", "Comparable"] : [rawValue]
  }

  /// Whether a type that no file declares conforms whatever its arguments are.
  func isConforming(standardType name: String) -> Bool {
    switch self {
    case .providable:
      Self.values.contains(name) || Self.providableValues.contains(name) || name == "StaticString"
    case .arbitrary: Self.values.contains(name) || name == "Unicode.Scalar"
    case .equatable:
      Self.values.contains(name) || Self.providableValues.contains(name)
        || Self.equatableValues.contains(name)
    case .fixturable: false
    }
  }

  /// The module that makes a type conform, where it has to be asked for.
  func home(ofStandardType name: String) -> String? {
    let isOfFoundation = ["Data", "Date", "Decimal", "URL", "UUID"].contains(name)
    return self == .arbitrary && isOfFoundation ? "OpticsLawsFoundation" : nil
  }

  /// Which of the arguments of a standard type have to conform, so that it does.
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

  /// Types that conform to all of them.
  private static let values: Set<String> = KnownNames.platformNumbers.union([
    "Bool", "Character", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int16", "Int32",
    "Int64", "Int8", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL",
    "UUID",
  ])

  /// Types that are `Providable` beside those.
  private static let providableValues: Set<String> = [
    "AnyHashable", "AttributedString", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar",
    "CharacterSet", "DateComponents", "DateInterval", "Duration", "Float16", "IndexPath",
    "IndexSet", "Int128", "Locale", "NSRange", "PersonNameComponents", "TimeZone", "UInt128",
    "URLComponents", "URLQueryItem", "Unicode.Scalar",
  ]

  /// Types that are `Equatable` beside those.
  private static let equatableValues: Set<String> = [
    "AnyKeyPath", "Never", "Notification", "ObjectIdentifier", "URLRequest",
  ]
}

/// A conformance that someone wrote.
enum WrittenConformance: Sendable {
  case always
  /// For some type arguments only.
  case sometimes
}

extension Module {
  /// How far a type conforms by what is written in the files.
  func writtenConformance(of path: [Identifier], to subject: KnownProtocol) -> WrittenConformance? {
    let ancestors = [path] + declaredAncestors(of: path)
    let isWhole = ancestors.contains { ancestor in
      types(at: ancestor).contains { type in
        type.kind != .typealias && type.inheritedTypes.contains { isName($0, of: subject) }
      }
        || extensions(of: ancestor).contains { part in
          !part.isConstrained && part.inheritedTypes.contains { isName($0, of: subject) }
        }
    }
    let isImplicit =
      subject == .equatable && types(at: path).contains(where: \.isImplicitlyEquatable)
    if isWhole || isImplicit { return .always }
    let isPartial = extensions(of: path).contains { part in
      part.inheritedTypes.contains { isName($0, of: subject) }
    }
    return isPartial ? .sometimes : nil
  }

  private func isName(_ reference: TypeReference, of subject: KnownProtocol) -> Bool {
    let words = reference.text.split { !$0.isLetter }
    return words.contains { subject.names.contains(String($0)) }
  }
}

extension TypeDeclaration {
  /// Whether Swift makes the type `Equatable` unasked: an enum without payloads, or with raw values.
  fileprivate var isImplicitlyEquatable: Bool {
    kind == .enum && !members.cases.isEmpty && members.cases.allSatisfy(\.payloads.isEmpty)
  }
}
