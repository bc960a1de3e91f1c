/// A run of `lens-gen` as its arguments ask for it.
public struct Invocation: Sendable {
  /// What a run does.
  public enum Action: Sendable {
    case generate, printHelp, printVersion
  }

  /// What a run says on the standard error beside errors.
  public enum Loudness: Sendable {
    case notes, normal, verbose
  }

  /// What is to be done.
  public var action = Action.generate
  /// The configuration files to work through.
  public var configurationFiles: [String] = []
  /// Whether the configuration file in the working folder is left aside.
  public var ignoresDefaultConfiguration = false
  /// Whether the result is compared with what is there instead of written.
  public var isCheck = false
  /// How many files are read at the same time; `nil` for as many as there are processors.
  public var jobs: Int?
  /// What the run says.
  public var loudness = Loudness.normal
  /// What the options say about what to read, generate and write.
  public var options = Configuration()

  /// Reads the arguments of a command line.
  ///
  /// - Parameter arguments: The arguments, without the name of the command.
  /// - Throws: The first mistake, in words.
  public init(arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var onlyInputs = false
    while let argument = rest.popFirst() {
      if onlyInputs || argument == "-" || !argument.hasPrefix("-") {
        options.includes = (options.includes ?? []) + [argument]
      } else if argument == "--" {
        onlyInputs = true
      } else {
        try apply(argument, rest: &rest)
      }
    }
  }
}

/// A mistake in the arguments.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The mistake, in words.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension Invocation {
  private enum Option: String, CaseIterable {
    case output = "--output"
    case emit = "--emit"
    case exclude = "--exclude"
    case onlyAnnotated = "--only-annotated"
    case mainActorByDefault = "--main-actor-by-default"
    case imports = "--import"
    case testable = "--testable"
    case wrapper = "--wrapper"
    case macro = "--macro"
    case config = "--config"
    case noConfig = "--no-config"
    case check = "--check"
    case jobs = "--jobs"
    case quiet = "--quiet"
    case notes = "--notes"
    case verbose = "--verbose"
    case version = "--version"
    case help = "--help"
  }

  private mutating func apply(
    _ argument: String, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let name = ["-o": "--output", "-h": "--help"][parts[0]] ?? parts[0]
    guard let option = Option(rawValue: name) else {
      let known = Self.option(like: parts[0])
      throw UsageError("unknown option '\(parts[0])'; did you mean '\(known)'?")
    }
    switch option {
    case .onlyAnnotated, .mainActorByDefault, .noConfig, .check, .quiet, .notes, .verbose, .version,
      .help:
      if parts.count > 1 { throw UsageError("option '\(name)' takes no value") }
      applyFlag(option)
    case .output, .emit, .exclude, .imports, .testable, .wrapper, .macro, .config, .jobs:
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
        throw UsageError("option '\(parts[0])' needs a value")
      }
      try apply(option, value: value)
    }
  }

  /// The option that was probably meant: one that begins like it, else the nearest.
  private static func option(like argument: String) -> String {
    let names = Option.allCases.map(\.rawValue)
    let start = argument.hasPrefix("--") ? argument : "-\(argument.prefix(2))"
    return names.first { $0.hasPrefix(start) } ?? nearest(to: argument, among: names)
  }

  private mutating func applyFlag(_ option: Option) {
    switch option {
    case .onlyAnnotated: options.onlyAnnotated = true
    case .mainActorByDefault: options.isMainActorByDefault = true
    case .noConfig: ignoresDefaultConfiguration = true
    case .check: isCheck = true
    case .quiet: options.isQuiet = true
    case .notes: loudness = .notes
    case .verbose: loudness = .verbose
    case .version: action = .printVersion
    default: action = .printHelp
    }
  }

  private mutating func apply(_ option: Option, value: String) throws(UsageError) {
    switch option {
    case .output: options.outputs = (options.outputs ?? []) + [value]
    case .exclude: options.excludes = (options.excludes ?? []) + [value]
    case .imports: options.imports = (options.imports ?? []) + [try Self.name(value, of: "module")]
    case .testable:
      options.testables = (options.testables ?? []) + [try Self.name(value, of: "module")]
    case .wrapper:
      options.wrappers = (options.wrappers ?? []) + [try Self.name(value, of: "property wrapper")]
    case .macro: options.macros = (options.macros ?? []) + [try Self.name(value, of: "macro")]
    case .config: configurationFiles.append(value)
    case .jobs: jobs = try Self.count(value)
    default: options.emissions = try Emission.list(value)
    }
  }

  private static func name(_ text: String, of thing: String) throws(UsageError) -> String {
    guard text.isName(allowingDots: true) else {
      throw UsageError("'\(text)' is not the name of a \(thing)")
    }
    return text
  }

  private static func count(_ text: String) throws(UsageError) -> Int {
    guard let count = Int(text), count > 0 else {
      throw UsageError("option '--jobs' needs a number from 1 up, not '\(text)'")
    }
    return count
  }
}

extension Emission {
  /// Reads a list such as `lenses,prisms`.
  static func list(_ text: String) throws(UsageError) -> Set<Emission> {
    var emissions: Set<Emission> = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = String(name.drop { $0 == " " })
      guard let emission = Emission(rawValue: name) else {
        let known = nearest(to: name, among: allCases.map(\.rawValue))
        throw UsageError("cannot emit '\(name)'; did you mean '\(known)'?")
      }
      emissions.insert(emission)
    }
    return emissions
  }
}
