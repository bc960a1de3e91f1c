import SwiftReading

extension KnownNames {
  /// Returns the last of the names of a protocol, unless a module qualifies it whose protocols are not known.
  package static func standardProtocol(named path: [Identifier]) -> String? {
    let isQualified = path.count == 2 && modulesOfProtocols.contains(path[0].text)
    return path.count == 1 || isQualified ? path.last?.text : nil
  }

  private static let modulesOfProtocols = foundationModules.union([
    "ArgumentParser", "Combine", "FactoryProvider", "OpenCombine", "Swift", "SwiftUI",
    "SwiftUICore", "_Concurrency", "_StringProcessing",
  ])

  /// Whether the types that conform to a protocol are `Sendable`.
  static func isSendableProtocol(_ path: [Identifier]) -> Bool {
    standardProtocol(named: path).map(sendableProtocols.contains) == true
  }

  static let sendableProtocols: Set<String> = [
    "CodingKey", "Error", "LocalizedError", "Sendable",
  ]
}

/// The protocols of the standard library and Foundation; tests compare them with those of the toolchain.
extension KnownNames {
  static let standardProtocols = words(
    """
    Actor AdditiveArithmetic AsyncIteratorProtocol AsyncSequence BidirectionalCollection
    BinaryFloatingPoint BinaryInteger BitwiseCopyable CVarArg CaseIterable Clock CodingKey
    CodingKeyRepresentable Collection Comparable Copyable CustomConsumingRegexComponent
    CustomDebugStringConvertible CustomLeafReflectable CustomPlaygroundDisplayConvertible
    CustomReflectable CustomStringConvertible Decodable Decoder DurationProtocol Encodable Encoder
    Equatable Error Escapable Executor ExpressibleByArrayLiteral ExpressibleByBooleanLiteral
    ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral
    ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByNilLiteral
    ExpressibleByStringInterpolation ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral
    FixedWidthInteger FloatingPoint GlobalActor Hashable Identifiable InstantProtocol
    IteratorProtocol KeyedDecodingContainerProtocol KeyedEncodingContainerProtocol
    LazyCollectionProtocol LazySequenceProtocol LosslessStringConvertible MirrorPath
    MutableCollection Numeric OptionSet RandomAccessCollection RandomNumberGenerator RangeExpression
    RangeReplaceableCollection RawRepresentable RegexComponent SIMD SIMDScalar SIMDStorage Sendable
    SendableMetatype Sequence SerialExecutor SetAlgebra SignedInteger SignedNumeric
    SingleValueDecodingContainer SingleValueEncodingContainer Strideable StringInterpolationProtocol
    StringProtocol TaskExecutor TextOutputStream TextOutputStreamable UnicodeCodec
    UnkeyedDecodingContainer UnkeyedEncodingContainer UnsafeSendable UnsignedInteger
    """)

  static let foundationProtocols = words(
    """
    AttributeScope AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
    ContiguousBytes CustomNSError DataProtocol DecodableAttributedStringKey
    DecodableWithConfiguration DecodingConfigurationProviding DiscreteFormatStyle
    DispatchSourceProtocol DispatchSourceRead DispatchSourceSignal DispatchSourceTimer
    DispatchSourceUserDataAdd DispatchSourceUserDataOr DispatchSourceUserDataReplace
    DispatchSourceWrite EncodableAttributedStringKey EncodableWithConfiguration
    EncodingConfigurationProviding FileManagerDelegate FormatStyle LocalizedError
    MarkdownDecodableAttributedStringKey MutableDataProtocol NSCacheDelegate NSCoding NSCopying
    NSDecimalNumberBehaviors NSKeyedArchiverDelegate NSKeyedUnarchiverDelegate NSLocking
    NSMutableCopying NSObjectProtocol NSSecureCoding ParseStrategy ParseableFormatStyle PortDelegate
    PredicateExpression ProgressReporting RecoverableError ReferenceConvertible SortComparator
    StandardPredicateExpression StreamDelegate URLAuthenticationChallengeSender URLProtocolClient
    URLSessionDataDelegate URLSessionDelegate URLSessionDownloadDelegate URLSessionStreamDelegate
    URLSessionTaskDelegate URLSessionWebSocketDelegate
    """)
}
