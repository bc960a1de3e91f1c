internal import SwiftParser
internal import SwiftSyntax

/// The declarations and errors of a source file: everything that has to be kept, so that its text
/// and tree can be released before the next file is read.
package struct SourceSummary: Sendable {
  package let path: String
  package private(set) var declarations = Declarations()
  package private(set) var errors: [Diagnostic] = []
  /// What a generated file declares, if it was asked for.
  package private(set) var generated: Declarations?
  /// What stays equal as long as nothing changes in the file that generated code depends on; `nil` if it was not read
  /// as a whole, or has errors or warnings, whose lines move.
  package private(set) var hash: UInt64?

  /// Reads a source file; a generated one has no declarations.
  ///
  /// - Parameter belongsToTests: Whether the file is one of the tests of the module.
  package init(_ source: SourceFile, belongsToTests: Bool = false) {
    path = source.path
    if !source.isGenerated { read(source) }
    declarations.belongsToTests = belongsToTests
  }

  /// Reads a source file, whose messages are those of another build.
  private init(quietly source: SourceFile) {
    path = source.path
    read(source)
    errors = []
    declarations.warnings = []
  }

  /// Returns what modules can see that import the one of a source file.
  ///
  /// Code that was generated for that module counts, too.
  package static func imported(_ source: SourceFile) -> SourceSummary {
    source.mayConcernClients
      ? SourceSummary(quietly: source)
      : SourceSummary(SourceFile(path: source.path, text: ""))
  }

  /// Returns what a generated file declares, apart from what its module declares itself.
  package static func generated(_ source: SourceFile) -> SourceSummary {
    var summary = SourceSummary(quietly: source)
    summary.generated = summary.declarations
    summary.declarations = Declarations()
    return summary
  }

  /// The names in the types that the file writes anywhere, and those of attributes.
  package var usedNames: Set<String> {
    let types = declarations.types
    let members = types.map(\.members) + declarations.extensions.map(\.members)
    let attributes =
      types.flatMap(\.attributes) + members.flatMap(\.properties).flatMap(\.attributes)
    let written =
      members.flatMap(\.writtenTypes) + inheritedTypes + attributes.map(\.type)
      + types.flatMap(\.interface.requirements).flatMap(\.types)
    return names(in: written)
  }

  /// The names of what the types in the file inherit, and their aliases stand for.
  package var inheritedNames: Set<String> { names(in: inheritedTypes) }

  private var inheritedTypes: [WrittenType] {
    declarations.types.flatMap { $0.inheritedTypes + $0.requirements.map(\.object) }
      + declarations.extensions.flatMap(\.inheritedTypes)
  }

  private func names(in types: [WrittenType]) -> Set<String> {
    Set(types.flatMap(\.allNames).joined().map(\.text))
  }

  /// The modules that the file imports.
  package var importedModules: Set<String> { Set(declarations.imports.compactMap(\.module)) }

  /// Those of them that clients of its module import with it.
  package var reexportedModules: Set<String> {
    Set(
      declarations.imports.filter { $0.attributes.contains { $0.name == "_exported" } }
        .compactMap(\.module))
  }

  /// The same file, as one of the tests of a module.
  package var ofTests: SourceSummary {
    var file = self
    file.declarations.belongsToTests = true
    return file
  }

  private mutating func read(_ source: SourceFile) {
    if let problem = BracketScan.problem(in: source) {
      errors = [problem]
      return
    }
    let tree = Parser.parse(source: source.text)
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    if let problem = TreeLimits(converter: converter).problem(in: tree) {
      errors = [problem]
      return
    }
    let problems = SyntaxProblems(in: tree, converter: converter)
    errors = problems.errors
    if !errors.isEmpty { return }
    var reader = DeclarationReader(
      converter: converter, foreignBranches: problems.foreignBranches,
      mayHaveMarks: source.mentionsMarks)
    reader.read(tree)
    declarations = reader.declarations
    declarations.file = path
    hash = hash(of: tree, mayHaveMarks: source.mentionsMarks)
  }

  private func hash(of tree: SourceFileSyntax, mayHaveMarks: Bool) -> UInt64? {
    if !declarations.warnings.isEmpty { return nil }
    let hash = DeclarationHash(of: tree, mayHaveMarks: mayHaveMarks)
    // Any code may change a property, and a getter may forward to one.
    for property in declarations.types.flatMap(\.members.properties) {
      hash.add(property.isReassigned ? "changed" : "kept")
      hash.add(property.accessors.forwarded?.text ?? "")
    }
    return hash.value
  }
}
