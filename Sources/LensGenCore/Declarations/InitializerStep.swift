/// A statement in the body of an initializer.
enum InitializerStep: Equatable, Sendable {
  case stores(Identifier, StoredValue)
  /// Calls another initializer.
  case delegates([Argument])
  /// Does something else, which may be anything.
  case other

  struct Argument: Equatable, Sendable {
    var label: Identifier?
    var value: StoredValue
  }
}

extension InitializerStep {
  var isStore: Bool {
    if case .stores = self { true } else { false }
  }
}

/// A value that an initializer stores or passes on.
enum StoredValue: Equatable, Sendable {
  /// A parameter, unchanged.
  case parameter(Identifier)
  /// The value of an optional parameter, or something else if it is `nil`.
  case unwrapped(Identifier)
  /// A value computed from the given names.
  case made(from: Set<Identifier>)
}

extension StoredValue {
  /// The names that the value depends on.
  var names: Set<Identifier> {
    switch self {
    case .parameter(let name), .unwrapped(let name): [name]
    case .made(let names): names
    }
  }

  /// The parameter whose argument has to be the value that is stored.
  var source: Identifier? {
    switch self {
    case .parameter(let name), .unwrapped(let name): name
    case .made: nil
    }
  }

  /// The names that a value is computed from.
  var namesMade: Set<Identifier> {
    if case .made(let names) = self { names } else { [] }
  }

  /// Returns the value in a call that passes values for some parameters, and uses the defaults of
  /// the others.
  func replacing(
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
  func replacing(
    _ passed: [Identifier: StoredValue], of parameters: Set<Identifier>
  ) -> Set<Identifier> {
    Set(flatMap { parameters.contains($0) ? passed[$0]?.names ?? [] : [$0] })
  }
}
