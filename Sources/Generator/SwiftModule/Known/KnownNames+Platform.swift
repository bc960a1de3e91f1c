/// The names of the standard library, of Foundation and of the systems' C libraries.
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
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
  ]

  /// The modules whose types Foundation, or the standard library, may reexport.
  static let reexportedModules = foundationModules.union(
    ["CoreFoundation", "CoreGraphics", "Darwin", "ObjectiveC", "Swift"])

  /// Returns the modules that certainly declare no type of the given name.
  package static func modules(without name: String) -> Set<String> {
    // Any module may add a member to a type of the standard library.
    if name.contains(".") { return systemModules.union(["_Concurrency"]) }
    // System libraries are written in C, and their names rarely look like Swift names.
    let isLikeC = name.first?.isUppercase != true || name.contains("_")
    let isLikeSwift = !isLikeC && name.contains(where: \.isLowercase)
    let others = separateModules.filter { !isSeparate(name, among: [$0]) }
    return (isLikeC ? [] : foundationMayDeclare(name) ? others : foundationModules)
      .union(isLikeSwift ? systemModules : []).union(["_Concurrency"])
      .union(libraryTypes.keys.filter { isLibrary($0, without: name) })
  }

  /// The C libraries of the systems.
  private static let systemModules: Set<String> = [
    "Android", "Bionic", "CRT", "Darwin", "Glibc", "Musl", "WASILibc", "WinSDK", "ucrt",
  ]

  /// Whether the standard library declares a type of the given name.
  package static func standardLibraryDeclares(_ name: String) -> Bool {
    languageTypes.contains(name)
  }

  /// Whether the standard library declares the member of a type, as far as the name of the member
  /// says it: `Index`, but not `Encoding`, which Foundation adds to `String`.
  static func standardLibraryDeclares(member name: String) -> Bool {
    languageMembers.contains(name)
  }

  /// Names of types that the standard library declares in its types, and Foundation in none of these.
  static let languageMembers = words(
    """
    AllCases AncestorRepresentation ArrayLiteralElement AsyncIterator Bound BufferingPolicy
    CanonicalCombiningClass Child Children CodeUnit Context Continuation DisplayStyle Duration
    Element Elements Failure GeneralCategory ID Index Indices Instant Iterator Key Keys Kind
    Magnitude Pointee Properties RawExponent RawSignificand RawValue RegexOutput Scalar Stride
    StringInterpolation SubSequence Termination UTF16 UTF16View UTF32 UTF8 UTF8View
    UnicodeScalarView Value Values Version Words YieldResult
    """)

  /// Whether Foundation, or a module that it reexports, certainly declares a type of the given name.
  package static func foundationDeclares(_ name: String) -> Bool {
    foundationTypes.contains(name) || otherFoundationTypes.contains(name)
      || isSeparate(name, among: ["FoundationNetworking"])
  }

  /// Whether Foundation, or a module that it reexports, may declare a type of the given name.
  ///
  /// Other modules use the same prefixes, as AppKit does in `NSView`.
  package static func foundationMayDeclare(_ name: String) -> Bool {
    foundationDeclares(name) || isSeparate(name, among: separateModules)
      || ["CF", "CG", "Dispatch", "NS", "Sec", "URL", "Unit"].contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isLowercase != true
      }
  }

  /// The modules that Foundation is divided into on some platforms.
  package static let separateModules = Set(separateTypes.keys)

  /// Whether one of these modules declares a type of the given name, where there are such modules.
  package static func isSeparate(_ name: String, among modules: Set<String>) -> Bool {
    modules.contains { separateTypes[$0]?.contains(name) == true }
  }

  /// All types of these modules with Swift names.
  static let separateTypes: [String: Set<String>] = [
    "FoundationNetworking": words(
      """
      CachedURLResponse HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse
      NSMutableURLRequest NSURLRequest URLAuthenticationChallenge URLAuthenticationChallengeSender
      URLCache URLCredential URLCredentialStorage URLProtectionSpace URLProtocol URLProtocolClient
      URLRequest URLResponse URLSession URLSessionConfiguration URLSessionDataDelegate
      URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask
      URLSessionStreamDelegate URLSessionStreamTask URLSessionTask URLSessionTaskDelegate
      URLSessionTaskMetrics URLSessionTaskTransactionMetrics URLSessionUploadTask
      URLSessionWebSocketDelegate URLSessionWebSocketTask
      """),
    "FoundationXML": words(
      "XMLDTD XMLDTDNode XMLDocument XMLElement XMLNode XMLParser XMLParserDelegate"),
  ]

  /// The names of the language.
  static let languageTypes = words(
    """
    AnyActor AnyBidirectionalCollection AnyCollection AnyIndex AnyIterator AnyRandomAccessCollection
    AnyRegexOutput AnySequence AsyncStream AsyncThrowingStream CFloat16 CLongDouble CVaListPointer
    CancellationError CheckedContinuation ClosedRangeIndex CodingUserInfoKey CollectionDifference
    CommandLine ConcurrentValue ContinuousClock CustomPlaygroundQuickLookable DecodingError
    DefaultBidirectionalIndices DefaultIndices DefaultRandomAccessIndices DefaultStringInterpolation
    DictionaryIndex DictionaryIterator DictionaryLiteral DiscardingTaskGroup DiscontiguousSlice
    DropFirstSequence DropWhileSequence EmptyCollection EmptyIterator EncodingError
    EnumeratedIterator EnumeratedSequence ExecutorJob FlattenBidirectionalCollection
    FlattenBidirectionalCollectionIndex FlattenCollection FlattenCollectionIndex FlattenSequence
    Float80 FloatingPointClassification FloatingPointRoundingRule FloatingPointSign Hasher
    ImplicitlyUnwrappedOptional IndexingIterator IteratorOverOne IteratorSequence Job JobPriority
    JoinedIterator JoinedSequence KeyedDecodingContainer KeyedEncodingContainer LazyCollection
    LazySequence MainActor ManagedBuffer ManagedBufferPointer MemoryLayout Mirror MutableRawSpan
    MutableSpan OpaquePointer OutputRawSpan OutputSpan PartialAsyncTask PlaygroundQuickLook
    PrefixSequence RangeSet RawSpan Regex RegexRepetitionBehavior RegexSemanticLevel
    RegexWordBoundaryKind Repeated ReversedCollection ReversedIndex ReversedRandomAccessCollection
    SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SetIndex SetIterator Slice Span
    StaticBigInt StrideThrough StrideThroughIterator StrideTo StrideToIterator SuspendingClock
    SystemRandomNumberGenerator TaskGroup TaskLocal TaskPriority ThrowingDiscardingTaskGroup
    ThrowingTaskGroup UTF16 UTF32 UTF8 UTF8Span UnboundedRange UnboundedRange_ UnfoldFirstSequence
    UnfoldSequence UnicodeDecodingResult UnownedJob UnownedSerialExecutor UnownedTaskExecutor
    UnsafeBufferPointerIterator UnsafeConcurrentValue UnsafeContinuation UnsafeCurrentTask
    UnsafeMutableRawBufferPointer UnsafeMutableRawBufferPointerIterator
    UnsafeRawBufferPointerIterator UnsafeThrowingContinuation Zip2Iterator Zip2Sequence
    """
  ).union(standardAliases.keys).union(standardProtocols).union(standardTypes)

  private static let otherFoundationTypes = words(
    """
    AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup
    AttributeScopeCodableConfiguration AttributeScopes AttributedSubstring BlockOperation Bundle
    ByteCountFormatStyle ByteCountFormatter CocoaError CodableAttributedStringKey
    CodableConfiguration CodableWithConfiguration ComparableComparator Comparator ComparisonResult
    CurrencyFormatStyleConfiguration DateFormatter DateIntervalFormatter
    DescriptiveNumberFormatConfiguration Dimension DiscontiguousAttributedSubstring DispatchData
    DispatchGroup DispatchIO DispatchObject DispatchQoS DispatchQueue DispatchSemaphore
    DispatchSource DispatchTime DispatchTimeInterval DispatchTimeoutResult DispatchWallTime
    DispatchWorkItem EnergyFormatter Expression FileAttributeKey FileAttributeType FileHandle
    FileManager FileProtectionType FloatingPointFormatStyle FloatingPointParseStrategy
    FormatStyleCapitalizationContext Formatter FourCharCode Host ISO8601DateFormatter InflectionRule
    InputStream IntegerFormatStyle IntegerParseStrategy JSONDecoder JSONEncoder JSONSerialization
    KeyPathComparator LengthFormatter ListFormatStyle MassFormatter Morphology NSArray
    NSAttributedString NSCache NSCalendar NSCharacterSet NSCoder NSCompoundPredicate NSCountedSet
    NSData NSDate NSDateComponents NSDecimalNumber NSDictionary NSErrorDomain NSException
    NSExpression NSIndexPath NSIndexSet NSItemProvider NSKeyValueObservation NSKeyedArchiver
    NSKeyedUnarchiver NSLocale NSLock NSMutableArray NSMutableAttributedString NSMutableData
    NSMutableDictionary NSMutableSet NSMutableString NSNotification NSNull NSNumber NSObject
    NSOrderedSet NSPredicate NSRecursiveLock NSRegularExpression NSSet NSSortDescriptor NSString
    NSTextCheckingResult NSTimeZone NSURL NSURLComponents NSUUID NSUserActivity NSValue
    NotificationCenter NotificationQueue NumberFormatStyleConfiguration NumberFormatter OSStatus
    OSType ObjCBool OperatingSystemVersion Operation OperationQueue OutputStream POSIXError
    PersonNameComponentsFormatter Pipe Port PortMessage Predicate PredicateBindings PredicateError
    PredicateExpressions Process ProcessInfo Progress ProgressKind ProgressUserInfoKey
    PropertyListDecoder PropertyListEncoder PropertyListSerialization QualityOfService RunLoop
    Scanner ScopedAttributeContainer Selector SocketNativeHandle SocketPort SortDescriptor SortOrder
    Stream StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion
    StreamSocketSecurityLevel StringStyle StringTransform Thread Timer URLError URLFileResourceType
    URLResourceKey URLResourceValues Unit UnitLength UnitMass UnitTemperature UserDefaults
    """
  ).union(foundationProtocols)

  package static func words(_ text: String) -> Set<String> {
    // Each run of lens-gen reads the lists, and bytes are the fastest to split.
    Set(text.utf8.split { " \n".utf8.contains($0) }.map { String(Substring($0)) })
  }
}
