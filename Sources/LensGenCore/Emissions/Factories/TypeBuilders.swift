/// A function that makes a value by an initializer or case, with a default for each argument.
struct BuilderDefinition: Equatable, Sendable {
  /// The type that a builder of a class makes; `nil` for `Self`.
  var product: String?
  var name: Identifier
  var construction: Construction
  /// The default of each parameter, if any.
  var defaults: [ValueExpression?]
}

/// The builders of one type.
struct TypeBuilders: GeneratedCode {
  let builders: [BuilderDefinition]
  /// The builder that is a type, too.
  var builderType: BuilderType?
}

extension TypeBuilders {
  var access: AccessLevel { builders.map(\.construction.access).max() ?? .internal }

  var nameUses: [NameUse] {
    builders.flatMap { builder in
      let access = builder.construction.access
      // An expression of the author may refer to anything.
      let isGiven = builder.defaults.contains { if case .given = $0 { true } else { false } }
      return (isGiven ? [NameUse(name: nil, access: access)] : [])
        + NameUse.all(of: builder.construction.unknownNames, by: access)
    }
  }

  var library: String? {
    builders.flatMap(\.defaults).contains { $0?.usesFactories == true } ? "FactoryProvider" : nil
  }

  func lines(of type: ExtendedType, in file: FileScope) -> [String] {
    type.extended(type.name, members: members(in: file))
  }

  /// Returns the functions, each as its lines.
  func members(in file: FileScope) -> [[String]] {
    builders.map { conditioned($0.lines(in: file), on: $0.construction.conditions) }
      + [builderType].compactMap { $0?.lines(in: file) }
  }
}

extension BuilderDefinition {
  fileprivate func lines(in file: FileScope) -> [String] {
    let product = product ?? "Self"
    return construction.function(
      "\(file.prefix(construction.access))static func \(name.spelling)",
      construction.declarations(defaults: defaults, in: file),
      "\(construction.effects) -> \(construction.result(product))",
      calling: "\(construction.wordsBeforeCall)\(product)")
  }
}
