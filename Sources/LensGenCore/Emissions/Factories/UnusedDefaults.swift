extension Planner {
  /// Says which expressions are given for parameters that a type does not have.
  mutating func reportUnusedDefaults() {
    if emissions.isDisjoint(with: [.factories, .builders]) { return }
    for key in givenDefaults.keys.sorted() {
      let names = [Identifier](dotted: key)
      guard names.count > 1, module.types(at: names).isEmpty else { continue }
      let types = constructedTypes(named: Array(names.dropLast()))
      let parameters = types.flatMap { module.constructions(of: $0) }.flatMap(\.parameters)
      guard let type = types.first, !parameters.contains(where: { $0.name == names.last }),
        !isTypeOfParameter(key)
      else { continue }
      skip(key, at: type.position, .unusedDefault)
    }
  }

  /// Whether a parameter has a type of a name, which nothing needs to declare: `ID` is one that each
  /// `Identifiable` type has.
  private func isTypeOfParameter(_ name: String) -> Bool {
    module.files.flatMap(\.types).filter { [.struct, .enum].contains($0.kind) }
      .flatMap { module.constructions(of: $0) }.flatMap(\.parameters)
      .contains { $0.type.text == name }
  }

  /// The types of which values are made that a name, with or without those around it, stands for.
  private func constructedTypes(named names: [Identifier]) -> [TypeDeclaration] {
    module.files.flatMap(\.types).filter { type in
      [.struct, .enum].contains(type.kind)
        && (type.path == names || names.count == 1 && type.path.last == names[0])
    }
  }
}
