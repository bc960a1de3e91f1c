/// The contents of a generated file: the last value before its text.
struct Plan: Equatable, Sendable {
  /// The modules that the generated code itself needs.
  var modules: Set<String> = []
  /// The imports of the sources.
  var imports: [Import] = []
  /// The types of the tested module that are imported individually.
  var testedTypes: [Import] = []
  var declarations: [GeneratedDeclaration] = []
  /// Whether the sources write access levels on imports.
  var importsAccess = false
  /// The modules that a source imports without an access level.
  var plainModules: Set<String> = []
  /// The attributes that make hidden parts of the interface visible.
  var systemInterfaces: Set<String> = []
  /// The names in the generated code that have another meaning in the module.
  var takenNames: Set<String> = []
  /// Whether types are isolated to the main actor by default.
  var isMainActorByDefault = false
}

extension Plan {
  /// Returns a name of a library, qualified if it has another meaning in the module.
  func qualified(_ name: String, in module: String) -> String {
    takenNames.contains(name) ? "\(module).\(name)" : name
  }

  /// Whether stubs take or return functions isolated to a global actor.
  var hasIsolatedFunctions: Bool {
    declarations.contains { declaration in
      if case .stub(let stub) = declaration.content { stub.hasIsolatedFunctions } else { false }
    }
  }
}
