import LensGenCore
import SwiftReading

struct SourceFinder {
  private let excludes: [PathPattern]
  /// The indices of the excludes without wildcards, by the names of their paths.
  private let plainExcludes: [[String]: [Int]]
  /// The indices of the other excludes.
  private let globs: [Int]
  private let workingFolder: String
  private var found: [(path: String, identity: System.FileStatus.Identity)] = []

  /// The indices of the excludes that match a path.
  private var matched: Set<Int> = []
  /// The paths that were compared with the excludes.
  private var compared: [String] = []

  /// The paths that could not be found or read.
  private(set) var problems: [FileProblem] = []
  /// The paths of folders and Swift files whose names are not valid UTF-8, so that they are not read.
  private(set) var unreadableNames: [String] = []
  /// The named folders in which no source was found.
  private(set) var foldersWithoutSources: [String] = []

  init(excludes: [PathPattern], workingFolder: String) {
    self.excludes = excludes
    self.workingFolder = workingFolder
    let names = excludes.map(\.plainNames)
    plainExcludes = Dictionary(
      grouping: names.indices.filter { names[$0] != nil }, by: { names[$0] ?? [] })
    globs = names.indices.filter { names[$0] == nil }
  }

  private static let maximalSuggestions = 100
}

extension SourceFinder {
  /// Returns the paths of the sources, sorted and without duplicates.
  ///
  /// - Parameter inputs: Files, folders to search for `.swift` files, and `-` for the standard
  ///   input, which comes first.
  mutating func paths(at inputs: [String]) -> [String] {
    for input in inputs where input != SourceReader.standardInput {
      let count = (found.count, problems.count)
      collect(input, parents: [], isNamed: true)
      if count == (found.count, problems.count), System.status(of: input)?.kind == .folder {
        foldersWithoutSources.append(input)
      }
    }
    var seen: Set<System.FileStatus.Identity> = []
    return (inputs.contains(SourceReader.standardInput) ? [SourceReader.standardInput] : [])
      + found.sorted { $0.path < $1.path }.filter { seen.insert($0.identity).inserted }.map(\.path)
  }

  /// Adds a file, or the Swift files in a folder and its subfolders.
  private mutating func collect(
    _ path: String, parents: [System.FileStatus.Identity], isNamed: Bool
  ) {
    if isExcluded(path) { return }
    guard let status = System.status(of: path) else {
      // A broken link matters only if the user named it or it looks like a source.
      if isNamed || path.hasSuffix(".swift"), let reason = System.reasonForNoStatus(of: path) {
        problems.append(FileProblem(path, reason))
      }
      return
    }
    switch status.kind {
    case .folder: collectFolder(path, status.identity, parents: parents)
    case .file where isNamed || path.hasSuffix(".swift"),
      // `<(command)` on the command line is a pipe.
      .pipe where isNamed:
      found.append((path, status.identity))
    case .other where isNamed: problems.append(FileProblem(path, "neither a file nor a folder"))
    default: break
    }
  }

  /// Whether an exclude matches a path; notes all that do.
  private mutating func isExcluded(_ path: String) -> Bool {
    if excludes.isEmpty { return false }
    compared.append(path)
    let names = PathPattern.names(in: path, from: workingFolder)
    var found = globs.filter { excludes[$0].matches(names) }
    if !plainExcludes.isEmpty {
      found += (0...names.count).flatMap { plainExcludes[Array(names.prefix($0))] ?? [] }
    }
    matched.formUnion(found)
    return !found.isEmpty
  }

  /// The messages about excludes without wildcards at whose paths nothing exists.
  var missingExcludes: [Message] {
    messagesAboutUnused { pattern in
      pattern.plainNames.map { System.status(of: "/" + $0.joined(separator: "/")) == nil } == true
    }
  }

  /// The messages about excludes that match nothing.
  ///
  /// A glob that may match anywhere, such as `**/*.generated.swift`, need not match.
  var unusedExcludes: [Message] { messagesAboutUnused { _ in true } }

  private func messagesAboutUnused(where isWanted: (PathPattern) -> Bool) -> [Message] {
    excludes.indices.filter { !matched.contains($0) && !excludes[$0].text.hasPrefix("**") }
      .map { excludes[$0] }.filter(isWanted).enumerated().map { number, pattern in
        // Nobody misspells so many, and each search takes a while.
        let nearest =
          number < Self.maximalSuggestions
          ? pattern.nearest(among: compared, in: workingFolder) : nil
        return Message(
          .warning, .unusedExclude, about: pattern.text,
          "is excluded, but nothing that is read has this path"
            + (nearest.map { "; did you mean '\($0.onOneLine)'?" } ?? "")
        )
      }
  }

  private mutating func collectFolder(
    _ path: String, _ identity: System.FileStatus.Identity,
    parents: [System.FileStatus.Identity]
  ) {
    if parents.contains(identity) {
      problems.append(FileProblem(path, "a symbolic link to a folder that contains it"))
      return
    }
    guard let contents = System.contents(ofFolder: path) else {
      problems.append(FileProblem(path, "cannot be read"))
      return
    }
    let base = path.hasSuffix("/") ? path : path + "/"
    unreadableNames += contents.unreadableNames.map { base + $0 }
    // The Swift files in a documentation catalog are examples, not sources of the module.
    for name in contents.names where !name.hasSuffix(".docc") {
      collect(base + name, parents: parents + [identity], isNamed: false)
    }
  }
}
