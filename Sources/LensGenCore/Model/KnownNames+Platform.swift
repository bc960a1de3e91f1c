/// The names that are there without a module of one's own.
extension KnownNames {
  /// The modules whose names are known.
  static let foundationModules: Set<String> = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking",
  ]

  /// Whether a type of the name comes with the language.
  static func isOfLanguage(_ name: String) -> Bool {
    standardTypes.contains(name) || languageTypes.contains(name) || name.hasPrefix("SIMD")
  }

  /// Whether a type of the name comes with Foundation.
  static func isOfFoundation(_ name: String) -> Bool {
    let prefixes = ["CF", "CG", "Dispatch", "NS", "URL", "Unit"]
    return foundationTypes.contains(name) || otherFoundationTypes.contains(name)
      || prefixes.contains(where: name.hasPrefix)
  }

  private static let languageTypes = words(
    """
    Actor AdditiveArithmetic Any AnyActor AnyBidirectionalCollection AnyClass AnyCollection
    AnyHashable AnyIndex AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection AnyRegexOutput
    AnySequence Array ArraySlice AsyncIteratorProtocol AsyncSequence AsyncStream
    AsyncThrowingStream BidirectionalCollection BinaryFloatingPoint BinaryInteger BitwiseCopyable
    Bool BooleanLiteralType CBool CChar CChar16 CChar32 CChar8 CDouble CFloat CFloat16 CInt CLong
    CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt CUnsignedLong
    CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar CancellationError
    CaseIterable Character CheckedContinuation Clock ClosedRange ClosedRangeIndex Codable
    CodingKey CodingKeyRepresentable CodingUserInfoKey Collection CollectionDifference
    CollectionOfOne CommandLine Comparable ConcurrentValue ContiguousArray ContinuousClock
    Copyable CountableClosedRange CountablePartialRangeFrom CountableRange
    CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable
    CustomPlaygroundQuickLookable CustomReflectable CustomStringConvertible Decodable Decoder
    DecodingError DefaultBidirectionalIndices DefaultIndices DefaultRandomAccessIndices
    DefaultStringInterpolation Dictionary DictionaryIndex DictionaryIterator DictionaryLiteral
    DiscardingTaskGroup DiscontiguousSlice Double DropFirstSequence DropWhileSequence Duration
    DurationProtocol EmptyCollection EmptyIterator Encodable Encoder EncodingError
    EnumeratedIterator EnumeratedSequence Equatable Error Escapable Executor ExecutorJob
    ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
    ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
    ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
    ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral ExtendedGraphemeClusterType
    FixedWidthInteger FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex
    FlattenCollection FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80
    FloatLiteralType FloatingPoint FloatingPointClassification FloatingPointRoundingRule
    FloatingPointSign GlobalActor Hashable Hasher Identifiable ImplicitlyUnwrappedOptional
    IndexingIterator InlineArray InstantProtocol Int Int128 Int16 Int32 Int64 Int8
    IntegerLiteralType IteratorOverOne IteratorProtocol IteratorSequence Job JobPriority
    JoinedIterator JoinedSequence KeyPath KeyValuePairs KeyedDecodingContainer
    KeyedDecodingContainerProtocol KeyedEncodingContainer KeyedEncodingContainerProtocol
    LazyCollection LazyCollectionProtocol LazySequence LazySequenceProtocol
    LosslessStringConvertible MainActor ManagedBuffer ManagedBufferPointer MemoryLayout Mirror
    MirrorPath MutableCollection MutableRawSpan MutableSpan Never Numeric ObjectIdentifier
    OpaquePointer OptionSet Optional OutputRawSpan OutputSpan PartialAsyncTask PartialKeyPath
    PartialRangeFrom PartialRangeThrough PartialRangeUpTo PlaygroundQuickLook PrefixSequence
    RandomAccessCollection RandomNumberGenerator Range RangeExpression RangeReplaceableCollection
    RangeSet RawRepresentable RawSpan ReferenceWritableKeyPath Regex RegexComponent
    RegexRepetitionBehavior RegexSemanticLevel RegexWordBoundaryKind Repeated Result
    ReversedCollection ReversedIndex ReversedRandomAccessCollection SIMD SIMD16 SIMD2 SIMD3 SIMD32
    SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar SIMDStorage Self Sendable SendableMetatype Sequence
    SerialExecutor Set SetAlgebra SetIndex SetIterator SignedInteger SignedNumeric
    SingleValueDecodingContainer SingleValueEncodingContainer Slice Span StaticBigInt StaticString
    StrideThrough StrideThroughIterator StrideTo StrideToIterator Strideable String
    StringInterpolationProtocol StringLiteralType StringProtocol Substring SuspendingClock
    SystemRandomNumberGenerator Task TaskExecutor TaskGroup TaskPriority TextOutputStream
    TextOutputStreamable ThrowingDiscardingTaskGroup ThrowingTaskGroup UInt UInt128 UInt16 UInt32
    UInt64 UInt8 UTF16 UTF32 UTF8 UTF8Span UnboundedRange UnboundedRange_ UnfoldFirstSequence
    UnfoldSequence Unicode UnicodeCodec UnicodeDecodingResult UnicodeScalar UnicodeScalarType
    UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged UnownedJob UnownedSerialExecutor
    UnownedTaskExecutor UnsafeBufferPointer UnsafeBufferPointerIterator UnsafeConcurrentValue
    UnsafeContinuation UnsafeCurrentTask UnsafeMutableBufferPointer UnsafeMutablePointer
    UnsafeMutableRawBufferPointer UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer
    UnsafePointer UnsafeRawBufferPointer UnsafeRawBufferPointerIterator UnsafeRawPointer
    UnsafeSendable UnsafeThrowingContinuation UnsignedInteger Void WritableKeyPath Zip2Iterator
    Zip2Sequence
    """)

  private static let otherFoundationTypes = words(
    """
    AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScope
    AttributeScopeCodableConfiguration AttributeScopes AttributedString
    AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
    AttributedSubstring BlockOperation Bundle ByteCountFormatter CachedURLResponse Calendar
    CharacterSet CocoaError CodableAttributedStringKey CodableConfiguration
    CodableWithConfiguration ComparableComparator Comparator ComparisonResult ContiguousBytes
    CustomNSError Data DataProtocol Date DateComponents DateFormatter DateInterval
    DateIntervalFormatter Decimal DecodableAttributedStringKey DecodableWithConfiguration
    DecodingConfigurationProviding Dimension DiscontiguousAttributedSubstring DiscreteFormatStyle
    EncodableAttributedStringKey EncodableWithConfiguration EncodingConfigurationProviding
    EnergyFormatter Expression FileAttributeKey FileAttributeType FileHandle FileManager
    FileManagerDelegate FileProtectionType FormatStyle Formatter HTTPCookie HTTPCookiePropertyKey
    HTTPCookieStorage HTTPURLResponse Host ISO8601DateFormatter IndexPath IndexSet InflectionRule
    InputStream JSONDecoder JSONEncoder JSONSerialization LengthFormatter Locale LocalizedError
    MarkdownDecodableAttributedStringKey MassFormatter Measurement Morphology MutableDataProtocol
    Notification NotificationCenter NotificationQueue NumberFormatter ObjCBool
    OperatingSystemVersion Operation OperationQueue OutputStream POSIXError ParseStrategy
    ParseableFormatStyle PersonNameComponents PersonNameComponentsFormatter Pipe Port PortDelegate
    PortMessage Predicate PredicateBindings PredicateError PredicateExpression
    PredicateExpressions Process ProcessInfo Progress ProgressKind ProgressReporting
    ProgressUserInfoKey PropertyListDecoder PropertyListEncoder PropertyListSerialization
    QualityOfService RecoverableError ReferenceConvertible RunLoop Scanner
    ScopedAttributeContainer SocketNativeHandle SocketPort SortComparator SortOrder
    StandardPredicateExpression Stream StreamDelegate StreamNetworkServiceTypeValue
    StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion StreamSocketSecurityLevel
    StringTransform Thread TimeInterval TimeZone Timer UUID UserDefaults
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
