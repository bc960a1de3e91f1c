import SwiftReading

extension TypeScope {
  package func resolve(_ type: WrittenType) -> ResolvedType {
    module.resolve(type, in: self.type.path, beside: parameters)
  }

  /// Whether two types written here are the same one, in whatever spelling.
  package func areSame(_ first: WrittenType, _ second: WrittenType) -> Bool {
    if first == second { return true }
    return !first.isOpaque && !second.isOpaque && resolve(first) == resolve(second)
  }
}

extension ModuleIndex {
  /// - Parameter parameters: The generic parameters of a member in which the type is written.
  package func resolve(
    _ type: WrittenType, in path: [Identifier], beside parameters: Set<Identifier> = []
  ) -> ResolvedType {
    let expansions = AliasExpansions()
    let resolved = TypeResolution(
      module: self, scope: path, parameters: parameters, expansions: expansions
    ).resolve(type)
    return expansions.areTooLarge ? .tooLarge(type) : resolved
  }
}

/// Resolves types written in one scope.
private struct TypeResolution {
  let module: ModuleIndex
  /// The names of the types around the place, from the outermost.
  let scope: [Identifier]
  var parameters: Set<Identifier> = []
  /// The aliases that led here.
  var expanded: Set<TypePath> = []
  let expansions: AliasExpansions
}

/// What the aliases in one type stand for, each resolved once.
///
/// Aliases can double: `typealias T1 = (T0, T0)`, `typealias T2 = (T1, T1)`, and so on.
private final class AliasExpansions {
  /// More than any type needs.
  static let limit = 1000

  var known: [TypePath: ResolvedType] = [:]
  private(set) var areTooLarge = false

  /// Returns a type, unless its aliases make it so large that whatever follows would take too long.
  func checked(_ type: ResolvedType) -> ResolvedType {
    if type.isLarger(than: Self.limit) { areTooLarge = true }
    return areTooLarge ? .tooLarge(WrittenType(name: "_")) : type
  }
}

extension TypeResolution {
  func resolve(_ type: WrittenType) -> ResolvedType {
    switch type {
    case .named(let names): return resolve(names)
    case .tuple(let elements):
      if type.withoutParentheses != type { return resolve(type.withoutParentheses) }
      return .tuple(
        elements.map { ResolvedType.TupleElement(label: $0.label, type: resolve($0.type)) })
    case .function(let function): return .function(resolve(function, attributes: []))
    case .attributed(.function(let function), let prefix):
      return .function(resolve(function, attributes: Set(prefix.attributes.map(\.name))))
    case .attributed(let base, let prefix):
      return prefix.words.isEmpty && prefix.lateWords.isEmpty ? resolve(base) : .unknown(type)
    case .optional(let wrapped, _): return .foreign("Optional", [resolve(wrapped)])
    case .array(let element): return .foreign("Array", [resolve(element)])
    case .inlineArray(let count, let element):
      return .foreign("InlineArray", [resolve(count), resolve(element)])
    case .dictionary(let key, let value):
      return .foreign("Dictionary", [resolve(key), resolve(value)])
    case .existential(let constraint):
      if case .metatype(let base, let word) = constraint {
        return .metatype(.existential(constraints(base.withoutParentheses)), word: word)
      }
      return .existential(constraints(constraint))
    case .composition: return .existential(constraints(type))
    case .metatype(let base, let word): return .metatype(resolve(base), word: word)
    case .value(let text): return .value(text)
    case .member:
      // A type of the module may have the name of that of the standard library.
      guard let names = type.namesOfShortForm, module.types(at: [names[0].identifier]).isEmpty
      else { return .unknown(type) }
      return resolve(names)
    case .opaque, .pack, .suppressed: return .unknown(type)
    }
  }

  private func resolve(
    _ function: WrittenType.Function, attributes: Set<String>
  ) -> ResolvedType.Function {
    let thrown: ResolvedType? =
      switch function.effects.throwing {
      case .never: nil
      case .any, .rethrown: .existential([.foreign("Error")])
      case .typed(let error): resolve(error)
      }
    return ResolvedType.Function(
      parameters: function.parameters.map { resolve($0.type) },
      variadic: Set(function.parameters.indices.filter { function.parameters[$0].isVariadic }),
      result: resolve(function.result), isAsync: function.effects.isAsync, thrown: thrown,
      attributes: attributes)
  }

  /// Returns the components of the constraint after `any`.
  private func constraints(_ type: WrittenType) -> Set<ResolvedType> {
    type.withoutParentheses.constraints.reduce(into: []) { all, part in
      switch resolve(part) {
      case .existential(let inner): all.formUnion(inner)
      case let other: all.insert(other)
      }
    }
  }
}

extension [WrittenType.Name] {
  /// Whether no type is nested so deeply; each beginning of a path is looked up.
  var areTooMany: Bool { count > 100 }
}

