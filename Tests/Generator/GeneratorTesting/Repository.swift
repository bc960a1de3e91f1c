import Foundation

/// The folders of this repository.
@available(macOS 13, *)
package enum Repository {
  package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of built products, from which the tests run.
  package static var builtProducts: URL {
    get throws {
      var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      while folder.path != "/" {
        let product = folder.appending(path: "lens-gen").path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: product, isDirectory: &isFolder),
          !isFolder.boolValue
        {
          return folder
        }
        folder.deleteLastPathComponent()
      }
      throw CocoaError(.fileNoSuchFile)
    }
  }

  /// Returns the Swift files in a folder and its subfolders, sorted by path.
  package static func swiftFiles(in folder: String) throws -> [URL] {
    let base = root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: base.path)
      .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted()
      .map { base.appending(path: $0) }
  }
}
