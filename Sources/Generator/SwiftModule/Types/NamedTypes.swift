import SwiftReading

/// A type that written types name, with the file that tells which module it is from.
package enum NamedType: Hashable, Sendable {
  /// A type, protocol, alias or associated type of the sources, and a file that declares it.
  case declared(TypePath, file: String)
  /// A name that neither the sources nor the standard library declare, so that one of the imports of
  /// the file with the name may: `Date`, and `String.Encoding`.
  case imported(String, file: String)
}

extension NamedType {
  /// The file that declares or imports it.
  package var file: String {
    switch self {
    case .declared(_, let file), .imported(_, let file): file
    }
  }

  /// The name, if the sources do not declare it.
  package var importedName: String? { if case .imported(let name, _) = self { name } else { nil } }
}

extension TypeScope {
  /// Returns the types that a type names, with those around them and those that aliases stand for: to show
  /// an alias is to show its target, which the alias' own file may import.
  ///
  /// - Parameters:
  ///   - file: The file in which the type is written, if it is not that of the scope.
  ///   - isNonescaping: Whether it is the type of a parameter, whose value does not escape.
  package func namedTypes(
    in written: WrittenType, from file: String? = nil, isNonescaping: Bool = false
  ) -> Set<NamedType> {
    var search = NamedTypeSearch(module: module)
    search.find(
      written, in: self, of: file ?? type.position.file, isNonescaping: isNonescaping)
    return search.found
  }

  /// Returns the types that an expression of the author names, besides those of the libraries of the code.
  package func namedTypes(in expression: GivenExpression) -> Set<NamedType> {
    expression.names.filter { !module.imports.areLibraries(bringing: $0) }
      .reduce(into: []) { $0.formUnion(namedTypes(in: WrittenType(name: $1))) }
  }

  /// Returns the names in a type that neither the module nor the standard library declares, so that one
  /// of the imports of its file may.
  func unknownNames(in written: WrittenType) -> Set<String> {
    let names = written.allNames
    let needed = protocols(neededFor: names).flatMap(\.allNames)
    return Set((names + needed).compactMap(unknownName)).union(unknownMembers(in: written))
  }

  package func isImported(_ name: String) -> Bool {
    (!KnownNames.standardLibraryDeclares(name) || module(ofOtherMeaning: Identifier(name)) != nil)
      && lookUp(WrittenType.Name(name)) == .unknown && !isParameterOfRoot(name)
      && !module.isAdded(name, to: type)
  }

  /// Whether a name is that of a generic parameter of the outermost type, which the module only extends.
  private func isParameterOfRoot(_ name: String) -> Bool {
    let root = type.path.withoutSwift[0]
    return KnownNames.parameters[root.text]?.contains(name) == true
      && module.types(at: [root]).isEmpty
  }

  /// Returns the first of several names, or all of them if it is that of a known type, and the others
  /// may be those of members that another module adds to it.
  fileprivate func unknownName(_ names: [WrittenType.Name]) -> String? {
    let root = names[0].text
    let path = names.identifiers.withoutSwift
    switch lookUp(names.identifiers) {
    case .parameter: return nil
    case .unknown:
      if root != "Swift" && isImported(root) { return root }
      return path.count > 1 && !isKnown(membersOf: path) && place(of: names) == nil
        ? path.text : nil
    case .declared(let place):
      if path.count < 2 { return nil }
      let known = (1...place.count).last { !module.types(at: Array(place.prefix($0))).isEmpty }
      return isKnown(membersOf: place.dropFirst(max(0, (known ?? 1) - 1))) ? nil : path.text
    }
  }

  /// Returns the path of a type that the module declares, or that it adds to a type of another module.
  fileprivate func place(of names: [WrittenType.Name]) -> TypePath? {
    switch lookUp(names.identifiers) {
    case .parameter: return nil
    case .declared(let place): return place
    case .unknown:
      let path = names.identifiers.withoutSwift
      return path.count > 1 && !module.types(at: path).isEmpty ? path : nil
    }
  }

  /// Whether all names but the first are those of members that the standard library declares.
  private func isKnown(membersOf path: some Collection<Identifier>) -> Bool {
    path.dropFirst().allSatisfy { KnownNames.standardLibraryDeclares(member: $0.text) }
  }

  /// Returns the members of types without a name, such as `[Int]`.
  private func unknownMembers(in written: WrittenType) -> Set<String> {
    var own: Set<String> = []
    if case .member(_, let name) = written,
      !KnownNames.standardLibraryDeclares(member: name.identifier.text)
    {
      own.insert(written.text)
    }
    return written.children.reduce(into: own) { $0.formUnion(unknownMembers(in: $1)) }
  }
}

