import EmissionKernel
import SwiftModule
import SwiftReading

// The way of `let name: String` from a source to its lens, and to the variable of a draft:
//
// 1. `SourceSummary` reads a file: the parser of the toolchain, then `DeclarationReader`.
// 2. `DeclarationReader` makes a `Property`, and a `WrittenType` of `String`.
// 3. `ModuleIndex` puts the files together. `GenerationContext` adds which emissions are requested.
// 4. `Plan` asks the planner of each emission about each type, file by file.
// 5. The first planner that asks for `PlannedParts` has `LensPlanner.swift` make a `Part` of each property of the module,
//    or a `SkipReason`. On the way, `TypeSpeller` writes the type for an extension, `TypeRules.swift` says whether this
//    may be used, and `Rebuilder` finds an initializer that stores `name`.
// 6. `Part.declaration` says how to declare the lens, and `DraftDefinition.members` the variable; `GeneratedCode` has these
//    values, and what they need.
// 7. `Plan.filesBySource` writes them (`DeclarationRendering`) below the imports of the source (`ImportList`).

/// Generates code for the types in source files.
///
///     let source = SourceFile(path: "Customer.swift", text: "struct Customer { var name: String }")
///     let output = Generator().generate(from: [source])
///     print(output.text)
///     // …
///     // extension Customer {
///     //   static var _name: Lens<Self, String> { Lens(get: { $0.name }, modify: { $1(&$0.name) }) }
///     // }
package struct Generator: Equatable, Sendable {
  /// The kinds of code to generate.
  package var emissions: Set<Emission> = [.lenses, .prisms, .edits]
  /// The settings that concern several emissions.
  package var settings = Settings()
  /// The options of each emission.
  var options = EmissionOptions()

  /// Creates a generator with the default settings.
  package init() {}
}

extension Generator {
  /// The output of a run.
  package struct Output: Sendable {
    fileprivate let plan: Plan
    /// Whether a source has errors.
    package let hasErrors: Bool
    /// The skipped declarations and the errors, in the order of the sources.
    package let diagnostics: [Diagnostic]
    /// How much was generated and skipped.
    package let summary: Summary
  }

  /// Generates code for the types in the sources of one module.
  ///
  /// - Parameter sources: The sources, in the order of their code in the output. Generated
  ///   sources are ignored.
  /// - Returns: The generated file and the diagnostics.
  package func generate(from sources: [SourceFile]) -> Output {
    generate(from: sources.map { SourceSummary($0) })
  }

  /// Generates code for the types in the sources of one module.
  ///
  /// - Parameters:
  ///   - summaries: The declarations of the sources, in the order of their code in the output.
  ///   - dependencies: The modules that the sources import, as far as their own sources are read, too.
  ///   - threads: The number of threads that share the work.
  ///   - outputs: What is generated in those modules, as far as it is made already.
  /// - Returns: The generated file and the diagnostics.
  package func generate(
    from summaries: [SourceSummary], knowing dependencies: [Dependency] = [], threads: Int = 1,
    sharing outputs: DependencyOutputs = DependencyOutputs()
  ) -> Output {
    let errors = summaries.flatMap(\.errors)
    var generator = self
    let plainFiles = generator.takeIsolation(from: dependencies)
    let plan = Plan(
      for: generator.context(
        of: summaries.map(\.declarations),
        knowing: knownModules(dependencies, sharing: outputs),
        modulesOfFiles: modulesOfFiles(dependencies), filesWithoutIsolation: plainFiles,
        threads: threads), besides: codeElsewhere(summaries, dependencies, sharing: outputs))
    let warnings = summaries.flatMap(\.declarations.warnings)
    let diagnostics = sorted(errors + warnings + plan.report.diagnostics, as: summaries.map(\.path))
    return Output(
      plan: plan, hasErrors: !errors.isEmpty, diagnostics: diagnostics, summary: Summary(of: plan))
  }

  /// Returns what the planners of the requested emissions have to know of a module.
  func context(
    of files: [Declarations], knowing known: KnownModules = KnownModules(),
    modulesOfFiles: [String: String] = [:], filesWithoutIsolation: Set<String> = [],
    threads: Int = 1
  ) -> GenerationContext {
    let planners = Emission.allCases.filter(emissions.contains).map(\.planner)
    let others = Emission.allCases.filter { !emissions.contains($0) }.map(\.planner)
    let module = ModuleIndex(
      files: files, settings: settings, libraries: CodeNeeds(of: planners).libraries, known: known,
      modulesOfFiles: modulesOfFiles, filesWithoutIsolation: filesWithoutIsolation)
    return GenerationContext(
      for: module, emitting: planners, besides: others, options: options, threads: threads)
  }

