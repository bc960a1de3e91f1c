import SwiftReading

/// A type, as the scope in which its written types are interpreted.
///
/// Each question about a written type is an extension in a file of its own.
package struct TypeScope: Sendable {
  package let module: ModuleIndex
  package let type: TypeDeclaration
  /// The generic parameters of a member in which types are written, in addition to those of the
  /// type.
  package var parameters: Set<Identifier> = []

  package init(module: ModuleIndex, type: TypeDeclaration, parameters: Set<Identifier> = []) {
    self.module = module
    self.type = type
    self.parameters = parameters
  }
}

extension ModuleIndex {
  package func scope(of type: TypeDeclaration) -> TypeScope { TypeScope(module: self, type: type) }
}

extension TypeScope {
  package func lookUp(_ name: WrittenType.Name) -> NameLookup {
    parameters.contains(name.identifier)
      ? .parameter : module.lookUp(name.identifier, from: type.path)
  }

  /// Returns the module of a usual name that an import of one declaration gives another meaning.
  func module(ofOtherMeaning name: Identifier) -> Identifier? {
    module.imports.module(ofOtherMeaning: name.text, in: type.position.file).map { Identifier($0) }
  }

  /// Looks up the first of several names, or the second one after the module's own name.
  package func lookUp(rootOf names: [WrittenType.Name]) -> NameLookup {
    let isQualified = names.count > 1 && module.isModuleName(names[0].identifier)
    return isQualified ? lookUp(names.prefix(2).map(\.identifier)) : lookUp(names[0])
  }

  package func lookUp(_ names: [Identifier]) -> NameLookup {
    parameters.contains(names[0]) ? .parameter : module.lookUp(names, from: type.path)
  }

  /// Returns the path of the declared type that a name refers to; `nil` if the module does not
  /// declare it.
  package func declaredPlace(of names: [Identifier]) -> [Identifier]? {
    guard case .declared(let place) = lookUp(names), !module.types(at: place).isEmpty else {
      return nil
    }
    return place
  }
}
