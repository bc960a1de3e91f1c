import SwiftReading

extension ModuleIndex {
  /// Whether a type has no values, so that the compiler knows that a case with it never occurs.
  package func isUninhabited(_ type: ResolvedType) -> Bool {
    switch type {
    case .declared(let path, _):
      types(at: path).contains { $0.kind == .enum && $0.members.cases.isEmpty }
    case .tuple(let elements): elements.contains { isUninhabited($0.type) }
    default: type.foreignName == "Never"
    }
  }
}

extension TypeScope {
  package func isUninhabited(_ type: WrittenType) -> Bool { module.isUninhabited(resolve(type)) }

  /// The stored property without values, if a struct has one.
  package var uninhabitedPart: Identifier? {
    guard type.kind == .struct else { return nil }
    return type.members.properties.first { property in
      property.isStored && property.type.map(isUninhabited) == true
    }?.name
  }
}
