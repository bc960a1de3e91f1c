import Foundation
import LensGenCore

/// Finds and reads the sources.
struct SourceReader {
  let excludes: [PathPattern]

  /// What could not be read, a line each.
  private(set) var problems: [String] = []

  init(excludes: [PathPattern]) {
    self.excludes = excludes
  }
}

extension SourceReader {
  /// The sources at paths, sorted by path; a file that is named twice is read once.
  ///
  /// - Parameter inputs: Files, folders to search for `.swift` files, and `-` for the standard
  ///   input.
  mutating func sources(at inputs: [String]) -> [SourceFile] {
    var paths: [String] = []
    for input in inputs where input != "-" { collect(input, parents: [], isNamed: true, &paths) }
    var seen: Set<String> = []
    var sources: [SourceFile] = []
    if inputs.contains("-") {
      append(FileHandle.standardInput.readDataToEndOfFile(), from: "<stdin>", to: &sources)
    }
    for path in paths.sorted() where seen.insert(resolved(path)).inserted {
      if let data = FileManager.default.contents(atPath: path) {
        append(data, from: path, to: &sources)
      } else {
        problems.append(FileProblem(path, "cannot be read").description)
      }
    }
    return sources
  }

  private mutating func append(
    _ data: Data, from path: String, to sources: inout [SourceFile]
  ) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = data.starts(with: byteOrderMark) ? data.dropFirst(byteOrderMark.count) : data
    if let text = String(validating: bytes, as: UTF8.self) {
      sources.append(SourceFile(path: path, text: text))
    } else {
      problems.append(FileProblem(path, "not valid UTF-8").description)
    }
  }

  /// Adds a file, or the Swift files in a folder and its folders.
  private mutating func collect(
    _ path: String, parents: [String], isNamed: Bool, _ paths: inout [String]
  ) {
    if excludes.contains(where: { $0.matches(path) }) { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      problems.append(FileProblem(path, "no such file or folder").description)
      return
    }
    guard isFolder.boolValue else {
      if isNamed || path.hasSuffix(".swift") { paths.append(path) }
      return
    }
    let place = resolved(path)
    if parents.contains(place) {
      problems.append(FileProblem(path, "a symbolic link to a folder that it is in").description)
      return
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      problems.append(FileProblem(path, "cannot be read").description)
      return
    }
    let base = path.hasSuffix("/") ? path : path + "/"
    for name in names.sorted() where !name.hasPrefix(".") {
      collect(base + name, parents: parents + [place], isNamed: false, &paths)
    }
  }

  private func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
