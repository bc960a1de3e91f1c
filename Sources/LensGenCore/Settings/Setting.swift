/// A setting: an option of the command line, a key of the configuration file, or both.
///
/// ``all`` is the only list of settings. It determines how lens-gen reads and combines options and
/// files, the text of `--help`, and the table in the documentation.
struct Setting: Sendable {
  /// Its name in the configuration file, and its row in the documentation.
  var key: Key?
  /// Its option on the command line, and the lines about that in `--help`.
  var option: Option?
  /// The setting's property and the notation of its value.
  let value: Value

  struct Key: Sendable {
    let name: String
    /// The meaning of the key, in Markdown.
    let meaning: String
  }

  struct Option: Sendable {
    /// The name, such as `--output`.
    let name: String
    /// Another name of one letter.
    var short: String?
    /// The placeholder of the value in `--help`; `nil` for an option without a value.
    var placeholder: String?
    let help: String
    /// Whether the option is about how to run, not about what to read and write.
    var isAboutRun = false
  }

  typealias Path<Value> = any WritableKeyPath<Configuration, Value?> & Sendable

  enum Value: Sendable {
    /// Texts, one for each time that the option is given.
    case texts(Path<[String]>)
    /// The names of declarations of a kind, such as `module`.
    case names(of: String, Path<[String]>)
    case emissions(Path<Set<Emission>>)
    case boolean(Path<Bool>)
    case functionName(Path<String>)
    /// A name with `*` for the name of a protocol.
    case stubName(Path<String>)
    case expressions(Path<[String: String]>)
    /// A property of a run, which a configuration file cannot set.
    case run(@Sendable (inout Invocation) -> Void)
    case runWithValue(@Sendable (inout Invocation, String) throws(UsageError) -> Void)
  }
}

