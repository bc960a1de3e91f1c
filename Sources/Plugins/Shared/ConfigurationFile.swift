import Foundation
import PackagePlugin

/// A configuration file, as far as it decides what a command reads and writes.
struct ConfigurationFile {
  static let name = ".lens-gen.yml"

  let url: URL
  private let entries: [YAMLEntry]

  /// The configuration file in a folder, if there is one.
  ///
  /// - Throws: What is wrong with it, after it was reported.
  init?(in folder: URL) throws {
    url = folder.appendingPathComponent(Self.name)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    do throws(Diagnostic) {
      entries = try YAMLParser.entries(in: text, path: url.path)
    } catch {
      Diagnostics.error(error.message, file: error.position.file, line: error.position.line)
      throw error
    }
  }

  /// The strings at a key, if it is there.
  func texts(at key: String) -> [String]? {
    guard let entry = entries.first(where: { $0.key == key }) else { return nil }
    let scalars: [YAMLScalar] =
      switch entry.value {
      case .scalar(let scalar): [scalar]
      case .list(let scalars): scalars
      case .mapping: []
      }
    return scalars.compactMap { if case .text(let text) = $0.content { text } else { nil } }
  }

  /// The files and folders at a key, if it is there.
  func places(at key: String) -> [URL]? {
    let folder = url.deletingLastPathComponent()
    return texts(at: key)?.map { URL(fileURLWithPath: $0, relativeTo: folder).absoluteURL }
  }
}
