/// What a generated file holds: the last value before it becomes text.
struct Plan: Equatable, Sendable {
  /// The modules that the generated code itself needs.
  var modules: Set<String> = []
  /// What the sources import.
  var imports: [Import] = []
  var declarations: [GeneratedDeclaration] = []
  /// Whether the sources write access levels on imports.
  var importsAccess = false
  /// The names in emitted code that mean something else in the module.
  var takenNames: Set<String> = []
}

/// What one kind of emission makes of one type.
struct GeneratedDeclaration: Equatable, Sendable {
  /// What is declared.
  enum Content: Equatable, Sendable {
    case optics([OpticDefinition])
    case stub(StubDefinition)
    case factory(FactoryDefinition)
    case fixture(FixtureDefinition)
    case builders([BuilderDefinition])
    case arbitrary(ArbitraryDefinition)
    case laws(LawSuite)
  }

  var type: ExtendedType
  var content: Content
}

extension GeneratedDeclaration {
  /// Whether values come from `FactoryProvider`, whatever is declared.
  var usesFactories: Bool {
    if case .builders(let builders) = content {
      builders.contains { $0.defaults.contains { $0?.contains(".provide()") == true } }
    } else {
      false
    }
  }

  /// The highest access level of what is declared.
  var access: AccessLevel {
    switch content {
    case .optics(let optics): optics.map(\.access).max() ?? .internal
    case .stub(let stub): stub.access
    case .factory(let factory): factory.conformance.access
    case .fixture(let fixture): fixture.access
    case .builders(let builders): builders.map(\.construction.access).max() ?? .internal
    case .arbitrary(let arbitrary): arbitrary.conformance.access
    case .laws: .internal
    }
  }

  /// Whether a public declaration names types that an import of the sources may have brought.
  var needsPublicImports: Bool {
    switch content {
    case .optics(let optics): optics.contains { $0.access == .public && $0.namesUnknownTypes }
    case .stub(let stub): stub.access == .public && stub.namesUnknownTypes
    case .factory(let factory):
      factory.access == .public && factory.conformance.namesUnknownTypes
    case .fixture, .builders: access == .public
    case .arbitrary, .laws: false
    }
  }
}
