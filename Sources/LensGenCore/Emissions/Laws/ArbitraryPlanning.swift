/// The conformance of a type to `Arbitrary`.
struct ArbitraryDefinition: Equatable, Sendable {
  /// The constructions to choose from; non-recursive ones first.
  var choices: [FilledConstruction]
  var conformance: ConformanceDefinition
  /// Whether the parts of every value can be read, so that simpler values can be made.
  var isShrinkable: Bool
  /// The parameters, by the index of the choice, whose type is the type itself.
  var children: [Int: [Identifier]]
}

extension Planner {
  /// Returns the conformance of a type to `Arbitrary`, unless it conforms already.
  mutating func arbitrary(of type: TypeDeclaration) -> ArbitraryDefinition? {
    let choices = constructions(of: type, conforming: arbitrary)
    if choices.isEmpty { return nil }
    return ArbitraryDefinition(
      choices: choices, conformance: conformance(of: type, made: choices, to: arbitrary),
      isShrinkable: isShrinkable(type, by: choices.map(\.construction)),
      children: children(of: type, in: choices.map(\.construction)))
  }

  private func isShrinkable(_ type: TypeDeclaration, by choices: [Construction]) -> Bool {
    let properties = module.members(of: type.path).flatMap(\.properties)
    if properties.contains(where: { $0.name.text == "shrunk" }) { return false }
    if type.kind == .enum {
      let names = Set(type.members.cases.map(\.name))
      // `Self.Type` is never a case.
      return choices.count == type.members.cases.count && names.count == choices.count
        && !names.contains(Identifier("Type"))
    }
    if choices[0].parameters.isEmpty { return false }
    return choices[0].parameters.allSatisfy { parameter in
      type.members.properties.contains { property in
        property.name == parameter.name && (property.writtenAccess ?? .internal) >= .internal
          && (property.storage == .stored || property.storage == .computed)
          && !property.attributes.contains(where: \.deprecates)
          && (try? module.scope(of: type).type(of: property)) == parameter.type
      }
    }
  }

  private func children(
    of type: TypeDeclaration, in choices: [Construction]
  ) -> [Int: [Identifier]] {
    let own = module.scope(of: type).resolve(WrittenType(name: "Self"))
    return Dictionary(
      uniqueKeysWithValues: choices.enumerated().map { index, construction in
        (index, construction.parameters.filter { $0.resolved == own }.map(\.name))
      })
  }
}
