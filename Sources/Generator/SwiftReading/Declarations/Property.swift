/// An instance property of a type.
package struct Property: Equatable, Sendable {
  package enum Storage: Equatable, Sendable {
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

  package enum Observers: Sendable {
    case none
    /// Observers that do not change the value.
    case passive
    /// Observers that may change the value.
    case active
  }

  /// What the accessors of a computed property do.
  package struct Accessors: Equatable, Sendable {
    /// Whether there is one that writes.
    package var canWrite = false
    /// The other property that both only read and write, as in `{ get { value } set { value = newValue } }`.
    package var forwarded: Identifier?
  }

  package var name: Identifier
  package var position: Position
  package var type: WrittenType?
  package var isConstant: Bool
  package var storage: Storage
  package var observers: Observers
  /// What is known of the accessors, which are only read if the property is named `wrappedValue`.
  package var accessors = Accessors()
  package var initialValue: Value?
  package var writtenAccess: AccessLevel?
  /// The access level of the setter if it differs, as in `private(set)`.
  package var writtenSetterAccess: AccessLevel?
  package var attributes: [Attribute]
  package var marks: Set<Mark> = []
  package var conditions: [Condition]
  /// Whether code outside initializers may change it, if only its file can.
  package var isReassigned = false
}

extension Property {
  /// Whether every instance stores a value for the property.
  package var isStored: Bool {
    storage != .computed && storage != .initAccessor
  }

  /// Whether the property always has its initial value.
  package var isFixed: Bool { isConstant && initialValue != nil }

  /// The attributes that may change how the property is stored or which code may access it.
  package var unknownAttributes: [Attribute] {
    attributes.filter { !KnownAttributes.ofProperties.contains($0.name) }
  }
}

/// The initial value of a property, as far as it determines its type.
package indirect enum Value: Equatable, Sendable {
  case integer, float, string, boolean, `nil`
  /// A string with interpolations, which may differ between evaluations.
  case interpolation
  case array([Value])
  case dictionary(keys: [Value], values: [Value])
  /// `A.B(…)`, or `A.B()` without arguments.
  case call(WrittenType, isEmpty: Bool)
  /// `A.B.name` or `A.B.name(…)`; without a type for `.name`.
  case member(of: WrittenType?, name: Identifier)
  /// `… as T`.
  case cast(WrittenType)
  case other
}

extension Value {
  /// Whether the value is the same each time it is evaluated.
  package var isConstant: Bool {
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
  package func isCertain(toBe type: WrittenType) -> Bool {
    switch self {
    case .member(let own?, let name) where name.text == "self":
      type == .metatype(own, word: "Type")
    case .call(let own, _), .member(let own?, _), .cast(let own): own == type
    default: false
    }
  }
}

/// An expression that the settings give for a type or a parameter.
package struct GivenExpression: Hashable, Sendable {
  /// What the expression says about its type.
  package enum Form: Hashable, Sendable {
    /// A closure: the type is that of a function.
    case closure
    /// `.a`: a member of the type, whatever that is.
    case member
    /// `T(…)`: a call of the type.
    case call(of: WrittenType)
    case other
  }

  package let text: String
  package let form: Form
  /// The members in it that are called without arguments, such as `provide` of `.provide()`.
  package let calledMembers: Set<String>
  /// The names in it that do not stand behind a dot, such as `Money` of `Money.zero`.
  package let names: Set<String>
}
