/// The names that need no module of one's own.
extension KnownNames {
  /// The underlying types of the standard library's aliases; some platforms use another number
  /// type.
  static let standardAliases: [String: String] = [
    "BooleanLiteralType": "Bool", "CBool": "Bool", "CChar": "Int8", "CChar16": "UInt16",
    "CChar32": "Unicode.Scalar", "CChar8": "UInt8", "CDouble": "Double", "CFloat": "Float",
    "CInt": "Int32", "CLong": "Int", "CLongLong": "Int64", "CShort": "Int16",
    "CSignedChar": "Int8", "CUnsignedChar": "UInt8", "CUnsignedInt": "UInt32",
    "CUnsignedLong": "UInt", "CUnsignedLongLong": "UInt64", "CUnsignedShort": "UInt16",
    "CWideChar": "Unicode.Scalar", "CountableClosedRange": "ClosedRange",
    "CountablePartialRangeFrom": "PartialRangeFrom", "CountableRange": "Range",
    "ExtendedGraphemeClusterType": "String", "Float32": "Float", "Float64": "Double",
    "FloatLiteralType": "Double", "IntegerLiteralType": "Int", "String.Element": "Character",
    "String.SubSequence": "Substring", "StringLiteralType": "String",
    "UnicodeScalar": "Unicode.Scalar", "UnicodeScalarType": "String",
  ]

  /// The type aliases that determine the type of a literal without other context.
  static let literalTypes: Set<String> = [
    "BooleanLiteralType", "FloatLiteralType", "IntegerLiteralType", "StringLiteralType",
  ]

  /// Numbers that other modules have aliases for.
  package static let platformNumbers = words(
    """
    NSInteger NSUInteger TimeInterval gid_t int16_t int32_t int64_t int8_t intmax_t intptr_t
    mode_t off_t pid_t size_t ssize_t time_t uid_t uint16_t uint32_t uint64_t uint8_t uintmax_t uintptr_t
    """)

