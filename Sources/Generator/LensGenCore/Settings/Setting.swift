import EmissionKernel
import OpticsEmission
import SwiftModule
import SwiftReading

/// A setting: an option of the command line, a key of the configuration file, or both.
///
/// ``all`` is the only list of settings. It determines how lens-gen reads and combines options and
/// files, the text of `--help`, and the comments in the documentation.
struct Setting: Sendable {
  /// Its name in the configuration file.
  var key: String?
  /// The meaning of the key, as a comment of the file in the documentation says it.
  var meaning = ""
  /// Its option on the command line, such as `--output`.
  var option: String?
  /// Another name of the option, of one letter.
  var short: String?
  /// The placeholder of the option's value in `--help`; `nil` for an option without a value.
  var placeholder: String?
  var help = ""
  /// The lines below the help.
  var table: [String] = []
  var topic = Topic.code
  let value: Value

  /// The part of the help that lists the option.
  enum Topic: Sendable {
    /// What to read and write.
    case code
    /// How to run.
    case run
    /// What only build systems pass.
    case build
  }
}

extension Setting {
  /// All settings, in the order of `--help`.
  static let all = first + Emission.allCases.flatMap(\.settings) + last

  private static let first: [Setting] = [
    Setting(
      key: "includes",
      meaning:
        "The files and folders to read. In a folder, all .swift files that are not hidden.",
      value: .texts(\.includes)),
    Setting(
      key: "output",
      meaning:
        "A folder for a file for each source, a file for all, or \"-\", the standard output. "
        + "If you list several, each gets the same code.",
      option: "--output", short: "-o", placeholder: "PATH",
      help:
        "write to a file, to a folder with a file for each source ('Optics/'), or to the standard "
        + "output ('-', the default)",
      value: .texts(\.outputs)),
    Setting(
      key: "emit",
      meaning:
        "What to generate, in the words of `--emit`; see below. The default is lenses, prisms and "
        + "edits.",
      option: "--emit", placeholder: "LIST",
      help: "what to generate, separated by commas (default: lenses,prisms,edits):",
      table: Emission.table,
      value: .emissions(\.generator.emissions)),
    Setting(
      key: "excludes",
      meaning:
        "Files, folders and globs to exclude. * and ? match characters of a name, ** matches folders.",
      option: "--exclude", placeholder: "PATH",
      help: "exclude a file, a folder or a glob",
      value: .texts(\.excludes)),
    Setting(
      key: "only-annotated",
      meaning: "Whether to read only types preceded by `// lens-gen: optics`.",
      option: "--only-annotated",
      help: "read only types preceded by '// lens-gen: optics'",
      value: .boolean(\.generator.settings.onlyAnnotated)),
    Setting(
      key: "main-actor-by-default",
      meaning: "Whether the module is compiled with -default-isolation MainActor; see below.",
      option: "--main-actor-by-default",
      help:
        "the module is built with '-default-isolation MainActor'; skip properties that only the main actor can read",
      value: .boolean(\.generator.settings.isMainActorByDefault)),
    Setting(
      key: "imports",
      meaning: "Additional modules to import.",
      option: "--import", placeholder: "MODULE", help: "import a module",
      value: .names(of: "module", \.generator.settings.imports)),
    Setting(
      key: "testables",
      meaning: "Modules to import with @testable.",
      option: "--testable", placeholder: "MODULE",
      help: "import a module with @testable",
      value: .names(of: "module", \.generator.settings.testableImports)),
    Setting(
      key: "supports",
      meaning: "Modules whose public declarations get public code, in a module that several test "
        + "targets share, without @testable.",
      option: "--support", placeholder: "MODULE",
      help: "write public code for the public declarations of a module, without @testable, for a "
        + "module that several test targets share",
      value: .names(of: "module", \.generator.settings.supportedImports)),
    Setting(
      key: "dependencies",
      meaning:
        "The sources of modules that the read ones import, so that lens-gen knows the types in "
        + "them; see below. The build plugin passes them.",
      option: "--dependency", placeholder: "MODULE=PATH",
      help:
        "read the sources of a module that the others import, for what they say about its types, and "
        + "generate nothing for them; a module comes after those that it imports",
      value: .modulePaths(\.dependencies)),
    Setting(
      key: "main-actor-dependencies",
      meaning: "Those that are compiled with -default-isolation MainActor.",
      option: "--main-actor-dependency", placeholder: "MODULE",
      help: "a dependency is built with '-default-isolation MainActor'",
      topic: .build, value: .names(of: "module", \.mainActorDependencies)),
    Setting(
      key: "package",
      meaning: "Dependencies and supported modules of the same package, whose package declarations "
        + "generated code can use. The build plugin passes them.",
      option: "--package", placeholder: "MODULE",
      help:
        "a dependency, or a module to support, is in the package of the generated code, which can use "
        + "its 'package' declarations",
      topic: .build, value: .names(of: "module", \.generator.settings.packageModules)),
    Setting(
      key: "wrappers",
      meaning: "Property wrappers of other modules that store what is written; see below.",
      option: "--wrapper", placeholder: "NAME",
      help:
        "a property wrapper of another module stores what is written, so its properties get lenses",
      value: .names(of: "property wrapper", \.generator.settings.wrappers)),
    Setting(
      key: "unavailable-optics",
      meaning:
        "Whether the compiler says why a property or case has no optic where code uses that optic. "
        + "The default is true in the build plugin if it reads the whole module, otherwise false.",
      option: "--unavailable-optics",
      help:
        "declare the optics of skipped properties and cases as unavailable, with the reason, which the "
        + "compiler prints where code uses them",
      value: .boolean(\.generator.unavailableOptics.areDeclared)),
    Setting(
      key: "macros",
      meaning: "Attached macros that keep types and initializers as they are written; see below.",
      option: "--macro", placeholder: "NAME",
      help:
        "an attached macro leaves the members of a type, or an initializer, unchanged, so lens-gen reads them",
      value: .names(of: "macro", \.generator.settings.macros)),
  ]

