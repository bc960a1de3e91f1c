import Foundation
import PackagePlugin

/// The file that the plugin leaves when SwiftPM asks it about a target: SwiftPM does not say which targets use it.
///
/// SwiftPM asks about all targets before it runs a command, whenever the manifest has changed.
struct PluginNote {
  let url: URL

  /// - Parameter folder: The folder of the plugin for the target.
  init(in folder: URL) { url = folder.appendingPathComponent("Used") }

  /// Where the note of another target of the package is, if SwiftPM has a folder for each target.
  ///
  /// - Parameter target: The target that the folder is for.
  init?(of other: String, beside target: String, in folder: URL) {
    var parts = folder.pathComponents
    guard parts.count > 3, parts[parts.count - 3] == target else { return nil }
    parts[parts.count - 3] = other
    self.init(in: URL(fileURLWithPath: NSString.path(withComponents: parts)))
  }

  /// Says that a target of a package uses the plugin, with a configuration file, if there is one.
  func write(for package: Package, configuredBy file: URL?) throws {
    let text = "\(package.manifest.path)\n\(file?.path ?? "")"
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}

extension Package {
  var manifest: URL { directoryURL.appendingPathComponent("Package.swift") }
}