  /// The modules whose names are known.
  static let foundationModules: Set<String> = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking",
  ]

  /// Returns the modules that certainly declare no type of the given name.
  package static func modules(without name: String) -> Set<String> {
    // System libraries are written in C, and their names rarely look like Swift names.
    let isLikeC = name.first?.isUppercase != true || name.contains("_")
    let isLikeSwift = !isLikeC && name.contains(where: \.isLowercase)
    return (isLikeC || mayBeOfFoundation(name) ? [] : foundationModules)
      .union(isLikeSwift ? systemModules : []).union(["_Concurrency"])
      .union(libraryTypes.keys.filter { isLibrary($0, without: name) })
  }

  /// The C libraries of the systems.
  private static let systemModules: Set<String> = [
    "Android", "Bionic", "CRT", "Darwin", "Glibc", "Musl", "WASILibc", "WinSDK", "ucrt",
  ]

  package static func isOfLanguage(_ name: String) -> Bool {
    languageTypes.contains(name) || name.hasPrefix("SIMD")
  }

  /// Whether Foundation, or a module that it reexports, certainly declares a type of the given name.
  package static func isOfFoundation(_ name: String) -> Bool {
    foundationTypes.contains(name) || otherFoundationTypes.contains(name) || isOfNetworking(name)
  }

  /// Whether Foundation, or a module that it reexports, may declare a type of the given name.
  ///
  /// Other modules use the same prefixes, as AppKit does in `NSView`.
  package static func mayBeOfFoundation(_ name: String) -> Bool {
    isOfFoundation(name)
      || ["CF", "CG", "Dispatch", "NS", "Sec", "URL", "Unit"].contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isLowercase != true
      }
  }

  /// Whether a type of the given name is in a separate module on some platforms.
  static func isOfNetworking(_ name: String) -> Bool { networkingTypes.contains(name) }

  private static let networkingTypes = words(
    """
    CachedURLResponse HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse
    NSMutableURLRequest NSURLRequest URLAuthenticationChallenge URLAuthenticationChallengeSender
    URLCache URLCredential URLCredentialStorage URLProtectionSpace URLProtocol URLProtocolClient
    URLRequest URLResponse URLSession URLSessionConfiguration URLSessionDataDelegate
    URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask
    URLSessionStreamDelegate URLSessionStreamTask URLSessionTask URLSessionTaskDelegate
    URLSessionTaskMetrics URLSessionTaskTransactionMetrics URLSessionUploadTask
    URLSessionWebSocketDelegate URLSessionWebSocketTask
    """)

  /// The names of the language, all but those of vectors.
  private static let languageTypes = words(
    """
    Actor AdditiveArithmetic AnyActor AnyBidirectionalCollection AnyCollection AnyIndex AnyIterator
    AnyRandomAccessCollection AnyRegexOutput AnySequence AsyncIteratorProtocol AsyncSequence
    AsyncStream AsyncThrowingStream BidirectionalCollection CFloat16 CLongDouble CVaListPointer
    CVarArg CancellationError CheckedContinuation Clock ClosedRangeIndex CodingKeyRepresentable
    CodingUserInfoKey CollectionDifference CommandLine ConcurrentValue ContinuousClock
    CustomConsumingRegexComponent CustomLeafReflectable CustomPlaygroundQuickLookable DecodingError
    DefaultBidirectionalIndices DefaultIndices DefaultRandomAccessIndices DefaultStringInterpolation
    DictionaryIndex DictionaryIterator DictionaryLiteral DiscardingTaskGroup DiscontiguousSlice
    DropFirstSequence DropWhileSequence DurationProtocol EmptyCollection EmptyIterator EncodingError
    EnumeratedIterator EnumeratedSequence Executor ExecutorJob ExpressibleByArrayLiteral
    ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
    ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
    ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
    ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral FixedWidthInteger
    FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex FlattenCollection
    FlattenCollectionIndex FlattenSequence Float80 FloatingPointClassification
    FloatingPointRoundingRule FloatingPointSign GlobalActor Hasher ImplicitlyUnwrappedOptional
    IndexingIterator InstantProtocol IteratorOverOne IteratorProtocol IteratorSequence Job
    JobPriority JoinedIterator JoinedSequence KeyedDecodingContainer KeyedDecodingContainerProtocol
    KeyedEncodingContainer KeyedEncodingContainerProtocol LazyCollection LazyCollectionProtocol
    LazySequence LazySequenceProtocol MainActor ManagedBuffer ManagedBufferPointer MemoryLayout
    Mirror MirrorPath MutableRawSpan MutableSpan OpaquePointer OptionSet OutputRawSpan OutputSpan
    PartialAsyncTask PlaygroundQuickLook PrefixSequence RandomAccessCollection RandomNumberGenerator
    RangeExpression RangeReplaceableCollection RangeSet RawSpan Regex RegexComponent
    RegexRepetitionBehavior RegexSemanticLevel RegexWordBoundaryKind Repeated ReversedCollection
    ReversedIndex ReversedRandomAccessCollection SendableMetatype SerialExecutor SetAlgebra SetIndex
    SetIterator SignedInteger SignedNumeric SingleValueDecodingContainer
    SingleValueEncodingContainer Slice Span StaticBigInt StrideThrough StrideThroughIterator
    StrideTo StrideToIterator Strideable StringInterpolationProtocol SuspendingClock
    SystemRandomNumberGenerator TaskExecutor TaskGroup TaskPriority TextOutputStream
    TextOutputStreamable ThrowingDiscardingTaskGroup ThrowingTaskGroup UTF16 UTF32 UTF8 UTF8Span
    UnboundedRange UnboundedRange_ UnfoldFirstSequence UnfoldSequence UnicodeCodec
    UnicodeDecodingResult UnkeyedDecodingContainer UnkeyedEncodingContainer UnownedJob
    UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointerIterator UnsafeConcurrentValue
    UnsafeContinuation UnsafeCurrentTask UnsafeMutableRawBufferPointer
    UnsafeMutableRawBufferPointerIterator UnsafeRawBufferPointerIterator UnsafeSendable
    UnsafeThrowingContinuation UnsignedInteger Zip2Iterator Zip2Sequence
    """
  ).union(standardAliases.keys).union(existentialProtocols).union(standardTypes)

  private static let otherFoundationTypes = words(
    """
    AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScope
    AttributeScopeCodableConfiguration AttributeScopes AttributedStringAttributeMutation
    AttributedStringKey AttributedStringProtocol AttributedSubstring BlockOperation Bundle
    ByteCountFormatter CocoaError CodableAttributedStringKey CodableConfiguration
    CodableWithConfiguration ComparableComparator Comparator ComparisonResult ContiguousBytes
    CustomNSError DataProtocol DateFormatter DateIntervalFormatter DecodableAttributedStringKey
    DecodableWithConfiguration DecodingConfigurationProviding Dimension
    DiscontiguousAttributedSubstring DiscreteFormatStyle DispatchData DispatchGroup DispatchIO
    DispatchObject DispatchQoS DispatchQueue DispatchSemaphore DispatchSource DispatchSourceTimer
    DispatchTime DispatchTimeInterval DispatchTimeoutResult DispatchWallTime DispatchWorkItem
    EncodableAttributedStringKey EncodableWithConfiguration EncodingConfigurationProviding
    EnergyFormatter Expression FileAttributeKey FileAttributeType FileHandle FileManager
    FileManagerDelegate FileProtectionType FormatStyle Formatter FourCharCode Host
    ISO8601DateFormatter InflectionRule InputStream JSONDecoder JSONEncoder JSONSerialization
    LengthFormatter LocalizedError MarkdownDecodableAttributedStringKey MassFormatter Morphology
    MutableDataProtocol NSArray NSAttributedString NSCache NSCalendar NSCharacterSet NSCoder
    NSCoding NSCompoundPredicate NSCopying NSCountedSet NSData NSDate NSDateComponents
    NSDecimalNumber NSDictionary NSErrorDomain NSException NSExpression NSIndexPath NSIndexSet
    NSItemProvider NSKeyValueObservation NSKeyedArchiver NSKeyedUnarchiver NSLocale NSLock NSLocking
    NSMutableArray NSMutableAttributedString NSMutableData NSMutableDictionary NSMutableSet
    NSMutableString NSNotification NSNull NSNumber NSObject NSObjectProtocol NSOrderedSet
    NSPredicate NSRecursiveLock NSRegularExpression NSSecureCoding NSSet NSSortDescriptor NSString
    NSTextCheckingResult NSTimeZone NSURL NSURLComponents NSUUID NSUserActivity NSValue
    NotificationCenter NotificationQueue NumberFormatter OSStatus OSType ObjCBool
    OperatingSystemVersion Operation OperationQueue OutputStream POSIXError ParseStrategy
    ParseableFormatStyle PersonNameComponentsFormatter Pipe Port PortDelegate PortMessage Predicate
    PredicateBindings PredicateError PredicateExpression PredicateExpressions Process ProcessInfo
    Progress ProgressKind ProgressReporting ProgressUserInfoKey PropertyListDecoder
    PropertyListEncoder PropertyListSerialization QualityOfService RecoverableError
    ReferenceConvertible RunLoop Scanner ScopedAttributeContainer Selector SocketNativeHandle
    SocketPort SortComparator SortOrder StandardPredicateExpression Stream StreamDelegate
    StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion
    StreamSocketSecurityLevel StringTransform Thread Timer URLError URLFileResourceType
    URLResourceKey URLResourceValues Unit UnitLength UnitMass UnitTemperature UserDefaults
    """)

  package static func words(_ text: String) -> Set<String> {
    // Each run of lens-gen reads the lists, and bytes are the fastest to split.
    Set(text.utf8.split { " \n".utf8.contains($0) }.map { String(Substring($0)) })
  }
}