  /// Returns the diagnostics by position: file by file, from top to bottom.
  private func sorted(_ diagnostics: [Diagnostic], as paths: [String]) -> [Diagnostic] {
    let order = Dictionary(
      paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return diagnostics.sorted {
      let (first, second) = ($0.position, $1.position)
      // The configuration comes before the sources.
      return (order[first.file] ?? -1, first.line, first.column)
        < (order[second.file] ?? -1, second.line, second.column)
    }
  }
}

extension Generator.Output {
  /// One generated file for all sources, or `nil` if a source has errors.
  ///
  /// - Complexity: O(*n*) in the length of the text, each time.
  package var text: String? { hasErrors ? nil : plan.text }

  /// The generated file of each source.
  ///
  /// A generated file has the imports of its source, so that a name means the same in both.
  /// - Returns: The files in the order of the sources, without those that were generated; `nil` if a
  ///   source has errors.
  /// - Complexity: O(*n*) in the length of the texts, each time.
  package var files: [GeneratedFile]? { hasErrors ? nil : plan.filesBySource }

  /// Returns one generated file for some of the sources, or `nil` if nothing is generated for them.
  package func text(of sources: Set<String>) -> String? { plan.text(of: sources) }

  /// The declarations to generate, in the order of the sources.
  package var declarations: [GeneratedDeclaration] { plan.code.flatMap(\.declarations) }

  /// The generated conformances that other modules may count on; none if a source has errors.
  var conformances: [ExtensionDeclaration] {
    hasErrors ? [] : plan.code.flatMap(\.conformances)
  }

  /// The names that the generated code declares; none if a source has errors.
  var declaredNames: DeclaredNames {
    hasErrors
      ? DeclaredNames()
      : plan.code.reduce(into: DeclaredNames()) { $0.formUnion(DeclaredNames(of: $1)) }
  }

  /// Returns a message about what is left out, because another module has it already.
  ///
  /// - Parameter file: The path of the configuration file, if there is one.
  package func messageAboutRepetition(in file: String? = nil) -> Message? {
    if plan.repeated.isEmpty { return nil }
    let modules = plan.elsewhere.modules.unique.map { "'\($0)'" }.joined(separator: " or ")
    let names = Emission.allCases.map(\.rawValue).filter(plan.repeated.contains)
    return Message(
      .warning, .unusedEmission, about: file,
      "\(modules) has the generated code already, so \(names.joined(separator: ", ")) of the same types are "
        + "left out here; list in 'emit' only what else is needed")
  }
}

extension Generator {
  /// Returns a message for each listed property wrapper or macro that no declaration of the sources has.
  package func unusedNames(in summaries: [SourceSummary]) -> [Message] {
    if settings.wrappers.isEmpty && settings.macros.isEmpty { return [] }
    let files = summaries.map(\.declarations)
    let members = files.flatMap { $0.types.map(\.members) + $0.extensions.map(\.members) }
    let ofProperties = Set(members.flatMap(\.properties).flatMap(\.attributes).map(\.name))
    let ofOthers = Set(
      (files.flatMap(\.types).flatMap(\.attributes)
        + members.flatMap(\.initializers).flatMap(\.attributes)).map(\.name))
    func messages(
      _ id: MessageID, _ key: String, _ names: [String], _ thing: String, _ used: Set<String>
    ) -> [Message] {
      names.filter { !used.contains($0) }.map { name in
        let near = nearest(to: name, among: used.sorted(), within: max(2, name.count / 3))
        return Message(
          .warning, id,
          "'\(key)' lists '\(name)', but no \(thing) has this attribute"
            + (near.map { "; did you mean '\($0)'?" } ?? ""))
      }
    }
    return messages(.unusedWrapper, "wrappers", settings.wrappers, "property", ofProperties)
      + messages(.unusedMacro, "macros", settings.macros, "type or initializer", ofOthers)
  }
}

extension Generator.Output: Equatable {
  /// Whether both have the same files, diagnostics and summary.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  package static func == (left: Self, right: Self) -> Bool {
    left.files == right.files && left.diagnostics == right.diagnostics
      && left.summary == right.summary
  }
}
