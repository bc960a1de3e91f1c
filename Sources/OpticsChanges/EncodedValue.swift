/// A value as its type encodes it: a tree of numbers, texts, arrays and objects, as in JSON.
///
/// ``Changes`` are made of it, so that they need no access to the types of the parts. It can be written as
/// literals:
///
///     let line: EncodedValue = ["product": "Tea", "quantity": 2]
///     print(line)  // {"product": "Tea", "quantity": 2}
///
/// It also is a JSON document: decode one, and its changes have the paths and values of that document, whatever
/// the encoder that wrote it does with dates and keys.
///
///     import Foundation
///
///     func document(_ text: String) throws -> EncodedValue {
///       try JSONDecoder().decode(EncodedValue.self, from: Data(text.utf8))
///     }
///     let (old, new) = (try document(#"{"a": [1, 2]}"#), try document(#"{"a": [1, 3]}"#))
///     print(try Changes(from: old, to: new))  // a[1]: 2 → 3
///
/// Numbers are compared by their value: `1` and `1.0` are equal, as in JSON, and not-a-number equals itself.
public enum EncodedValue: Sendable {
  /// A value that is `nil` where the type encodes that.
  case null
  /// A truth value.
  case bool(Bool)
  /// An integer.
  case integer(Int64)
  /// An integer above those of `Int64`.
  case unsigned(UInt64)
  /// A floating-point number.
  case number(Double)
  /// A text.
  case string(String)
  /// The elements of an array, or the sorted members of a set.
  case array([EncodedValue])
  /// The properties of a value, or the values of a dictionary, by their keys.
  case object([String: EncodedValue])
}

extension EncodedValue: Hashable {
  /// Whether two values are the same: numbers of any kind by their value.
  public static func == (one: EncodedValue, other: EncodedValue) -> Bool {
    switch (one.canonical, other.canonical) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.unsigned(let one), .unsigned(let other)): one == other
    case (.number(let one), .number(let other)): one == other || one.isNaN && other.isNaN
    case (.string(let one), .string(let other)): one == other
    case (.array(let one), .array(let other)): one == other
    case (.object(let one), .object(let other)): one == other
    default: false
    }
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    switch canonical {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(value)
    case .unsigned(let value): hasher.combine(value)
    case .number(let value): hasher.combine(value.isNaN ? .nan : value)
    case .string(let value): hasher.combine(value)
    case .array(let values): hasher.combine(values)
    case .object(let values): hasher.combine(values)
    }
  }

  /// The value, with a number as an integer if it is one.
  private var canonical: EncodedValue {
    switch self {
    case .unsigned(let value): Int64(exactly: value).map(EncodedValue.integer) ?? self
    // In a debug build, `exactly` needs the system's mathematics, which only some programs link.
    case .number(let value) where (-0x1p63..<0x1p63).contains(value):
      Double(Int64(value)) == value ? .integer(Int64(value)) : self
    // All numbers of this size are integers.
    case .number(let value) where (0x1p63..<0x1p64).contains(value): .unsigned(UInt64(value))
    default: self
    }
  }
}

extension EncodedValue: CustomStringConvertible {
  /// The value as JSON, with sorted keys.
  public var description: String {
    switch canonical {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): Rendering.code.text(of: value)
    case .array(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .object(let values):
      "{\(values.sorted { $0.key < $1.key }.map { "\(Rendering.code.text(of: $0)): \($1)" }.joined(separator: ", "))}"
    }
  }
}

extension EncodedValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates a truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates an integer.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates an array.
  public init(arrayLiteral elements: EncodedValue...) { self = .array(elements) }
  /// Creates an object, with the last of several values of one key.
  public init(dictionaryLiteral elements: (String, EncodedValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}

extension EncodedValue: Codable {
  /// Decodes any value, such as a JSON document.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .unsigned(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let values = try? container.decode([EncodedValue].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: EncodedValue].self))
    }
  }

  /// Encodes the value as what it stands for.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch canonical {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}

extension EncodedValue: Dissectable {
  package func isSame(as other: EncodedValue) -> Bool { self == other }

  package static func dissection(
    of old: EncodedValue, _ new: EncodedValue
  ) -> Dissection<EncodedValue> {
    switch (old, new) {
    case (.array(let old), .array(let new)): return .elements(old, new)
    case (.object(let old), .object(let new)):
      // With one key each, another one, they are two cases of an enum.
      if old.count == 1, new.count == 1, old.keys != new.keys { return .wholes }
      func members(_ object: [String: EncodedValue]) -> [(step: PathStep, part: EncodedValue)] {
        object.sorted { $0.key < $1.key }.map { (.name($0.key), $0.value) }
      }
      return .members(members(old), members(new))
    default: return .wholes
    }
  }
}
