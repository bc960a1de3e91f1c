/// The declarations that one emission generates for one type.
struct GeneratedDeclaration: Equatable, Sendable {
  /// The generated declarations.
  enum Content: Equatable, Sendable {
    case optics([OpticDefinition])
    case completion(OpticList)
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
  /// Whether any values come from `FactoryProvider`.
  var usesFactories: Bool {
    if case .builders(let builders) = content {
      builders.contains { $0.defaults.contains { $0?.usesFactories == true } }
    } else {
      false
    }
  }

  /// The highest access level of the declarations.
  var access: AccessLevel {
    switch content {
    case .optics(let optics): optics.map(\.access).max() ?? .internal
    case .completion(let list): list.access
    case .stub(let stub): stub.access
    case .factory(let factory): factory.conformance.access
    case .fixture(let fixture): fixture.access
    case .builders(let builders): builders.map(\.construction.access).max() ?? .internal
    case .arbitrary(let arbitrary): arbitrary.conformance.access
    case .laws: .internal
    }
  }

  /// Whether it conforms a type to a protocol of a library.
  var isConformance: Bool {
    switch content {
    case .factory, .arbitrary, .completion: true
    default: false
    }
  }

  /// Returns the access level of an import of a library next to a tested module: a conformance of a
  /// type of that module has to be public.
  func access(ofImported module: String, besideTested: Bool) -> AccessLevel {
    guard besideTested else { return access(ofImported: module) }
    return switch (content, module) {
    case (.arbitrary, "OpticsLaws"): .public
    case (.factory(let factory), "FactoryProvider"):
      factory.isPublicInTests ? .public : factory.conformance.access
    default: .internal
    }
  }

  /// Returns the access level of an import of a library.
  func access(ofImported module: String) -> AccessLevel {
    switch (content, module) {
    case (.optics, "Optics"), (.completion, "Optics"), (.stub, "FactoryProvider"): access
    case (.factory(let factory), "FactoryProvider"): factory.conformance.accessOfProtocol
    case (.arbitrary(let arbitrary), "OpticsLaws"): arbitrary.conformance.accessOfProtocol
    case (.builders, "FactoryProvider"): usesFactories ? access : .internal
    default: .internal
    }
  }

  /// The access levels of the uses of imported types, by their names; `nil` stands for any name.
  var accessOfImportedTypes: [(name: String?, access: AccessLevel)] {
    func uses(_ names: Set<String?>, by access: AccessLevel?) -> [(String?, AccessLevel)] {
      access.map { access in names.map { ($0, access) } } ?? []
    }
    // The extended type may be imported, too.
    let extended: [(String?, AccessLevel)] = [(type.path[0].text, access)]
    switch content {
    case .optics(let optics):
      return extended + optics.flatMap { uses($0.unknownNames, by: $0.access) }
    case .completion(let list):
      return extended + list.optics.flatMap { uses($0.unknownNames, by: $0.access) }
    case .stub(let stub): return uses(stub.unknownNames, by: stub.access)
    case .factory(let factory):
      return extended + uses(factory.made.construction.unknownNames, by: factory.access)
    case .fixture(let fixture):
      return extended + uses(fixture.construction.unknownNames, by: fixture.access)
    case .builders(let builders):
      return extended
        + builders.flatMap { builder in
          let access = builder.construction.access
          let given = uses([nil], by: builder.hasGivenDefaults ? access : nil)
          return given + uses(builder.construction.unknownNames, by: access)
        }
    case .arbitrary: return extended
    case .laws: return []
    }
  }
}

extension ConformanceDefinition {
  /// The access level of the protocol: that of the conformance, including inlined code.
  fileprivate var accessOfProtocol: AccessLevel { isUsableFromInline ? .public : access }
}
