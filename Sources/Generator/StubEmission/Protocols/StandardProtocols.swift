import SwiftReading

/// The library protocols that protocols of a module may inherit, with their requirements for a
/// stub.
enum StandardProtocols {
  static func named(_ name: String) -> TypeDeclaration? { declarations[name] }

  /// Returns the requirements of `Equatable`, `Hashable` or `Comparable`, for which a stub uses its
  /// identity.
  static func comparisons(of name: String) -> [ProtocolRequirement] {
    comparisons[name]?.interface.requirements ?? []
  }

  private static let declarations = read(text)

  private static let comparisons = read(
    """
    protocol Equatable { static func == (left: Self, right: Self) -> Swift.Bool }
    protocol Hashable { func hash(into hasher: inout Swift.Hasher) }
    protocol Comparable { static func < (left: Self, right: Self) -> Swift.Bool }
    """)

  private static func read(_ text: String) -> [String: TypeDeclaration] {
    let types = SourceSummary(SourceFile(path: "Swift", text: text)).declarations.types
    return Dictionary(types.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A stub has the requirements of `Equatable`, `Hashable` and `Comparable` in any case, and is
  /// always `Providable`.
  private static let text = """
    protocol Sendable {}
    protocol SendableMetatype {}
    protocol Copyable {}
    protocol Escapable {}
    protocol Equatable {}
    protocol Hashable: Equatable {}
    protocol Comparable: Equatable {}
    protocol Error: Sendable {}
    protocol LocalizedError: Error {}
    protocol CustomStringConvertible { var description: Swift.String { get } }
    protocol CustomDebugStringConvertible { var debugDescription: Swift.String { get } }
    protocol LosslessStringConvertible: CustomStringConvertible {
      init?(_ description: Swift.String)
    }
    protocol CustomReflectable { var customMirror: Swift.Mirror { get } }
    protocol Encodable { func encode(to encoder: any Swift.Encoder) throws }
    protocol Decodable { init(from decoder: any Swift.Decoder) throws }
    protocol Codable: Encodable, Decodable {}
    protocol CodingKey: Sendable {
      var stringValue: Swift.String { get }
      init?(stringValue: Swift.String)
      var intValue: Swift.Int? { get }
      init?(intValue: Swift.Int)
    }
    protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
    }
    protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }
    protocol TextOutputStream { mutating func write(_ string: Swift.String) }
    protocol RandomNumberGenerator { mutating func next() -> Swift.UInt64 }
    protocol ObservableObject: AnyObject {}
    protocol Providable {}
    protocol Identifiable<ID> { associatedtype ID: Swift.Hashable; var id: ID { get } }
    """
}
