extension EncodedValue {
  /// Decodes a value.
  internal func decoded<Value: Decodable>(
    as type: Value.Type, at path: @autoclosure () -> [any CodingKey] = []
  ) throws -> Value {
    if let direct = type as? any EncodedDirectly.Type {
      guard let value = direct.decodedDirectly(from: self) as? Value else {
        throw mismatch(type, at: path())
      }
      return value
    }
    guard case .array(let elements) = self, let collection = type as? any Unordered.Type else {
      return try Value(from: TreeDecoder(value: self, codingPath: path()))
    }
    do {
      let value = EncodedValue.array(try collection.unsorted(elements))
      return try Value(from: TreeDecoder(value: value, codingPath: path()))
    } catch let error as NotUnordered {
      throw DecodingError.dataCorrupted(
        .init(codingPath: path(), debugDescription: error.reason))
    }
  }

  fileprivate func mismatch(_ type: Any.Type, at path: [any CodingKey]) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: path, debugDescription: "Expected \(type), but found \(self).")
    return self == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }
}

/// A decoder that reads a tree.
internal struct TreeDecoder: Decoder {
  fileprivate let value: EncodedValue
  internal let codingPath: [any CodingKey]
  internal var userInfo: [CodingUserInfoKey: Any] { [:] }

  internal func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else {
      throw value.mismatch([String: EncodedValue].self, at: codingPath)
    }
    return KeyedDecodingContainer(Keyed(members: members, codingPath: codingPath))
  }

  internal func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else {
      throw value.mismatch([EncodedValue].self, at: codingPath)
    }
    return Unkeyed(elements: elements, codingPath: codingPath)
  }

  internal func singleValueContainer() -> any SingleValueDecodingContainer {
    Single(value: value, codingPath: codingPath)
  }
}

extension TreeDecoder {
  fileprivate struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let members: [String: EncodedValue]
    let codingPath: [any CodingKey]
    var allKeys: [Key] { members.keys.compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }
    func decodeNil(forKey key: Key) throws -> Bool { try member(key) == .null }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try member(key).decoded(as: type, at: codingPath + [key])
    }

    func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
      try decoder(for: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try decoder(for: key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try decoder(for: TreeKey.ofSuper) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(for: key) }

    private func member(_ key: any CodingKey) throws -> EncodedValue {
      guard let member = members[key.stringValue] else {
        throw DecodingError.keyNotFound(
          key,
          .init(codingPath: codingPath, debugDescription: "There is no \(key.stringValue)."))
      }
      return member
    }

    private func decoder(for key: any CodingKey) throws -> TreeDecoder {
      TreeDecoder(value: try member(key), codingPath: codingPath + [key])
    }
  }

  fileprivate struct Unkeyed: UnkeyedDecodingContainer {
    let elements: [EncodedValue]
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex == elements.count }

    init(elements: [EncodedValue], codingPath: [any CodingKey]) {
      (self.elements, self.codingPath) = (elements, codingPath)
    }

    mutating func decodeNil() throws -> Bool {
      guard try current().value == .null else { return false }
      currentIndex += 1
      return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      let decoder = try current()
      let value = try decoder.value.decoded(as: type, at: decoder.codingPath)
      currentIndex += 1
      return value
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
      let container = try current().container(keyedBy: type)
      currentIndex += 1
      return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      let container = try current().unkeyedContainer()
      currentIndex += 1
      return container
    }

    mutating func superDecoder() throws -> any Decoder {
      let decoder = try current()
      currentIndex += 1
      return decoder
    }

    private func current() throws -> TreeDecoder {
      let path = codingPath + [TreeKey(intValue: currentIndex)]
      if isAtEnd {
        throw DecodingError.valueNotFound(
          EncodedValue.self,
          .init(codingPath: path, debugDescription: "There are \(elements.count) elements."))
      }
      return TreeDecoder(value: elements[currentIndex], codingPath: path)
    }
  }

  fileprivate struct Single: SingleValueDecodingContainer {
    let value: EncodedValue
    let codingPath: [any CodingKey]

    func decodeNil() -> Bool { value == .null }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try value.decoded(as: type, at: codingPath)
    }
  }
}