  /// The settings after those of the emissions.
  private static let last: [Setting] = [
    Setting(
      key: "defaults",
      meaning:
        "Swift expressions for parameters, by type or by Type.parameter. They can use what the "
        + "source of the type imports; for other modules, add imports.",
      value: .expressions(\.generator.settings.defaults)),
    Setting(
      option: "--config", placeholder: "FILE",
      help:
        "read a configuration file (default: .lens-gen.yml, if present); options override the file; files on the command line override its 'includes', 'testables', 'supports' and 'output'",
      value: .run(isRepeatable: true) { $0.configurationFiles.append($1) }),
    Setting(
      option: "--no-config", help: "ignore .lens-gen.yml in this folder",
      value: .run(\.ignoresDefaultConfiguration, true)),
    Setting(
      option: "--check",
      help: "write nothing; exit with 1 and show a diff if an output is stale", topic: .run,
      value: .run(\.isCheck, true)),
    Setting(
      option: "--strict", help: "make each warning an error, such as that of a skipped declaration",
      topic: .run, value: .run(\.isStrict, true)),
    Setting(
      option: "--format", placeholder: "FORM",
      help: "print messages as 'text' (the default), as 'github' for a workflow, or as 'json'",
      topic: .run, value: .choice(of: "form of messages") { $0.format = $1 }),
    Setting(
      option: "--expect", placeholder: "NAME",
      help: "write a file of this name into the output folder, even if it is empty, and no other; "
        + "what is generated for other sources goes into the last one",
      topic: .build, value: .run(isRepeatable: true) { $0.expectedFiles.append($1) }),
    Setting(
      option: "--test-file", placeholder: "FILE",
      help: "also read a file of the tests, which may make types of the testable modules conform; "
        + "nothing is generated for its types",
      topic: .build, value: .run(isRepeatable: true) { $0.testFiles.append($1) }),
    Setting(
      option: "--dependency-config", placeholder: "MODULE=FILE",
      help:
        "know what the configuration file of a dependency generates in it",
      topic: .build,
      value: .run(isRepeatable: true) { (invocation, text) throws(UsageError) in
        invocation.dependencyConfigurations.append(try DependencyPath(option: text))
      }),
    Setting(
      option: "--plugin-note", placeholder: "MODULE=FILE",
      help:
        "leave out what the plugin generates in the module itself, if the plugin left this file",
      topic: .build,
      value: .run(isRepeatable: true) { (invocation, text) throws(UsageError) in
        invocation.pluginNotes.append(try DependencyPath(option: text))
      }),
    Setting(
      option: "--read", placeholder: "KEY=LIST",
      help:
        "warn if a key of the configuration file has another value",
      topic: .build,
      value: .run(isRepeatable: true) { (invocation, text) throws(UsageError) in
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw UsageError("'\(text)' is not of the form 'KEY=LIST'") }
        invocation.readKeys.append((String(parts[0]), String(parts[1])))
      }),
    Setting(
      option: "--misnamed", placeholder: "FILE",
      help: "warn that a configuration file is not read, because of its name",
      topic: .build, value: .run(isRepeatable: true) { $0.misnamedFiles.append($1) }),
    Setting(
      option: "--jobs", placeholder: "N",
      help: "read N files at the same time (default: one for each processor)", topic: .run,
      value: .run { (invocation, text) throws(UsageError) in
        invocation.jobs = try Invocation.count(text)
      }),
    Setting(
      key: "messages",
      meaning:
        "The levels of messages by their ids, with * for the rest of an id: ignore, note, warning "
        + "or error.",
      value: .messageLevels),
    Setting(
      key: "quiet",
      meaning: "Whether to print errors only: no warnings about skipped declarations, and no "
        + "line about what was written.",
      option: "--quiet", short: "-q", help: "print errors only", topic: .run,
      value: .boolean(\.isQuiet)),
    Setting(
      option: "--notes", help: "print warnings as notes",
      topic: .build,
      value: .run(\.loudness, .notes)),
    Setting(
      option: "--verbose", short: "-v", help: "also print what is read and written", topic: .run,
      value: .run(\.loudness, .verbose)),
    Setting(
      option: "--generate-completion-script", placeholder: "SHELL",
      help: "print a script with which 'bash', 'zsh' or 'fish' completes these options",
      topic: .run,
      value: .choice(of: "shell with completion") { $0.action = .printCompletion($1) }),
    Setting(
      option: "--version", help: "print the version", topic: .run,
      value: .run(\.action, .printVersion)),
    Setting(
      option: "--help", short: "-h", help: "print this help", topic: .run,
      value: .run(\.action, .printHelp)),
  ]
}
