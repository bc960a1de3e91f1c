/// An optic to generate.
struct OpticDefinition: Equatable, Sendable {
  /// The way in which the optic reads and writes.
  enum Form: Equatable, Sendable {
    /// A lens that writes the property in place.
    case writable(Identifier)
    /// A lens that calls an initializer.
    case rebuilt(Identifier, by: Rebuilding)
    /// A prism.
    case prism(EnumCase)
  }

  /// An argument of the initializer that rebuilds a value.
  struct Argument: Equatable, Sendable {
    var label: Identifier?
    var property: Identifier
  }

  var name: Identifier
  var position: Position
  /// The type of the part.
  var part: WrittenType
  /// The names in the part's type that neither the module nor the standard library declares.
  var unknownNames: Set<String>
  /// Whether using the part is unsafe.
  var isUnsafe: Bool
  var form: Form
  var access: AccessLevel
  var isInlinable: Bool
  var attributes: [Attribute]
  var conditions: [Condition]
}

extension OpticDefinition {
  /// Whether the part is `Void`.
  var isOfNothing: Bool {
    if case .prism(let enumCase) = form { enumCase.payloads.isEmpty } else { false }
  }
}
