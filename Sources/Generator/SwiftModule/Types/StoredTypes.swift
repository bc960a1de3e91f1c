import SwiftReading

extension ModuleIndex {
  /// Returns the types of the stored properties and payloads of a type.
  package func storedTypes(of type: TypeDeclaration) -> [ResolvedType] {
    let scope = scope(of: type)
    let stored = type.members.properties.filter { $0.storage == .stored }
      .compactMap(scope.writtenType)
    let payloads = type.members.cases.flatMap(\.payloads).map(\.type)
    return (stored + payloads).map(scope.resolve)
  }
}
