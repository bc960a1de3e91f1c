/// An instance property of a type.
struct Property: Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    case stored
    /// Stored in the value on first use.
    case lazy
    /// A weak reference, which does not keep its object alive.
    case weak
    /// An unowned reference, which must not be used once its object is gone.
    case unowned
    case computed
    /// Computed by accessors, one of which initializes.
    case initAccessor
    /// One of several names bound by a pattern, as in `let (a, b) = pair`.
    case pattern
  }

  enum Observers: Sendable {
    case none
    /// Observers that do not change the value.
    case passive
    /// Observers that may change the value.
    case active
  }

  var name: Identifier
  var position: Position
  var type: WrittenType?
  var isConstant: Bool
  var storage: Storage
  var observers: Observers
  var initialValue: Value?
  var writtenAccess: AccessLevel?
  /// The access level of the setter if it differs, as in `private(set)`.
  var writtenSetterAccess: AccessLevel?
  var attributes: [Attribute]
  /// Whether `// lens-gen: skip` precedes the property.
  var isSkipped = false
  var conditions: [Condition]
}

extension Property {
  /// Whether every instance stores a value for the property.
  var isStored: Bool {
    storage != .computed && storage != .initAccessor
  }

  /// Whether the property always has its initial value.
  var isFixed: Bool { isConstant && initialValue != nil }

  /// The attributes that may change how the property is stored or which code may access it.
  var unknownAttributes: [Attribute] {
    attributes.filter { !KnownAttributes.ofProperties.contains($0.name) }
  }
}

/// The initial value of a property, as far as it determines its type.
indirect enum Value: Equatable, Sendable {
  case integer, float, string, boolean, `nil`
  /// A string with interpolations, which may differ between evaluations.
  case interpolation
  case array([Value])
  case dictionary(keys: [Value], values: [Value])
  /// `A.B(…)`.
  case call(WrittenType)
  /// `A.B.name` or `A.B.name(…)`; without a type for `.name`.
  case member(of: WrittenType?, name: Identifier)
  /// `… as T`.
  case cast(WrittenType)
  case other
}

extension Value {
  /// Whether the value is the same each time it is evaluated.
  var isConstant: Bool {
    switch self {
    case .integer, .float, .string, .boolean, .nil: true
    case .array(let values): values.allSatisfy(\.isConstant)
    case .dictionary(let keys, let values): (keys + values).allSatisfy(\.isConstant)
    case .interpolation, .call, .member, .cast, .other: false
    }
  }

  /// Whether the value certainly has a type, even if that is a generic parameter.
  ///
  /// A literal may be for a 'Collection', and '.name' for a protocol 'where Self' is one type.
  func isCertain(toBe type: WrittenType) -> Bool {
    switch self {
    case .member(let own?, let name) where name.text == "self":
      type == .metatype(own, word: "Type")
    case .call(let own), .member(let own?, _), .cast(let own): own == type
    default: false
    }
  }
}

/// An expression that the settings give for a type or a parameter.
struct GivenExpression: Hashable, Sendable {
  /// What the expression says about its type.
  enum Form: Hashable, Sendable {
    /// A closure: the type is that of a function.
    case closure
    /// `.a`: a member of the type, whatever that is.
    case member
    /// `T(…)`: a call of the type.
    case call(of: WrittenType)
    case other
  }

  let text: String
  let form: Form
  /// Whether a value in it is provided: `.provide()`.
  let usesFactories: Bool
}
