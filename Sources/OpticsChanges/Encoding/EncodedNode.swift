/// An encoded value that is being made or changed, in place in builds without optimization, too.
internal final class EncodedNode {
  /// A part, as a node once it is made or changed.
  internal enum Part {
    case value(EncodedValue)
    case node(EncodedNode)
  }

  internal var single: EncodedValue?
  internal var elements: [Part]?
  internal var members: [String: Part]?

  internal init(_ value: EncodedValue? = nil) {
    single = value
  }
}

extension EncodedNode {
  /// The value; an empty object if an encoder was given nothing.
  internal var value: EncodedValue {
    if let single { return single }
    if let elements { return .array(elements.map(\.value)) }
    return .object((members ?? [:]).mapValues(\.value))
  }

  /// Makes the parts of the value changeable.
  internal func open() {
    switch single {
    case .array(let values): (single, elements) = (nil, values.map(Part.value))
    case .object(let values): (single, members) = (nil, values.mapValues(Part.value))
    default: break
    }
  }
}

extension EncodedNode.Part {
  internal var value: EncodedValue {
    switch self {
    case .value(let value): value
    case .node(let node): node.value
    }
  }

  internal var node: EncodedNode {
    switch self {
    case .value(let value): EncodedNode(value)
    case .node(let node): node
    }
  }
}
