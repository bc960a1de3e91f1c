/// What a generated file holds: the last value before it becomes text.
struct Plan: Equatable, Sendable {
  /// The modules that the generated code itself needs.
  var modules: Set<String> = []
  /// What the sources import.
  var imports: [Import] = []
  var declarations: [GeneratedDeclaration] = []
  /// Whether the sources write access levels on imports.
  var importsAccess = false
  /// The modules that some source imports without an access level.
  var plainModules: Set<String> = []
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

  /// Who may use what names something of a library.
  func access(ofImported module: String) -> AccessLevel {
    switch (content, module) {
    case (.optics, "Optics"), (.stub, "FactoryProvider"): access
    case (.factory(let factory), "FactoryProvider"): factory.conformance.accessOfProtocol
    case (.arbitrary(let arbitrary), "OpticsLaws"): arbitrary.conformance.accessOfProtocol
    case (.builders, "FactoryProvider"): usesFactories ? access : .internal
    default: .internal
    }
  }

  /// Who may use what names types that an import of the sources may have brought.
  var accessOfImportedTypes: AccessLevel? {
    switch content {
    case .optics(let optics): optics.filter(\.namesUnknownTypes).map(\.access).max()
    case .stub(let stub): stub.namesUnknownTypes ? stub.access : nil
    case .factory(let factory): factory.conformance.namesUnknownTypes ? factory.access : nil
    case .fixture(let fixture): fixture.namesUnknownTypes ? access : nil
    case .builders(let builders):
      builders.filter(\.namesUnknownTypes).map(\.construction.access).max()
    case .arbitrary, .laws: nil
    }
  }
}

extension ConformanceDefinition {
  /// Who may use the protocol: those who may use the conformance, inlined code among them.
  fileprivate var accessOfProtocol: AccessLevel { isUsableFromInline ? .public : access }
}