extension TypeResolution {
  private func resolve(_ names: [WrittenType.Name]) -> ResolvedType {
    if names.areTooMany { return .unknown(.named(names)) }
    let path = names.identifiers
    if parameters.contains(path[0]) { return .parameter(path) }
    if path.count > 1, module.isModuleName(path[0]) {
      let own = Array(names.dropFirst())
      // A type around may have a member of this name.
      let isDeclared = !module.types(at: [own[0].identifier]).isEmpty
      return isDeclared ? resolve(own, declaredAt: own.identifiers) : resolve(own)
    }
    // A declared type of this name needs backticks.
    if names[0].text == "Any" { return .existential([]) }
    let inSelf = Array(scope + path.dropFirst())
    if path[0].text == "Self" {
      if module.types(at: scope).first?.kind == .protocol, path.count == 1 {
        return .parameter(path)
      }
      if path.count == 1 || !module.types(at: inSelf).isEmpty || module.witness(at: inSelf) != nil {
        return resolve(names, declaredAt: inSelf)
      }
    }
    // The parameters of an extended type of the standard library hide types of the module.
    if let root = scope.first, module.types(at: [root]).isEmpty,
      KnownNames.parameters[root.text]?.contains(path[0].text) == true
    {
      return .parameter(path)
    }
    switch module.lookUp(path, from: scope) {
    case .parameter: return .parameter(path)
    case .declared(let place): return resolve(names, declaredAt: place)
    case .unknown:
      let own = scope + path
      return module.witness(at: own) == nil
        ? resolve(foreign: names) : resolve(names, declaredAt: own)
    }
  }

  private func resolve(foreign names: [WrittenType.Name]) -> ResolvedType {
    let other = module.imports.module(
      ofOtherMeaning: names[0].text, in: module.types(at: scope).first?.position.file)
    let path = (other.map { [Identifier($0)] } ?? []) + names.identifiers
    let root = scope.withoutSwift.first?.text ?? ""
    if KnownNames.parameters[root]?.contains(path[0].text) == true { return .parameter(path) }
    let isQualified = path.count > 1 && ["Swift", "Foundation"].contains(path[0].text)
    let plain = isQualified ? Array(path.dropFirst()) : path
    let isOther = path[0].isModule && !module.types(at: [plain[0]]).isEmpty
    for place in isOther ? [path] : [path, plain]
    where place.count > 1 && !module.types(at: place).isEmpty {
      return resolve(names.suffix(place.count), declaredAt: place)
    }
    let arguments = names.last?.arguments?.map(resolve) ?? []
    if let type = resolve(known: path, arguments) { return type }
    switch plain.text {
    case "Void": return .void
    case "Any": return .existential([])
    case "AnyObject": return .existential([.foreign("AnyObject")])
    case "AnyClass": return .metatype(.existential([.foreign("AnyObject")]), word: "Type")
    case let name where KnownNames.existentialProtocols.contains(name):
      return .existential([.foreign(plain, arguments: arguments)])
    case let name:
      let alias = KnownNames.standardAliases[name].map { [Identifier](dotted: $0) }
      return .foreign(alias ?? plain, arguments: arguments)
    }
  }

  /// Returns what a name stands for that a known module declares: what its alias stands for, a protocol, or an
  /// associated type.
  private func resolve(known path: [Identifier], _ arguments: [ResolvedType]) -> ResolvedType? {
    let found = module.known.declarations(of: path)
    guard let (other, type) = found.first, found.count == 1, !KnownNames.isStandard(path.text)
    else {
      return found.isEmpty ? witness(known: path) : nil
    }
    switch type.kind {
    case .protocol: return .existential([.foreign(path, arguments: arguments)])
    case .typealias:
      guard type.genericParameters.isEmpty, let target = type.inheritedTypes.first else {
        return nil
      }
      let resolved = other.index.resolve(target, in: type.path)
      return expansions.checked(resolved.seen(outOf: other.index))
    default: return nil
    }
  }

  /// Returns what the associated type of a type stands for that a known module declares.
  private func witness(known path: [Identifier]) -> ResolvedType? {
    let owners = path.count > 1 ? module.known.declarations(of: Array(path.dropLast())) : []
    guard let (other, owner) = owners.first, owners.count == 1, let name = path.last,
      let witness = other.index.witness(at: owner.path + [name]),
      other.index.parameters(of: owner.path).isEmpty
    else { return nil }
    let resolved = other.index.resolve(witness.type, in: witness.place)
    return expansions.checked(resolved.seen(outOf: other.index))
  }

  private func resolve(
    _ names: [WrittenType.Name], declaredAt path: [Identifier]
  ) -> ResolvedType {
    let types = module.types(at: path)
    guard let type = types.first else {
      return witness(names, at: path) ?? member(names, at: path) ?? .unknown(.named(names))
    }
    // `#if` chooses between a type and an alias.
    if types.count > 1, Set(types.map { $0.kind == .typealias }).count > 1 {
      return .unknown(.named(names))
    }
    switch type.kind {
    case .struct, .enum, .class, .actor:
      return .declared(path, arguments: arguments(names, of: type))
    case .protocol:
      let arguments = names.last?.arguments?.map(resolve) ?? []
      return .existential([.constraint(path, arguments: arguments)])
    case .associatedtype: return .unknown(.named(path.map { WrittenType.Name($0.typeSpelling) }))
    case .typealias:
      guard let target = type.inheritedTypes.first else { return .unknown(.named(names)) }
      let expanded = expanding(path, in: path) { $0.resolve(target) }
      let substituted = expanded.substituting(arguments(names, of: type))
      return expansions.checked(bind(substituted, to: names, of: type))
    }
  }

