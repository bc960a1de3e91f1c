/// What the build plugin leaves for a module that it is used in.
struct PluginNote {
  /// The manifest of the package.
  let manifest: String
  /// The configuration file of the module, if there is one.
  let configuration: String?

  /// Reads the note at a path; returns `nil` if there is none.
  init?(at path: String) {
    guard let contents = System.contents(of: path) else { return nil }
    let lines = String(decoding: contents, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.count != 2 { return nil }
    manifest = lines[0]
    configuration = lines[1].isEmpty ? nil : lines[1]
  }
}

extension PluginNote {
  var paths: [String] { [manifest] + [configuration].compactMap(\.self) }
}
