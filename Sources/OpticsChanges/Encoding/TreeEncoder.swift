extension EncodedValue {
  /// Encodes a value.
  internal init(
    encoding value: some Encodable, at path: @autoclosure () -> [any CodingKey] = []
  ) throws {
    if let direct = value as? any EncodedDirectly {
      self = direct.encodedDirectly
      return
    }
    let node = EncodedNode()
    try value.encode(to: TreeEncoder(node: node, codingPath: path()))
    self = node.value
    if case .array(let elements) = self, let collection = value as? any Unordered {
      self = .array(type(of: collection).sorted(elements))
    }
  }
}

/// An encoder that makes a tree.
internal struct TreeEncoder: Encoder {
  fileprivate let node: EncodedNode
  internal let codingPath: [any CodingKey]
  internal var userInfo: [CodingUserInfoKey: Any] { [:] }

  internal func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.members = node.members ?? [:]
    return KeyedEncodingContainer(Keyed(node: node, codingPath: codingPath))
  }

  internal func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.elements = node.elements ?? []
    return Unkeyed(node: node, codingPath: codingPath)
  }

  internal func singleValueContainer() -> any SingleValueEncodingContainer {
    Single(node: node, codingPath: codingPath)
  }
}

extension TreeEncoder {
  fileprivate struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: EncodedNode
    let codingPath: [any CodingKey]

    func encodeNil(forKey key: Key) { node.members?[key.stringValue] = .value(.null) }

    func encode(_ value: some Encodable, forKey key: Key) throws {
      let encoded = try EncodedValue(encoding: value, at: codingPath + [key])
      node.members?[key.stringValue] = .value(encoded)
    }

    func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
      superEncoder(for: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      superEncoder(for: key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { superEncoder(for: TreeKey.ofSuper) }
    func superEncoder(forKey key: Key) -> any Encoder { superEncoder(for: key) }

    private func superEncoder(for key: any CodingKey) -> TreeEncoder {
      let part = EncodedNode()
      node.members?[key.stringValue] = .node(part)
      return TreeEncoder(node: part, codingPath: codingPath + [key])
    }
  }

  fileprivate struct Unkeyed: UnkeyedEncodingContainer {
    let node: EncodedNode
    let codingPath: [any CodingKey]
    var count: Int { node.elements?.count ?? 0 }
    private var path: [any CodingKey] { codingPath + [TreeKey(intValue: count)] }

    func encodeNil() { node.elements?.append(.value(.null)) }

    func encode(_ value: some Encodable) throws {
      let encoded = try EncodedValue(encoding: value, at: path)
      node.elements?.append(.value(encoded))
    }

    func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
      next().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }
    func superEncoder() -> any Encoder { next() }

    private func next() -> TreeEncoder {
      let (part, path) = (EncodedNode(), path)
      node.elements?.append(.node(part))
      return TreeEncoder(node: part, codingPath: path)
    }
  }

  fileprivate struct Single: SingleValueEncodingContainer {
    let node: EncodedNode
    let codingPath: [any CodingKey]

    func encodeNil() { node.single = .null }

    func encode(_ value: some Encodable) throws {
      node.single = try EncodedValue(encoding: value, at: codingPath)
    }
  }
}

/// A key that no type declares.
internal struct TreeKey: CodingKey {
  internal let stringValue: String
  internal let intValue: Int?

  internal init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
  internal init(intValue: Int) { (stringValue, self.intValue) = ("\(intValue)", intValue) }

  /// The key of what a class of Foundation's encoders stores for its superclass.
  internal static let ofSuper = TreeKey(stringValue: "super")
}
