/// A run of `lens-gen` as its arguments ask for it.
public struct Invocation: Sendable {
  /// What a run does.
  public enum Action: Sendable {
    case generate, printHelp, printVersion
  }

  /// What is to be done.
  public var action = Action.generate
  /// The files and folders to read; `-` stands for the standard input.
  public var inputs: [String] = []
  /// Where to write; the standard output where it is `nil`.
  public var output: String?
  /// The paths and globs to leave out.
  public var excludes: [String] = []
  /// Whether warnings are kept back.
  public var isQuiet = false
  /// The generator, set up as asked.
  public var generator = Generator()

  /// Reads the arguments of a command line.
  ///
  /// - Parameter arguments: The arguments, without the name of the command.
  /// - Throws: The first mistake, in words.
  public init(arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var onlyInputs = false
    while let argument = rest.popFirst() {
      if onlyInputs || argument == "-" || !argument.hasPrefix("-") {
        inputs.append(argument)
      } else if argument == "--" {
        onlyInputs = true
      } else {
        try apply(argument, rest: &rest)
      }
    }
    if case .generate = action, inputs.isEmpty {
      throw UsageError("no input; name a file or folder, or '-' for the standard input")
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
    case imports = "--import"
    case testable = "--testable"
    case quiet = "--quiet"
    case version = "--version"
    case help = "--help"
  }

  private mutating func apply(
    _ argument: String, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    let name = ["-o": "--output", "-h": "--help"][parts[0]] ?? parts[0]
    guard let option = Option(rawValue: name) else {
      let known = nearest(to: parts[0], among: Option.allCases.map(\.rawValue))
      throw UsageError("unknown option '\(parts[0])'; did you mean '\(known)'?")
    }
    switch option {
    case .onlyAnnotated, .quiet, .version, .help:
      if parts.count > 1 { throw UsageError("option '\(name)' takes no value") }
      applyFlag(option)
    case .output, .emit, .exclude, .imports, .testable:
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
        throw UsageError("option '\(parts[0])' needs a value")
      }
      try apply(option, value: value)
    }
  }

  private mutating func applyFlag(_ option: Option) {
    switch option {
    case .onlyAnnotated: generator.onlyAnnotated = true
    case .quiet: isQuiet = true
    case .version: action = .printVersion
    default: action = .printHelp
    }
  }

  private mutating func apply(_ option: Option, value: String) throws(UsageError) {
    switch option {
    case .output: output = value
    case .exclude: excludes.append(value)
    case .imports: generator.imports.append(value)
    case .testable: generator.testableImports.append(value)
    default: generator.emissions = try Emission.list(value)
    }
  }
}

extension Emission {
  /// Reads a list such as `lenses,prisms`.
  static func list(_ text: String) throws(UsageError) -> Set<Emission> {
    var emissions: Set<Emission> = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let emission = Emission(rawValue: name) else {
        let known = nearest(to: name, among: allCases.map(\.rawValue))
        throw UsageError("cannot emit '\(name)'; did you mean '\(known)'?")
      }
      emissions.insert(emission)
    }
    return emissions
  }
}
