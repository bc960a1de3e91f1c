extension Run {
  /// Reports the configured expressions for parameters that a type does not have.
  func reportUnusedDefaults(to report: inout Report) {
    for key in settings.defaults.keys.sorted() {
      let names = [Identifier](dotted: key)
      guard names.count > 1, module.types(at: names).isEmpty else { continue }
      let types = constructedTypes(named: Array(names.dropLast()))
      let parameters = types.flatMap { module.constructions(of: $0) }.flatMap(\.parameters)
      guard let type = types.first, !parameters.contains(where: { $0.name == names.last }),
        !isTypeOfParameter(key)
      else { continue }
      report.skip(key, at: type.position, .unusedDefault)
    }
  }

  /// Whether a parameter has a type with a given name, which may be undeclared: each `Identifiable`
  /// type has an `ID`.
  private func isTypeOfParameter(_ name: String) -> Bool {
    module.files.flatMap(\.types).filter { [.struct, .enum].contains($0.kind) }
      .flatMap { module.constructions(of: $0) }.flatMap(\.parameters)
      .contains { $0.type.text == name }
  }

  /// Returns the constructed types that a name refers to, with or without its enclosing names.
  private func constructedTypes(named names: [Identifier]) -> [TypeDeclaration] {
    module.files.flatMap(\.types).filter { type in
      [.struct, .enum].contains(type.kind)
        && (type.path == names || names.count == 1 && type.path.last == names[0])
    }
  }
}
