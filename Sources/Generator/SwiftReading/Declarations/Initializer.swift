/// An initializer, as its callers see it.
package struct Initializer: Equatable, Sendable {
  package struct Parameter: Equatable, Sendable {
    package var label: Identifier?
    /// The name inside the initializer.
    package var name: Identifier
    /// The type, or `nil` if it cannot be determined.
    package var type: WrittenType?
    /// Whether the argument can be passed on: not `inout`, not variadic, without an attribute that
    /// changes it.
    package var isPlain: Bool
    package var hasDefault: Bool
    /// Whether the default may have a type of its own, which Swift then takes for the parameter.
    package var isDefaultOfOtherType = false
    /// Whether the argument is an escaping function.
    package var isEscaping = false
  }

  package var position: Position
  package var parameters: [Parameter]
  package var writtenAccess: AccessLevel?
  package var isFailable = false
  package var effects = Effects()
  /// Whether the initializer exists only for some generic arguments, its own or those of the type.
  package var isGeneric = false
  /// Whether every subclass has it, too.
  package var isRequired = false
  package var isNonisolated: Bool
  package var attributes: [Attribute] = []
  package var conditions: [Condition]
  package var steps: [InitializerStep]
  package var assignments = InitializerAssignments()
  package var marks: Set<Mark> = []
  package var packageAttributes: [PackageAttribute] = []
  /// Whether Swift adds it to a struct that has none.
  package var isMemberwise = false
}

extension Initializer {
  /// Creates the initializer that Swift adds to a type, which stores each argument in the property with its name.
  package init(
    addedTo type: TypeDeclaration, taking parameters: [Parameter], access: AccessLevel?
  ) {
    self.init(
      position: type.position, parameters: parameters, writtenAccess: access,
      isNonisolated: false, conditions: type.conditions,
      steps: parameters.map { .stores($0.name, .parameter($0.name)) }, isMemberwise: true)
  }
}

extension Initializer.Parameter {
  /// Creates the parameter for a property.
  package init(for property: Property, of type: WrittenType?, hasDefault: Bool) {
    self.init(
      label: property.name, name: property.name, type: type, isPlain: true, hasDefault: hasDefault)
  }
}

extension Initializer {
  /// The name as documentation writes it: `init(x:)`.
  package var name: String {
    "init(\(parameters.map { "\($0.label?.text ?? "_"):" }.joined()))"
  }

  /// Whether each call returns a value.
  package var isTotal: Bool { !isFailable && effects == Effects() }
}

extension [Initializer.Parameter] {
  /// Whether a call may have arguments with the given labels, in this order.
  package func accept(_ labels: [Identifier?]) -> Bool { matching(labels) != nil }

  /// Returns the parameters that match arguments with the given labels, in order, or `nil` if there
  /// cannot be such a call.
  package func matching(_ labels: [Identifier?]) -> [Identifier]? {
    var names: [Identifier] = []
    var rest = labels[...]
    for parameter in self {
      if let label = rest.first, label == parameter.label {
        names.append(parameter.name)
        rest = rest.dropFirst()
        // A parameter that is not plain may take several arguments.
        while !parameter.isPlain, let next = rest.first, next == nil {
          names.append(parameter.name)
          rest = rest.dropFirst()
        }
      } else if !parameter.hasDefault && parameter.isPlain {
        return nil
      }
    }
    return rest.isEmpty ? names : nil
  }
}

extension Sequence {
  /// Returns the arguments of a call for some parameters.
  ///
  /// If the call omits a parameter without a label, Swift would take the next argument without a
  /// label for it. So the following parameters without a label are omitted, too.
  ///
  /// - Returns: The arguments, or `nil` if one is missing.
  package func arguments<Argument>(
    label: (Element) -> Identifier?, hasDefault: (Element) -> Bool, argument: (Element) -> Argument?
  ) -> [Argument]? {
    var arguments: [Argument] = []
    var isShifted = false
    for parameter in self {
      if label(parameter) != nil { isShifted = false }
      if !isShifted, let argument = argument(parameter) {
        arguments.append(argument)
      } else if hasDefault(parameter) {
        isShifted = label(parameter) == nil
      } else {
        return nil
      }
    }
    return arguments
  }
}

/// What the body of an initializer may assign, in whatever way.
package struct InitializerAssignments: Equatable, Sendable {
  /// The properties to which it may give a value.
  package var names: Set<Identifier> = []
  /// Whether another initializer gives a value to those that this one does not name.
  package var delegates = false
}

/// A statement in the body of an initializer.
package enum InitializerStep: Equatable, Sendable {
  case stores(Identifier, StoredValue)
  /// Calls another initializer.
  case delegates([Argument])
  /// Ends the program if a condition does not hold, and may do something else.
  case checks
  /// Does something else, which may be anything.
  case other

  package struct Argument: Equatable, Sendable {
    package var label: Identifier?
    package var value: StoredValue
  }
}

extension InitializerStep {
  package var isStore: Bool {
    if case .stores = self { true } else { false }
  }
}

/// A value that an initializer stores or passes on.
package enum StoredValue: Equatable, Sendable {
  /// A parameter, unchanged.
  case parameter(Identifier)
  /// The value of an optional parameter, or something else if it is `nil`.
  case unwrapped(Identifier)
  /// A value computed from the given names.
  case made(from: Set<Identifier>)
}

extension StoredValue {
  /// The names that the value depends on.
  package var names: Set<Identifier> {
    switch self {
    case .parameter(let name), .unwrapped(let name): [name]
    case .made(let names): names
    }
  }

  /// The parameter whose argument has to be the value that is stored.
  package var source: Identifier? {
    switch self {
    case .parameter(let name), .unwrapped(let name): name
    case .made: nil
    }
  }

  /// The names that a value is computed from.
  package var namesMade: Set<Identifier> {
    if case .made(let names) = self { names } else { [] }
  }

  /// Returns the value in a call that passes values for some parameters, and uses the defaults of
  /// the others.
  package func replacing(
    _ passed: [Identifier: StoredValue], of parameters: Set<Identifier>
  ) -> StoredValue {
    switch self {
    case .parameter(let name): passed[name] ?? .made(from: [])
    case .unwrapped(let name): .made(from: passed[name]?.names ?? [])
    case .made(let names): .made(from: names.replacing(passed, of: parameters))
    }
  }
}

extension Set<Identifier> {
  /// Returns the names with the parameters among them replaced by the names of their arguments in a
  /// call.
  package func replacing(
    _ passed: [Identifier: StoredValue], of parameters: Set<Identifier>
  ) -> Set<Identifier> {
    Set(flatMap { parameters.contains($0) ? passed[$0]?.names ?? [] : [$0] })
  }
}
