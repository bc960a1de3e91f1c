import SwiftReading

extension ModuleIndex {
  /// Returns the stored properties and payloads of a type.
  package func parts(
    of type: TypeDeclaration
  ) -> [(name: Identifier, text: String, type: ResolvedType)] {
    let scope = scope(of: type)
    let stored = type.members.properties.filter { $0.storage == .stored }
      .compactMap { property in scope.writtenType(of: property).map { (property.name, $0) } }
    let payloads = type.members.cases.flatMap { enumCase in
      enumCase.payloads.map { (enumCase.name, $0.type) }
    }
    return (stored + payloads).map { ($0, $1.text, scope.resolve($1)) }
  }
}
