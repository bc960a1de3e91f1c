import SwiftReading

/// What a type is, whichever way it is written.
///
/// Its names are looked up, its aliases expanded and its sugar removed. Two of them are equal where
/// the types are the same.
package indirect enum ResolvedType: Hashable, Sendable {
  /// A generic parameter, or an associated type of one, such as `S.Element`.
  case parameter([Identifier])
  /// A type that the module declares, with its generic arguments.
  case declared([Identifier], arguments: [Identifier: ResolvedType])
  /// A type that the module does not declare, such as `Int`, or `Array` for `[Int]`; unqualified if
  /// the module is `Swift` or `Foundation`.
  case foreign([Identifier], arguments: [ResolvedType])
  case tuple([TupleElement])
  case function(Function)
  /// A value of any type that conforms to all of these; `Any` if there are none.
  case existential(Set<ResolvedType>)
  /// A protocol of the module, as a constraint, with the arguments for its associated types.
  case constraint([Identifier], arguments: [ResolvedType])
  case metatype(ResolvedType, word: String)
  /// A value in the place of a type.
  case value(String)
  /// Whatever else is written.
  case unknown(WrittenType)
  /// A type whose aliases stand for more types than can be followed.
  case tooLarge(WrittenType)

  package struct TupleElement: Hashable, Sendable {
    package var label: Identifier?
    package var type: ResolvedType
  }

  package struct Function: Hashable, Sendable {
    package var parameters: [ResolvedType]
    /// The indices of parameters that take any number of arguments.
    var variadic: Set<Int> = []
    package var result: ResolvedType
    package var isAsync: Bool
    var thrown: ResolvedType?
    /// The attributes, such as `@Sendable`.
    package var attributes: Set<String>
  }
}

extension ResolvedType {
  package static func foreign(_ name: String, _ arguments: [ResolvedType] = []) -> ResolvedType {
    .foreign([Identifier(name)], arguments: arguments)
  }

  package static let void = ResolvedType.tuple([])

  package var isDeclared: Bool { if case .declared = self { true } else { false } }

  package var isFunction: Bool { if case .function = self { true } else { false } }

  /// Whether it is the type of a function, or of a value that has one.
  package var holdsFunction: Bool { isFunction || children.contains(where: \.holdsFunction) }

  package var isOptional: Bool { foreignName == "Optional" }

  /// The name of a type that the module does not declare.
  package var foreignName: String? {
    if case .foreign(let path, _) = self { path.text } else { nil }
  }

  /// The component types: generic arguments, and the elements of a tuple.
  package var children: [ResolvedType] {
    switch self {
    case .declared(_, let arguments): Array(arguments.values)
    case .foreign(_, let arguments): arguments
    case .tuple(let elements): elements.map(\.type)
    default: []
    }
  }

  /// Returns the type with each component type replaced.
  func mapChildren(_ transform: (ResolvedType) -> ResolvedType) -> ResolvedType {
    switch self {
    case .declared(let path, let arguments):
      .declared(path, arguments: arguments.mapValues(transform))
    case .foreign(let path, let arguments): .foreign(path, arguments: arguments.map(transform))
    case .tuple(let elements):
      .tuple(elements.map { TupleElement(label: $0.label, type: transform($0.type)) })
    default: self
    }
  }

  /// The component types, and those that only its values know: of a function, a constraint or a metatype.
  private var allChildren: [ResolvedType] {
    switch self {
    case .function(let function):
      function.parameters + [function.result] + [function.thrown].compactMap(\.self)
    case .existential(let constraints): Array(constraints)
    case .constraint(_, let arguments): arguments
    case .metatype(let base, _): [base]
    default: children
    }
  }

  private func mapAllChildren(_ transform: (ResolvedType) -> ResolvedType) -> ResolvedType {
    switch self {
    case .function(var function):
      function.parameters = function.parameters.map(transform)
      function.result = transform(function.result)
      function.thrown = function.thrown.map(transform)
      return .function(function)
    case .existential(let constraints): return .existential(Set(constraints.map(transform)))
    case .constraint(let path, let arguments):
      return .constraint(path, arguments: arguments.map(transform))
    case .metatype(let base, let word): return .metatype(transform(base), word: word)
    default: return mapChildren(transform)
    }
  }

  /// Whether a condition holds for the type or one in it.
  package func contains(where isFound: (ResolvedType) -> Bool) -> Bool {
    isFound(self) || allChildren.contains { $0.contains(where: isFound) }
  }
}

extension ResolvedType {
  /// Whether it consists of more than some number of types.
  func isLarger(than limit: Int) -> Bool {
    var rest = [self]
    var count = 0
    while let type = rest.popLast(), count <= limit {
      count += 1
      rest += type.allChildren
    }
    return count > limit
  }
}

extension ResolvedType {
  /// Whether it is a set or dictionary of the module's types.
  ///
  /// In mode 5, the default of a parameter cannot use their hash if they are isolated to the main
  /// actor by default.
  package var isHashing: Bool {
    foreignName.map(["Dictionary", "Set"].contains) == true && children.first?.isDeclared == true
  }

  /// The types of the module anywhere in the type.
  package var declaredPaths: Set<TypePath> {
    let own: Set<TypePath> = if case .declared(let path, _) = self { [path] } else { [] }
    return own.union(children.flatMap(\.declaredPaths))
  }

  /// The generic parameters in the type, including those with an associated type.
  package var parameters: Set<Identifier> {
    if case .parameter(let path) = self { [path[0]] } else { Set(children.flatMap(\.parameters)) }
  }

  /// Whether the type, or one in it, is a generic parameter or belongs to one.
  package var isGeneric: Bool { contains { if case .parameter = $0 { true } else { false } } }

  /// Returns the type without the arguments for parameters that a declared type does not use.
  package func keeping(_ used: [TypePath: Set<Identifier>]) -> ResolvedType {
    let kept = mapChildren { $0.keeping(used) }
    guard case .declared(let path, let arguments) = kept else { return kept }
    return .declared(
      path, arguments: arguments.filter { used[path]?.contains($0.key) != false })
  }

  package func substituting(_ replacements: [Identifier: ResolvedType]) -> ResolvedType {
    if case .parameter(let path) = self, path.count == 1 { return replacements[path[0]] ?? self }
    return mapAllChildren { $0.substituting(replacements) }
  }
}

extension ResolvedType {
  /// Returns a type of another module's source as other modules see it.
  func seen(outOf module: ModuleIndex) -> ResolvedType {
    switch self {
    case .declared(let path, let arguments):
      .foreign(
        path,
        arguments: module.parameters(of: path).compactMap { arguments[$0]?.seen(outOf: module) })
    case .constraint(let path, let arguments):
      .foreign(path, arguments: arguments.map { $0.seen(outOf: module) })
    default: mapAllChildren { $0.seen(outOf: module) }
    }
  }
}