extension ModuleIndex {
  /// Returns the types on a path: a declared one, and those around it.
  ///
  /// - Parameter declaration: The declaration of the last type, if it is known.
  package func namedTypes(
    on path: TypePath, to declaration: TypeDeclaration? = nil
  ) -> Set<NamedType> {
    path.indices.reduce(into: []) { found, index in
      let part = Array(path[...index])
      let own = index == path.count - 1 ? declaration.map { [$0] } : nil
      for type in own ?? types(at: part) where (type.writtenAccess ?? .internal) >= .internal {
        found.insert(.declared(part, file: type.position.file))
      }
    }
  }
}

/// Finds the types that types name.
private struct NamedTypeSearch {
  private struct Alias: Hashable {
    let path: TypePath
    let isNonescaping: Bool
  }

  let module: ModuleIndex
  private(set) var found: Set<NamedType> = []
  /// Those that were followed.
  private var aliases: Set<Alias> = []

  init(module: ModuleIndex) {
    self.module = module
  }

  mutating func find(
    _ written: WrittenType, in scope: TypeScope, of file: String, isNonescaping: Bool
  ) {
    for name in scope.unknownNames(in: written) { found.insert(.imported(name, file: file)) }
    findDeclared(written, in: scope, isNonescaping: isNonescaping)
  }

  private mutating func findDeclared(
    _ written: WrittenType, in scope: TypeScope, isNonescaping: Bool = false
  ) {
    if case .named(let names) = written, !names.areTooMany {
      if let place = scope.place(of: names) {
        found.formUnion(module.namedTypes(on: place))
        followAliases(on: place, isNonescaping: isNonescaping)
      } else if names.count > 1 {
        findAssociatedType(names, in: scope)
      }
    }
    var rest = written.children
    if case .function(let function) = written {
      let parameters = function.parameters.map(\.type)
      for type in parameters { findDeclared(type, in: scope, isNonescaping: true) }
      rest.removeFirst(parameters.count)
    }
    for type in rest { findDeclared(type, in: scope) }
  }

  private mutating func followAliases(on place: TypePath, isNonescaping: Bool) {
    for count in 1...place.count {
      let path = Array(place.prefix(count))
      for alias in module.types(at: path) where alias.kind == .typealias {
        guard let target = alias.inheritedTypes.first else { continue }
        follow(target, of: alias, as: Alias(path: path, isNonescaping: isNonescaping))
        if count == place.count { continue }
        let member = place.dropFirst(count).reduce(target) {
          $0.appending(WrittenType.Name($1.text))
        }
        follow(member, of: alias, as: Alias(path: place, isNonescaping: isNonescaping))
      }
    }
  }

  private mutating func follow(
    _ target: WrittenType, of declaration: TypeDeclaration, as alias: Alias
  ) {
    // Aliases that lead to each other could make the path longer each time.
    if aliases.count > 100 || !aliases.insert(alias).inserted { return }
    findTarget(
      target, in: module.scope(of: declaration), of: declaration.position.file,
      isNonescaping: alias.isNonescaping)
  }

  /// Finds the type that an alias stands for.
  ///
  /// As the compiler counts, that is `Date` for `typealias When = Date`, but nothing for
  /// `typealias Dates = [Date]`, and for `typealias Use = (Date) -> Void` only in a parameter that does not escape.
  private mutating func findTarget(
    _ target: WrittenType, in scope: TypeScope, of file: String, isNonescaping: Bool
  ) {
    switch target.withoutParentheses {
    case .named(let names) where !names.areTooMany && !target.isAny:
      if let name = scope.unknownName(names) { found.insert(.imported(name, file: file)) }
      guard let place = scope.place(of: names) else { return }
      for type in module.types(at: place) {
        found.insert(.declared(place, file: type.position.file))
      }
      followAliases(on: place, isNonescaping: isNonescaping)
    case .member(let base, let name):
      let member = WrittenType.member(of: base, name)
      for name in scope.unknownNames(in: member) { found.insert(.imported(name, file: file)) }
    case .existential(let constraint):
      findTarget(constraint, in: scope, of: file, isNonescaping: false)
    case .function where isNonescaping, .attributed(.function, _) where isNonescaping:
      find(target, in: scope, of: file, isNonescaping: false)
    default: break
    }
  }

  /// Finds the associated type of a generic parameter, in a protocol that the parameter conforms to.
  private mutating func findAssociatedType(_ names: [WrittenType.Name], in scope: TypeScope) {
    for name in scope.protocols(neededFor: [names]).flatMap(\.allNames) {
      guard case .declared(let place) = scope.lookUp(name.identifiers) else { continue }
      for owner in module.declaredAncestors(of: place).union([place]) {
        let path = owner + [names[1].identifier]
        if !module.types(at: path).isEmpty { found.formUnion(module.namedTypes(on: path)) }
      }
    }
  }
}
