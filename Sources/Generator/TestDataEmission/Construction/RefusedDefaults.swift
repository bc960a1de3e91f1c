import EmissionKernel
import SwiftModule
import SwiftReading

extension GenerationContext {
  /// Whether mode 5 rejects an expression as the default of a parameter, because it needs
  /// conformances of types that are isolated to the main actor by default.
  ///
  /// It also rejects what is made of types with an explicit actor.
  ///
  /// - Parameter isOffMainActor: Whether the function is not isolated by default, or async. The compiler then
  ///   takes its defaults for code outside the main actor, and warns about conformances.
  func isRefused(
    _ value: ValueExpression?, asDefaultOf type: ResolvedType, isOffMainActor: Bool
  ) -> Bool {
    if !module.settings.isMainActorByDefault { return false }
    let made = value?.isCall == true ? type.declaredPaths.flatMap(module.types) : []
    if made.contains(where: { module.globalActor(of: $0) != nil }) { return true }
    if value?.usesFactories == true, !made.isEmpty, isOffMainActor { return true }
    return value == type.emptyValue ? type.isHashing : module.needsInnerConformances(type)
  }
}

extension ModuleIndex {
  /// Whether making a value uses conformances of the module's types inside its own type.
  fileprivate func needsInnerConformances(_ type: ResolvedType) -> Bool {
    switch type {
    case .foreign(let path, let arguments):
      let isConstrained = KnownNames.requirements[path.text] != nil
      return isConstrained && arguments.first?.declaredPaths.isEmpty == false
        || arguments.contains(where: needsInnerConformances)
    case .declared(let path, let arguments):
      let isConstrained = types(at: path).contains { type in
        nesting(of: type).contains { !$0.requirements.isEmpty }
      }
      return isConstrained && type.hasDeclaredArguments
        || arguments.values.contains(where: needsInnerConformances)
    case .tuple(let elements):
      return elements.map(\.type).contains {
        $0.hasDeclaredArguments || needsInnerConformances($0)
      }
    default: return false
    }
  }
}

extension ResolvedType {
  /// Whether the type contains types of the module.
  fileprivate var hasDeclaredArguments: Bool {
    switch self {
    case .foreign, .declared: children.contains { !$0.declaredPaths.isEmpty }
    default: false
    }
  }
}
