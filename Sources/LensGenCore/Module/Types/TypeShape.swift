/// What a type is made of, with the names in it looked up.
indirect enum TypeShape: Equatable, Sendable {
  /// A generic parameter, or an associated type of one such as `S.Element`.
  case parameter(String)
  /// A type that the module declares, with what its generic parameters stand for.
  case declared([Identifier], arguments: [Identifier: TypeShape])
  /// Any other type with a name, such as `Int`, and `Array` also where it is written `[Int]`.
  case other(String, arguments: [TypeShape])
  case tuple([TupleElement])
  case function
  /// An existential, a metatype, a protocol: what no extension can make conform.
  case unextendable

  /// An element of a tuple.
  struct TupleElement: Equatable, Sendable {
    var label: Identifier?
    var shape: TypeShape
  }
}

extension TypeShape {
  /// Whether the module declares the type itself.
  var isDeclared: Bool { if case .declared = self { true } else { false } }

  /// Whether it is a set or dictionary of a type of the module, whose hash mode 5 lets no default of
  /// a parameter use where the type belongs to the main actor by default.
  var isHashing: Bool {
    guard case .other(let name, let arguments) = self else { return false }
    return ["Dictionary", "Set"].contains(name) && arguments.first?.isDeclared == true
  }

  /// The types of the module that are named anywhere in the type.
  var declaredPaths: Set<[Identifier]> {
    switch self {
    case .parameter, .function, .unextendable: []
    case .declared(let path, let arguments):
      Set([path]).union(arguments.values.flatMap(\.declaredPaths))
    case .other(_, let arguments): Set(arguments.flatMap(\.declaredPaths))
    case .tuple(let elements): Set(elements.flatMap(\.shape.declaredPaths))
    }
  }

  /// The generic parameters in the type, those with an associated type among them.
  var parameters: Set<Identifier> {
    switch self {
    case .parameter(let name): [Identifier(String(name.prefix { $0 != "." }))]
    case .declared(_, let arguments): Set(arguments.values.flatMap(\.parameters))
    case .other(_, let arguments): Set(arguments.flatMap(\.parameters))
    case .tuple(let elements): Set(elements.flatMap(\.shape.parameters))
    case .function, .unextendable: []
    }
  }

  /// The type without the arguments for parameters that a declared type does not use.
  func keeping(_ used: [[Identifier]: Set<Identifier>]) -> TypeShape {
    switch self {
    case .declared(let path, let arguments):
      let kept = arguments.filter { used[path]?.contains($0.key) != false }
      return .declared(path, arguments: kept.mapValues { $0.keeping(used) })
    case .other(let name, let arguments):
      return .other(name, arguments: arguments.map { $0.keeping(used) })
    case .tuple(let elements):
      return .tuple(
        elements.map { TupleElement(label: $0.label, shape: $0.shape.keeping(used)) })
    case .parameter, .function, .unextendable: return self
    }
  }

  /// The expression for a value with nothing in it, if the type is one of those that have it.
  var emptyValue: String? {
    guard case .other(let name, _) = self else { return nil }
    switch name {
    case "Optional": return "nil"
    case "Dictionary": return "[:]"
    case "Array", "ArraySlice", "ContiguousArray", "Set": return "[]"
    default: return nil
    }
  }

  /// The type with other types in place of its generic parameters.
  func substituting(_ replacements: [Identifier: TypeShape]) -> TypeShape {
    switch self {
    case .parameter(let name): replacements[Identifier(name)] ?? self
    case .declared(let path, let arguments):
      .declared(path, arguments: arguments.mapValues { $0.substituting(replacements) })
    case .other(let name, let arguments):
      .other(name, arguments: arguments.map { $0.substituting(replacements) })
    case .tuple(let elements):
      .tuple(
        elements.map {
          TupleElement(label: $0.label, shape: $0.shape.substituting(replacements))
        })
    case .function, .unextendable: self
    }
  }
}
