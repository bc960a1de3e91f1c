extension ModuleIndex {
  /// Whether a type belongs to no actor even where types belong to the main actor by default.
  func isNonisolated(_ type: TypeDeclaration) -> Bool {
    (enclosingTypes(of: type) + [type]).contains { $0.isNonisolated || $0.kind == .actor }
  }

  /// Whether a declaration is a type that belongs to the main actor where types do by default.
  func isMainActorType(_ type: TypeDeclaration) -> Bool {
    type.kind.isNominal && !isNonisolated(type)
  }
}
