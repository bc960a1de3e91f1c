extension ModuleIndex {
  /// Whether a type is not isolated even if types are isolated to the main actor by default.
  func isNonisolated(_ type: TypeDeclaration) -> Bool {
    (enclosingTypes(of: type) + [type]).contains { $0.isNonisolated || $0.kind == .actor }
  }

  /// Whether a declaration is a type that is isolated to the main actor if types are by default.
  func isMainActorType(_ type: TypeDeclaration) -> Bool {
    type.kind.isNominal && !isNonisolated(type)
  }
}
