/// What one statement in the body of an initializer does.
enum InitializerStep: Equatable, Sendable {
  /// It gives a property a value.
  case stores(Identifier, StoredValue)
  /// It calls another initializer.
  case delegates([Argument])
  /// It does something else, which may be anything.
  case other

  /// An argument for another initializer.
  struct Argument: Equatable, Sendable {
    var label: Identifier?
    var value: StoredValue
  }
}

extension InitializerStep {
  /// Whether it gives a property a value.
  var isStore: Bool {
    if case .stores = self { true } else { false }
  }
}

/// A value that an initializer stores or passes on.
enum StoredValue: Equatable, Sendable {
  /// A parameter, as it is.
  case parameter(Identifier)
  /// What an optional parameter holds, or something else where it holds nothing.
  case unwrapped(Identifier)
  /// Whatever is made of the things that are named.
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

  /// The parameter that has to be the value for the value to be stored.
  var source: Identifier? {
    switch self {
    case .parameter(let name), .unwrapped(let name): name
    case .made: nil
    }
  }

  /// The names that something is made of.
  var namesMade: Set<Identifier> {
    if case .made(let names) = self { names } else { [] }
  }

  /// The value in a call that passes values for some of the parameters, and the defaults for the
  /// rest of them.
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
  /// The names that parameters among these stand for in a call, and the rest of the names.
  func replacing(
    _ passed: [Identifier: StoredValue], of parameters: Set<Identifier>
  ) -> Set<Identifier> {
    Set(flatMap { parameters.contains($0) ? passed[$0]?.names ?? [] : [$0] })
  }
}