  /// Returns what the associated type of a type stands for.
  private func witness(_ names: [WrittenType.Name], at path: [Identifier]) -> ResolvedType? {
    let owner = Array(path.dropLast())
    guard let witness = module.witness(at: path), let type = module.types(at: owner).first else {
      return nil
    }
    let expanded = expanding(path, in: witness.place) { $0.resolve(witness.type) }
    let resolved = expanded.substituting(arguments(names.dropLast(), of: type))
    // A generic type was written without its arguments.
    let own = module.parameters(of: owner)
    let isOpen = resolved.contains {
      if case .parameter(let path) = $0 { own.contains(path[0]) } else { false }
    }
    return isOpen && !scope.starts(with: owner) ? nil : expansions.checked(resolved)
  }

  /// Returns the last of several names as a member of the type that those before it stand for.
  private func member(_ names: [WrittenType.Name], at path: [Identifier]) -> ResolvedType? {
    guard names.count > 1, let last = path.last else { return nil }
    let around = Array(path.dropLast())
    switch resolve(names.dropLast(), declaredAt: around) {
    case .declared(let type, let arguments) where type != around:
      return expansions.checked(
        resolve(names, declaredAt: type + [last]).substituting(arguments))
    case .foreign(let type, let arguments):
      if !module.types(at: type + [last]).isEmpty {
        return resolve(names, declaredAt: type + [last])
      }
      return zip(KnownNames.parameters[type.text] ?? [], arguments).first { $0.0 == last.text }?.1
    default: return nil
    }
  }

  /// Returns the underlying type of an alias, or `nil` for an alias that leads back to itself.
  private func expanding(
    _ path: [Identifier], in scope: [Identifier], _ target: (TypeResolution) -> ResolvedType
  ) -> ResolvedType {
    // One type rarely takes more than three; a long row of aliases would take too much time.
    if expanded.contains(path) || expanded.count > 100 || expansions.areTooLarge {
      return .unknown(.named(path.map { WrittenType.Name($0.text) }))
    }
    if let known = expansions.known[path] { return known }
    let resolved = expansions.checked(
      target(
        TypeResolution(
          module: module, scope: scope, expanded: expanded.union([path]), expansions: expansions)))
    expansions.known[path] = resolved
    return resolved
  }

  /// Returns what an alias of a generic type without arguments stands for behind its own arguments:
  /// `Results<Int>` after `typealias Results = Page`.
  private func bind(
    _ target: ResolvedType, to names: [WrittenType.Name], of alias: TypeDeclaration
  ) -> ResolvedType {
    guard alias.genericParameters.isEmpty, let arguments = names.last?.arguments else {
      return target
    }
    switch target {
    case .foreign(let path, _): return .foreign(path, arguments: arguments.map(resolve))
    case .declared(let path, var values):
      for (parameter, argument) in zip(
        module.types(at: path).first?.genericParameters ?? [], arguments)
      {
        values[parameter.name] = resolve(argument)
      }
      return .declared(path, arguments: values)
    default: return target
    }
  }

  /// Returns the generic arguments of a type and its enclosing types.
  private func arguments(
    _ names: [WrittenType.Name], of type: TypeDeclaration
  ) -> [Identifier: ResolvedType] {
    let types = module.nesting(of: type)
    var values = argumentsOfForeignRoot(names, of: type)
    for parameter in types.flatMap(\.genericParameters) {
      values[parameter.name] = .parameter([parameter.name])
    }
    for (type, name) in zip(types.reversed(), names.reversed()) {
      // An extension finds the parameters of enclosing types before other declarations.
      let isEnclosing = scope.starts(with: type.path)
      for (parameter, argument) in zip(type.genericParameters, name.arguments ?? [])
      where !isEnclosing || argument.path != [parameter.name] {
        values[parameter.name] = resolve(argument)
      }
    }
    return values
  }

  /// Returns the generic arguments of a type that the module does not declare, around one that it does.
  private func argumentsOfForeignRoot(
    _ names: [WrittenType.Name], of type: TypeDeclaration
  ) -> [Identifier: ResolvedType] {
    let path = type.path.withoutSwift
    guard path.count > 1, module.types(at: [type.path[0]]).isEmpty,
      let parameters = KnownNames.parameters[path[0].text],
      let root = names.first(where: { $0.text == path[0].text })
    else { return [:] }
    return Dictionary(
      zip(parameters.map(Identifier.init), root.arguments?.map(resolve) ?? []),
      uniquingKeysWith: { first, _ in first })
  }
}
