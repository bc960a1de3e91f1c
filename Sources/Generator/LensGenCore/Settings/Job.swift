import EmissionKernel
import SwiftModule
import SwiftReading

/// One output of a run: what to read, what to generate, where to write.
@dynamicMemberLookup
package struct Job: Sendable {
  /// What the options and the configuration file say together.
  private let configuration: Configuration
  /// The path of the configuration file, if there is one.
  package let file: String?
  /// The paths that it excludes, from the root.
  package let excludes: [PathPattern]
  /// What is given without an effect.
  package let warnings: [Message]

  /// Creates the job for options and, if given, a configuration file.
  ///
  /// - Parameters:
  ///   - options: The options, which override the file.
  ///   - file: The configuration file, with its path.
  ///   - workingFolder: The absolute path of the folder that the options' paths are relative to.
  /// - Throws: An error that says what is missing.
  package init(
    options: Configuration, file: (configuration: Configuration, path: String)?,
    workingFolder: String
  ) throws(UsageError) {
    let slash = file?.path.lastIndex(of: "/")
    let folder = slash.flatMap { file?.path[..<$0] }.map { $0.isEmpty ? "/" : String($0) } ?? ""
    var both = options.completed(by: (file?.configuration ?? Configuration()).moved(to: folder))
    if both.includes.isEmpty {
      throw UsageError(
        file.map {
          "\($0.path): nothing to read; add 'includes', or name a file or folder on the "
            + "command line"
        }
          ?? "nothing to read; name a file or folder, or '-' for the standard input")
    }
    if let problem = both.generator.problemOfSupport {
      throw UsageError(file.map { "\($0.path): \(problem)" } ?? problem)
    }
    let base =
      !options.excludes.isEmpty || folder.isEmpty
      ? workingFolder : folder.hasPrefix("/") ? folder : "\(workingFolder)/\(folder)"
    excludes = both.excludes.map { PathPattern($0, in: base) }
    if !both.writtenKeys.contains("emit"),
      file?.path.split(separator: "/").last == Self.factoryProviderFile[...]
    {
      both.generator.emissions.insert(.factories)
    }
    configuration = both
    self.file = file?.path
    warnings = both.generator.emissions.settingsWithoutEffect(in: both).map {
      Message(.warning, .unusedSetting, about: file?.path, $0)
    }
  }

  package subscript<Value>(dynamicMember path: KeyPath<Configuration, Value>) -> Value {
    configuration[keyPath: path]
  }

  /// The name of the configuration file of the original FactoryProvider, which generates factories
  /// and has no key for anything else.
  private static let factoryProviderFile = ".factory.yml"
}

extension Set<Emission> {
  /// Returns a message for each setting that is given, though only emissions have it that are not requested.
  fileprivate func settingsWithoutEffect(in configuration: Configuration) -> [String] {
    Emission.allCases.filter { !contains($0) }.flatMap { emission in
      emission.settings.compactMap(\.key).filter(configuration.writtenKeys.contains).map { key in
        "'\(key)' has no effect without '\(emission.rawValue)'; add '\(emission.rawValue)' to 'emit'"
      }
    }
  }
}

extension Invocation {
  /// Throws if the jobs cannot be combined in one run.
  package func checkTogether(_ jobs: [Job]) throws(UsageError) {
    if jobs.count > 1, !options.includes.isEmpty || !options.outputs.isEmpty {
      throw UsageError("files on the command line can be combined with only one '--config'")
    }
    if isCheck, jobs.contains(where: { $0.outputs.isEmpty || $0.outputs.contains("-") }) {
      throw UsageError("'--check' needs an output to compare with; add '-o FILE'")
    }
    var outputs: Set<[String]> = []
    for output in jobs.flatMap(\.outputs)
    where output != "-"
      && !outputs.insert((output.hasPrefix("/") ? ["/"] : []) + PathPattern.names(in: output))
        .inserted
    {
      throw UsageError("'\(output)' is the output of two jobs; give each its own")
    }
  }
}

extension Generator {
  /// The reason why the code cannot be that of a support module, if it has to be.
  fileprivate var problemOfSupport: String? {
    if settings.supportedImports.isEmpty { return nil }
    if !settings.testableImports.isEmpty {
      return
        "'supports' is for a module that tests import, 'testables' for the tests; use one of them"
    }
    return Emission.allCases.first { emissions.contains($0) && $0.planner.isOnlyForTests }.map {
      "'\($0.rawValue)' are tests, which a module that 'supports' others cannot have; emit them into a "
        + "test target, with 'testables'"
    }
  }
}
