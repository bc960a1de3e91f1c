/// An instance property of a type.
struct Property: Equatable, Sendable {
  /// How the property keeps its value.
  enum Storage: Equatable, Sendable {
    /// In the value itself.
    case stored
    /// In the value itself, from the first use on.
    case lazy
    /// As a reference that does not keep its object alive.
    case weak
    /// As a reference that must not be used once its object is gone.
    case unowned
    /// By accessors.
    case computed
    /// By accessors that also take part in initialization.
    case initAccessor
    /// As one of several names bound by a pattern, as in `let (a, b) = pair`.
    case pattern
  }

  /// What runs when the property is written.
  enum Observers: Sendable {
    /// Nothing.
    case none
    /// Code that leaves the value alone.
    case passive
    /// Code that may change it.
    case active
  }

  var name: Identifier
  var position: Position
  /// The type as it is written.
  var type: WrittenType?
  var isConstant: Bool
  var storage: Storage
  var observers: Observers
  var initialValue: Value?
  var writtenAccess: AccessLevel?
  /// The access level of the setter where it differs, as in `private(set)`.
  var writtenSetterAccess: AccessLevel?
  var attributes: [Attribute]
  /// The conditions of the `#if` blocks around it, from the outermost.
  var conditions: [Condition]
}

extension Property {
  /// Whether every instance keeps a value for the property.
  var isStored: Bool {
    storage != .computed && storage != .initAccessor
  }

  /// Whether the property always has its initial value.
  var isFixed: Bool { isConstant && initialValue != nil }

  /// The attributes that may change how the property is stored or who may touch it.
  var unknownAttributes: [Attribute] {
    attributes.filter { !$0.isTakenOver && $0.name != "usableFromInline" }
  }
}
