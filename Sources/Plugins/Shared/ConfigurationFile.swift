import Foundation
import PackagePlugin

/// The keys of a configuration file that determine which files a command reads and writes.
struct ConfigurationFile {
  let url: URL
  private let entries: [YAMLEntry]

  /// Reads the configuration file in a folder, if present.
  ///
  /// - Throws: The error in the file, after reporting it.
  init?(in folder: URL) throws {
    url = folder.appendingPathComponent(ConfigurationName.standard)
    // Others, such as a pipe, may never end.
    let place = url.resolvingSymlinksInPath().path
    let type = try? FileManager.default.attributesOfItem(atPath: place)[.type] as? FileAttributeType
    if let type, type != .typeRegular {
      let problem = Diagnostic(
        .error, .configuration, at: Position(file: url.path, line: 1, column: 1),
        "is not a regular file")
      Diagnostics.error(problem.message, file: url.path)
      throw problem
    }
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      for other in Self.misnamed(in: folder) {
        Diagnostics.warning(
          "is not read; rename it to '\(ConfigurationName.standard)'", file: other)
      }
      return nil
    }
    do throws(Diagnostic) {
      entries = try YAMLParser.entries(in: text, path: url.path)
    } catch {
      Diagnostics.error(error.message, file: error.position.file, line: error.position.line)
      throw error
    }
  }

  /// Returns the paths of files in a folder that someone may take for its configuration file.
  static func misnamed(in folder: URL) -> [String] {
    ConfigurationName.misspelled.map { folder.appendingPathComponent($0).path }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// Whether the file has one of these keys.
  func has(anyOf keys: Set<String>) -> Bool { entries.contains { keys.contains($0.key) } }

  /// Whether a key has the value `true`.
  func isTrue(at key: String) -> Bool {
    entries.contains { entry in
      guard entry.key == key, case .scalar(let scalar) = entry.value else { return false }
      return scalar.content == .boolean(true)
    }
  }

  /// Returns the strings of a key, if present.
  func texts(at key: String) -> [String]? {
    entries.first { $0.key == key }.map { entry in
      (entry.value.scalars ?? []).compactMap {
        if case .text(let text) = $0.content { text } else { nil }
      }
    }
  }

  /// Returns the files and folders of a key, if present.
  func places(at key: String) -> [URL]? {
    let folder = url.deletingLastPathComponent()
    return texts(at: key)?.map { URL(fileURLWithPath: $0, relativeTo: folder).absoluteURL }
  }
}
