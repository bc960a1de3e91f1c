// The way of `let name: String` from a source to its lens, in the order of the folders:
//
// 1. `Source` leaves out the bodies of functions, which say nothing about types.
// 2. `Syntax` parses the rest, and makes a `Property` of it, and of `String` a `WrittenType`.
// 3. `Module` puts the files together: `ModuleIndex` looks names up, `TypeSpeller` writes the type for
//    an extension, and the imports of all files say which module a foreign name is of.
// 4. `Construction` finds the initializer that stores `name` as it is.
// 5. `Emissions/Optics` plans the lens (`OpticDefinition`), or says why there is none (`SkipReason`).
// 6. `Emissions` prints it (`Renderer`), and 7. `Output` puts the file together.
//
// `Declarations` has what passes from 2 to 3. No folder knows the ones after it.

/// Generates optics for the types that source files declare.
///
///     let source = SourceFile(path: "User.swift", text: "struct User { var name: String }")
///     let output = Generator().generate(from: [source])
///     print(output.text)
///     // …
///     // extension User {
///     //   static var _name: Lens<Self, String> { Lens(get: { $0.name }, modify: { $1(&$0.name) }) }
///     // }
public struct Generator: Sendable {
  /// What is generated.
  public var emissions: Set<Emission> = [.lenses, .prisms]
  /// Whether only the types marked `// lens-gen: optics` get optics.
  public var onlyAnnotated = false
  /// Whether types belong to the main actor where nothing says otherwise, as in a module built with
  /// `-default-isolation MainActor`.
  public var isMainActorByDefault = false
  /// The modules to import beside `Optics` and those that the sources import.
  public var imports: [String] = []
  /// The modules to import with `@testable`.
  public var testableImports: [String] = []
  /// The name of the functions that builders get.
  public var builderName = "build"
  /// The property wrappers of other modules that keep what is written and give it back, by the
  /// names that stand in the sources.
  public var wrappers: [String] = []
  /// The attached macros that leave the members of a type as they are written, whatever they add
  /// to them, by the names that stand in the sources.
  public var macros: [String] = []
  /// What to write for a parameter instead of the value that its type stands for: a Swift
  /// expression by the name of a type, such as `Date`, or of one parameter, such as `User.age`.
  public var defaults: [String: String] = [:]

  /// A generator with the default settings.
  public init() {}
}

extension Generator {
  /// What comes of a run.
  public struct Output: Equatable, Sendable {
    /// The generated file; `nil` where a source has errors.
    public let text: String?
    /// What was left out and what went wrong, in the order of the sources.
    public let diagnostics: [Diagnostic]

    /// Whether a source has errors.
    public var hasErrors: Bool { text == nil }
  }

  /// Generates the optics for the types in sources that belong to one module.
  ///
  /// - Parameter sources: The sources, in the order in which their optics are to appear; the ones
  ///   that were themselves generated are left out.
  /// - Returns: The generated file and the diagnostics.
  public func generate(from sources: [SourceFile]) -> Output {
    generate(from: sources.map(SourceSummary.init))
  }

  /// Generates the optics for the types in sources that belong to one module.
  ///
  /// - Parameters:
  ///   - summaries: What the sources declare, in the order in which their optics are to appear.
  ///   - threads: How many threads share the work.
  /// - Returns: The generated file and the diagnostics.
  public func generate(from summaries: [SourceSummary], threads: Int = 1) -> Output {
    let errors = summaries.flatMap(\.errors)
    var planner = Planner(
      module: ModuleIndex(
        files: summaries.map(\.declarations), emissions: emissions,
        testedModules: testableImports, macros: Set(macros)),
      generator: self)
    let plan = planner.plan(threads: threads)
    let warnings = summaries.flatMap(\.declarations.warnings)
    let diagnostics = sorted(errors + warnings + planner.diagnostics, as: summaries.map(\.path))
    if !errors.isEmpty { return Output(text: nil, diagnostics: diagnostics) }
    let renderer = Renderer(plan: plan, imports: imports, testableImports: testableImports)
    return Output(text: renderer.text(threads: threads), diagnostics: diagnostics)
  }

  /// The diagnostics by place: file by file, then from top to bottom.
  private func sorted(_ diagnostics: [Diagnostic], as paths: [String]) -> [Diagnostic] {
    let order = Dictionary(
      paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return diagnostics.sorted {
      let (first, second) = ($0.position, $1.position)
      return (order[first.file] ?? 0, first.line, first.column)
        < (order[second.file] ?? 0, second.line, second.column)
    }
  }
}
