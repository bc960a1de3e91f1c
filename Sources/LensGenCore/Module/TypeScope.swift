/// A type, as the place from which the types that are written in it are read.
///
/// Each question about a written type is an extension in a file of its own.
struct TypeScope: Sendable {
  let module: ModuleIndex
  let type: TypeDeclaration
  /// The generic parameters of a member in which types are written, beside those of the type.
  var parameters: Set<Identifier> = []
}

extension ModuleIndex {
  /// A type, as the place from which the types in it are read.
  func scope(of type: TypeDeclaration) -> TypeScope { TypeScope(module: self, type: type) }
}

extension TypeScope {
  /// What a name stands for here.
  func lookUp(_ name: WrittenType.Name) -> NameLookup {
    parameters.contains(name.identifier)
      ? .parameter : module.lookUp(name.identifier, from: type.path)
  }

  /// What names such as `A.B` stand for here.
  func lookUp(_ names: [Identifier]) -> NameLookup {
    parameters.contains(names[0]) ? .parameter : module.lookUp(names, from: type.path)
  }

  /// Where the type of a name is declared; `nil` where the module declares none.
  func declaredPlace(of names: [Identifier]) -> [Identifier]? {
    module.declaredPlace(of: names, in: type)
  }
}
