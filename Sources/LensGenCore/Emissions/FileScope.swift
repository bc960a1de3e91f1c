/// The generated file, as the scope in which code is written.
struct FileScope: Equatable, Sendable {
  /// The names in generated code that have another meaning in the module.
  let takenNames: Set<String>
  /// The modules that the file imports with `@testable`.
  let testableImports: [String]
  /// Whether types are isolated to the main actor by default.
  let isMainActorByDefault: Bool

  init(of run: Run) {
    takenNames = Self.takenNames(in: run)
    testableImports = run.settings.testableImports
    isMainActorByDefault = run.settings.isMainActorByDefault
  }
}

extension FileScope {
  /// Whether the file belongs to a test target, which nobody imports.
  var isTested: Bool { !testableImports.isEmpty }

  /// Returns a name of a library, qualified if it has another meaning in the module.
  func qualified(_ name: String, in module: String) -> String {
    takenNames.contains(name) ? "\(module).\(name)" : name
  }

  func prefix(_ access: AccessLevel) -> String { isTested ? "" : access.prefix }

  /// The names in generated code that have another meaning in the module.
  private static func takenNames(in run: Run) -> Set<String> {
    let module = run.module
    let members = module.memberNames
    let taken = libraryNames.filter {
      module.declares($0) || module.imports.isDoubledByLibrary($0)
        || members.contains(Identifier($0))
    }
    let hiddenModules = run.settings.testableImports.filter {
      module.tested?.isHidden == true || !module.types(at: [Identifier($0)]).isEmpty
    }
    return Set(taken + hiddenModules)
  }

  /// The names of the libraries that generated code may contain.
  private static let libraryNames = [
    "Arbitrary", "Bool", "Factory", "Hasher", "Int", "Iso", "Lens", "ListsOptics", "OpticsOf",
    "Prism", "Providable", "RandomSource", "Result", "Sendable", "SendableMetatype",
    "SharedAnswers", "StaticStub", "StubAnswer", "StubCalls", "Suite", "Test", "Void",
  ]
}

/// Returns the text before an expression that may use an unsafe type.
func unsafeMark(_ isUnsafe: Bool) -> String { isUnsafe ? "unsafe " : "" }

/// Returns the lines between `#if` and `#endif`, if there are conditions.
func conditioned(_ lines: [String], on conditions: [Condition]) -> [String] {
  conditions.isEmpty ? lines : ["#if \(conditions.text)"] + indented(lines) + ["#endif"]
}
