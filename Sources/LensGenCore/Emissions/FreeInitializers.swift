extension Run {
  /// Whether code on any thread can call an initializer.
  ///
  /// The initial values of an isolated struct can isolate its memberwise initializer.
  ///
  /// - Parameter outer: The types in whose initial values the call stands.
  func isFree(
    _ initializer: Initializer, of type: TypeDeclaration, in outer: Set<[Identifier]> = []
  ) -> Bool {
    if initializer.isNonisolated { return true }
    if reasonOfIsolation(type) == nil {
      return !initializer.attributes.contains { module.isGlobalActor($0.name) }
    }
    return initializer.isMemberwise
      && type.members.properties.filter(\.isStored).allSatisfy { property in
        property.initialValue.map { isFree($0, of: property, in: type, outer) } ?? true
      }
  }

  /// Whether an initial value certainly needs nothing that is isolated.
  private func isFree(
    _ value: Value, of property: Property, in type: TypeDeclaration, _ outer: Set<[Identifier]>
  ) -> Bool {
    let scope = module.scope(of: type)
    switch value {
    case .array(let values):
      return values.allSatisfy { isFree($0, of: property, in: type, outer) }
    case .call(let made):
      return isFree(scope.resolve(made)) { declaration in
        let path = declaration.path
        return outer.contains(path)
          || module.initializers(of: declaration).allSatisfy {
            isFree($0, of: declaration, in: outer.union([path]))
          }
      }
    case .member(let owner, let name):
      guard let owner = owner ?? property.type else { return false }
      return isFree(scope.resolve(owner)) { declaration in
        reasonOfIsolation(declaration) == nil
          || declaration.members.cases.contains { $0.name == name }
      }
    default: return value.isConstant
    }
  }

  private func isFree(
    _ type: ResolvedType, _ isFree: (TypeDeclaration) -> Bool
  ) -> Bool {
    switch type {
    case .declared(let path, _): module.types(at: path).allSatisfy(isFree)
    case .foreign(let path, _): !type.isOptional && KnownNames.isStandard(path.text)
    default: false
    }
  }
}
