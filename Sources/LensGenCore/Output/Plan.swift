/// What a generated file holds: the last value before it becomes text.
struct Plan: Equatable, Sendable {
  /// The modules that the generated code itself needs.
  var modules: Set<String> = []
  /// What the sources import.
  var imports: [Import] = []
  /// The types of the tested module that are imported by themselves.
  var testedTypes: [Import] = []
  var declarations: [GeneratedDeclaration] = []
  /// Whether the sources write access levels on imports.
  var importsAccess = false
  /// The modules that some source imports without an access level.
  var plainModules: Set<String> = []
  /// What opens the parts of the interface that only those see who ask for them by name.
  var systemInterfaces: Set<String> = []
  /// The names in emitted code that mean something else in the module.
  var takenNames: Set<String> = []
}

extension Plan {
  /// A name of a library, with its module before it where it means something else in the module.
  func qualified(_ name: String, in module: String) -> String {
    takenNames.contains(name) ? "\(module).\(name)" : name
  }

  /// Whether stubs take or give functions that belong to a global actor.
  var hasIsolatedFunctions: Bool {
    declarations.contains { declaration in
      if case .stub(let stub) = declaration.content { stub.hasIsolatedFunctions } else { false }
    }
  }
}
