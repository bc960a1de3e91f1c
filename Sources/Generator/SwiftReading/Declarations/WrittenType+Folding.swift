extension WrittenType {
  /// The component types, in source order.
  package var children: [WrittenType] {
    switch self {
    case .named(let names): names.flatMap { $0.arguments ?? [] }
    case .member(let base, let name): [base] + (name.arguments ?? [])
    case .tuple(let elements): elements.map(\.type)
    case .function(let function):
      function.parameters.map(\.type) + function.effects.types + [function.result]
    case .optional(let type, _), .array(let type), .metatype(let type, _), .existential(let type),
      .opaque(let type), .pack(let type, _), .suppressed(let type):
      [type]
    case .inlineArray(let count, let type): [count, type]
    case .dictionary(let key, let value): [key, value]
    case .composition(let parts): parts
    case .attributed(let type, let prefix):
      prefix.attributes.filter { !KnownAttributes.ofLanguage.contains($0.name) }.map(\.type) + [
        type
      ]
    case .value: []
    }
  }

  /// Returns the type with each component type replaced.
  package func mapChildren<Failure: Error>(
    _ transform: (WrittenType) throws(Failure) -> WrittenType
  ) throws(Failure) -> WrittenType {
    switch self {
    case .named(let names):
      if names.allSatisfy({ $0.arguments == nil }) { return self }
      return .named(try names.map { name throws(Failure) in try name.mapArguments(transform) })
    case .member(let base, let name):
      return .member(of: try transform(base), try name.mapArguments(transform))
    case .tuple(let elements): return .tuple(try elements.mapTypes(transform))
    case .function(var function):
      function.parameters = try function.parameters.mapTypes(transform)
      if case .typed(let error) = function.effects.throwing {
        function.effects.throwing = .typed(try transform(error))
      }
      function.result = try transform(function.result)
      return .function(function)
    case .optional(let type, let isImplicit):
      return .optional(try transform(type), isImplicit: isImplicit)
    case .array(let type): return .array(try transform(type))
    case .inlineArray(let count, let type):
      return .inlineArray(count: try transform(count), try transform(type))
    case .dictionary(let key, let value):
      return .dictionary(key: try transform(key), value: try transform(value))
    case .metatype(let type, let word): return .metatype(try transform(type), word: word)
    case .existential(let type): return .existential(try transform(type))
    case .opaque(let type): return .opaque(try transform(type))
    case .composition(let parts): return .composition(try parts.map(transform))
    case .pack(let type, let word): return .pack(try transform(type), word: word)
    case .suppressed(let type): return .suppressed(try transform(type))
    case .attributed(let type, var prefix):
      for index in prefix.attributes.indices
      where !KnownAttributes.ofLanguage.contains(prefix.attributes[index].name) {
        prefix.attributes[index].type = try transform(prefix.attributes[index].type)
      }
      return .attributed(try transform(type), prefix)
    case .value: return self
    }
  }

  /// The type without `Self.` before the names of associated types.
  package var withoutSelf: WrittenType {
    let mapped = mapChildren(\.withoutSelf)
    guard let names = mapped.names, names.count > 1, names[0].text == "Self" else { return mapped }
    return .named(Array(names.dropFirst()))
  }

  /// Whether a condition holds for the type or one of its component types.
  package func contains(where isFound: (WrittenType) -> Bool) -> Bool {
    isFound(self) || children.contains { $0.contains(where: isFound) }
  }

  /// The names of all types in the type, each with the names after its dots.
  package var allNames: [[Name]] {
    var all: [[Name]] = []
    appendNames(to: &all)
    return all
  }

  private func appendNames(to all: inout [[Name]]) {
    if case .named(let names) = self, !isAny { all.append(names) }
    for child in children { child.appendNames(to: &all) }
  }

  /// The names in the type that are looked up from its position.
  package var roots: [String] { allNames.map { $0[0].text } }

  /// Whether the type is or contains `some P`, which has no other spelling.
  package var isOpaque: Bool {
    contains { if case .opaque = $0 { true } else { false } }
  }

  /// Returns the type with its names replaced.
  ///
  /// - Parameter replacement: Returns the type for a single name, or `nil` to keep the name.
  package func replacingNames(_ replacement: (Identifier) -> WrittenType?) -> WrittenType {
    let mapped = mapChildren { $0.replacingNames(replacement) }
    guard case .named(let names) = mapped, !mapped.isAny, names[0].arguments == nil,
      let new = replacement(names[0].identifier)
    else { return mapped }
    return names.dropFirst().reduce(new) { $0.appending($1) }
  }

  /// The names of what `A?`, `[A]` or `[A].B` is short for: `Optional<A>`, `Array<A>`, `Array<A>.B`.
  package var namesOfShortForm: [Name]? {
    switch self {
    case .optional(let wrapped, _): [Name("Optional", arguments: [wrapped])]
    case .array(let element): [Name("Array", arguments: [element])]
    case .inlineArray(let count, let element): [Name("InlineArray", arguments: [count, element])]
    case .dictionary(let key, let value): [Name("Dictionary", arguments: [key, value])]
    case .member(let base, let name): base.namesOfShortForm.map { $0 + [name] }
    default: nil
    }
  }

  /// A member of the type.
  package func appending(_ name: Name) -> WrittenType {
    if case .named(let names) = self, !isAny {
      .named(names + [name])
    } else {
      .member(of: self, name)
    }
  }
}

extension WrittenType.Name {
  fileprivate func mapArguments<Failure: Error>(
    _ transform: (WrittenType) throws(Failure) -> WrittenType
  ) throws(Failure) -> WrittenType.Name {
    guard let arguments else { return self }
    return WrittenType.Name(text, arguments: try arguments.map(transform))
  }
}

extension [WrittenType.Element] {
  fileprivate func mapTypes<Failure: Error>(
    _ transform: (WrittenType) throws(Failure) -> WrittenType
  ) throws(Failure) -> Self {
    var mapped = self
    for index in indices { mapped[index].type = try transform(self[index].type) }
    return mapped
  }
}

extension Effects {
  package var types: [WrittenType] { if case .typed(let error) = throwing { [error] } else { [] } }
}