extension Setting {
  /// All settings, in the order of `--help`.
  static let all: [Setting] = [
    Setting(
      key: Key(
        name: "includes",
        meaning:
          "The files and folders to read. In a folder, all `.swift` files that are not hidden."
      ),
      value: .texts(\.includes)),
    Setting(
      key: Key(
        name: "output",
        meaning: "The file to write. If you list several, each gets the same contents."),
      option: Option(
        name: "--output", short: "-o", placeholder: "FILE",
        help: "write to a file (default: the standard output); repeatable"),
      value: .texts(\.outputs)),
    Setting(
      key: Key(
        name: "emit",
        meaning: "What to generate, as with `--emit`. The default is `lenses` and `prisms`."),
      option: Option(
        name: "--emit", placeholder: "LIST",
        help: "what to generate, separated by commas (default: lenses,prisms):\n" + Emission.table),
      value: .emissions(\.emissions)),
    Setting(
      key: Key(
        name: "excludes",
        meaning:
          "Files, folders and globs to exclude. `*` and `?` match characters of a name, `**` matches folders."
      ),
      option: Option(
        name: "--exclude", placeholder: "PATH",
        help: "exclude a file, a folder or a glob; repeatable"),
      value: .texts(\.excludes)),
    Setting(
      key: Key(
        name: "only-annotated",
        meaning: "Whether to read only types preceded by `// lens-gen: optics`."),
      option: Option(
        name: "--only-annotated",
        help: "read only types preceded by '// lens-gen: optics'"),
      value: .boolean(\.onlyAnnotated)),
    Setting(
      key: Key(
        name: "main-actor-by-default",
        meaning: "Whether the module is compiled with `-default-isolation MainActor`."),
      option: Option(
        name: "--main-actor-by-default",
        help:
          "the module is built with '-default-isolation MainActor'; skip properties that cannot be read from anywhere"
      ),
      value: .boolean(\.isMainActorByDefault)),
    Setting(
      key: Key(name: "imports", meaning: "Additional modules to import."),
      option: Option(
        name: "--import", placeholder: "MODULE", help: "import a module; repeatable"),
      value: .names(of: "module", \.imports)),
    Setting(
      key: Key(name: "testables", meaning: "Modules to import with `@testable`."),
      option: Option(
        name: "--testable", placeholder: "MODULE",
        help: "import a module with @testable; repeatable"),
      value: .names(of: "module", \.testables)),
    Setting(
      key: Key(
        name: "wrappers",
        meaning: "Property wrappers of other modules that store what is written; see below."),
      option: Option(
        name: "--wrapper", placeholder: "NAME",
        help:
          "a property wrapper of another module stores what is written, so its properties get lenses; repeatable"
      ),
      value: .names(of: "property wrapper", \.wrappers)),
    Setting(
      key: Key(
        name: "macros",
        meaning: "Attached macros that keep types and initializers as they are written; see below."),
      option: Option(
        name: "--macro", placeholder: "NAME",
        help:
          "an attached macro leaves the members of a type, or an initializer, unchanged, so lens-gen reads them; repeatable"
      ),
      value: .names(of: "macro", \.macros)),
    Setting(
      key: Key(
        name: "builder-name", meaning: "The name of builder functions, instead of `build`."),
      value: .functionName(\.builderName)),
    Setting(
      key: Key(
        name: "builder-literals",
        meaning:
          "Whether builders use expressions such as `Date(timeIntervalSince1970: 0)`, not `.provide()`, so that they need no library."
      ),
      option: Option(
        name: "--builder-literals",
        help: "builders use literals such as 'Date(timeIntervalSince1970: 0)', and no library"),
      value: .boolean(\.buildersUseLiterals)),
    Setting(
      key: Key(
        name: "builder-types",
        meaning:
          "Whether builders are types, too: `User.Builder(name: \"Ann\").build()`."),
      option: Option(
        name: "--builder-types",
        help: "builders are types, too, as in 'User.Builder(name: \"Ann\").build()'"),
      value: .boolean(\.buildersAreTypes)),
    Setting(
      key: Key(
        name: "stub-name",
        meaning: "The name of stubs, with `*` for the name of the protocol, instead of `*Stub`."),
      option: Option(
        name: "--stub-name", placeholder: "NAME",
        help: "the name of stubs, with * for the name of the protocol (default: *Stub)"),
      value: .stubName(\.stubName)),
    Setting(
      key: Key(
        name: "record-calls",
        meaning: "Whether stubs record their calls: `store.saveCalls` lists the arguments."),
      option: Option(
        name: "--record-calls",
        help: "stubs record the arguments of their calls, as in 'store.saveCalls'"),
      value: .boolean(\.recordsCalls)),
    Setting(
      key: Key(
        name: "shared-stubs",
        meaning: "Whether all copies of a stub share their closures, so that a test can set them "
          + "after it passed the stub on: `store.saveClosure = { … }`."),
      option: Option(
        name: "--shared-stubs",
        help: "copies of a stub share their closures; set them at any time, as in "
          + "'store.saveClosure = { … }'"),
      value: .boolean(\.sharesStubs)),
    Setting(
      key: Key(
        name: "defaults",
        meaning: "Swift expressions for parameters, by type or by `Type.parameter`."),
      value: .expressions(\.defaults)),
    Setting(
      option: Option(
        name: "--config", placeholder: "FILE",
        help:
          "read a configuration file (default: .lens-gen.yml, if present); repeatable. Options override the file; files on the command line override its 'includes', 'testables' and 'output'"
      ),
      value: .runWithValue { $0.configurationFiles.append($1) }),
    Setting(
      option: Option(name: "--no-config", help: "ignore .lens-gen.yml in this folder"),
      value: .run { $0.ignoresDefaultConfiguration = true }),
    Setting(
      option: Option(
        name: "--check",
        help: "write nothing; exit with 1 and show a diff if an output is stale", isAboutRun: true),
      value: .run { $0.isCheck = true }),
    Setting(
      option: Option(
        name: "--jobs", placeholder: "N",
        help: "read N files at the same time (default: one for each processor)", isAboutRun: true),
      value: .runWithValue { (invocation, text) throws(UsageError) in
        invocation.jobs = try Invocation.count(text)
      }),
    Setting(
      key: Key(
        name: "quiet",
        meaning: "Whether to print errors only: no warnings about skipped declarations, and no "
          + "line about what was written."),
      option: Option(name: "--quiet", help: "print errors only", isAboutRun: true),
      value: .boolean(\.isQuiet)),
    Setting(
      option: Option(
        name: "--notes", help: "print warnings as notes",
        isAboutRun: true),
      value: .run { $0.loudness = .notes }),
    Setting(
      option: Option(
        name: "--verbose", help: "also print what is read and written", isAboutRun: true),
      value: .run { $0.loudness = .verbose }),
    Setting(
      option: Option(name: "--version", help: "print the version", isAboutRun: true),
      value: .run { $0.action = .printVersion }),
    Setting(
      option: Option(name: "--help", short: "-h", help: "print this help", isAboutRun: true),
      value: .run { $0.action = .printHelp }),
  ]
}

extension Configuration {
  /// Takes the value of a setting from another configuration if this one has none.
  mutating func complete(_ setting: Setting, by other: Configuration) {
    switch setting.value {
    case .texts(let path), .names(_, let path): fill(path, from: other)
    case .emissions(let path): fill(path, from: other)
    case .boolean(let path): fill(path, from: other)
    case .functionName(let path), .stubName(let path): fill(path, from: other)
    case .expressions(let path): fill(path, from: other)
    case .run, .runWithValue: break
    }
  }

  private mutating func fill<Value>(
    _ path: WritableKeyPath<Configuration, Value?>, from other: Configuration
  ) {
    self[keyPath: path] = self[keyPath: path] ?? other[keyPath: path]
  }
}
