import EmissionKernel
import SwiftReading

/// A run of `lens-gen`, according to its arguments.
package struct Invocation: Sendable {
  /// The action of a run.
  package enum Action: Equatable, Sendable {
    case generate, printHelp, printHelpOfBuild, printVersion
    /// Writes a configuration, for the module in a folder if one is named.
    case initialize(folder: String?)
    case printCompletion(Shell)
  }

  /// The messages of a run on the standard error, in addition to errors.
  package enum Loudness: Sendable {
    case notes, normal, verbose
  }

  /// The action.
  package var action = Action.generate
  /// The configuration files to process.
  package var configurationFiles: [String] = []
  /// Whether to ignore the configuration file in the working folder.
  package var ignoresDefaultConfiguration = false
  /// Whether to compare the output with the existing file instead of writing it.
  package var isCheck = false
  /// Whether each warning is an error.
  package var isStrict = false
  /// The form of messages.
  package var format = Message.Format.text
  /// The files that a build expects in an output folder, even if nothing is generated for their
  /// sources; the last one gets what is generated for all other sources.
  package var expectedFiles: [String] = []
  /// The files of tests, which may make types conform.
  package var testFiles: [String] = []
  /// The configuration files that a build does not read, because of their names.
  package var misnamedFiles: [String] = []
  /// The configuration files of modules that the sources import.
  package var dependencyConfigurations: [DependencyPath] = []
  /// The files that the build plugin leaves for the modules that it is used in.
  package var pluginNotes: [DependencyPath] = []
  /// The keys of the configuration file that a build has read, with their values, separated by commas.
  package var readKeys: [(key: String, value: String)] = []
  /// The number of files to read at the same time; `nil` for the number of processors.
  package var jobs: Int?
  /// The messages to print.
  package var loudness = Loudness.normal
  /// The values of the options on what to read, generate and write.
  package var options = Configuration()

  /// The first words of a command line that are no file or folder.
  static let commands = ["help", "init"]

  /// Parses the arguments of a command line.
  ///
  /// - Parameter arguments: The arguments, without the name of the command.
  /// - Throws: The first error.
  package init(arguments: [String]) throws(UsageError) {
    switch arguments {
    case ["help"]: action = .printHelp
    case ["help", "build"]: action = .printHelpOfBuild
    default:
      try parse(arguments[...])
      if arguments.first == "init", action == .generate {
        guard arguments.count <= 2, options.includes.count == arguments.count else {
          throw UsageError("'init' takes the folder of a module, or nothing")
        }
        action = .initialize(folder: arguments.dropFirst().first)
      }
    }
  }

  private mutating func parse(_ arguments: ArraySlice<String>) throws(UsageError) {
    var rest = arguments
    var onlyInputs = false
    while let argument = rest.popFirst() {
      if onlyInputs || argument == "-" || !argument.hasPrefix("-") {
        options.includes.append(argument)
        options.writtenKeys.insert("includes")
      } else if argument == "--" {
        onlyInputs = true
      } else {
        try apply(argument, rest: &rest)
      }
    }
  }
}

/// An error in the arguments.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The message of the error.
  package let description: String

  init(_ description: String) {
    self.description = description.shorteningQuotations
  }
}

extension Invocation {
  private mutating func apply(
    _ argument: String, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    var parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    // The value may follow the letter of an option, as in '-oFILE', but '-out' is a mistake for '--output'.
    let letter = String(argument.prefix(2))
    if parts[0].count > 2,
      let option = Setting.all.first(where: { $0.short == letter && $0.placeholder != nil })?
        .option,
      !option.hasPrefix("-" + parts[0])
    {
      parts = [letter, String(argument.dropFirst(2))]
    }
    let name = parts[0]
    guard let setting = Setting.all.first(where: { $0.option == name || $0.short == name }) else {
      throw UsageError("unknown option '\(name)'\(Self.suggestion(for: name))")
    }
    if let key = setting.key { options.writtenKeys.insert(key) }
    if setting.placeholder == nil {
      if parts.count > 1 { throw UsageError("option '\(setting.option ?? name)' takes no value") }
      return try setting.value.setOption(&self, "")
    }
    guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
      throw UsageError("option '\(name)' needs a value")
    }
    try setting.value.setOption(&self, value)
  }

  /// The options of other commands that mean the same, and others that nobody needs here.
  private static let otherWords = [
    "--diff": "; did you mean '--check'?", "--dry-run": "; did you mean '--check'?",
    "--verify": "; did you mean '--check'?", "--silent": "; did you mean '--quiet'?",
    "--recursive": "; folders are read with their subfolders",
    "--include": "; name files and folders without an option",
    "--input": "; name files and folders without an option",
  ]

  /// Returns the options that were probably meant, as the rest of a message: those with the same
  /// beginning, otherwise the nearest one, if it is near.
  private static func suggestion(for argument: String) -> String {
    if let words = otherWords[argument] { return words }
    if let option = Setting.all.first(where: { $0.short == String(argument.prefix(2)) })?.option {
      return "; did you mean '\(option)'?"
    }
    let names = Setting.all.compactMap(\.option)
    let isLong = argument.hasPrefix("--")
    let start = isLong ? argument : "-\(argument.prefix(2))"
    var likely = names.filter { $0.hasPrefix(start) || isLong && argument.hasPrefix($0) }
    if likely.isEmpty, isLong,
      let near = nearest(to: argument, among: names, within: max(2, (argument.count - 2) / 4))
    {
      likely = [near]
    }
    if likely.isEmpty || start.count < 3 { return "" }
    return "; did you mean \(likely.map { "'\($0)'" }.joined(separator: " or "))?"
  }

  static func count(_ text: String) throws(UsageError) -> Int {
    guard let count = Int(text), count > 0 else {
      throw UsageError("option '--jobs' needs a positive number, not '\(text)'")
    }
    return count
  }
}

extension DependencyPath {
  /// Parses `MODULE=PATH`.
  init(option text: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, String(parts[0]).isName(allowingDots: false), !parts[1].isEmpty else {
      throw UsageError("'\(text)' is not of the form 'MODULE=PATH'")
    }
    self.init(String(parts[0]), at: String(parts[1]))
  }
}

extension Emission {
  /// Parses a list such as `lenses,prisms`.
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
