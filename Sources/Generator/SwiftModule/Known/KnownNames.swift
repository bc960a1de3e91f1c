import SwiftReading

/// Names that the generator knows without reading their modules: of the standard library, Foundation, SwiftUI
/// and others.
package enum KnownNames {
  /// Protocols without associated types: of the standard library, and the usual ones of Foundation and
  /// ArgumentParser.
  static let closedProtocols = closedStandardProtocols.union([
    "AsyncParsableCommand", "LocalizedError", "ParsableArguments", "ParsableCommand",
  ])

  private static let closedStandardProtocols = words(
    """
    AnyObject BitwiseCopyable Codable Comparable Copyable CustomDebugStringConvertible
    CustomReflectable CustomStringConvertible Decodable Decoder Encodable Encoder Equatable Error
    Escapable Hashable LosslessStringConvertible Sendable SingleValueDecodingContainer
    SingleValueEncodingContainer UnkeyedDecodingContainer UnkeyedEncodingContainer
    """)

  /// The names that a protocol, or the raw type of an enum, adds to its conforming types.
  package static let associatedTypes: [String: Set<String>] = Dictionary(
    [
      (["AsyncIteratorProtocol"], "Element Failure"),
      (["AsyncSequence"], "AsyncIterator Element Failure"),
      (["CaseIterable"], "AllCases"),
      (["Clock"], "Duration Instant"),
      (collections, "Element Index Indices Iterator SubSequence"),
      (["FormatStyle"], "FormatInput FormatOutput"),
      (["Identifiable"], "ID"),
      (["InstantProtocol"], "Duration"),
      (["IteratorProtocol"], "Element"),
      (["ObservableObject"], "ObjectWillChangePublisher"),
      (["OptionSet"], "ArrayLiteralElement Element RawValue"),
      (rawTypes.union(["RawRepresentable"]), "RawValue"),
      (["ParseStrategy"], "ParseInput ParseOutput"),
      (["RangeExpression"], "Bound"),
      (["RegexComponent"], "RegexOutput"),
      (["Sequence"], "Element Iterator"),
      (["SetAlgebra"], "ArrayLiteralElement Element"),
      (["Strideable"], "Stride"),
      (
        isolatingProtocols["SwiftUI"] ?? [],
        "Body Configuration Content Context Coordinator NSViewControllerType NSViewType Previews "
          + "UIViewControllerType UIViewType"
      ),
    ].flatMap { protocols, names in protocols.map { ($0, words(names)) } },
    uniquingKeysWith: { $0.union($1) })

  /// The properties whose types determine some of them.
  static let determiningProperties = [
    "AllCases": "allCases", "ID": "id", "Index": "startIndex", "RawValue": "rawValue",
  ]

  /// The usual raw types of enums.
  static let rawTypes = numbers.union(["Character", "String"])

  /// All of these names.
  static let addedNames = associatedTypes.values.reduce(into: Set()) { $0.formUnion($1) }

  private static let collections = words(
    """
    BidirectionalCollection Collection MutableCollection RandomAccessCollection
    RangeReplaceableCollection
    """)

  /// The generic types, whose arguments can be inferred from an initial value.
  package static let genericTypes = words(
    """
    Array ArraySlice ClosedRange CollectionOfOne ContiguousArray Dictionary InlineArray
    KeyValuePairs Optional PartialRangeFrom PartialRangeThrough PartialRangeUpTo Range Result Set
    UnsafeBufferPointer UnsafeMutableBufferPointer UnsafeMutablePointer UnsafePointer
    """)

  /// The requirements of the generic parameters of extended types.
  package static let requirements: [String: [GenericRequirement]] = [
    "ClosedRange": [requirement("Bound", "Comparable")],
    "Dictionary": [requirement("Key", "Hashable")],
    "Range": [requirement("Bound", "Comparable")],
    "Set": [requirement("Element", "Hashable")],
  ]

  private static func requirement(_ subject: String, _ object: String) -> GenericRequirement {
    GenericRequirement(subject: WrittenType(name: subject), object: WrittenType(name: object))
  }

  /// The generic parameters of extended types.
  package static let parameters: [String: [String]] = [
    "Array": ["Element"], "ArraySlice": ["Element"], "ClosedRange": ["Bound"],
    "ContiguousArray": ["Element"], "Dictionary": ["Key", "Value"], "Optional": ["Wrapped"],
    "Range": ["Bound"], "Result": ["Success", "Failure"], "Set": ["Element"],
    "Task": ["Success", "Failure"],
  ]

  package static let numbers = words(
    "Double Float Int Int16 Int32 Int64 Int8 UInt UInt16 UInt32 UInt64 UInt8")

  static let standardTypes = words(
    """
    Any AnyClass AnyHashable AnyKeyPath Bool Character CodingKey Collection Decoder Duration Encoder
    Float16 Int128 KeyPath MutableCollection Never ObjectIdentifier PartialKeyPath
    ReferenceWritableKeyPath Self Sequence StaticString String StringProtocol Substring Swift Task
    UInt128 Unicode Unmanaged UnsafeMutableRawPointer UnsafeRawBufferPointer UnsafeRawPointer Void
    WritableKeyPath
    """
  ).union(numbers).union(genericTypes).union(closedStandardProtocols)

  /// The protocols of the standard library and Foundation, which need `any` as types.
  static let existentialProtocols = standardProtocols.union(foundationProtocols).union(["Codable"])
    .subtracting(mistakableProtocols)

  /// Those whose names are common words, so that another module may mean something else by them.
  static let mistakableProtocols: Set<String> = ["Actor", "Clock", "Executor"]

  /// The names that a class may inherit without another initializer.
  static let protocolsOfClasses = existentialProtocols.union(closedProtocols)
    .union(["NSObject", "ObservableObject"])

  /// The types of Foundation that a name probably refers to if no other declaration is visible.
  package static let foundationTypes = words(
    """
    AttributedString CGFloat CGPoint CGRect CGSize Calendar CharacterSet Data Date DateComponents
    DateInterval Decimal Foundation IndexPath IndexSet Locale Measurement NSError NSRange
    Notification PersonNameComponents TimeInterval TimeZone URL URLComponents URLQueryItem
    URLRequest UUID
    """)

  /// Whether a name refers to a type of the standard library or Foundation.
  package static func isStandard(_ name: String) -> Bool {
    standardTypes.contains(name) || foundationTypes.contains(name)
  }
}
