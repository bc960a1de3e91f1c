import SwiftModule
import SwiftReading

/// A protocol, as sources name it when a type conforms to it.
protocol NamedProtocol: Sendable {
  /// The names of the protocol and those that refine it.
  var names: Set<String> { get }

  /// Whether a name may follow the name of a module.
  func isQualified(by module: String) -> Bool

  /// Whether a type that the sources declare is the protocol.
  func isDeclared(by type: TypeDeclaration) -> Bool

  /// Whether a type conforms without saying so.
  func isImplied(by type: TypeDeclaration) -> Bool
}

/// A protocol of the standard library.
struct StandardProtocol: NamedProtocol {
  let names: Set<String>

  init(_ names: Set<String>) {
    self.names = names
  }

  func isQualified(by module: String) -> Bool { ["Foundation", "Swift"].contains(module) }
  func isDeclared(by type: TypeDeclaration) -> Bool { false }
  func isImplied(by type: TypeDeclaration) -> Bool { false }
}

extension StandardProtocol {
  /// Returns a protocol with those of the standard library and Foundation that refine it; tests compare
  /// them with those of the toolchain.
  static func refining(_ name: String) -> StandardProtocol {
    StandardProtocol((refinements[name] ?? []).union([name]))
  }

  static let refinements: [String: Set<String>] = [
    "Comparable": KnownNames.words(
      """
      BinaryFloatingPoint BinaryInteger DurationProtocol FixedWidthInteger FloatingPoint
      InstantProtocol SignedInteger Strideable StringProtocol UnsignedInteger
      """),
    "Decodable": codable,
    "Encodable": codable,
    "Equatable": hashable.union(
      KnownNames.words(
        """
        AdditiveArithmetic Comparable DurationProtocol Hashable Numeric OptionSet SetAlgebra
        SignedNumeric Strideable
        """)),
    "Hashable": hashable,
    "RawRepresentable": ["OptionSet"],
  ]

  private static let hashable = KnownNames.words(
    """
    AttributedStringProtocol BinaryFloatingPoint BinaryInteger DiscreteFormatStyle
    FixedWidthInteger FloatingPoint FormatStyle InstantProtocol ParseStrategy ParseableFormatStyle
    ReferenceConvertible SIMD SignedInteger SortComparator StringProtocol UnsignedInteger
    """)

  private static let codable = KnownNames.words(
    """
    Codable DiscreteFormatStyle FormatStyle ParseStrategy ParseableFormatStyle SIMD
    StandardPredicateExpression
    """)
}
