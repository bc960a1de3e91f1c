import EmissionKernel
import SwiftReading

/// The configuration that `lens-gen init` writes, with which a user starts.
package struct StartingConfiguration: Sendable {
  /// The runs of `lens-gen` that follow the configuration.
  package enum Purpose: Sendable {
    /// Runs in the working folder, for the sources in a folder.
    case command(source: String)
    /// Runs of the plugin in a test target, for the types of a module.
    case plugin(testing: String)
  }

  package let purpose: Purpose
  /// Whether the module is compiled with `-default-isolation MainActor`.
  package let isMainActorByDefault: Bool

  package init(for purpose: Purpose, isMainActorByDefault: Bool) {
    self.purpose = purpose
    self.isMainActorByDefault = isMainActorByDefault
  }
}

extension StartingConfiguration {
  /// The text of the file.
  package var text: String {
    var lines: [String]
    switch purpose {
    case .command(let source):
      lines = [
        "# What 'lens-gen' does in this folder. Paths start here.", "",
        "# The files and folders to read.",
        "includes: \(source.asScalar)", "",
        "# The folder to write to, with a file for each source.",
        "output: \(Self.output(for: source).asScalar)", "",
        "# What to generate: these words are the default, 'lens-gen --help' lists all.",
        "emit: [lenses, prisms, edits]",
      ]
    case .plugin(let module):
      lines = [
        "# What LensGenPlugin does for this target.", "",
        "# The module to test, whose types get the code.",
        "testables: \(module.asScalar)", "",
        "# What to generate: values for tests. 'lens-gen --help' lists all words.",
        "emit: factories",
      ]
    }
    if isMainActorByDefault {
      lines += [
        "", "# The module is compiled with -default-isolation MainActor.",
        "main-actor-by-default: true",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether lens-gen reads the text; not if a name in it has control characters.
  package var isReadable: Bool { (try? Configuration(text: text, path: "")) != nil }

  /// Returns the folder for the code of a folder, which is the working folder if it is `.`.
  package static func output(for source: String) -> String {
    (source == "." ? "" : source + "/") + "Generated/"
  }
}

extension String {
  /// The text as the configuration file writes it: with quotes if it means something else without.
  fileprivate var asScalar: String {
    let plain = try? Configuration(text: "includes: \(self)", path: "").includes
    return plain == [self] ? self : "'\(replacing(each: "'", with: "''"))'"
  }
}
