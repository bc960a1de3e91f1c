import EmissionKernel
import LensGenCore
import SwiftReading

/// A folder with a generated file for each source.
struct OutputFolder {
  let path: String
  private let workingFolder: String

  /// Creates the folder for a path that ends with a slash, or at which a folder exists; otherwise
  /// returns `nil`.
  init?(_ path: String, workingFolder: String) {
    guard path.hasSuffix("/") || System.status(of: path)?.kind == .folder else { return nil }
    self.path = path.hasSuffix("/") ? path : path + "/"
    self.workingFolder = workingFolder
  }
}

extension OutputFolder {
  /// A file to write.
  struct File {
    let name: String
    let text: String
  }

  /// A generated file that no source has any more.
  struct LeftOver {
    let path: String
    /// Why there is no such file any more, after its path.
    let reason: String
  }

  /// The beginning of the line of a generated file that names its source.
  private static let sourceHeader = "// Source: "

  /// Returns the files for the output of a run.
  ///
  /// - Parameter expected: The names of the files that a build expects; empty if there is no such
  ///   build.
  func files(for output: Generator.Output, expecting expected: [String]) -> [File] {
    let files = output.files ?? []
    let names = Dictionary(
      zip(GeneratedNames.names(of: files.map(\.source)), files), uniquingKeysWith: { $1 })
    func file(_ name: String, _ source: String, _ text: String?) -> File {
      let header = SourceFile.generatedHeader
      let rest = text?.dropFirst(header.count) ?? "\n"
      let line = Self.sourceHeader + relativePath(to: source).onOneLine
      return File(name: name, text: "\(header)\n\(line)\(rest)")
    }
    guard let last = expected.last else {
      return names.sorted { $0.key < $1.key }.compactMap { name, item in
        item.text.map { file(name, item.source, $0) }
      }
    }
    let others = names.filter { !expected.contains($0.key) }.map(\.value.source)
    let rest = File(
      name: last, text: output.text(of: Set(others)) ?? SourceFile.generatedHeader + "\n")
    return expected.dropLast().map { name in
      names[name].map { file(name, $0.source, $0.text) }
        ?? File(name: name, text: SourceFile.generatedHeader + "\n")
    } + [rest]
  }

  /// Returns the generated files of this folder that a run replaces by none.
  ///
  /// Only a file with the header of lens-gen that names its source is one. If another run generated
  /// it, for a source that exists and that this one was not asked to read, it stays.
  ///
  /// - Parameters:
  ///   - files: The files that the run generated.
  ///   - sources: The files that it read.
  ///   - inputs: The files and folders that it was asked to read.
  func leftOvers(besides files: [File], sources: [String], inputs: [String]) -> [LeftOver] {
    let names = Set(files.map(\.name))
    let candidates = (System.contents(ofFolder: path)?.names ?? []).filter {
      $0.hasSuffix(".generated.swift") && !names.contains($0)
    }
    if candidates.isEmpty { return [] }
    let read = Set(sources.compactMap(System.resolved))
    let folders = inputs.compactMap(System.resolved).map { $0 + "/" }
    return candidates.compactMap { name in
      let file = path + name
      guard System.status(of: file)?.kind == .file, !System.isLink(file),
        let source = System.contents(of: file).flatMap(source)
      else { return nil }
      guard let place = System.resolved(source.hasPrefix("/") ? source : path + source) else {
        return LeftOver(path: file, reason: "its source is gone")
      }
      let isRead = read.contains(place)
      if isRead || folders.contains(where: place.hasPrefix) {
        return LeftOver(
          path: file,
          reason: isRead ? "it is not generated any more" : "its source is not read any more")
      }
      return nil
    }
  }

  /// Returns the path of the source of a generated file, from its folder.
  private func source(_ contents: [UInt8]) -> String? {
    let start = Array("\(SourceFile.generatedHeader)\n\(Self.sourceHeader)".utf8)
    guard contents.starts(with: start) else { return nil }
    let line = contents.dropFirst(start.count).prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: line, as: UTF8.self)
  }

  /// Returns the path of a file from this folder.
  private func relativePath(to file: String) -> String {
    let from = absolute(path).split(separator: "/")
    let to = absolute(file).split(separator: "/")
    let shared = zip(from, to).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared))
      .joined(separator: "/")
  }

  private func absolute(_ path: String) -> String {
    if let resolved = System.resolved(path) { return resolved }
    return PathPattern.names(in: path, from: workingFolder).joined(separator: "/")
  }
}

extension OutputFolder {
  /// Creates the folder, and those around it, if necessary.
  func create() throws(FileProblem) {
    if System.status(of: path)?.kind == .folder { return }
    guard System.makeFolder(path) else {
      throw FileProblem(path, "cannot be created: \(System.lastError)")
    }
  }

  func remove(_ file: LeftOver) throws(FileProblem) {
    TemporaryFile.removeLeftover(of: file.path)
    guard System.remove(file.path) else {
      throw FileProblem(file.path, "cannot be removed: \(System.lastError)")
    }
  }
}
