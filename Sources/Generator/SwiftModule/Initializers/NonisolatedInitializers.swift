import SwiftReading

extension ModuleIndex {
  /// Whether code on any thread can call an initializer.
  ///
  /// The initial values of an isolated struct can isolate its memberwise initializer.
  package func isNonisolated(_ initializer: Initializer, of type: TypeDeclaration) -> Bool {
    var seen: Set<Position> = []
    return isNonisolated(initializer, of: type, besides: &seen)
  }

  /// - Parameter seen: The types whose initializers are examined already, or are being examined.
  private func isNonisolated(
    _ initializer: Initializer, of type: TypeDeclaration, besides seen: inout Set<Position>
  ) -> Bool {
    if initializer.isNonisolated { return true }
    let isolation = isolation(of: type)
    if !isolation.isIsolated {
      let isBound =
        isolation == .nonisolated && !initializer.isMemberwise
        && !type.members.initializers.contains(initializer)
        && !isNonisolatedInExtension(initializer)
      return !isBound && !initializer.attributes.contains { isGlobalActor($0, in: type) }
    }
    return initializer.isMemberwise
      && type.members.properties.filter(\.isStored).allSatisfy { property in
        property.initialValue.map { isNonisolated($0, of: property, in: type, &seen) } ?? true
      }
  }

  /// Whether an initial value certainly needs nothing that is isolated.
  private func isNonisolated(
    _ value: Value, of property: Property, in type: TypeDeclaration,
    _ seen: inout Set<Position>
  ) -> Bool {
    let scope = scope(of: type)
    switch value {
    case .array(let values):
      return values.allSatisfy { isNonisolated($0, of: property, in: type, &seen) }
    case .call(let made, _):
      return isNonisolated(scope.resolve(made)) { declaration in
        !seen.insert(declaration.position).inserted
          || initializers(of: declaration).allSatisfy {
            isNonisolated($0, of: declaration, besides: &seen)
          }
      }
    case .member(let owner, let name):
      guard let owner = owner ?? property.type else { return false }
      return isNonisolated(scope.resolve(owner)) { declaration in
        !isolation(of: declaration).isIsolated
          || declaration.members.cases.contains { $0.name == name }
      }
    default: return value.isConstant
    }
  }

  private func isNonisolated(
    _ type: ResolvedType, _ isNonisolated: (TypeDeclaration) -> Bool
  ) -> Bool {
    switch type {
    case .declared(let path, _): types(at: path).allSatisfy(isNonisolated)
    case .foreign(let path, _): !type.isOptional && KnownNames.isStandard(path.text)
    default: false
    }
  }
}
