import Foundation

/// The environment that a manifest sees.
struct Surroundings: Encodable {
  var chosen: String?
  var libraries: [String] = []
}

/// The lines of the manifest that find the toolchain, compiled to a program.
struct ManifestLogic {
  /// The toolchain that they find.
  struct Finding: Decodable {
    let root: String?
    let swiftSyntax: String?
  }

  /// The program, built once for all tests.
  static let program = Result { try ManifestLogic() }

  private let executable: URL

  private init() throws {
    final class InTheseTests {}
    // Next to the tests, where a clean build removes it.
    let folder = Bundle(for: InTheseTests.self).bundleURL.deletingLastPathComponent()
      .appendingPathComponent("ManifestLogic")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    executable = folder.appendingPathComponent("find-toolchain")
    let files = try [("Search", Self.linesOfManifest()), ("main", Self.main)].map { name, text in
      let file = folder.appendingPathComponent("\(name).swift")
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file
    }
    let (succeeds, output) = try Compiler().build(executable, of: files)
    if !succeeds { throw Missing(what: "a manifest whose lines compile:\n\(output)") }
  }

  /// Returns what the manifest finds in an environment.
  func find(in surroundings: Surroundings) throws -> Finding {
    let input = String(decoding: try JSONEncoder().encode(surroundings), as: UTF8.self)
    let (succeeds, output) = try Compiler.run(executable, [input])
    if !succeeds { throw Missing(what: "a toolchain, without failing:\n\(output)") }
    return try JSONDecoder().decode(Finding.self, from: Data(output.utf8))
  }

  /// Returns the manifest from its mark to its end.
  private static func linesOfManifest() throws -> String {
    let manifest = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    guard let mark = text.range(of: "// MARK: - Finding the toolchain") else {
      throw Missing(what: "the mark in the manifest")
    }
    return "import Foundation\n" + text[mark.lowerBound...]
  }

  private static let main = """
    import Foundation

    struct Surroundings: Decodable {
      let chosen: String?
      let libraries: [String]
    }

    let input = Data(CommandLine.arguments[1].utf8)
    let seen = try JSONDecoder().decode(Surroundings.self, from: input)
    let search = ToolchainSearch(chosen: seen.chosen, libraries: seen.libraries)
    var finding = ["root": search.root]
    finding["swiftSyntax"] = search.swiftSyntax
    print(String(decoding: try JSONEncoder().encode(finding), as: UTF8.self))
    """
}
