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
    attributes.filter { !$0.isTakenOver && $0.name != "usableFromInline" }
  }
}
