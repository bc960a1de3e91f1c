import SwiftReading

/// A file or folder with sources of a module.
package struct DependencyPath: Equatable, Sendable {
  package let module: String
  package let path: String

  init(_ module: String, at path: String) {
    self.module = module
    self.path = path
  }
}

/// What to read, what to generate and where to write: the options of a command line, or the keys of
/// a configuration file.
package struct Configuration: Equatable, Sendable {
  /// The files and folders to read.
  package var includes: [String] = []
  /// The paths and globs to exclude.
  package var excludes: [String] = []
  /// The files to write, all with the same contents.
  package var outputs: [String] = []
  /// The files and folders of modules that the sources import.
  package var dependencies: [DependencyPath] = []
  /// The modules among them whose types are isolated to the main actor by default.
  package var mainActorDependencies: [String] = []
  /// Whether to print only errors.
  package var isQuiet = false
  /// The levels of messages that differ from the usual ones.
  package var messages: [MessageID: MessageLevel] = [:]
  /// What to generate.
  package var generator = Generator()
  /// The keys of the settings that are written here; the others have their defaults.
  package var writtenKeys: Set<String> = []

  /// Creates a configuration in which nothing is written.
  package init() {}
}

extension Configuration {
  /// Returns the configuration of a module whose files are known otherwise.
  package func reading(_ place: String) -> Configuration {
    var configuration = self
    configuration.includes = [place]
    configuration.writtenKeys.insert("includes")
    return configuration
  }

  /// Returns the configuration, with what is not written taken from another one.
  ///
  /// If this configuration names files to read, they determine the generated code. Then the other
  /// one's `includes`, `testables`, `supports` and `output`, which concern other files, are ignored.
  ///
  /// - Parameter other: The configuration with the defaults, for example that of a file if this one
  ///   contains the options.
  /// - Returns: The combined configuration.
  package func completed(by other: Configuration) -> Configuration {
    let ofOtherFiles: Set<String> =
      writtenKeys.contains("includes") ? ["testables", "supports", "output"] : []
    let taken = other.writtenKeys.subtracting(writtenKeys).subtracting(ofOtherFiles)
    var result = self
    for setting in Setting.all where setting.key.map(taken.contains) == true {
      setting.value.take(&result, other)
    }
    result.writtenKeys.formUnion(taken)
    return result
  }

  /// Returns the configuration with its paths, which are relative to a folder, made relative to the
  /// start of that folder's path.
  package func moved(to folder: String) -> Configuration {
    func moved(_ path: String) -> String {
      folder.isEmpty || path == "-" || path.hasPrefix("/") ? path : "\(folder)/\(path)"
    }
    var result = self
    result.includes = includes.map(moved)
    result.outputs = outputs.map(moved)
    result.dependencies = dependencies.map { DependencyPath($0.module, at: moved($0.path)) }
    return result
  }
}
